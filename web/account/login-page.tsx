/** Sign-in and sign-up on one page. The URL's hash selects the form, so the first paint is right without a script. */

import { NameFields } from '#web/account/name-fields.tsx'
import { DialFigure, StrandFigure, WheelFigure } from '#web/account/tool-figures.tsx'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { FormError, NeedsScript, PlainField } from '#web/ui/plain-field.tsx'

const wrongEmail = 'Please enter a valid email address'

const tools = [
  {
    name: 'Brand Attributes',
    says: 'Six words that say what you stand for, chosen from your own.',
    figure: <StrandFigure />,
  },
  {
    name: 'Brand Archetype',
    says: 'A conversation that finds the character behind the business.',
    figure: <WheelFigure />,
  },
  {
    name: 'Brand Review',
    says: 'Your website, checked against all of it. Every score shows its proof.',
    figure: <DialFigure />,
  },
]

function SignInForm() {
  return (
    <form id="sign-in-form" method="post" action="/api/auth/login" aria-labelledby="sign-in-head">
      <h2 id="sign-in-head">Welcome back</h2>
      <PlainField
        id="sign-in-email"
        name="email"
        label="Email"
        type="email"
        autoComplete="username"
        maxLength={254}
        required
        wrong={wrongEmail}
      />
      <PlainField
        id="sign-in-password"
        name="password"
        label="Password"
        type="password"
        autoComplete="current-password"
        required
        missing="Password is required"
      />
      <FormError />
      <Button type="submit" kind="main" isBig isWide className="slip-button" data-busy="Signing in…">
        Sign In
      </Button>
      <a className="aside-link" href={paths.forgotPassword}>
        Forgot password?
      </a>
    </form>
  )
}

function CreateForm() {
  return (
    <form id="create-form" method="post" action="/api/auth/register" aria-labelledby="create-head">
      <h2 id="create-head">Try everything free for 14 days</h2>
      <NameFields form="create" />
      <PlainField
        id="create-email"
        name="email"
        label="Email"
        type="email"
        autoComplete="username"
        maxLength={254}
        required
        wrong={wrongEmail}
      />
      <PlainField
        id="create-password"
        name="password"
        label="Password"
        type="password"
        autoComplete="new-password"
        minLength={8}
        required
        hint="Minimum 8 characters"
        wrong="Password must be at least 8 characters"
      />
      <FormError />
      <Button type="submit" kind="main" isBig isWide className="slip-button" data-busy="Creating your account…">
        Create Account
      </Button>
      <p className="hint">No card needed. After that, it’s $99 a month, and only if you choose to stay.</p>
    </form>
  )
}

/** The second-factor form, which replaces both other forms. */
function SecondStepForm() {
  return (
    <form id="second-step-form" method="post" action="/api/auth/second-step" aria-labelledby="second-step-head" hidden>
      <h2 id="second-step-head">One more step</h2>
      <p className="quiet">Type the six-digit code that your authenticator app shows.</p>
      <PlainField
        id="second-step-code"
        name="code"
        label="Code"
        autoComplete="one-time-code"
        inputMode="text"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        required
        missing="Please type the code"
      />
      <FormError />
      <Button type="submit" kind="main" isBig isWide className="slip-button" data-busy="Signing in…">
        Sign In
      </Button>
      <p className="hint">Lost your phone? One of your recovery codes works here too, once.</p>
      <Button kind="plain" className="to-password" id="second-step-back">
        Back to the password
      </Button>
    </form>
  )
}

export function LoginPage() {
  return (
    <div className="wrap entry">
      <div className="entry-head">
        <h1>Your brand, in words you would say out loud.</h1>
        <p className="lede">
          You bring the business. The toolkit asks the questions and turns your answers into words you can use.
        </p>
      </div>
      <div className="slip switch" id="create">
        <nav aria-label="Sign in or create an account">
          <a href="#sign-in" className="to-sign-in">
            Sign In
          </a>
          <a href="#create" className="to-create">
            Create Account
          </a>
        </nav>
        <NeedsScript />
        <p className="note calm arrived" id="deleted">
          Your account and everything in it were deleted. Thank you for being with us.
        </p>
        <p className="note calm arrived" id="password-saved">
          Your new password is saved. Sign in with it, and with a code from your phone.
        </p>
        <p className="note calm arrived" id="bought">
          Sign in, or create an account, and you’re back at your order.
        </p>
        <SignInForm />
        <CreateForm />
        <SecondStepForm />
      </div>
      <section className="entry-tools" aria-labelledby="tools-head">
        <div className="rule-head">
          <h2 id="tools-head">What’s inside</h2>
          <p>14 days free, no card</p>
        </div>
        <ul>
          {tools.map(({ name, says, figure }) => (
            <li key={name}>
              {figure}
              <div>
                <h3>{name}</h3>
                <p>{says}</p>
              </div>
            </li>
          ))}
        </ul>
        <p className="small" id="not-ready">
          Not ready for an account? <a href={paths.start}>Start with your business</a> and decide later.
        </p>
      </section>
    </div>
  )
}
