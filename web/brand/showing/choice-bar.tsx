/** The action bar below a list to choose from: back at the left, then the state, and the save button at the right. */

import { type ReactNode, useState } from 'react'
import { getErrorMessage } from '#web/calls/send.ts'
import { paths } from '#web/paths.ts'
import { ActionBar } from '#web/ui/action-bar.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { showToast } from '#web/ui/toast.tsx'

/** Runs a save and returns whether it succeeded; a failure is logged and shown in a toast titled `failureTitle`. */
export function useSaving(failureTitle: string) {
  const [isSaving, setSaving] = useState(false)
  const run = async (save: () => Promise<void>): Promise<boolean> => {
    setSaving(true)
    try {
      await save()
      return true
    } catch (error) {
      console.error(error)
      showToast({ title: failureTitle, text: getErrorMessage(error, 'Please try again.'), isBad: true })
      return false
    } finally {
      setSaving(false)
    }
  }
  return { isSaving, run }
}

/** `state` is shown until something is saved, such as what is selected or why saving is impossible. */
type Props = {
  isSaving?: boolean
  isSaved?: boolean
  state: string
  back?: string
  className?: string
  children: ReactNode
}

export function ChoiceBar({ isSaving, isSaved, state, back = paths.toolkit, className, children }: Props) {
  return (
    <ActionBar back={{ to: back }} className={className}>
      <span className="save" role="status">
        {isSaving ? (
          'Saving…'
        ) : isSaved ? (
          <>
            <Icon name="check" />
            Saved
          </>
        ) : (
          state
        )}
      </span>
      {children}
    </ActionBar>
  )
}
