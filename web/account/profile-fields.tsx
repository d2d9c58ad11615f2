/** The fields of the profile: what the owner tells about herself and her business. */
import { type ReactNode, useId } from 'react'
import {
  industries,
  optionName,
  primaryGoals,
  profileCompanySizes,
  profileMonthlyRevenues,
} from '#contract/business-options.ts'
import type { ProfileDraft } from '#web/account/profile-draft.ts'

const longTextMax = 2000

/** Close to its end a long text is counted: what is pasted beyond it is cut off. */
const lengthNote = (text: string) =>
  text.length > 0.9 * longTextMax
    ? `${text.length.toLocaleString('en-US')} of ${longTextMax.toLocaleString('en-US')} characters used`
    : undefined

type Kind = {
  key: keyof ProfileDraft
  label: string
  hint?: string
  options?: readonly string[]
  isLong?: boolean
  isNeeded?: boolean
}

const sections: readonly { title: string; fields: readonly Kind[] }[] = [
  {
    title: 'You',
    fields: [
      { key: 'firstName', label: 'First Name' },
      { key: 'lastName', label: 'Last Name' },
      { key: 'jobTitle', label: 'Job Title' },
    ],
  },
  {
    title: 'Your business',
    fields: [
      {
        key: 'businessName',
        label: 'Business Name',
        hint: 'Exactly as you write it. It stands in every sentence that is written for you.',
      },
      { key: 'industry', label: 'Industry', options: industries },
      { key: 'companySize', label: 'Company Size', options: profileCompanySizes },
      { key: 'monthlyRevenue', label: 'Monthly Revenue', options: profileMonthlyRevenues },
      { key: 'primaryGoal', label: 'Primary Goal', options: primaryGoals },
    ],
  },
  {
    title: 'In your own words',
    fields: [
      {
        key: 'productsServices',
        label: 'Products & Services',
        hint: 'What do you sell or do?',
        isLong: true,
        isNeeded: true,
      },
      {
        key: 'idealClientDescription',
        label: 'Ideal Client Description',
        hint: 'Who is it for?',
        isLong: true,
        isNeeded: true,
      },
      {
        key: 'customerPainPoints',
        label: 'Customer Pain Points',
        hint: 'What is wrong before they come to you?',
        isLong: true,
      },
      {
        key: 'competitiveDifferentiator',
        label: 'Competitive Differentiator',
        hint: 'What do you do that others do not?',
        isLong: true,
      },
    ],
  },
]

type FieldProps = {
  kind: Kind
  value: string
  error: string | undefined
  isReadOnly: boolean
  onChange: (value: string) => void
}

function Control({
  kind,
  value,
  error,
  isReadOnly,
  onChange,
  id,
  describedBy,
}: FieldProps & { id: string; describedBy: string }) {
  const { options = [], isLong } = kind
  const shared = {
    id,
    'aria-describedby': describedBy,
    'aria-invalid': error !== undefined,
    disabled: isReadOnly,
    value,
  }
  if (isLong)
    return (
      <textarea
        className="input"
        rows={3}
        maxLength={longTextMax}
        {...shared}
        onChange={(event) => onChange(event.target.value)}
      />
    )
  if (options.length === 0)
    return <input className="input" maxLength={120} {...shared} onChange={(event) => onChange(event.target.value)} />
  const all = value === '' || options.includes(value) ? options : [...options, value]
  return (
    <select className="input" {...shared} onChange={(event) => onChange(event.target.value)}>
      <option value="">Please choose</option>
      {all.map((option) => (
        <option key={option} value={option}>
          {optionName(option)}
        </option>
      ))}
    </select>
  )
}

function Field(props: FieldProps) {
  const { kind, error } = props
  const id = useId()
  return (
    <div className={kind.isLong ? 'field wide' : 'field'}>
      <label htmlFor={id}>
        {kind.label}
        {kind.isNeeded && <span aria-hidden="true"> *</span>}
      </label>
      <Control {...props} id={id} describedBy={`${id}-hint`} />
      <p id={`${id}-hint`} className={error ? 'err' : 'hint'}>
        {error ?? (kind.isLong ? lengthNote(props.value) : undefined) ?? kind.hint}
      </p>
    </div>
  )
}

type Props = {
  draft: ProfileDraft
  email: string
  errors: Readonly<Record<string, string>>
  isReadOnly: boolean
  onChange: (draft: ProfileDraft) => void
  children?: ReactNode
}

export function ProfileFieldsets({ draft, email, errors, isReadOnly, onChange }: Props) {
  const emailId = useId()
  return sections.map(({ title, fields }, index) => (
    <fieldset key={title} className="profile-set">
      <legend>{title}</legend>
      <div className="profile-fields">
        {fields.map((kind) => (
          <Field
            key={kind.key}
            kind={kind}
            value={draft[kind.key]}
            error={errors[kind.key]}
            isReadOnly={isReadOnly}
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
