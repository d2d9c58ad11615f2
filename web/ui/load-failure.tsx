/** Replaces content that failed to load: says what it is, and offers to try again. */
import { Button } from '#web/ui/button.tsx'

export function LoadFailure({ children }: { children: string }) {
  return (
    <div className="load-failure" role="alert">
      <p className="err">{children}</p>
      <Button onClick={() => location.reload()}>Refresh Page</Button>
    </div>
  )
}
