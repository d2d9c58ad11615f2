/** Shows one part of a prebuilt page instead of another, and moves the focus there. */
import { findElement } from '#web/ui/find-element.ts'

export function showPanel(shown: string, hidden: string): void {
  findElement(hidden, HTMLElement).hidden = true
  const panel = findElement(shown, HTMLElement)
  panel.hidden = false
  panel.focus()
}
