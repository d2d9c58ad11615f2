/** Shown until it is known who is signed in, and while a screen's code loads. */
export function LoadingScreen() {
  return (
    <div className="loading" role="status">
      <span className="spin ink" aria-hidden="true" />
      <span>Loading…</span>
    </div>
  )
}
