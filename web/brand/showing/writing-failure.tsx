/** Says that generation failed, and why; `children` replace the server's message. */
import type { ReactNode } from 'react'
import { getErrorMessage } from '#web/calls/send.ts'

export function WritingFailure({ failure, children }: { failure: unknown; children?: ReactNode }) {
  if (failure === undefined) return null
  return (
    <p className="err writing-failure" role="alert">
      {children ??
        getErrorMessage(failure, 'We couldn’t write anything just now. Nothing here has changed. Please try again.')}
    </p>
  )
}
