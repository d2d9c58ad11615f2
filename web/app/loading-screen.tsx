/** Shown while it is not known yet who is asking, and while a screen's code is on its way. */
export function LoadingScreen() {
  return (
    <div className="loading" role="status">
      <span className="spin ink" aria-hidden="true" />
      <span>Loading…</span>
    </div>
  )
}
