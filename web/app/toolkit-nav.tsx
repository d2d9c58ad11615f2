/**
 * The compact toolkit navigation: six steps, each open, done, locked with the reason, or coming soon; and the
 * archetype gallery.
 */
import { Link, useLocation } from 'react-router'
import { findStepStates, steps } from '#contract/plain/brand.ts'
import { getStepUnlockFacts, useUser } from '#web/account/use-user.ts'
import { isWithinStep, paths, stepPaths } from '#web/paths.ts'
import { Icon } from '#web/ui/icon.tsx'

const lockedHint = 'Complete previous steps to unlock'

type Step = (typeof steps)[number]

function OpenStep({ step, path, isDone, isHere }: { step: Step; path: string; isDone: boolean; isHere: boolean }) {
  return (
    <Link to={path} aria-current={isHere ? 'page' : undefined}>
      <span className={isDone ? 'pip done' : 'pip'} aria-hidden="true">
        {isDone ? <Icon name="check" /> : step.number}
      </span>
      <span className="t" aria-hidden="true">
        {step.name}
      </span>
      <span className="vh">
        {step.name}, step {step.number}
        {isDone && ', completed'}
      </span>
    </Link>
  )
}

function ClosedStep({ step, hint, isSoon }: { step: Step; hint: string; isSoon: boolean }) {
  return (
    <span className="lock" data-hint={hint}>
      <span className="pip locked" aria-hidden="true">
        {step.number}
      </span>
      <span className="t" aria-hidden="true">
        {step.name}
      </span>
      {isSoon && (
        <span className="badge soon t" aria-hidden="true">
          SOON
        </span>
      )}
      <span className="vh">
        {step.name}: {hint}
      </span>
    </span>
  )
}

/** The link to the archetype gallery, small beside the six steps, as it is no step and always open. */
function GalleryLink({ isHere }: { isHere: boolean }) {
  return (
    <li className="twelve">
      <Link to={paths.brandArchetypes} aria-current={isHere ? 'page' : undefined} data-hint="The twelve archetypes">
        <Icon name="wheel" />
        <span className="vh">The twelve archetypes</span>
      </Link>
    </li>
  )
}

export function ToolkitNav() {
  const states = findStepStates(getStepUnlockFacts(useUser()))
  const { pathname } = useLocation()
  return (
    <nav className="tools" aria-label="Toolkit">
      <div className="wrap">
        <ol>
          {steps.map((step) => {
            const path = stepPaths[step.id]
            const state = states[step.id]
            const isSoon = path === undefined
            return (
              <li key={step.id}>
                {isSoon || state === 'locked' ? (
                  <ClosedStep step={step} hint={isSoon ? 'SOON' : lockedHint} isSoon={isSoon} />
                ) : (
                  <OpenStep step={step} path={path} isDone={state === 'done'} isHere={isWithinStep(path, pathname)} />
                )}
              </li>
            )
          })}
          <GalleryLink isHere={isWithinStep(paths.brandArchetypes, pathname)} />
        </ol>
      </div>
    </nav>
  )
}
