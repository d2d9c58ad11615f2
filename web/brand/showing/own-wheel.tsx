/** The owner's archetype wheel, small. Its drawing code is loaded once the screen is shown, so as not to delay it. */
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { StoredWheel } from '#web/brand/showing/stored-wheel.tsx'
import { paths } from '#web/paths.ts'

/**
 * `stored` is the user's `brandArchetype`. The space stays reserved until the drawing has loaded, and empty if that
 * fails.
 */
export function OwnWheel({ stored }: { stored: unknown }) {
  const [Wheel, setWheel] = useState<typeof StoredWheel>()
  useEffect(() => {
    import('#web/brand/showing/stored-wheel.tsx')
      .then((loaded) => setWheel(() => loaded.StoredWheel))
      .catch(console.error)
  }, [])
  return (
    <Link className="own-wheel" to={paths.brandArchetype} aria-label="Your archetype wheel: view the analysis">
      {Wheel ? <Wheel stored={stored} /> : <span className="wheel-place" />}
    </Link>
  )
}
