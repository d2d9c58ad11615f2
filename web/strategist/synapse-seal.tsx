/** Synapse's seal: wax with quotation marks pressed into it. */
import { sealOutline } from '#web/ui/seal.tsx'

const outline = sealOutline(32, 32, 28)

export function Seal() {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true">
      <path className="wax" d={outline} />
      <circle className="waxring" cx="32" cy="32" r="23.5" />
      <path
        className="q"
        d="M30 25.5c-4 1.6-6 4.7-6 8.2 0 2.9 1.7 4.8 4.1 4.8 2.2 0 3.8-1.6 3.8-3.7 0-2-1.4-3.5-3.3-3.6.2-1.5 1.3-3 3-3.9zM41.5 25.5c-4 1.6-6 4.7-6 8.2 0 2.9 1.7 4.8 4.1 4.8 2.2 0 3.8-1.6 3.8-3.7 0-2-1.4-3.5-3.3-3.6.2-1.5 1.3-3 3-3.9z"
      />
    </svg>
  )
}
