/** The kinds of field in the setup: a single line, a longer text, and a choice with a text field for "Other". */
import { useId } from 'react'
import { formatOption } from '#contract/plain/business-options.ts'
import { getAnswerLengthMax } from '#web/account/get-answer-length-max.ts'
import { otherOption, splitChoiceAnswer, toChoiceAnswer } from '#web/account/other-option.ts'
import type { ProfileQuestion } from '#web/account/profile-questions.ts'
import { SpellingNotes } from '#web/account/spelling/spelling-notes.tsx'
import { Field } from '#web/ui/field.tsx'

type Props = {
  question: ProfileQuestion
  value: string
  error: string | undefined
  onChange: (value: string) => void
  /** The ids of what names and describes the field. */
  labelledBy: string
  describedBy: string
}

function QuestionTextField({ question, value, error, onChange, labelledBy, describedBy }: Props) {
  const id = useId()
  const shared = {
    id,
    value,
    maxLength: getAnswerLengthMax(question),
    'aria-labelledby': labelledBy,
    'aria-describedby': describedBy,
    'aria-invalid': error !== undefined,
  }
  if (question.isLong)
    return (
      <>
        <textarea className="input big grows" {...shared} onChange={(event) => onChange(event.target.value)} />
        <SpellingNotes of={id} text={value} />
      </>
    )
  return (
    <input
      className="input big"
      autoComplete="organization"
      {...shared}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

function ChoiceField({ question, value, error, onChange, labelledBy, describedBy }: Props) {
  const { options = [], ownWords: ownLabel } = question
  const name = useId()
  const { choice, ownWords } = splitChoiceAnswer(value, options)
  return (
    <>
      <fieldset className="picks" aria-labelledby={labelledBy} aria-describedby={describedBy}>
        {options.map((option) => (
          <label key={option} className="pick-one">
            <input type="radio" name={name} checked={choice === option} onChange={() => onChange(option)} />
            {formatOption(option)}
          </label>
        ))}
      </fieldset>
      {choice === otherOption && (
        <Field className="ob-field" label={ownLabel}>
          {(control) => (
            <input
              {...control}
              maxLength={getAnswerLengthMax(question)}
              value={ownWords}
              aria-invalid={error !== undefined}
              aria-describedby={describedBy}
              onChange={(event) => onChange(toChoiceAnswer(event.target.value))}
            />
          )}
        </Field>
      )}
    </>
  )
}

export function QuestionField(props: Props) {
  return props.question.options ? <ChoiceField {...props} /> : <QuestionTextField {...props} />
}
