/** The last step: who the owner is, and how large the business is. */
import { useId } from 'react'
import { answerName, optionsWith } from '#contract/plain/business-options.ts'
import { lengthMaxOf, lengthNote } from '#web/account/length-note.ts'
import type { ProfileDraft } from '#web/account/profile-draft.ts'
import { ownerFields, type ProfileField, sizeFields } from '#web/account/profile-questions.ts'

type Props = {
  answers: ProfileDraft
  email: string
  errors: Readonly<Record<string, string>>
  onChange: (change: Partial<ProfileDraft>) => void
}

type FieldProps = { field: ProfileField; value: string; error: string | undefined; onChange: (value: string) => void }

function SmallField({ field, value, error, onChange }: FieldProps) {
  const { label, options } = field
  const id = useId()
  const length = options ? undefined : lengthNote(value, lengthMaxOf(field))
  const shared = {
    id,
    className: 'input',
    value,
    'aria-invalid': error !== undefined,
    'aria-describedby': error && `${id}-error`,
  }
  const all = options && optionsWith(options, value)
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {all ? (
        <select {...shared} onChange={(event) => onChange(event.target.value)}>
          <option value="">Please choose</option>
          {all.map((option) => (
            <option key={option} value={option}>
              {answerName(option)}
            </option>
          ))}
        </select>
      ) : (
        <input {...shared} maxLength={lengthMaxOf(field)} onChange={(event) => onChange(event.target.value)} />
      )}
      {length && <p className="hint">{length}</p>}
      {error && (
        <p className="err" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}

export function AboutYouStep({ answers, email, errors, onChange }: Props) {
  const emailId = useId()
  return (
    <div>
      <p className="old">Personal Information</p>
      <h2 className="ask-h">And about you?</h2>
      <p className="why">Everything but your name is optional. None of this appears in what we write for you.</p>
      <div className="about-you">
        {[...ownerFields, ...sizeFields].map((field) => (
          <SmallField
            key={field.key}
            field={field}
            value={answers[field.key]}
            error={errors[field.key]}
            onChange={(value) => onChange({ [field.key]: value })}
          />
        ))}
        <div className="field">
          <label htmlFor={emailId}>Email</label>
          <input id={emailId} className="input" value={email} disabled aria-describedby={`${emailId}-hint`} />
          <p className="hint" id={`${emailId}-hint`}>
            Email cannot be changed
          </p>
        </div>
      </div>
    </div>
  )
}
