/** A visitor's business information: six answers that are added to the account they create later. */

import { companySizes, formatOption, industries, monthlyRevenues } from '#contract/plain/business-options.ts'
import { NameFields } from '#web/account/name-fields.tsx'
import { paths } from '#web/paths.ts'
import { Button, ButtonAnchor } from '#web/ui/button.tsx'
import { type Choice, NeedsScript, PlainField, PlainSelect } from '#web/ui/plain-field.tsx'

const onward = [
  { name: 'An account', says: 'Your answers come with you. Everything is free to try for 14 days.' },
  { name: 'Your words', says: 'Six of them, chosen from your own. One for each side of your brand.' },
  { name: 'A value proposition and a tagline', says: 'Written from your answers, yours to edit and keep.' },
]

const choicesOf = (values: readonly string[]): Choice[] =>
  values.map((value) => ({ value, label: formatOption(value) }))

function OwnerFields() {
  return (
    <>
      <NameFields form="start" />
      <PlainField
        id="start-business-name"
        name="businessName"
        label="Business name"
        autoComplete="organization"
        maxLength={120}
        required
        hint="The way your customers say it."
        missing="Business name is required"
      />
    </>
  )
}

function BusinessFields() {
  return (
    <>
      <div className="pair">
        <PlainSelect
          id="start-company-size"
          name="companySize"
          label="Company size (people)"
          choices={choicesOf(companySizes)}
          missing="Please choose your company size."
        />
        <PlainSelect
          id="start-monthly-revenue"
          name="monthlyRevenue"
          label="Monthly revenue (USD)"
          choices={choicesOf(monthlyRevenues)}
          missing="Please choose your monthly revenue."
        />
      </div>
      <PlainSelect
        id="start-industry"
        name="industry"
        label="Industry"
        choices={choicesOf(industries)}
        missing="Please choose your industry."
      />
      <div id="start-custom" hidden>
        <PlainField
          id="start-custom-industry"
          name="customIndustry"
          label="Your industry, in your own words"
          maxLength={120}
          required
          disabled
          missing="Please name your industry."
        />
      </div>
    </>
  )
}

/** Replaces the form once the answers are stored. */
function KeptPanel() {
  return (
    <div className="slip" id="start-kept" tabIndex={-1} hidden>
      <h2 id="start-kept-head">Your answers are saved</h2>
      <p id="start-kept-says" />
      <p>Now create your account. Your answers will be waiting for you.</p>
      <ButtonAnchor kind="main" isBig isWide className="slip-button" id="start-create" href={`${paths.login}#create`}>
        Create your account
      </ButtonAnchor>
      <Button kind="plain" isWide className="slip-button" id="start-change">
        Change an answer
      </Button>
    </div>
  )
}

/** Replaces the form if the mailed link is opened after the answers were added to an account. */
function JoinedPanel() {
  return (
    <div className="slip" id="start-joined" tabIndex={-1} hidden>
      <h2>Your answers are in your account</h2>
      <p>They joined it when you signed up, and they’re waiting for you there.</p>
      <ButtonAnchor kind="main" isBig isWide className="slip-button" href={paths.login}>
        Sign In
      </ButtonAnchor>
    </div>
  )
}

export function StartPage() {
  return (
    <div className="wrap entry">
      <div className="entry-head">
        <h1>First, your business.</h1>
        <p className="lede">Six short answers, and every tool knows who it’s working for.</p>
      </div>
      <div className="slip" id="start-ask">
        <div className="slip-head">
          <h2 id="start-head">About your business</h2>
          <Button kind="plain" className="slip-head-button" id="start-example">
            Use example data
          </Button>
        </div>
        <NeedsScript />
        <form id="start-form" method="post" action="/api/start" aria-labelledby="start-head">
          <OwnerFields />
          <BusinessFields />
          <div className="by-mail">
            <PlainField
              id="start-email"
              name="email"
              label="Email (optional)"
              type="email"
              autoComplete="email"
              maxLength={254}
              hint="We’ll send you a link so you can continue on any device."
              wrong="Please enter a valid email address"
            />
          </div>
          <Button
            type="submit"
            kind="main"
            isBig
            isWide
            className="slip-button"
            data-busy="Saving your answers…"
            disabled
          >
            Continue
          </Button>
          <p className="hint" id="start-count">
            Fill in all six to continue: 0 of 6 so far.
          </p>
        </form>
      </div>
      <KeptPanel />
      <JoinedPanel />
      <section className="entry-tools" aria-labelledby="onward-head">
        <div className="rule-head">
          <h2 id="onward-head">What happens next</h2>
          <p>Saved for 30 days, no account needed</p>
        </div>
        <ol>
          {onward.map(({ name, says }) => (
            <li key={name}>
              <div>
                <h3>{name}</h3>
                <p>{says}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}
