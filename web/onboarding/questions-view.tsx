/** The setup at one of its questions: how far it has come, the question, what was told so far, the way on. */
import { type FormEvent, useState } from 'react'
import type { ProfileDraft } from '#web/account/profile-draft.ts'
import { SaveNote } from '#web/brand/saving/save-note.tsx'
import type { Saving } from '#web/brand/saving/saved-draft.ts'
import { toldSaveState } from '#web/brand/saving/told-save-state.ts'
import { CallError } from '#web/calls/send.ts'
import { AboutYouStep } from '#web/onboarding/about-you-step.tsx'
import { CostNote } from '#web/onboarding/cost-note.tsx'
import { QuestionStep } from '#web/onboarding/question-step.tsx'
import { SetupHead } from '#web/onboarding/setup-head.tsx'
import { aboutYou, costlyGaps, fromText, isAnswered, questions, stepIds } from '#web/onboarding/setup-steps.ts'
import { ToldSoFar } from '#web/onboarding/told-so-far.tsx'
import type { Completion } from '#web/onboarding/use-complete-setup.ts'
import { Icon } from '#web/ui/icon.tsx'

const formId = 'setup-form'

type Props = {
  step: string
  /** The place of the last step that was reached. */
  furthest: number
  answers: ProfileDraft
  email: string
  saving: Saving
  completion: Completion
  onChange: (change: Partial<ProfileDraft>) => void
  onGo: (step: string) => void
}

/** What the server, or the form itself, says of a field. */
function errorsOf({ failure }: Saving, answers: ProfileDraft): Readonly<Record<string, string>> {
  const refused = failure instanceof CallError ? failure.body?.fields : undefined
  return {
    ...refused,
    ...(answers.firstName.trim() === '' && { firstName: 'First name is required' }),
    ...(answers.lastName.trim() === '' && { lastName: 'Last name is required' }),
  }
}

export function QuestionsView({ step, furthest, answers, email, saving, completion, onChange, onGo }: Props) {
  const at = stepIds.indexOf(step)
  const question = questions.find(({ key }) => key === step)
  const [asksAbout, setAsksAbout] = useState<'skip' | 'finish'>()
  const { isSaving, isDone, complete } = completion
  const isBusy = isSaving || isDone
  const gaps = costlyGaps(answers)
  const next = () => onGo(stepIds[Math.max(at + 1, furthest)] ?? aboutYou)
  const isCostly = question?.cost !== undefined && !isAnswered(answers, question)
  const errors = errorsOf(saving, answers)

  const finish = () => (gaps.length > 0 && asksAbout !== 'finish' ? setAsksAbout('finish') : void complete())
  const goOn = () => {
    if (question === undefined) finish()
    else if (isCostly && asksAbout !== 'skip') setAsksAbout('skip')
    else next()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    goOn()
  }
  const answerNow = () => {
    setAsksAbout(undefined)
    const gap = gaps[0]
    if (gap && !isCostly) onGo(gap.key)
    else document.querySelector<HTMLElement>(`#${formId} textarea`)?.focus()
  }
  const note = asksAbout && gaps.length > 0 && (
    <CostNote
      gaps={asksAbout === 'skip' && question ? [question] : gaps}
      asked={question}
      leaveLabel={asksAbout === 'skip' ? 'Leave It Blank' : 'Complete Setup Anyway'}
      onLeave={asksAbout === 'skip' ? next : () => void complete()}
      onAnswer={answerNow}
    />
  )
  return (
    <>
      <div className="wrap">
        <SetupHead at={at} onFinish={finish} isBusy={isBusy} />
        <div className="ob">
          <form id={formId} onSubmit={submit} noValidate>
            {question ? (
              <QuestionStep
                question={question}
                value={answers[question.key]}
                error={errors[question.key]}
                onChange={(value) => onChange({ [question.key]: value })}
                onShowText={() => onGo(fromText)}
              >
                {note}
              </QuestionStep>
            ) : (
              <>
                <AboutYouStep answers={answers} email={email} errors={errors} onChange={onChange} />
                {note}
              </>
            )}
          </form>
          <ToldSoFar answers={answers} at={at} onGo={onGo} />
        </div>
      </div>
      <SetupBar
        saving={saving}
        isBusy={isBusy}
        mainLabel={question ? 'Continue' : isSaving ? 'Updating...' : 'Complete Setup'}
        onBack={at > 0 ? () => onGo(stepIds[at - 1] ?? step) : undefined}
        onSkip={question && !isAnswered(answers, question) ? goOn : undefined}
      />
    </>
  )
}

type BarProps = {
  saving: Saving
  isBusy: boolean
  mainLabel: string
  onBack: (() => void) | undefined
  onSkip: (() => void) | undefined
}

/** The action bar: back, how far saving has come, past the question, and on. */
function SetupBar({ saving, isBusy, mainLabel, onBack, onSkip }: BarProps) {
  return (
    <div className="acts-bar">
      <div className="wrap">
        {onBack && (
          <button className="btn back" type="button" onClick={onBack}>
            <Icon name="back" />
            <span>Back</span>
          </button>
        )}
        <SaveNote saveState={toldSaveState(saving)} what="answers" />
        {onSkip && (
          <button className="btn plain" type="button" onClick={onSkip}>
            Skip for now
          </button>
        )}
        <button className="btn main" type="submit" form={formId} disabled={isBusy}>
          {mainLabel}
        </button>
      </div>
    </div>
  )
}
