/** Fields of the prebuilt pages. Their validation rules and messages are attributes, which the page's script reads. */
import type { InputHTMLAttributes } from 'react'

export type PlainFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'name'> & {
  id: string
  name: string
  label: string
  hint?: string
  /** The message for an empty field; defaults to `wrong`. */
  missing?: string
  /** The message for an invalid value. */
  wrong?: string
}

/** The ids for aria-describedby: the hint, if any, and the error. */
const describedBy = (id: string, hasHint: boolean) => (hasHint ? `${id}-hint ${id}-error` : `${id}-error`)

/** A field's hint, and an empty element for its error. */
function FieldNotes({ id, hint }: { id: string; hint?: string | undefined }) {
  return (
    <>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <p className="err" id={`${id}-error`} hidden />
    </>
  )
}

export function PlainField({ label, hint, missing, wrong, ...input }: PlainFieldProps) {
  const { id } = input
  const isPassword = input.type === 'password'
  const field = (
    <input
      className="input"
      {...input}
      data-missing={missing}
      data-wrong={wrong}
      aria-describedby={describedBy(id, hint !== undefined)}
    />
  )
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {isPassword ? (
        <div className="secret">
          {field}
          <button
            type="button"
            className="show"
            aria-controls={id}
            aria-label="Show password"
            aria-pressed="false"
            hidden
          >
            Show
          </button>
        </div>
      ) : (
        field
      )}
      <FieldNotes id={id} hint={hint} />
    </div>
  )
}

export type Choice = { value: string; label: string }

/** A select with nothing selected at first. */
export function PlainSelect({
  id,
  name,
  label,
  hint,
  missing,
  choices,
}: {
  id: string
  name: string
  label: string
  hint?: string
  missing: string
  choices: readonly Choice[]
}) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        className="input"
        id={id}
        name={name}
        required
        defaultValue=""
        data-missing={missing}
        aria-describedby={describedBy(id, hint !== undefined)}
      >
        <option value="">Please choose</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      <FieldNotes id={id} hint={hint} />
    </div>
  )
}

/** An empty element above a form's button for errors of the form as a whole; a toast announces them. */
export const FormError = () => <p className="err" data-form-error hidden />

/** Shown without JavaScript, which the forms need. */
export function NeedsScript() {
  return (
    <noscript>
      <p className="note">This form needs JavaScript. Please allow it for this site and reload the page.</p>
    </noscript>
  )
}
