/** Replaces content that failed to load: says what it is, and offers to try again. */
export function LoadFailure({ children }: { children: string }) {
  return (
    <div className="load-failure" role="alert">
      <p className="err">{children}</p>
      <button className="btn" type="button" onClick={() => location.reload()}>
        Refresh Page
      </button>
    </div>
  )
}
