/** The owner's wheel, small, on a screen that must not wait for it: its drawing comes after the screen stands. */
import { lazy, Suspense, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { paths } from '#web/paths.ts'

const StoredWheel = lazy(() =>
  import('#web/brand/stored-wheel.tsx').then(({ StoredWheel }) => ({ default: StoredWheel })),
)

/** `stored` is the user's `brandArchetype`. Until the drawing comes its place is kept. */
export function OwnWheel({ stored }: { stored: unknown }) {
  const [isShown, setShown] = useState(false)
  useEffect(() => setShown(true), [])
  const place = <span className="wheel-place" />
  return (
    <Link className="own-wheel" to={paths.brandArchetype} aria-label="Your archetype wheel, to the analysis">
      {isShown ? (
        <Suspense fallback={place}>
          <StoredWheel stored={stored} />
        </Suspense>
      ) : (
        place
      )}
    </Link>
  )
}
