/** The setup's screen at one question: progress, the question, the answers so far, and the buttons. */
import { type FormEvent, type ReactNode, useState } from 'react'
import { nameQuestion } from '#web/account/profile-questions.ts'
import type { Misspelling } from '#web/account/spelling/misspelling.ts'
import { useMisspellingsOnce } from '#web/account/spelling/use-misspellings-once.ts'
import type { SaveProgress } from '#web/brand/saving/saved-draft.ts'
import { CallError } from '#web/calls/send.ts'
import { AboutYouStep } from '#web/onboarding/about-you-step.tsx'
import type { SetupAnswers } from '#web/onboarding/answers-draft.ts'
import { AnswersSoFar } from '#web/onboarding/answers-so-far.tsx'
import { QuestionStep } from '#web/onboarding/question-step.tsx'
import { SentenceStep } from '#web/onboarding/sentence-step.tsx'
import { SetupBar } from '#web/onboarding/setup-bar.tsx'
import { SetupHead } from '#web/onboarding/setup-head.tsx'
import {
  aboutYouStepId,
  findCostlyGaps,
  findTooLongStep,
  getSpellCheckedText,
  isAnswered,
  isSentenceQuestion,
  type SetupQuestion,
  setupQuestions,
  stepIds,
  textStepId,
} from '#web/onboarding/setup-steps.ts'
import { SkippedAnswersNote } from '#web/onboarding/skipped-answers-note.tsx'
import type { ShownText } from '#web/onboarding/text-sentences.tsx'
import type { SetupCompletion } from '#web/onboarding/use-complete-setup.ts'
import { LinkButton } from '#web/ui/link-button.tsx'

const formId = 'setup-form'

type Props = {
  step: string
  /** The index of the furthest step reached. */
  furthest: number
  answers: SetupAnswers
  email: string
  text: ShownText | undefined
  saving: SaveProgress
  completion: SetupCompletion
  onChange: (change: Partial<SetupAnswers>) => void
  onGo: (step: string) => void
}

/** The errors of the fields, from the server or the form itself. */
function errorsOf({ failure }: SaveProgress, answers: SetupAnswers): Readonly<Record<string, string>> {
  const refused = failure instanceof CallError ? failure.body?.fields : undefined
  return {
    ...refused,
    ...(answers.firstName.trim() === '' && { firstName: 'First name is required' }),
    ...(answers.lastName.trim() === '' && { lastName: 'Last name is required' }),
  }
}

export function QuestionsView(props: Props) {
  const { step, furthest, answers, saving, completion, onGo } = props
  const at = stepIds.indexOf(step)
  const question = setupQuestions.find(({ key }) => key === step)
  const [asksAbout, setAsksAbout] = useState<'skip' | 'finish'>()
  const { isSaving, isDone, complete } = completion
  const isBusy = isSaving || isDone
  const gaps = findCostlyGaps(answers)
  const { named, nameFirst } = useMisspellingsOnce(getSpellCheckedText(question, answers))
  const next = () => onGo(stepIds[Math.max(at + 1, furthest)] ?? aboutYouStepId)
  const isCostly = question?.cost !== undefined && !isAnswered(answers, question)

  const finish = () => {
    const long = findTooLongStep(answers)
    if (long) onGo(long)
    else if (gaps.length > 0 && asksAbout !== 'finish') setAsksAbout('finish')
    else void complete()
  }
  const goOn = () => {
    if (question === undefined) finish()
    else if (findTooLongStep(answers) === step) document.querySelector<HTMLElement>(`#${formId} .blank`)?.focus()
    else if (isCostly && asksAbout !== 'skip') setAsksAbout('skip')
    else void nameFirst(next)
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
    <SkippedAnswersNote
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
            <Asked {...props} question={question} slips={named}>
              {note}
            </Asked>
          </form>
          <AnswersSoFar answers={answers} at={at} onGo={onGo} />
        </div>
      </div>
      <SetupBar
        formId={formId}
        step={step}
        answers={answers}
        saving={saving}
        isBusy={isBusy}
        mainLabel={question ? 'Continue' : isSaving ? 'Updating...' : 'Complete Setup'}
        onBack={at > 0 ? () => onGo(stepIds[at - 1] ?? step) : undefined}
        onSkip={question && !isAnswered(answers, question) ? goOn : undefined}
      />
    </>
  )
}

type AskedProps = Props & { question: SetupQuestion | undefined; slips: readonly Misspelling[]; children: ReactNode }

/** The question of the current step, or the fields about the owner in the last step. */
function Asked({ question, slips, answers, email, saving, text, onChange, onGo, children }: AskedProps) {
  const errors = errorsOf(saving, answers)
  const onShowText = () => onGo(textStepId)
  if (question === undefined)
    return (
      <>
        <AboutYouStep answers={answers} email={email} errors={errors} onChange={onChange} />
        {children}
      </>
    )
  if (isSentenceQuestion(question))
    return (
      <>
        <SentenceStep
          question={question}
          answers={answers}
          text={text}
          error={errors[question.key]}
          slips={slips}
          onShortName={() => onGo(nameQuestion.key)}
          onChange={onChange}
        >
          {children}
        </SentenceStep>
        <ShowText isOther={text !== undefined} onShowText={onShowText} />
      </>
    )
  return (
    <>
      <QuestionStep question={question} answers={answers} error={errors[question.key]} onChange={onChange}>
        {children}
      </QuestionStep>
      {!question.options && <ShowText isOther={text !== undefined} onShowText={onShowText} />}
    </>
  )
}

const ShowText = ({ isOther, onShowText }: { isOther: boolean; onShowText: () => void }) => (
  <p className="or">
    {isOther ? 'Have another text?' : 'Already have it in writing?'}
    <LinkButton size="tall" onClick={onShowText}>
      Show us some text instead
    </LinkButton>
  </p>
)
