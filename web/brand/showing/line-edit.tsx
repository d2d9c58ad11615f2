/** Edits a line by hand; an edited line survives every regeneration. */

import { useState } from 'react'
import { countWords } from '#web/brand/showing/format-count-in-words.ts'
import { LineField, tidyLine } from '#web/brand/showing/line-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

type Props = {
  label: string
  text: string
  /** What stands in the field at first, if that is not the text itself. */
  draft?: string
  lengthMax: number
  /** Resolves to whether the text was saved; if so, the editor closes. */
  onSave: (text: string) => Promise<boolean>
  onClose: () => void
}

/** Enter and Done save; Escape discards the change. */
export function LineEdit({ label, text, draft: first = text, lengthMax, onSave, onClose }: Props) {
  const [draft, setDraft] = useState(first)
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
          <span className="num">{countWords(draft)} words</span>
        </span>
        <Button className="line-act" disabled={said === '' || isSaving} onClick={() => void finish()}>
          Done
        </Button>
        <Button className="line-act" disabled={!isChanged || isSaving} onClick={() => setDraft(text)}>
          Undo
        </Button>
      </div>
    </>
  )
}
