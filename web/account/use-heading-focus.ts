/**
 * Moves the focus to the section's heading when a change removes the focused element, instead of losing it to the top
 * of the page.
 */
import { useEffect, useRef } from 'react'
import { getSectionTitleId, type ProfileSectionId } from '#web/account/profile-nav.tsx'

/** Checks after each change of `state`; the heading must be focusable. */
export function useHeadingFocus(section: ProfileSectionId, state: string): void {
  const before = useRef(state)
  useEffect(() => {
    if (before.current === state) return
    before.current = state
    if (document.activeElement === document.body) document.getElementById(getSectionTitleId(section))?.focus()
  }, [section, state])
}
