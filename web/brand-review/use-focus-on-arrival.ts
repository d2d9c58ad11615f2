/** The form, the progress and the reports share one path, but each should be scrolled and announced like a new page. */
import { useCallback } from 'react'
import { useNavigationType } from 'react-router'

/**
 * A ref for a screen's heading: scrolls to the top and focuses the heading when the screen has replaced the focused
 * element. If the focus is elsewhere, such as in Synapse's panel, nothing moves.
 */
export function useFocusOnArrival(): (heading: HTMLHeadingElement | null) => void {
  const isFromWithin = useNavigationType() !== 'POP'
  return useCallback(
    (heading) => {
      if (!heading || !isFromWithin || document.activeElement !== document.body) return
      window.scrollTo({ top: 0, behavior: 'instant' })
      heading.focus({ preventScroll: true })
    },
    [isFromWithin],
  )
}
