/** One question per page: its label small above it, an example, the field, and what the answer is used for. */
import { type ReactNode, useId } from 'react'
import { suggestCapitalizedName } from '#contract/plain/name-capitals.ts'
import { nameInLineLengthMax } from '#contract/plain/sentences.ts'
import { describeLength, getAnswerLengthMax } from '#web/account/get-answer-length-max.ts'
import type { ProfileQuestion } from '#web/account/profile-questions.ts'
import { checkBlank } from '#web/brand/sentences/sentence-blanks.ts'
import { StemField } from '#web/brand/sentences/stem-field.tsx'
import type { SetupAnswers } from '#web/onboarding/answers-draft.ts'
import { QuestionField } from '#web/onboarding/question-fields.tsx'
import { QuestionHead } from '#web/onboarding/question-head.tsx'
import '#web/brand/sentences/sentences.css'
import { LinkButton } from '#web/ui/link-button.tsx'

type Props = {
  question: ProfileQuestion
  answers: SetupAnswers
  error: string | undefined
  onChange: (change: Partial<SetupAnswers>) => void
  /** A note on what drafts will lack without the answer, shown when the owner is about to leave it empty. */
  children?: ReactNode
}

export function QuestionStep({ question, answers, error, onChange: onChangeAny, children }: Props) {
  const id = useId()
  const { key, label, question: asked, why, example, usedIn, cost } = question
  const value = answers[key]
  const onChange = (changed: string) => onChangeAny({ [key]: changed })
  const length = describeLength(value, getAnswerLengthMax(question))
  const asCapitals = key === 'businessName' ? suggestCapitalizedName(value) : undefined
  return (
    <div>
      <QuestionHead id={`${id}-question`} above={label} isNeeded={cost !== undefined} question={asked} />
      {why && <p className="why">{why}</p>}
      {example && (
        <p className="eg" id={`${id}-example`}>
          For example: <i>{example}</i>
        </p>
      )}
      <div className="field ob-field">
        <QuestionField
          question={question}
          value={value}
          error={error}
          onChange={onChange}
          labelledBy={`${id}-question ${id}-question-above`}
          describedBy={[...(example ? ['example'] : []), 'used', 'length', ...(error ? ['error'] : [])]
            .map((part) => `${id}-${part}`)
            .join(' ')}
        />
        {error && (
          <p className="err" id={`${id}-error`}>
            {error}
          </p>
        )}
        <p className="hint" id={`${id}-length`} role="status">
          {length}
        </p>
        {asCapitals && <LinkButton onClick={() => onChange(asCapitals)}>Write it as “{asCapitals}”</LinkButton>}
      </div>
      {key === 'businessName' && value.trim().length > nameInLineLengthMax && (
        <StemField
          name="shortName"
          label="People call us"
          hint="your full name fills a line by itself"
          example="the name on the side of your van"
          lengthMax={nameInLineLengthMax}
          value={answers.shortName}
          error={checkBlank('shortName', answers.shortName)}
          onChange={(shortName) => onChangeAny({ shortName })}
        />
      )}
      <p className="uses" id={`${id}-used`}>
        <b>Used in:</b> {usedIn}
      </p>
      {children}
    </div>
  )
}
