/**
 * The page of the link that confirms an email address. Opening it does nothing, because mail scanners open links too.
 */

import { paths } from '#web/paths.ts'
import { Button, ButtonAnchor } from '#web/ui/button.tsx'
import { NeedsScript } from '#web/ui/plain-field.tsx'

export function ConfirmEmailPage() {
  return (
    <div className="wrap entry narrow">
      <div className="slip" id="confirm">
        <h1>Confirm your email</h1>
        <p>Did you make a %PRODUCT_NAME% account with this address? Then press the button, and it’s confirmed.</p>
        <p className="quiet small">
          If you didn’t, close this page. To take the account over,{' '}
          <a href={paths.forgotPassword}>set a new password</a>: that signs everyone else out.
        </p>
        <NeedsScript />
        <form id="confirm-form" method="post" action="/api/auth/confirm-email">
          <Button type="submit" kind="main" isBig isWide className="slip-button" data-busy="Confirming…">
            Yes, this address is mine
          </Button>
        </form>
      </div>
      <div className="slip" id="confirmed" tabIndex={-1} hidden>
        <h1>Your email is confirmed</h1>
        <p>Thank you. You can close this page, or go on with your brand.</p>
        <ButtonAnchor kind="main" isBig isWide className="slip-button" href={paths.toolkit}>
          Open the Toolkit
        </ButtonAnchor>
      </div>
      <div className="slip" id="invalid" tabIndex={-1} hidden>
        <h1>This link no longer works</h1>
        <p>It has been used already, or it has expired. If your toolkit still asks, send the link again from there.</p>
        <ButtonAnchor kind="main" isBig isWide className="slip-button" href={paths.toolkit}>
          Open the Toolkit
        </ButtonAnchor>
      </div>
    </div>
  )
}
