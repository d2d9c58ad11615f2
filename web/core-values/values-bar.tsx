/** The action bar: back, save state, and completing the step. */

import { useNavigate } from 'react-router'
import { listWrittenValues } from '#contract/plain/core-value.ts'
import { SaveNote } from '#web/brand/saving/save-note.tsx'
import { readOnlyState, SeePlans } from '#web/brand/showing/read-only.tsx'
import { showSaveFailure, type ValuesEditor } from '#web/core-values/use-values.ts'
import { paths } from '#web/paths.ts'
import { ActionBar } from '#web/ui/action-bar.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.tsx'

type Props = { editor: ValuesEditor; isLocked: boolean; isReadOnly: boolean }

export function ValuesBar({ editor, isLocked, isReadOnly }: Props) {
  const { values, saveState, saveNow } = editor
  const navigate = useNavigate()
  const complete = async () => {
    if (listWrittenValues(values).length === 0) {
      const what = values.length === 0 ? 'add at least one core value' : 'name or describe at least one core value'
      showToast({ title: `Please ${what} before completing this module.`, isBad: true })
      return
    }
    try {
      await saveNow()
    } catch (error) {
      console.error(error)
      showSaveFailure(error)
      return
    }
    showToast({ title: 'Core values saved successfully!' })
    navigate(paths.toolkit)
  }
  return (
    <ActionBar>
      <ButtonLink to={paths.toolkit}>Previous</ButtonLink>
      {isReadOnly ? (
        <span className="save">{readOnlyState}</span>
      ) : values.length > 0 ? (
        <SaveNote saveState={saveState} what="values" />
      ) : (
        <span className="save">Add one value to complete this step</span>
      )}
      {isReadOnly ? (
        <SeePlans />
      ) : (
        <Button kind="main" disabled={isLocked} onClick={() => void complete()}>
          Complete Core Values Module
        </Button>
      )}
    </ActionBar>
  )
}
