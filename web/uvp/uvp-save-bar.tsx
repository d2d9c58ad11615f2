/** The action bar that saves the selected value proposition, and opens the next step if asked to. */
import { useNavigate } from 'react-router'
import type { CurrentUser } from '#contract/account.ts'
import { nextStep } from '#contract/plain/brand.ts'
import { chainOf } from '#web/account/use-user.ts'
import { ChoiceBar, useSaving } from '#web/brand/showing/choice-bar.tsx'
import { readOnlyState, SeePlans } from '#web/brand/showing/read-only.tsx'
import { paths, stepPaths } from '#web/paths.ts'
import { showToast } from '#web/ui/toast.tsx'
import { chooseUvp } from '#web/uvp/uvp-queries.ts'

type Props = { user: CurrentUser; text: string | undefined; isLocked: boolean; isReadOnly: boolean }

/** `text` is the selected draft as stored; undefined if none is selected, which disables saving. */
export function UvpSaveBar({ user, text, isLocked, isReadOnly }: Props) {
  const { isSaving, run } = useSaving('Failed to save UVP')
  const navigate = useNavigate()
  const save = (goOn: boolean) =>
    run(async () => {
      if (text === undefined) return
      await chooseUvp(text)
      const next = nextStep({ ...chainOf(user), chosenUvp: text })
      if (goOn) navigate((next && stepPaths[next]) ?? paths.toolkit)
      else showToast({ title: 'Saved', text: 'This is now your value proposition.' })
    })
  if (isReadOnly)
    return (
      <ChoiceBar state={readOnlyState}>
        <SeePlans />
      </ChoiceBar>
    )
  const isOff = text === undefined || isSaving || isLocked
  return (
    <ChoiceBar
      isSaving={isSaving}
      isSaved={text !== undefined && text === user.chosenUvp}
      state={text === undefined && !isLocked ? 'Choose one to save it' : ''}
    >
      <button className="btn plain" type="button" disabled={isOff} onClick={() => void save(false)}>
        Save Selected UVP
      </button>
      <button className="btn main" type="button" disabled={isOff} onClick={() => void save(true)}>
        Save My UVP →
      </button>
    </ChoiceBar>
  )
}
