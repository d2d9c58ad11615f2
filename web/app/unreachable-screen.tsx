/** What stands when the server did not say who is signed in: why, and another try. */
import { useEffect, useRef } from 'react'
import { explainFailure } from '#web/calls/explain-failure.ts'

export function UnreachableScreen({ failure, onRetry }: { failure: Error; onRetry: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  // A try that failed brings this screen back: the focus stays where it was used.
  useEffect(() => button.current?.focus(), [])
  return (
    <main id="main" className="wrap empty-state" role="alert">
      <h1>Your toolkit didn’t open</h1>
      <p>{explainFailure(failure, 'We couldn’t check who is signed in. Please try again.')}</p>
      <p className="quiet">Nothing is lost: your work is saved.</p>
      <button ref={button} className="btn main" type="button" onClick={onRetry}>
        Try Again
      </button>
    </main>
  )
}
