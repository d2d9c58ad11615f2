/** Explains why a tool is read-only: an earlier step was reopened. Its results are kept. */

import { type StepId, steps } from '#contract/plain/brand.ts'
import { paths, stepPaths } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** `blocking` is the step to finish first; if undefined, nothing is rendered. */
export function LockedNote({ blocking }: { blocking: StepId | undefined }) {
  const step = steps.find(({ id }) => id === blocking)
  if (!step) return null
  return (
    <div className="note mid stale list-note">
      <Icon name="lock" />
      <div>
        <b>
          Complete Step {step.number} First: {step.name}
        </b>
        <p className="small">Until then, you can read what’s here but not change it.</p>
      </div>
      <ButtonLink to={stepPaths[step.id] ?? paths.toolkit}>Go to Step {step.number}</ButtonLink>
    </div>
  )
}
