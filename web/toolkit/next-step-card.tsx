/** The dashboard's first card: the one thing to do next, and why. */

import type { CurrentUser } from '#contract/account.ts'
import { type StepId, steps } from '#contract/plain/brand.ts'
import { paths, stepPaths } from '#web/paths.ts'
import { getStepAction } from '#web/toolkit/step-card.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { sealOutline } from '#web/ui/seal.tsx'

const reasons: Readonly<Record<StepId, string>> = {
  'brand-attributes':
    'Everything else is written from your words. List what comes to mind in six categories, pick your top five in each, then your number one. About twenty minutes.',
  uvp: 'You have your six words. Now see what you offer, in one sentence that sounds like you. About five minutes.',
  taglines: 'You have your value proposition. Now find the line that makes people remember it. About five minutes.',
  'core-values':
    'You have your value proposition and your tagline. Now say what you stick to even when it costs you. About fifteen minutes.',
  'brand-archetype':
    'You know what you stand for. Now find out what kind of character your brand has: at least twenty questions with Synapse, answered in your own words. About half an hour.',
  'brand-review':
    'You know who you are. Now see whether your website shows it: four scores, each with its proof. About three minutes.',
}

function Seal({ children }: { children: string }) {
  return (
    <svg className="sealno" viewBox="0 0 96 96" aria-hidden="true">
      <path className="wax" d={sealOutline(48, 48, 42, 0.9)} />
      <circle className="waxring" cx="48" cy="48" r="34" />
      <text x="48" y="63">
        {children}
      </text>
    </svg>
  )
}

type Choice = { seal: string; title: string; text: string; path: string; action: string }

/** A sentence on how many results were made from answers that have changed since; '' if none. */
function tellStale(count: number): string {
  if (count === 0) return ''
  const results = count === 1 ? 'One result was' : `${count === 2 ? 'Two' : 'Three'} results were`
  return ` ${results} made from earlier answers and can be renewed.`
}

function choose(stepId: StepId | undefined, user: CurrentUser, staleCount: number): Choice {
  const step = steps.find(({ id }) => id === stepId)
  const path = stepId && stepPaths[stepId]
  const take = { path: paths.brandExport, action: 'Take Your Brand With You' }
  if (!step)
    return {
      seal: '✓',
      title: 'Your brand is complete',
      text: `All six steps are done. Take the results to the people you work with.${tellStale(staleCount)}`,
      ...take,
    }
  const text = reasons[step.id]
  if (!path) return { seal: '✓', title: 'Take your brand with you', text, ...take }
  return { seal: String(step.number), title: `Next: ${step.name}`, text, path, action: getStepAction(step, user) }
}

type Props = { step: StepId | undefined; user: CurrentUser; staleCount: number }

export function NextStepCard({ step, user, staleCount }: Props) {
  const { seal, title, text, path, action } = choose(step, user, staleCount)
  return (
    <section className="next" id="start-here" tabIndex={-1} aria-labelledby="next-title">
      <Seal>{seal}</Seal>
      <div>
        <h2 id="next-title">{title}</h2>
        <p>{text}</p>
      </div>
      <ButtonLink kind="main" isBig to={path}>
        {action}
      </ButtonLink>
    </section>
  )
}
