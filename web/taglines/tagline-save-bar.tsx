/** The action bar that saves the selected tagline and opens the next step. */
import { useNavigate } from 'react-router'
import type { CurrentUser } from '#contract/account.ts'
import { nextStep, steps } from '#contract/plain/brand.ts'
import { chainOf } from '#web/account/use-user.ts'
import { ChoiceBar, useSaving } from '#web/brand/showing/choice-bar.tsx'
import { readOnlyState, SeePlans } from '#web/brand/showing/read-only.tsx'
import { paths, stepPaths } from '#web/paths.ts'
import { chooseTagline } from '#web/taglines/taglines-queries.ts'
import { showToast } from '#web/ui/toast.tsx'

type Props = { user: CurrentUser; text: string | undefined; isLocked: boolean; isReadOnly: boolean }

/** `text` is the selected line as stored; undefined if none is selected, which disables saving. */
export function TaglineSaveBar({ user, text, isLocked, isReadOnly }: Props) {
  const { isSaving, run } = useSaving('Failed to save tagline')
  const navigate = useNavigate()
  const next = text === undefined ? undefined : nextStep({ ...chainOf(user), chosenTagline: text })
  const nextName = steps.find(({ id }) => id === next)?.name
  const save = () =>
    run(async () => {
      if (text === undefined) return
      await chooseTagline(text)
      showToast({ title: 'Saved', text: `“${text}” is now your tagline.` })
      navigate((next && stepPaths[next]) ?? paths.toolkit)
    })
  if (isReadOnly)
    return (
      <ChoiceBar state={readOnlyState} back={paths.uvp}>
        <SeePlans />
      </ChoiceBar>
    )
  const isOff = text === undefined || isSaving || isLocked
  return (
    <ChoiceBar
      isSaving={isSaving}
      isSaved={text !== undefined && text === user.chosenTagline}
      state={isLocked ? '' : text === undefined ? 'Choose one to save it' : nextName ? `Then: ${nextName}` : ''}
      back={paths.uvp}
    >
      <button className="btn main" type="button" disabled={isOff} onClick={() => void save()}>
        Save Selected Tagline
      </button>
    </ChoiceBar>
  )
}
