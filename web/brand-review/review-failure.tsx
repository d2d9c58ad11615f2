/** Shown when the review's data could not be loaded. */
import { LoadFailure } from '#web/ui/load-failure.tsx'

export function ReviewFailure({ children }: { children: string }) {
  return (
    <div className="wrap">
      <h1>Website Review</h1>
      <LoadFailure>{children}</LoadFailure>
    </div>
  )
}
