/** The fields of the profile form: what the owner says about themselves and the business. */
import { useId } from 'react'
import { answerName, optionsWith } from '#contract/plain/business-options.ts'
import { answerOfWords, other, readChoice } from '#web/account/choice-or-own-words.ts'
import { lengthMaxOf, lengthNote } from '#web/account/length-note.ts'
import type { ProfileDraft } from '#web/account/profile-draft.ts'
import { type ProfileField, type ProfileQuestion, profileGroups } from '#web/account/profile-questions.ts'
import { SpellingNotes } from '#web/account/spelling/spelling-notes.tsx'

type Kind = ProfileField & Partial<ProfileQuestion>

type FieldProps = {
  kind: Kind
  value: string
  error: string | undefined
  onChange: (value: string) => void
}
type ControlProps = FieldProps & { id: string }

function TextControl({ kind, value, error, onChange, id }: ControlProps) {
  const shared = {
    id,
    'aria-describedby': `${id}-hint`,
    'aria-invalid': error !== undefined,
    maxLength: lengthMaxOf(kind),
    value,
  }
  if (kind.isLong)
    return (
      <>
        <textarea className="input" rows={3} {...shared} onChange={(event) => onChange(event.target.value)} />
        <SpellingNotes of={id} text={value} />
      </>
    )
  return <input className="input" {...shared} onChange={(event) => onChange(event.target.value)} />
}

/**
 * A select. A stored answer that is not one of its options is added as one, or shown in the text field for "Other" if
 * there is one.
 */
function ChoiceControl({ kind, value, error, onChange, id }: ControlProps) {
  const { options = [], ownWords: ownLabel } = kind
  const { choice, ownWords } = ownLabel ? readChoice(value, options) : { choice: value, ownWords: '' }
  return (
    <>
      <select
        className="input"
        id={id}
        aria-describedby={`${id}-hint`}
        aria-invalid={error !== undefined}
        value={choice}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">Please choose</option>
        {optionsWith(options, choice).map((option) => (
          <option key={option} value={option}>
            {answerName(option)}
          </option>
        ))}
      </select>
      {ownLabel && choice === other && (
        <input
          className="input"
          aria-label={ownLabel}
          placeholder={ownLabel}
          maxLength={lengthMaxOf(kind)}
          value={ownWords}
          onChange={(event) => onChange(answerOfWords(event.target.value))}
        />
      )}
    </>
  )
}

function Field(props: FieldProps) {
  const { kind, error, value } = props
  const { label, question, why, example, isLong, cost, options } = kind
  const id = useId()
  const hint = lengthNote(value, lengthMaxOf(kind)) ?? (isLong ? example && `For example: ${example}` : why)
  return (
    <div className={isLong ? 'field all' : 'field'}>
      <label htmlFor={id}>
        {isLong && (
          <>
            <span className="q">{question}</span>{' '}
          </>
        )}
        <span className={isLong ? 'lab' : undefined}>
          {label}
          {cost && <span aria-hidden="true"> *</span>}
        </span>
      </label>
      {options ? <ChoiceControl {...props} id={id} /> : <TextControl {...props} id={id} />}
      <p id={`${id}-hint`} className={error ? 'err' : 'hint'}>
        {error ?? hint}
      </p>
    </div>
  )
}

type Props = {
  draft: ProfileDraft
  email: string
  errors: Readonly<Record<string, string>>
  onChange: (draft: ProfileDraft) => void
}

export function ProfileFieldsets({ draft, email, errors, onChange }: Props) {
  const emailId = useId()
  return profileGroups.map(({ title, fields }, index) => (
    <fieldset key={title} className="all">
      <legend>{title}</legend>
      <div className="form2">
        {fields.map((kind) => (
          <Field
            key={kind.key}
            kind={kind}
            value={draft[kind.key]}
            error={errors[kind.key]}
            onChange={(value) => onChange({ ...draft, [kind.key]: value })}
          />
        ))}
        {index === 0 && (
          <div className="field">
            <label htmlFor={emailId}>Email</label>
            <input id={emailId} className="input" value={email} disabled aria-describedby={`${emailId}-hint`} />
            <p id={`${emailId}-hint`} className="hint">
              Email cannot be changed
            </p>
          </div>
        )}
      </div>
    </fieldset>
  ))
}
