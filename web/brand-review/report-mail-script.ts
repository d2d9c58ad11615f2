/** The script of the page of a mailed link: nothing happens until its button is pressed. */
import { explainFailure } from '#web/calls/explain-failure.ts'
import { CallError, send } from '#web/calls/send.ts'
import { findElement } from '#web/ui/find-element.ts'
import { handleForm } from '#web/ui/plain-form.ts'
import { showPanel } from '#web/ui/plain-panel.ts'
import { showErrorToast } from '#web/ui/plain-toast.ts'
import { takeLinkToken } from '#web/ui/take-link-token.ts'

export function startAuditMailPage(): void {
  const token = takeLinkToken()
  if (token === undefined) showPanel('invalid', 'agree')
  else handleAgreement(token)
}

function handleAgreement(token: string): void {
  handleForm(findElement('agree-form', HTMLFormElement), {
    submit: async () => {
      try {
        await send('POST /api/audit-mail/confirm', { body: { token } })
        showPanel('agreed', 'agree')
      } catch (error) {
        const code = error instanceof CallError ? error.body?.code : undefined
        if (code === 'invalid_link') return showPanel('invalid', 'agree')
        showErrorToast('Not sent', explainFailure(error, 'We couldn’t send the review. Please try again.'))
      }
    },
  })
}
