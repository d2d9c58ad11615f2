/** Roving focus: arrow keys, Home and End move among items of which only one is in the tab order. */
import type { KeyboardEvent } from 'react'

const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
}

/** Moves the focus from the current item to the one the key leads to. */
export function moveByArrows(event: KeyboardEvent, items: readonly (HTMLElement | null)[]): void {
  const step = steps[event.key]
  const { target } = event
  const own = items.findIndex((item) => item !== null && item === target)
  const beside = items.findIndex((item) => target instanceof Node && item?.parentElement?.contains(target))
  const from = own < 0 ? beside : own
  if (step === undefined || from < 0) return
  event.preventDefault()
  items[Math.min(items.length - 1, Math.max(0, from + step))]?.focus()
}
