/** The action bar of a choice: back at the left, the state, and what saves it at the right. */
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { sentenceOf } from '#web/calls/send.ts'
import { paths } from '#web/paths.ts'
import { Icon } from '#web/ui/icon.tsx'
import { showToast } from '#web/ui/toast.tsx'

/** Runs a save; a failure is logged and shown under `failureTitle`. */
export function useSaving(failureTitle: string) {
  const [isSaving, setSaving] = useState(false)
  const run = async (save: () => Promise<void>) => {
    setSaving(true)
    try {
      await save()
    } catch (error) {
      console.error(error)
      showToast({ title: failureTitle, text: sentenceOf(error, 'Please try again.'), isBad: true })
    } finally {
      setSaving(false)
    }
  }
  return { isSaving, run }
}

type Props = { isSaving: boolean; isSaved: boolean; hasChoice: boolean; back?: string; children: ReactNode }

export function ChoiceBar({ isSaving, isSaved, hasChoice, back = paths.toolkit, children }: Props) {
  return (
    <div className="acts-bar">
      <div className="wrap">
        <Link className="btn" to={back}>
          Previous
        </Link>
        <span className="save" role="status">
          {isSaving && 'Saving…'}
          {!isSaving && isSaved && (
            <>
              <Icon name="check" />
              Saved
            </>
          )}
          {!isSaving && !isSaved && !hasChoice && 'Choose one to save it'}
        </span>
        {children}
      </div>
    </div>
  )
}
