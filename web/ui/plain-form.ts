/** Forms of the prebuilt pages: validate, show errors at the fields, submit once, keep what was typed. */

type Field = HTMLInputElement | HTMLSelectElement
export type FieldErrors = Readonly<Record<string, string>>

const emailShape = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)*\.[^\s@.]{2,}$/

const isField = (element: unknown): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement

export function listFields(form: HTMLFormElement): Field[] {
  return [...form.elements].filter(isField)
}

/** The value of a field, trimmed unless it is a password. */
export function readValue(field: Field): string {
  return field.type === 'password' || field.dataset.secret !== undefined ? field.value : field.value.trim()
}

/** The error message of a field, or undefined. */
export function checkField(field: Field): string | undefined {
  const { missing, wrong } = field.dataset
  const value = readValue(field)
  if (field.disabled) return undefined
  if (value === '') return field.required ? (missing ?? wrong) : undefined
  if (field instanceof HTMLSelectElement) return undefined
  if (field.type === 'email' && !emailShape.test(value)) return wrong
  if (field.minLength > 0 && value.length < field.minLength) return wrong
  return undefined
}

function setError(field: Field, message: string | undefined): void {
  const place = field.form?.querySelector<HTMLElement>(`#${field.id}-error`)
  if (message === undefined) field.removeAttribute('aria-invalid')
  else field.setAttribute('aria-invalid', 'true')
  if (!place) return
  place.textContent = message ?? ''
  place.hidden = message === undefined
}

/** Shows exactly these errors at their fields, and focuses the first. */
export function showFieldErrors(form: HTMLFormElement, errors: FieldErrors): void {
  const fields = listFields(form)
  for (const field of fields) setError(field, errors[field.name])
  const first = fields.find((field) => errors[field.name] !== undefined)
  first?.focus()
  // Selects a rejected password rather than clearing it: typing replaces it, but it can still be shown and checked.
  if (first?.type === 'password' && first instanceof HTMLInputElement) first.select()
}

/** Shows an error of the form as a whole, above its button; '' clears it. */
export function showFormError(form: HTMLFormElement, message: string): void {
  const place = form.querySelector<HTMLElement>('[data-form-error]')
  if (!place) return
  place.textContent = message
  place.hidden = message === ''
}

function setBusy(button: HTMLButtonElement, isBusy: boolean): void {
  const { busy, calm = button.textContent } = button.dataset
  button.dataset.calm = calm
  button.setAttribute('aria-disabled', String(isBusy))
  button.setAttribute('aria-busy', String(isBusy))
  if (busy) button.textContent = isBusy ? busy : calm
}

export type FormHandler = {
  /** Submits the values, by field name. While it runs the button is busy and further submits are ignored. */
  submit: (values: Record<string, string>) => Promise<void>
  /** Called if the form was not submitted because fields are invalid. */
  onRefused?: (fields: readonly Field[]) => void
}

/** Takes over validation and submission of a form from the browser. */
export function handleForm(form: HTMLFormElement, { submit, onRefused }: FormHandler): void {
  form.noValidate = true
  const button = form.querySelector<HTMLButtonElement>('button[type="submit"]')
  let isSending = false
  form.addEventListener('input', ({ target }) => {
    if (isField(target) && target.ariaInvalid === 'true' && checkField(target) === undefined)
      setError(target, undefined)
  })
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (isSending) return
    const fields = listFields(form)
    const wrong = fields.flatMap((field) => {
      const message = checkField(field)
      return message === undefined ? [] : [[field.name, message] as const]
    })
    showFieldErrors(form, Object.fromEntries(wrong))
    showFormError(form, '')
    if (wrong.length > 0) return onRefused?.(fields)
    isSending = true
    if (button) setBusy(button, true)
    try {
      await submit(Object.fromEntries(fields.map((field) => [field.name, readValue(field)])))
    } finally {
      isSending = false
      if (button) setBusy(button, false)
    }
  })
}

/** The button that shows or hides a password. */
export function handleShowPassword(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('.secret > .show')) {
    const field = button.parentElement?.querySelector('input')
    if (!field) continue
    field.dataset.secret = ''
    button.hidden = false
    button.addEventListener('click', () => {
      const isShown = field.type === 'password'
      field.type = isShown ? 'text' : 'password'
      button.setAttribute('aria-pressed', String(isShown))
      button.textContent = isShown ? 'Hide' : 'Show'
    })
  }
}
