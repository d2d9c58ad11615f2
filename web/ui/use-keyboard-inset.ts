/** Sets `--keyboard` to the height by which an on-screen keyboard covers the window. */
import { useEffect } from 'react'

export function useKeyboardInset(): void {
  useEffect(() => {
    const seen = window.visualViewport
    const root = document.documentElement
    if (!seen) return
    const measure = () => {
      // Pinch zoom shrinks the visual viewport too, without a keyboard.
      const covered = seen.scale > 1 ? 0 : root.clientHeight - seen.height - seen.offsetTop
      root.style.setProperty('--keyboard', `${Math.max(0, Math.round(covered))}px`)
    }
    measure()
    seen.addEventListener('resize', measure)
    seen.addEventListener('scroll', measure)
    return () => {
      seen.removeEventListener('resize', measure)
      seen.removeEventListener('scroll', measure)
      root.style.removeProperty('--keyboard')
    }
  }, [])
}
