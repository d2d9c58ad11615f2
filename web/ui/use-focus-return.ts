/** Returns focus to a button after what replaced it has closed. */
import { type RefObject, useEffect, useRef } from 'react'

export function useFocusReturn(isAway: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null)
  const wasAway = useRef(false)
  useEffect(() => {
    if (wasAway.current && !isAway) button.current?.focus()
    wasAway.current = isAway
  }, [isAway])
  return button
}
