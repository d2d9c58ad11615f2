/** A line under its owner's own hand: what she writes is hers, and stays through every regeneration. */
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { wordCount } from '#web/brand/say-count.ts'
import { Icon } from '#web/ui/icon.tsx'

type Props = {
  label: string
  text: string
  lengthMax: number
  /** Answers whether it has been saved; then the line closes. */
  onSave: (text: string) => Promise<boolean>
  onClose: () => void
}

const tidy = (text: string) => text.trim().replace(/\s+/g, ' ')

/** Enter and Done keep it, Escape leaves the line as it was. */
export function LineEdit({ label, text, lengthMax, onSave, onClose }: Props) {
  const [draft, setDraft] = useState(text)
  const [isSaving, setSaving] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    field.current?.focus()
    field.current?.setSelectionRange(lengthMax, lengthMax)
  }, [lengthMax])
  const said = tidy(draft)
  const isChanged = said !== text

  const finish = async () => {
    if (said === '' || isSaving) return
    if (!isChanged) return onClose()
    setSaving(true)
    if (await onSave(said)) onClose()
    else setSaving(false)
  }
  const hearKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') onClose()
    if (event.key !== 'Enter') return
    event.preventDefault()
    void finish()
  }
  return (
    <>
      <textarea
        ref={field}
        className="line-edit"
        aria-label={label}
        rows={2}
        maxLength={lengthMax}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={hearKey}
      />
      <div className="foot-row">
        <span className="way">
          <span className="hand">
            <Icon name="edit" />
            {isChanged ? 'Yours now: it keeps its place.' : 'Write it as you like.'}
          </span>
          <span className="num">{wordCount(draft)} words</span>
        </span>
        <button className="btn" type="button" disabled={said === '' || isSaving} onClick={() => void finish()}>
          Done
        </button>
        <button className="btn" type="button" disabled={!isChanged || isSaving} onClick={() => setDraft(text)}>
          Undo
        </button>
      </div>
    </>
  )
}
