/** The script of the waitlist pages: opens the dialog, joins, goes on. */
import { CallError, send } from '#web/calls/send.ts'
import { paths } from '#web/paths.ts'
import { handleForm, readValue, showFieldErrors } from '#web/ui/plain-form.ts'
import { prepareToasts, showErrorToast } from '#web/ui/plain-toast.ts'

function join(form: HTMLFormElement): void {
  handleForm(form, {
    submit: async ({ email = '', firstName = '' }) => {
      try {
        await send('POST /api/waitlist', { body: { email, firstName } })
      } catch (error) {
        if (error instanceof CallError && error.body?.fields) showFieldErrors(form, error.body.fields)
        showErrorToast('Oops! Something went wrong', 'Please try again or contact support if the issue persists.')
        return
      }
      const welcome = form.parentElement?.querySelector<HTMLElement>('.welcome')
      if (welcome) welcome.hidden = false
      form.hidden = true
      welcome?.focus()
      location.assign(paths.thankYou)
    },
    onRefused: (fields) => {
      if (fields.some((field) => field.required && readValue(field) === ''))
        showErrorToast('Missing Information', 'Please fill in all required fields.')
    },
  })
}

function openFromButtons(dialog: HTMLDialogElement): void {
  for (const button of document.querySelectorAll<HTMLAnchorElement>('a[data-join]')) {
    button.addEventListener('click', (event) => {
      // Let modified clicks open a new tab or window.
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      dialog.showModal()
      dialog.querySelector<HTMLInputElement>('input')?.focus()
      prepareToasts()
    })
  }
  dialog.addEventListener('close', prepareToasts)
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close()
  })
}

export function startWaitlist(): void {
  const dialog = document.querySelector<HTMLDialogElement>('#waitlist-dialog')
  if (dialog) openFromButtons(dialog)
  for (const form of document.querySelectorAll<HTMLFormElement>('.waitlist-form')) join(form)
  // After coming back from the next page, show the form again.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && document.querySelector('.waitlist-form[hidden]')) location.reload()
  })
}
