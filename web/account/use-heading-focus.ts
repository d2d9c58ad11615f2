/** Where what had the focus goes with a change, the section's heading takes it: nobody starts again at the page's top. */
import { useEffect, useRef } from 'react'
import { type SectionId, titleId } from '#web/account/profile-nav.tsx'

/** Looks after each change of `state`; the heading has to be focusable. */
export function useHeadingFocus(section: SectionId, state: string): void {
  const before = useRef(state)
  useEffect(() => {
    if (before.current === state) return
    before.current = state
    if (document.activeElement === document.body) document.getElementById(titleId(section))?.focus()
  }, [section, state])
}
