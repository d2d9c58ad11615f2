/** The placeholder of the discovery while its words load. */
export function DiscoverySkeleton() {
  return (
    <main id="main" className="discovery" aria-busy="true">
      <div className="wrap">
        <p className="vh" role="status">
          Loading your words…
        </p>
        <span className="sk" style={{ marginTop: '.75rem', height: '5rem' }} />
        <div className="d2" aria-hidden="true">
          <div>
            <span className="sk t" style={{ width: '80%', height: '3.2rem' }} />
            <span className="sk t" style={{ marginTop: '1rem', height: '3.5rem' }} />
            <span className="sk t" style={{ marginTop: '4rem', width: '40%' }} />
          </div>
          <span className="sk" style={{ height: '12rem' }} />
        </div>
      </div>
    </main>
  )
}
