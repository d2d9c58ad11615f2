/** The one script of the prebuilt pages: the page names itself, its behaviour starts. */
import { startLoginPage } from '#web/account/login-script.ts'
import { startForgotPasswordPage, startResetPasswordPage } from '#web/account/password-script.ts'
import { prepareToasts } from '#web/ui/plain-toast.ts'
import { startStartPage } from '#web/visitors/start-script.ts'

const behaviours: Readonly<Record<string, () => void>> = {
  login: startLoginPage,
  'forgot-password': startForgotPasswordPage,
  'reset-password': startResetPasswordPage,
  start: startStartPage,
}

prepareToasts()
behaviours[document.body.dataset.page ?? '']?.()
