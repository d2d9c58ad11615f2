/** The discovery before its words have arrived: the same places, empty. */
export function DiscoverySkeleton() {
  return (
    <main id="main" aria-busy="true">
      <div className="wrap">
        <p className="vh" role="status">
          Loading your words…
        </p>
        <span className="sk" style={{ marginTop: '1.5rem' }} />
        <div className="table2" aria-hidden="true">
          <div>
            <span className="sk t" style={{ width: '40%', height: '3.4rem' }} />
            <span className="sk t" style={{ width: '80%' }} />
            <span className="sk t" style={{ marginTop: '4rem', height: '3.5rem' }} />
          </div>
          <span className="sk" style={{ height: '26rem' }} />
        </div>
      </div>
    </main>
  )
}
