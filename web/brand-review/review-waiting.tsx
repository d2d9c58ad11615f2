/** Shown until the review's screen knows what to display. */
export function ReviewWaiting() {
  return (
    <div className="wrap" aria-busy="true">
      <h1>Website Review</h1>
      <span className="sk t" />
      <span className="sk t" />
      <span className="sk t" />
    </div>
  )
}
