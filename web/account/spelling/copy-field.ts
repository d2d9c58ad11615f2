/** A text field: its caret position, and replacing text as if it had been typed. */

type CopyField = HTMLInputElement | HTMLTextAreaElement

export function findCopyField(id: string): CopyField | undefined {
  const found = document.getElementById(id)
  return found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement ? found : undefined
}

/** The caret position in the field, or undefined if it does not have the focus. */
export function getCaretPosition(id: string): number | undefined {
  const field = findCopyField(id)
  return field && field === document.activeElement ? (field.selectionEnd ?? undefined) : undefined
}

type Span = { from: number; to: number }
const growthOf = ({ from, to }: Span, words: string) => words.length - (to - from)

export function hasRoomFor(field: CopyField | undefined, span: Span, words: string): boolean {
  return !field || field.maxLength < 0 || field.value.length + growthOf(span, words) <= field.maxLength
}

/** Replaces the text at `span`; the caret stays beside the same words, and the browser's Undo can revert it. */
export function replaceInField(field: CopyField, span: Span, words: string): void {
  const { from, to } = span
  const caret = field.selectionEnd ?? to
  field.focus({ preventScroll: true })
  field.setSelectionRange(from, to)
  // Deprecated, but the only way to change a field so that it can be undone.
  if (!document.execCommand('insertText', false, words)) {
    field.setRangeText(words, from, to, 'end')
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const isBehind = caret >= to
  const place = isBehind ? caret + growthOf(span, words) : Math.min(caret, from)
  field.setSelectionRange(place, place)
}
