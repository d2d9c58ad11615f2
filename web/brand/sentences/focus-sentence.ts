/** Moves the focus to a blank of the form with the sentences, which is expanded if collapsed; false if it is not there. */
export function focusSentence(name: string): boolean {
  const field = document.querySelector<HTMLElement>(`.own-sentences [name="${name}"]`)
  const fold = field?.closest('details')
  if (fold) fold.open = true
  field?.focus()
  return field !== null
}
