/** Focuses an element and scrolls to it instantly: during a smooth scroll, a click would miss its button. */
export function focusAt(element: HTMLElement | null | undefined): void {
  element?.focus({ preventScroll: true })
  element?.scrollIntoView({ behavior: 'instant', block: 'nearest' })
}
