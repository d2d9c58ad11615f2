/** The owner's wheel, small, on a screen that must not wait for it: its drawing comes after the screen stands. */
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { StoredWheel } from '#web/brand/showing/stored-wheel.tsx'
import { paths } from '#web/paths.ts'

/** `stored` is the user's `brandArchetype`. Until the drawing comes its place is kept; should it not come, the screen stays. */
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
