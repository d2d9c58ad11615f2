/** One address shows the form, the stages and every report: each is another page to who hears it or scrolls. */
import { useCallback } from 'react'
import { useNavigationType } from 'react-router'

/**
 * The ref of a screen's heading: it gets the focus and the window its top when the screen came in place of what had
 * the focus. Who is elsewhere, such as in the panel of Synapse, is left alone.
 */
export function useArrival(): (heading: HTMLHeadingElement | null) => void {
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
