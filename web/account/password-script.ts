/** The scripts of the two password reset pages. */
import { explainFailure } from '#web/calls/explain-failure.ts'
import { CallError, send } from '#web/calls/send.ts'
import { passwordSavedPath, paths } from '#web/paths.ts'
import { findElement } from '#web/ui/find-element.ts'
import { handleForm, handleShowPassword, showFieldErrors } from '#web/ui/plain-form.ts'
import { showPanel } from '#web/ui/plain-panel.ts'
import { showErrorToast } from '#web/ui/plain-toast.ts'
import { storeForNextPage } from '#web/ui/store-for-next-page.ts'
import { takeLinkToken } from '#web/ui/take-link-token.ts'

export function startForgotPasswordPage(): void {
  const form = findElement('forgot-form', HTMLFormElement)
  handleForm(form, {
    submit: async ({ email = '' }) => {
      try {
        const { message } = await send('POST /api/auth/forgot-password', { body: { email } })
        findElement('asked-says', HTMLParagraphElement).textContent = message
        showPanel('asked', 'ask')
      } catch (error) {
        showFieldErrors(form, (error instanceof CallError && error.body?.fields) || {})
        showErrorToast('Not sent', explainFailure(error, 'We couldn’t send the link. Please try again.'))
      }
    },
  })
  findElement('ask-again', HTMLButtonElement).addEventListener('click', () => {
    showPanel('ask', 'asked')
    findElement('forgot-email', HTMLInputElement).select()
  })
}

export function startResetPasswordPage(): void {
  const token = takeLinkToken()
  if (token === undefined) showPanel('invalid', 'choose')
  else {
    handleReset(token)
    void checkLink(token)
  }
}

/** Says at once that a link is expired or used, before the user thinks of a new password. */
async function checkLink(token: string): Promise<void> {
  try {
    const { isValid } = await send('POST /api/auth/reset-link', { body: { token } })
    if (!isValid) showPanel('invalid', 'choose')
  } catch (error) {
    console.error(error)
  }
}

function handleReset(token: string): void {
  handleShowPassword()
  const form = findElement('reset-form', HTMLFormElement)
  handleForm(form, {
    submit: async ({ password = '' }) => {
      try {
        const { isSignedIn } = await send('POST /api/auth/reset-password', { body: { token, password } })
        if (isSignedIn) storeForNextPage('toast', 'Your new password is saved.')
        location.replace(isSignedIn ? paths.toolkit : passwordSavedPath)
      } catch (error) {
        const body = error instanceof CallError ? error.body : undefined
        if (body?.code === 'invalid_link') return showPanel('invalid', 'choose')
        showFieldErrors(form, body?.fields ?? {})
        showErrorToast('Not saved', explainFailure(error, 'We couldn’t save the password. Please try again.'))
      }
    },
  })
}
