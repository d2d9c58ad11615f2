/** The last step: who the owner is, and how large the business is. */
import { formatOptionAnswer, listOptionsWithAnswer } from '#contract/plain/business-options.ts'
import { describeLength, getAnswerLengthMax } from '#web/account/get-answer-length-max.ts'
import type { ProfileDraft } from '#web/account/profile-draft.ts'
import { ownerFields, type ProfileField, sizeFields } from '#web/account/profile-questions.ts'
import { Select, TextField } from '#web/ui/field.tsx'

type Props = {
  answers: ProfileDraft
  email: string
  errors: Readonly<Record<string, string>>
  onChange: (change: Partial<ProfileDraft>) => void
}

type FieldProps = { field: ProfileField; value: string; error: string | undefined; onChange: (value: string) => void }

function SmallField({ field, value, error, onChange }: FieldProps) {
  const { label, options } = field
  const shared = { label, value, error }
  if (options)
    return (
      <Select {...shared} onChange={(event) => onChange(event.target.value)}>
        <option value="">Please choose</option>
        {listOptionsWithAnswer(options, value).map((option) => (
          <option key={option} value={option}>
            {formatOptionAnswer(option)}
          </option>
        ))}
      </Select>
    )
  return (
    <TextField
      {...shared}
      hint={describeLength(value, getAnswerLengthMax(field))}
      maxLength={getAnswerLengthMax(field)}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

export function AboutYouStep({ answers, email, errors, onChange }: Props) {
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
        <TextField label="Email" hint="Email cannot be changed" value={email} disabled />
      </div>
    </div>
  )
}
