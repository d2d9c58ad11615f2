/** Where a screen starts. */
import { useEffect } from 'react'
import { useNavigationType } from 'react-router'

/** A new screen starts at its top; going back keeps the place. */
export function useScrollToTop(path: string): void {
  const type = useNavigationType()
  useEffect(() => {
    if (path && type === 'PUSH') window.scrollTo(0, 0)
  }, [path, type])
}
