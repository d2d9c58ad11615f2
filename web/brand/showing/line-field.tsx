/** The text field for editing a line: Enter submits, and line breaks are not allowed. */
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { SpellingNotes } from '#web/account/spelling/spelling-notes.tsx'

type Props = {
  label: string
  text: string
  lengthMax: number
  onText: (text: string) => void
  onDone: () => void
  /** Called on Escape. If omitted, the key is left to the parent, such as a dialog that closes. */
  onEscape?: () => void
}

export const tidyLine = (text: string) => text.trim().replace(/\s+/g, ' ')

export function LineField({ label, text, lengthMax, onText, onDone, onEscape }: Props) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    field.current?.focus()
    field.current?.setSelectionRange(lengthMax, lengthMax)
  }, [lengthMax])
  const hearKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') onEscape?.()
    if (event.key !== 'Enter') return
    event.preventDefault()
    onDone()
  }
  return (
    <>
      <textarea
        ref={field}
        id={id}
        className="line-edit"
        aria-label={label}
        rows={2}
        maxLength={lengthMax}
        value={text}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={hearKey}
      />
      <SpellingNotes of={id} text={text} />
    </>
  )
}
