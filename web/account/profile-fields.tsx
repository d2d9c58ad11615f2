/** The fields of the profile form: what the owner says about themselves and the business. */
import { formatOptionAnswer, listOptionsWithAnswer } from '#contract/plain/business-options.ts'
import { describeLength, getAnswerLengthMax } from '#web/account/get-answer-length-max.ts'
import { otherOption, splitChoiceAnswer, toChoiceAnswer } from '#web/account/other-option.ts'
import type { ProfileDraft } from '#web/account/profile-draft.ts'
import { type ProfileField, type ProfileQuestion, profileGroups } from '#web/account/profile-questions.ts'
import { SpellingNotes } from '#web/account/spelling/spelling-notes.tsx'
import { Field, type FieldControl, TextField } from '#web/ui/field.tsx'

type Kind = ProfileField & Partial<ProfileQuestion>

type FieldProps = {
  kind: Kind
  value: string
  error: string | undefined
  onChange: (value: string) => void
}
type ControlProps = Pick<FieldProps, 'kind' | 'value' | 'onChange'> & { control: FieldControl }

function TextControl({ kind, value, onChange, control }: ControlProps) {
  const shared = { ...control, maxLength: getAnswerLengthMax(kind), value }
  if (kind.isLong)
    return (
      <>
        <textarea rows={3} {...shared} onChange={(event) => onChange(event.target.value)} />
        <SpellingNotes of={control.id} text={value} />
      </>
    )
  return <input {...shared} onChange={(event) => onChange(event.target.value)} />
}

/**
 * A select. A stored answer that is not one of its options is added as one, or shown in the text field for "Other" if
 * there is one.
 */
function ChoiceControl({ kind, value, onChange, control }: ControlProps) {
  const { options = [], ownWords: ownLabel } = kind
  const { choice, ownWords } = ownLabel ? splitChoiceAnswer(value, options) : { choice: value, ownWords: '' }
  return (
    <>
      <select {...control} value={choice} onChange={(event) => onChange(event.target.value)}>
        <option value="">Please choose</option>
        {listOptionsWithAnswer(options, choice).map((option) => (
          <option key={option} value={option}>
            {formatOptionAnswer(option)}
          </option>
        ))}
      </select>
      {ownLabel && choice === otherOption && (
        <input
          className={control.className}
          aria-label={ownLabel}
          placeholder={ownLabel}
          maxLength={getAnswerLengthMax(kind)}
          value={ownWords}
          onChange={(event) => onChange(toChoiceAnswer(event.target.value))}
        />
      )}
    </>
  )
}

/** The label of a long answer is its question, with its name in small type after it. */
function AnswerLabel({ kind: { label, question, isLong, cost } }: Pick<FieldProps, 'kind'>) {
  return (
    <>
      {isLong && (
        <>
          <span className="profile-question">{question}</span>{' '}
        </>
      )}
      <span className={isLong ? 'profile-label' : undefined}>
        {label}
        {cost && <span aria-hidden="true"> *</span>}
      </span>
    </>
  )
}

function AnswerField({ kind, value, error, onChange }: FieldProps) {
  const { why, example, isLong, options } = kind
  const hint = describeLength(value, getAnswerLengthMax(kind)) ?? (isLong ? example && `For example: ${example}` : why)
  const Control = options ? ChoiceControl : TextControl
  return (
    <Field
      label={<AnswerLabel kind={kind} />}
      hint={error === undefined && hint}
      error={error}
      className={isLong ? 'all' : undefined}
    >
      {(control) => <Control kind={kind} value={value} onChange={onChange} control={control} />}
    </Field>
  )
}

type Props = {
  draft: ProfileDraft
  email: string
  errors: Readonly<Record<string, string>>
  onChange: (draft: ProfileDraft) => void
}

export function ProfileFieldsets({ draft, email, errors, onChange }: Props) {
  return profileGroups.map(({ title, fields }, index) => (
    <fieldset key={title} className="all">
      <legend>{title}</legend>
      <div className="form2">
        {fields.map((kind) => (
          <AnswerField
            key={kind.key}
            kind={kind}
            value={draft[kind.key]}
            error={errors[kind.key]}
            onChange={(value) => onChange({ ...draft, [kind.key]: value })}
          />
        ))}
        {index === 0 && <TextField label="Email" hint="Email cannot be changed" value={email} disabled />}
      </div>
    </fieldset>
  ))
}
