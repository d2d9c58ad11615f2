/** The top of the setup: title, progress, and the way out. */
import { formatTimeLeft, stepIds } from '#web/onboarding/setup-steps.ts'
import { LinkButton } from '#web/ui/link-button.tsx'

/** `at` is the step's index; undefined outside the steps, as with a text. */
export function SetupHead({ at, onFinish, isBusy }: { at?: number; onFinish?: () => void; isBusy?: boolean }) {
  const count = stepIds.length
  return (
    <>
      <div className="ob-top">
        <h1>Complete Your Setup</h1>
        {at !== undefined && (
          <span className="num" aria-live="polite">
            <b>
              {at + 1} of {count}
            </b>
            <span className="left"> · {formatTimeLeft(count - at)}</span>
          </span>
        )}
        {onFinish && (
          <LinkButton size="tall" className="finish-later" disabled={isBusy} onClick={onFinish}>
            Finish later
          </LinkButton>
        )}
      </div>
      {at !== undefined && (
        <div
          className="bar-p"
          role="progressbar"
          aria-valuenow={at + 1}
          aria-valuemin={0}
          aria-valuemax={count}
          aria-label="Setup"
        >
          <i style={{ width: `${((at + 1) / count) * 100}%` }} />
        </div>
      )}
    </>
  )
}
