/** One of the six step cards: done, open, locked, or coming soon. */

import type { CurrentUser } from '#contract/account.ts'
import type { StepState, steps } from '#contract/plain/brand.ts'
import { auditPath, latestAudit, stepPaths } from '#web/paths.ts'
import { getDiscoveryPercent, getStepResult, stepActions, stepBenefitTexts } from '#web/toolkit/step-actions.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'

type Step = (typeof steps)[number]
type Props = {
  step: Step
  state: StepState
  user: CurrentUser
  isNext: boolean
  /** The answers that the step's result was made from have changed since. */
  isStale: boolean
  /** The score of the latest website review, out of 10. */
  reviewScore: number | null
}
type DoneProps = Pick<Props, 'step' | 'user' | 'isStale' | 'reviewScore'> & { path: string | undefined }

const resultsLabel = (step: Step) => (step.number >= 5 ? 'View Analysis' : 'View Results')

/** The label of an open step's button: "continue" for a brand attributes discovery that has begun. */
export function getStepAction(step: Step, user: CurrentUser): string {
  const hasBegun = step.id === 'brand-attributes' && getDiscoveryPercent(user) > 0
  return hasBegun ? 'Continue Discovery' : stepActions[step.id]
}

function Progress({ percent }: { percent: number }) {
  return (
    <div className="step-progress">
      <ProgressBar percent={percent} label="Brand Attributes progress" />
      <span className="cap num">{percent}% complete</span>
    </div>
  )
}

function DoneCard({ step, user, path, isStale, reviewScore }: DoneProps) {
  const result = getStepResult(step.id, user, reviewScore)
  return (
    <>
      <p className={result?.isQuote ? 'got says' : 'got'}>
        {result?.isQuote ? `“${result.text}”` : (result?.text ?? stepBenefitTexts[step.id])}
      </p>
      <p className="state">
        <Icon name={isStale ? 'history' : 'check'} />
        {isStale ? 'Made from earlier answers' : 'Completed'}
      </p>
      {path && (
        <ButtonLink isSnug isWide to={step.id === 'brand-review' ? auditPath(latestAudit) : path}>
          {resultsLabel(step)}
        </ButtonLink>
      )}
    </>
  )
}

function OpenCard({ step, user, path }: { step: Step; user: CurrentUser; path: string | undefined }) {
  const percent = step.id === 'brand-attributes' ? getDiscoveryPercent(user) : 0
  return (
    <>
      <p className="got">{stepBenefitTexts[step.id]}</p>
      {percent > 0 ? (
        <Progress percent={percent} />
      ) : (
        <p className="state">{path ? 'Open' : <span className="badge soon">SOON</span>}</p>
      )}
      {path ? (
        <ButtonLink isSnug isWide to={path}>
          {getStepAction(step, user)}
        </ButtonLink>
      ) : (
        <Button isSnug isWide disabled>
          Coming soon
        </Button>
      )}
    </>
  )
}

function LockedCard({ step, isSoon }: { step: Step; isSoon: boolean }) {
  return (
    <>
      <p className="got">{stepBenefitTexts[step.id]}</p>
      <p className="state">
        <Icon name="lock" />
        Locked
        {isSoon && <span className="badge soon">SOON</span>}
      </p>
      <Button isSnug isWide disabled>
        Complete Step {step.number - 1} First
      </Button>
    </>
  )
}

export function StepCard({ step, state, user, isNext, isStale, reviewScore }: Props) {
  const path = stepPaths[step.id]
  const look =
    state === 'done' ? 'step done' : state === 'locked' ? 'step locked' : isNext && path ? 'step now' : 'step'
  return (
    <li className={look} id={`step-${step.id}`} tabIndex={-1}>
      <span className={state === 'done' ? 'pip big done' : state === 'locked' ? 'pip big locked' : 'pip big'}>
        {state === 'done' ? <Icon name="check" /> : step.number}
        {state === 'done' && <span className="vh">Step {step.number}</span>}
      </span>
      <h3>{step.name}</h3>
      {state === 'done' && <DoneCard step={step} user={user} path={path} isStale={isStale} reviewScore={reviewScore} />}
      {state === 'open' && <OpenCard step={step} user={user} path={path} />}
      {state === 'locked' && <LockedCard step={step} isSoon={path === undefined} />}
    </li>
  )
}
