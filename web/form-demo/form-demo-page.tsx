/** The form demo: eight fields that show how the toolkit's forms validate input. Nothing is sent. */

import { type FormEvent, useRef } from 'react'
import { formatOption, industries } from '#contract/plain/business-options.ts'
import { productName } from '#web/account/read-initial-data.ts'
import { demoCompanySizes, demoFields, type FieldName } from '#web/form-demo/demo-fields.ts'
import { DebugPanel, MicroInteractions } from '#web/form-demo/demo-panels.tsx'
import { useDemoForm } from '#web/form-demo/use-demo-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, type FieldControl } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useDocumentTitle } from '#web/ui/use-document-title.ts'
import '#web/form-demo/form-demo.css'

type Demo = ReturnType<typeof useDemoForm>
type FieldProps = { name: FieldName; demo: Demo; kind?: 'email' | 'long' | readonly string[]; isWide?: true }

function Control({ name, demo, kind, control }: FieldProps & { control: FieldControl }) {
  const shared = {
    ...control,
    name,
    value: demo.fields[name].value,
    'aria-required': demoFields[name].isRequired ?? false,
    onBlur: () => demo.leave(name),
    onChange: ({ target }: { target: { value: string } }) => demo.change(name, target.value),
  }
  if (kind === 'long') return <textarea rows={3} {...shared} />
  if (typeof kind !== 'object') return <input type={kind ?? 'text'} {...shared} />
  return (
    <select {...shared}>
      <option value="">Please choose</option>
      {kind.map((option) => (
        <option key={option} value={option}>
          {formatOption(option)}
        </option>
      ))}
    </select>
  )
}

function DemoField(props: FieldProps) {
  const { name, demo, kind, isWide } = props
  const { label, isRequired, lengthMax } = demoFields[name]
  const { value, state, error } = demo.fields[name]
  const isShownValid = state === 'valid' && value.trim() !== ''
  return (
    <Field
      id={name}
      label={
        <>
          {label} {!isRequired && <span className="cap">optional</span>}
        </>
      }
      look="icon-last"
      error={error}
      isErrorAlert
      counter={lengthMax === undefined ? undefined : { length: value.length, max: lengthMax }}
      className={isWide && 'wide'}
    >
      {({ className, ...control }) => (
        <div className={typeof kind === 'object' ? 'line choice' : 'line'}>
          <Control {...props} control={{ ...control, className: isShownValid ? `${className} valid` : className }} />
          {isShownValid && (
            <span className="ok">
              <Icon name="check" />
              <span className="vh">Valid</span>
            </span>
          )}
        </div>
      )}
    </Field>
  )
}

function Fields({ demo }: { demo: Demo }) {
  return (
    <>
      <fieldset>
        <legend>Personal Information</legend>
        <DemoField name="firstName" demo={demo} />
        <DemoField name="lastName" demo={demo} />
        <DemoField name="email" demo={demo} kind="email" isWide />
      </fieldset>
      <fieldset>
        <legend>Business Information</legend>
        <DemoField name="businessName" demo={demo} isWide />
        <DemoField name="industry" demo={demo} kind={industries} />
        <DemoField name="companySize" demo={demo} kind={demoCompanySizes} />
        <DemoField name="description" demo={demo} kind="long" isWide />
        <DemoField name="website" demo={demo} isWide />
      </fieldset>
    </>
  )
}

const messages = {
  blocked: 'Please fix the errors above',
  failed: 'An error occurred while submitting the form',
} as const

function DemoForm({ demo }: { demo: Demo }) {
  const box = useRef<HTMLFormElement>(null)
  const isSubmitting = demo.form === 'submitting'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wrong = demo.submit()
    if (wrong) box.current?.querySelector<HTMLElement>(`#${wrong}`)?.focus()
  }
  const message = demo.form === 'blocked' || demo.form === 'failed' ? messages[demo.form] : undefined
  return (
    <form ref={box} onSubmit={submit} noValidate aria-label="Form demo">
      <Fields demo={demo} />
      <div role="alert">{message && <p className="err">{message}</p>}</div>
      <div className="row">
        <Button onClick={demo.reset} disabled={isSubmitting}>
          Reset Form
        </Button>
        <Button kind="main" type="submit" isBusy={isSubmitting}>
          {isSubmitting ? 'Submitting...' : 'Submit Form'}
        </Button>
      </div>
    </form>
  )
}

export default function FormDemoPage() {
  useDocumentTitle('Form demo', productName)
  const demo = useDemoForm()
  return (
    <main id="main">
      <div className="wrap form-demo">
        <h1>Form demo</h1>
        <p className="lede">Eight fields that show how a form of the toolkit checks what is typed. Nothing is sent.</p>
        <div className="demo-parts">
          <DemoForm demo={demo} />
          <aside>
            <DebugPanel fields={demo.fields} form={demo.form} />
            <MicroInteractions />
          </aside>
        </div>
      </div>
    </main>
  )
}
