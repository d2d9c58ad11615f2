/** Labelled fields of the signed-in screens, with hint, error and counter. */
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'

/** What links a control to its label, hint and error. */
export type FieldControl = {
  id: string
  className: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export type FieldLabels = {
  label: ReactNode
  /** Hides the label from view, not from screen readers. */
  isLabelHidden?: boolean | undefined
  hint?: ReactNode
  /** What is wrong with the value. */
  error?: string | undefined
  /** Announces an error as soon as it appears: for fields that do not get the focus then. */
  isErrorAlert?: boolean | undefined
  /** How much has been typed of how much fits. */
  counter?: { length: number; max: number } | undefined
  /** `digits` for a code of digits, `code` for one of letters, `icon-last` for a field with an icon at its end. */
  look?: 'digits' | 'code' | 'icon-last' | undefined
  /** For the place of the field in its form. */
  className?: string | undefined
}

type FieldProps = FieldLabels & { id?: string | undefined; children: (control: FieldControl) => ReactNode }

/** A control of any kind between its label and its notes. */
export function Field({ id: givenId, label, isLabelHidden, look, className, children, ...notes }: FieldProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const { hint, error, counter } = notes
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`, counter && `${id}-count`].filter(Boolean)
  return (
    <div className={className ? `field ${className}` : 'field'}>
      <label className={isLabelHidden ? 'vh' : undefined} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        className: look ? `input ${look}` : 'input',
        'aria-describedby': describedBy.length > 0 ? describedBy.join(' ') : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <FieldNotes id={id} {...notes} />
    </div>
  )
}

type NotesProps = Pick<FieldLabels, 'hint' | 'error' | 'isErrorAlert' | 'counter'> & { id: string }

function FieldNotes({ id, hint, error, isErrorAlert, counter }: NotesProps) {
  return (
    <>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="err" id={`${id}-error`} role={isErrorAlert ? 'alert' : undefined}>
          {error}
        </p>
      )}
      {counter && (
        <p className="hint num" id={`${id}-count`}>
          {counter.length} of {counter.max}
        </p>
      )}
    </>
  )
}

type ControlProps<Tag extends 'input' | 'textarea' | 'select'> = FieldLabels &
  Omit<ComponentPropsWithRef<Tag>, keyof FieldLabels | keyof Omit<FieldControl, 'id'>>

/** Separates what `Field` shows from the attributes of the control. */
function splitProps<Props extends FieldLabels>(props: Props) {
  const { label, isLabelHidden, hint, error, isErrorAlert, counter, look, className, ...control } = props
  return { labels: { label, isLabelHidden, hint, error, isErrorAlert, counter, look, className }, control }
}

export function TextField(props: ControlProps<'input'>) {
  const { labels, control } = splitProps(props)
  return (
    <Field {...labels} id={control.id}>
      {(wiring) => <input type="text" {...control} {...wiring} />}
    </Field>
  )
}

/** `isGrowing`: as tall as its text, within bounds. */
export function TextArea({ isGrowing = false, ...props }: ControlProps<'textarea'> & { isGrowing?: boolean }) {
  const { labels, control } = splitProps(props)
  return (
    <Field {...labels} id={control.id}>
      {({ className, ...wiring }) => (
        <textarea {...control} {...wiring} className={isGrowing ? `${className} grows` : className} />
      )}
    </Field>
  )
}

/** Its options are its children. */
export function Select(props: ControlProps<'select'>) {
  const { labels, control } = splitProps(props)
  return (
    <Field {...labels} id={control.id}>
      {(wiring) => <select {...control} {...wiring} />}
    </Field>
  )
}
