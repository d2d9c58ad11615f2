/** The script of the prebuilt forms: starts the behaviour of the page it is on. */

import { announceAccount } from '#web/account/account-channel.ts'
import { startConfirmEmailPage } from '#web/account/confirm-email-script.ts'
import { startLoginPage } from '#web/account/login-script.ts'
import { startForgotPasswordPage, startResetPasswordPage } from '#web/account/password-script.ts'
import { filterForeignErrors } from '#web/app/filter-foreign-errors.ts'
import { startAuditMailPage } from '#web/brand-review/report-mail-script.ts'
import { prepareToasts } from '#web/ui/plain-toast.ts'
import { startStartPage } from '#web/visitors/start-script.ts'

const behaviours: Readonly<Record<string, () => void>> = {
  login: () => {
    // The sign-in page is only served without a session, so tell other tabs, which may still show an account.
    announceAccount(null)
    startLoginPage()
  },
  'forgot-password': startForgotPasswordPage,
  'reset-password': startResetPasswordPage,
  'confirm-email': startConfirmEmailPage,
  start: startStartPage,
  'audit-mail': startAuditMailPage,
}

filterForeignErrors()
prepareToasts()
behaviours[document.body.dataset.page ?? '']?.()
