/** Stands in place of what could not be loaded: what it is, and the way to try again. */
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
