/** A line under its owner's own hand: what she writes is hers, and stays through every regeneration. */
import { useState } from 'react'
import { LineField, tidyLine } from '#web/brand/showing/line-field.tsx'
import { wordCount } from '#web/brand/showing/say-count.ts'
import { Icon } from '#web/ui/icon.tsx'

type Props = {
  label: string
  text: string
  lengthMax: number
  /** Answers whether it has been saved; then the line closes. */
  onSave: (text: string) => Promise<boolean>
  onClose: () => void
}

/** Enter and Done keep it, Escape leaves the line as it was. */
export function LineEdit({ label, text, lengthMax, onSave, onClose }: Props) {
  const [draft, setDraft] = useState(text)
  const [isSaving, setSaving] = useState(false)
  const said = tidyLine(draft)
  const isChanged = said !== text

  const finish = async () => {
    if (said === '' || isSaving) return
    if (!isChanged) return onClose()
    setSaving(true)
    if (await onSave(said)) onClose()
    else setSaving(false)
  }
  return (
    <>
      <LineField
        label={label}
        text={draft}
        lengthMax={lengthMax}
        onText={setDraft}
        onDone={() => void finish()}
        onEscape={onClose}
      />
      <div className="foot-row">
        <span className="way">
          <span className="hand">
            <Icon name="edit" />
            {isChanged ? 'This line is yours now, and it stays put.' : 'Write it the way you like.'}
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
