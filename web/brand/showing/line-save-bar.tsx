/** The action bar that saves the selected line (a value proposition or a tagline) and, if asked to, opens the next step. */

import { useNavigate } from 'react-router'
import type { CurrentUser } from '#contract/account.ts'
import { findFirstOpenStep, steps } from '#contract/plain/brand.ts'
import { getStepUnlockFacts } from '#web/account/use-user.ts'
import { ChoiceBar, useSaving } from '#web/brand/showing/choice-bar.tsx'
import type { LineKind } from '#web/brand/showing/line-kind.ts'
import { readOnlyState, SeePlans } from '#web/brand/showing/read-only.tsx'
import { paths, stepPaths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.tsx'

type SaveButton = {
  label: string
  /** The text of the toast once it is saved; without it there is none. */
  toast?: (text: string) => string
  /** Whether it opens the next step. */
  goesOn: boolean
}

type Props = {
  kind: LineKind
  user: CurrentUser
  /** The selected line as stored; undefined if none is selected, which disables saving. */
  text: string | undefined
  isLocked: boolean
  isReadOnly: boolean
  /** The last one is the main button. */
  buttons: readonly SaveButton[]
  /** Whether the bar names the step that saving opens. */
  namesNext?: boolean
  back?: string
}

export function LineSaveBar({ kind, user, text, isLocked, isReadOnly, buttons, namesNext = false, back }: Props) {
  const { isSaving, run } = useSaving(`Failed to save ${kind.name}`)
  const navigate = useNavigate()
  const next = text === undefined ? undefined : findFirstOpenStep({ ...getStepUnlockFacts(user), [kind.chosen]: text })
  const save = ({ toast, goesOn }: SaveButton) =>
    run(async () => {
      if (text === undefined) return
      await kind.choose(text)
      if (toast) showToast({ title: 'Saved', text: toast(text) })
      if (goesOn) navigate((next && stepPaths[next]) ?? paths.toolkit)
    })
  const place = back === undefined ? {} : { back }
  if (isReadOnly)
    return (
      <ChoiceBar state={readOnlyState} {...place}>
        <SeePlans />
      </ChoiceBar>
    )
  const stateOf = () => {
    if (isLocked) return ''
    if (text === undefined) return 'Choose one to save it'
    const name = namesNext && steps.find(({ id }) => id === next)?.name
    return name ? `Then: ${name}` : ''
  }
  const isOff = text === undefined || isSaving || isLocked
  const isSaved = text !== undefined && text === user[kind.chosen]
  return (
    <ChoiceBar isSaving={isSaving} isSaved={isSaved} state={stateOf()} {...place}>
      {buttons.map((button, index) => (
        <Button
          key={button.label}
          kind={index === buttons.length - 1 ? 'main' : 'plain'}
          disabled={isOff}
          onClick={() => void save(button)}
        >
          {button.label}
        </Button>
      ))}
    </ChoiceBar>
  )
}
