/** Where a screen starts. */
import { useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'

/** A new screen starts at its top; going back keeps the place. */
export function useScrollToTop(path: string): void {
  const type = useNavigationType()
  const shown = useRef<string>(undefined)
  useEffect(() => {
    // What only changes the address's search is the same screen.
    if (shown.current !== path && type === 'PUSH') window.scrollTo(0, 0)
    shown.current = path
  }, [path, type])
}
