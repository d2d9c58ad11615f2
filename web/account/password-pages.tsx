/** The pages to request a password reset link, and to set a new password. */

import { paths } from '#web/paths.ts'
import { Button, ButtonAnchor } from '#web/ui/button.tsx'
import { NeedsScript, PlainField } from '#web/ui/plain-field.tsx'

export function ForgotPasswordPage() {
  return (
    <div className="wrap entry narrow">
      <div className="slip" id="ask">
        <h1>Forgot your password?</h1>
        <p className="quiet">Enter the email address you sign in with. We’ll send you a link to choose a new one.</p>
        <NeedsScript />
        <form id="forgot-form" method="post" action="/api/auth/forgot-password">
          <PlainField
            id="forgot-email"
            name="email"
            label="Email"
            type="email"
            autoComplete="username"
            maxLength={254}
            required
            wrong="Please enter a valid email address"
          />
          <Button type="submit" kind="main" isBig isWide className="slip-button" data-busy="Sending…">
            Send me a link
          </Button>
        </form>
        <a className="aside-link" href={paths.login}>
          Back to Sign In
        </a>
      </div>
      <div className="slip" id="asked" tabIndex={-1} hidden>
        <h1>Check your email</h1>
        <p id="asked-says" />
        <p className="quiet small">
          The link works once and expires after an hour. Can’t find it? Check your spam folder, or try another address.
        </p>
        <Button isWide className="slip-button" id="ask-again">
          Use another address
        </Button>
        <a className="aside-link" href={paths.login}>
          Back to Sign In
        </a>
      </div>
    </div>
  )
}

export function ResetPasswordPage() {
  return (
    <div className="wrap entry narrow">
      <div className="slip" id="choose">
        <h1>Choose a new password</h1>
        <p className="quiet">You’ll stay signed in here. Every other device will be signed out.</p>
        <NeedsScript />
        <form id="reset-form" method="post" action="/api/auth/reset-password">
          <PlainField
            id="reset-password"
            name="password"
            label="New password"
            type="password"
            autoComplete="new-password"
            minLength={8}
            required
            hint="Minimum 8 characters"
            wrong="Password must be at least 8 characters"
          />
          <Button type="submit" kind="main" isBig isWide className="slip-button" data-busy="Saving…">
            Save and Continue
          </Button>
        </form>
      </div>
      <div className="slip" id="invalid" tabIndex={-1} hidden>
        <h1>This link no longer works</h1>
        <p id="invalid-says">It has been used already, or it has expired. Please ask for a new one.</p>
        <ButtonAnchor kind="main" isBig isWide className="slip-button" href={paths.forgotPassword}>
          Ask for a new link
        </ButtonAnchor>
        <a className="aside-link" href={paths.login}>
          Back to Sign In
        </a>
      </div>
    </div>
  )
}
