/** The state of the form demo: a touched field is validated 300 ms after a change. */
import { useCallback, useEffect, useRef, useState } from 'react'
import { demoFields, type FieldName, fieldNames } from '#web/form-demo/demo-fields.ts'
import { checkValue } from '#web/form-demo/field-rules.ts'

const checkMs = 300
const submitMs = 2000

export type FieldState = 'idle' | 'validating' | 'valid' | 'invalid'
type Field = { value: string; isTouched: boolean; state: FieldState; error?: string | undefined }
type Fields = Readonly<Record<FieldName, Field>>
export type DemoFormState = 'untouched' | 'touched' | 'blocked' | 'submitting' | 'submitted' | 'failed'

const empty: Field = { value: '', isTouched: false, state: 'idle' }
const emptyFields = (): Fields => ({
  firstName: empty,
  lastName: empty,
  email: empty,
  businessName: empty,
  industry: empty,
  companySize: empty,
  description: empty,
  website: empty,
})

function check(name: FieldName, field: Field): Field {
  const error = checkValue(field.value, demoFields[name])
  return { ...field, isTouched: true, state: error === undefined ? 'valid' : 'invalid', error }
}

function announce(): DemoFormState {
  try {
    window.alert('Form submitted successfully!')
    return 'submitted'
  } catch {
    return 'failed'
  }
}

export function useDemoForm() {
  const [fields, setFields] = useState(emptyFields)
  const [form, setForm] = useState<DemoFormState>('untouched')
  const timers = useRef(new Map<FieldName | 'form', ReturnType<typeof setTimeout>>())
  const stopTimers = useCallback(() => {
    for (const timer of timers.current.values()) clearTimeout(timer)
  }, [])
  useEffect(() => stopTimers, [stopTimers])

  const update = (name: FieldName, make: (field: Field) => Field) =>
    setFields((before) => ({ ...before, [name]: make(before[name]) }))
  const checkSoon = (name: FieldName) => {
    clearTimeout(timers.current.get(name))
    const timer = setTimeout(() => update(name, (field) => check(name, field)), checkMs)
    timers.current.set(name, timer)
  }
  const touch = () => setForm((before) => (before === 'submitting' ? before : 'touched'))

  const change = (name: FieldName, value: string) => {
    touch()
    const { isTouched } = fields[name]
    update(name, (field) => ({ ...field, value, ...(isTouched && { state: 'validating' as const }) }))
    if (isTouched) checkSoon(name)
  }
  /** Validates a field that was left, but not at once: the message could move a button away that is being pressed. */
  const leave = (name: FieldName) => {
    if (fields[name].isTouched) return
    update(name, (field) => ({ ...field, isTouched: true, state: 'validating' }))
    checkSoon(name)
  }
  const reset = () => {
    stopTimers()
    setFields(emptyFields())
    setForm('untouched')
  }
  /** Returns the first invalid field, if any; then nothing is submitted. */
  const submit = (): FieldName | undefined => {
    if (form === 'submitting') return undefined
    stopTimers()
    const checked: Fields = { ...fields }
    const entries = fieldNames.map((name) => [name, check(name, checked[name])] as const)
    setFields({ ...checked, ...Object.fromEntries(entries) })
    const [wrong] = entries.find(([, field]) => field.error !== undefined) ?? []
    setForm(wrong ? 'blocked' : 'submitting')
    if (!wrong) pretend()
    return wrong
  }
  /** Nothing is sent. */
  const pretend = () =>
    timers.current.set(
      'form',
      setTimeout(() => setForm(announce()), submitMs),
    )
  return { fields, form, change, leave, reset, submit }
}
