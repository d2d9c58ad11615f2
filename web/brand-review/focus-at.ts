/** Gives an element the focus and brings it into view at once: under a page that still glides, a click would miss its button. */
export function focusAt(element: HTMLElement | null | undefined): void {
  element?.focus({ preventScroll: true })
  element?.scrollIntoView({ behavior: 'instant', block: 'nearest' })
}
