/** Shown when the current user could not be loaded: why, and a button to retry. */

import { useEffect, useRef } from 'react'
import { explainFailure } from '#web/calls/explain-failure.ts'
import { Button } from '#web/ui/button.tsx'

export function UnreachableScreen({ failure, onRetry }: { failure: Error; onRetry: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  // A failed retry mounts this screen again: keep the focus on the button.
  useEffect(() => button.current?.focus(), [])
  return (
    <main id="main" className="wrap empty-state" role="alert">
      <h1>Your toolkit didn’t open</h1>
      <p>{explainFailure(failure, 'We couldn’t check who is signed in. Please try again.')}</p>
      <p className="quiet">Nothing is lost: your work is saved.</p>
      <Button ref={button} kind="main" onClick={onRetry}>
        Try Again
      </Button>
    </main>
  )
}
