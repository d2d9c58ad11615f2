/** The script of the page that confirms an email address: nothing happens until its button is pressed. */
import { explainFailure } from '#web/calls/explain-failure.ts'
import { CallError, send } from '#web/calls/send.ts'
import { findElement } from '#web/ui/find-element.ts'
import { handleForm } from '#web/ui/plain-form.ts'
import { showPanel } from '#web/ui/plain-panel.ts'
import { showErrorToast } from '#web/ui/plain-toast.ts'
import { takeLinkToken } from '#web/ui/take-link-token.ts'

export function startConfirmEmailPage(): void {
  const token = takeLinkToken()
  if (token === undefined) showPanel('invalid', 'confirm')
  else handleConfirmation(token)
}

function handleConfirmation(token: string): void {
  handleForm(findElement('confirm-form', HTMLFormElement), {
    submit: async () => {
      try {
        await send('POST /api/auth/confirm-email', { body: { token } })
        showPanel('confirmed', 'confirm')
      } catch (error) {
        const code = error instanceof CallError ? error.body?.code : undefined
        if (code === 'invalid_link') return showPanel('invalid', 'confirm')
        showErrorToast('Not confirmed', explainFailure(error, 'We couldn’t confirm your email. Please try again.'))
      }
    },
  })
}
