/** The dashboard: what to do next, the six steps, the brand so far, and all tools. */
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { findFirstOpenStep, findStepStates, steps } from '#contract/plain/brand.ts'
import { productName } from '#web/account/read-initial-data.ts'
import { ConfirmEmailReminder } from '#web/account/send-confirmation-button.tsx'
import { getStepUnlockFacts, useUser } from '#web/account/use-user.ts'
import { useFreshCall } from '#web/calls/use-call.ts'
import { BrandRecord } from '#web/toolkit/brand-record.tsx'
import { NextStepCard } from '#web/toolkit/next-step-card.tsx'
import { StepCard } from '#web/toolkit/step-card.tsx'
import { ToolkitOverview } from '#web/toolkit/toolkit-overview.tsx'
import { UnansweredQuestionsNote } from '#web/toolkit/unanswered-questions-note.tsx'
import { useDocumentTitle } from '#web/ui/use-document-title.ts'

/** The dashboard's views are anchors on it: `/toolkit?view=…` scrolls there. */
const viewAnchors: Readonly<Record<string, string>> = {
  start_here: 'start-here',
  brand_attributes: 'step-brand-attributes',
  brand_archetype: 'step-brand-archetype',
  brand_review: 'step-brand-review',
}

function useView(): void {
  const [search] = useSearchParams()
  const anchor = viewAnchors[search.get('view') ?? '']
  useEffect(() => {
    if (!anchor) return
    const place = document.getElementById(anchor)
    place?.scrollIntoView({ block: 'center' })
    place?.focus({ preventScroll: true })
  }, [anchor])
}

/** The progress in a sentence; for a beginner, how many steps there are. */
function tellDone(doneCount: number): string {
  if (doneCount === 0) return 'six steps to go.'
  const count = ['', 'one', 'two', 'three', 'four', 'five'][doneCount]
  return doneCount === 6 ? 'all six steps are done.' : `${count} of six steps done.`
}

export function ToolkitPage() {
  const user = useUser()
  useDocumentTitle('Toolkit', productName)
  useView()
  const chain = getStepUnlockFacts(user)
  const states = findStepStates(chain)
  const { data: told } = useFreshCall('GET /api/toolkit', {})
  const doneCount = steps.filter((step) => states[step.id] === 'done').length
  return (
    <main id="main">
      <div className="wrap">
        <h1>The {productName} Toolkit</h1>
        <p className="lede dash-lede">
          {user.businessName || 'Your brand'}: {tellDone(doneCount)}
        </p>
        <ConfirmEmailReminder user={user} />
        <UnansweredQuestionsNote />
        <NextStepCard step={findFirstOpenStep(chain)} user={user} staleCount={told?.stale.length ?? 0} />
        <ol className="steps" aria-label="The six steps">
          {steps.map((step) => (
            <StepCard
              key={step.id}
              step={step}
              state={states[step.id]}
              user={user}
              isNext={findFirstOpenStep(chain) === step.id}
              isStale={told?.stale.some((id) => id === step.id) ?? false}
              reviewScore={told?.reviewScore ?? null}
            />
          ))}
        </ol>
        <BrandRecord user={user} />
        <ToolkitOverview states={states} isOpen={doneCount > 0} />
      </div>
    </main>
  )
}
