/** The scroll position when the user navigates. */
import { useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'

/** A new screen starts at its top; going back restores the position. */
export function useScrollToTop(path: string): void {
  const type = useNavigationType()
  const shown = useRef<string>(undefined)
  useEffect(() => {
    // A change of the query alone is the same screen.
    if (shown.current !== path && type === 'PUSH') window.scrollTo(0, 0)
    shown.current = path
  }, [path, type])
}
