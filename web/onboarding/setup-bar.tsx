/** The action bar of the setup: back, save state, skip, and next. */

import { getShownSaveState } from '#web/brand/saving/get-shown-save-state.ts'
import { SaveNote } from '#web/brand/saving/save-note.tsx'
import type { SaveProgress } from '#web/brand/saving/saved-draft.ts'
import type { SetupAnswers } from '#web/onboarding/answers-draft.ts'
import { findTooLongStep, isAnswered, setupQuestions } from '#web/onboarding/setup-steps.ts'
import { ActionBar } from '#web/ui/action-bar.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

type Props = {
  formId: string
  step: string
  answers: SetupAnswers
  saving: SaveProgress
  isBusy: boolean
  mainLabel: string
  onBack: (() => void) | undefined
  onSkip: (() => void) | undefined
}

export function SetupBar({ formId, step, answers, saving, isBusy, mainLabel, onBack, onSkip }: Props) {
  return (
    <ActionBar isTight back={onBack && { label: 'Back', onPress: onBack }}>
      <Saved step={step} answers={answers} saving={saving} />
      {onSkip && (
        <Button kind="plain" className="skip-step" onClick={onSkip}>
          Skip for now
        </Button>
      )}
      <Button kind="main" type="submit" form={formId} disabled={isBusy}>
        {mainLabel}
      </Button>
    </ActionBar>
  )
}

/** Does not say "saved" before anything was answered, nor while a sentence is too long to save. */
function Saved({ step, answers, saving }: Pick<Props, 'step' | 'answers' | 'saving'>) {
  const saveState = getShownSaveState(saving)
  if (saveState !== 'saved') return <SaveNote saveState={saveState} what="answers" />
  const long = findTooLongStep(answers)
  if (long)
    return (
      // While its own question is shown, the field has the error already.
      <span className={long === step ? 'save' : 'save off'} role="status">
        <Icon name="note" />
        Too long to save: kept here until it’s shorter
      </span>
    )
  const isTold = setupQuestions.some((question) => isAnswered(answers, question))
  return isTold ? <SaveNote saveState="saved" what="answers" /> : <span className="save" role="status" />
}
