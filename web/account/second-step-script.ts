/** The second-factor step of the sign-in page: shown once the password was right, canceled by going back. */
import { openRequestedPage } from '#web/account/open-requested-page.ts'
import { explainFailure } from '#web/calls/explain-failure.ts'
import { CallError, send } from '#web/calls/send.ts'
import { findElement } from '#web/ui/find-element.ts'
import { handleForm, listFields, showFieldErrors, showFormError } from '#web/ui/plain-form.ts'
import { showErrorToast } from '#web/ui/plain-toast.ts'

/** Returns a function that shows the step and hides the rest of the card. */
export function handleSecondStep(): (challenge: string) => void {
  const card = findElement('create', HTMLDivElement)
  const form = findElement('second-step-form', HTMLFormElement)
  let challenge = ''

  const show = (isAsking: boolean) => {
    for (const part of card.children) if (part instanceof HTMLElement) part.hidden = isAsking !== (part === form)
    for (const field of listFields(form)) field.value = ''
    showFieldErrors(form, {})
    const shown = isAsking ? form : [...card.querySelectorAll('form')].find((each) => each !== form)
    if (shown) listFields(shown)[0]?.focus()
  }

  handleForm(form, {
    submit: async ({ code = '' }) => {
      try {
        await send('POST /api/auth/second-step', { body: { challenge, code } })
        openRequestedPage('Logged in successfully!')
      } catch (error) {
        const body = error instanceof CallError ? error.body : undefined
        showErrorToast('Login Failed', explainFailure(error, 'Invalid credentials'))
        if (body?.code === 'second_step_ended') return show(false)
        showFieldErrors(form, body?.fields ?? {})
        if (!body?.fields) showFormError(form, explainFailure(error, 'We couldn’t sign you in. Please try again.'))
      }
    },
  })
  findElement('second-step-back', HTMLButtonElement).addEventListener('click', () => show(false))
  return (given) => {
    challenge = given
    show(true)
  }
}
