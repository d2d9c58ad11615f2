/** Fields of the prebuilt pages. What a field demands stands in its attributes, where the page's script reads it. */
import type { InputHTMLAttributes } from 'react'

export type PlainFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'name'> & {
  id: string
  name: string
  label: string
  hint?: string
  /** Said when nothing was entered; absent, `wrong` is said. */
  missing?: string
  /** Said when what was entered cannot be right. */
  wrong?: string
}

/** The ids of what describes a field: its hint, and the place of its error. */
const describedBy = (id: string, hasHint: boolean) => (hasHint ? `${id}-hint ${id}-error` : `${id}-error`)

/** The hint of a field and the empty place of its error. */
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

/** A list to choose one from; nothing is chosen at first. */
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

/** The empty place above a form's button for what went wrong with all of it; a toast beside it is what is read out. */
export const FormError = () => <p className="err" data-form-error hidden />

/** Said where the browser runs no script; the forms need it. */
export function NeedsScript() {
  return (
    <noscript>
      <p className="note">This form needs JavaScript. Please allow it for this site and reload the page.</p>
    </noscript>
  )
}
