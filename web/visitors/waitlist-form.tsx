/** Joining the waitlist: the form, and the dialog that holds it over the landing page. */

import { trialDays } from '#contract/plain/access.ts'
import { paths } from '#web/paths.ts'
import { Button, ButtonAnchor } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { NeedsScript, PlainField } from '#web/ui/plain-field.tsx'
import { sealOutline } from '#web/ui/seal.tsx'
import { waitlistPerks } from '#web/visitors/public-words.ts'

export function WaitlistPerks() {
  return (
    <ul className="perks">
      {waitlistPerks.map((perk) => (
        <li key={perk}>{perk}</li>
      ))}
    </ul>
  )
}

/** `id` makes the ids of several forms on a page unique. */
export function WaitlistForm({ id }: { id: string }) {
  return (
    <form
      className="waitlist-form"
      method="post"
      action="/api/waitlist"
      aria-label={`Join the Waitlist${id === 'dialog' ? ' in a dialog' : ''}`}
    >
      <NeedsScript />
      <PlainField
        id={`${id}-first-name`}
        name="firstName"
        label="First Name"
        autoComplete="given-name"
        maxLength={100}
        required
        missing="First Name is required"
      />
      <PlainField
        id={`${id}-email`}
        name="email"
        label="Email Address"
        type="email"
        autoComplete="email"
        maxLength={254}
        required
        missing="Email Address is required"
        wrong="Please enter a valid email address"
      />
      <Button type="submit" kind="main" isBig isWide data-busy="Joining...">
        Join the Waitlist
      </Button>
      <p className="hint">
        We only write when %PRODUCT_NAME% launches, and when the group for people on the list does.
      </p>
    </form>
  )
}

/** Says that visitors can sign up already, as the pages with the waitlist only speak of the launch. */
export const TrialOpenNote = () => (
  <p className="trial-open">
    Rather not wait? <a href={`${paths.login}#create`}>Start the free trial</a> today: {trialDays} days, no card.
  </p>
)

/** A large seal with the S of the logo, for pages and panels that confirm something. */
export function BigSeal() {
  return (
    <svg className="seal-big" viewBox="0 0 96 96" aria-hidden="true">
      <path className="wax" d={sealOutline(48, 48, 42, 0.9)} />
      <circle className="waxring" cx="48" cy="48" r="34" />
      <path
        className="waxmark"
        d="M60.4 34.8c-2.6-6.6-22.8-8-24.6 2-2 10.8 25.2 10 24.6 22.6-.6 10-21.4 10.4-25.4 2"
        fill="none"
        strokeWidth="5"
        strokeLinecap="round"
      />
    </svg>
  )
}

/** Shown while the browser loads the next page. */
function WelcomePanel() {
  return (
    <div className="welcome" hidden tabIndex={-1}>
      <BigSeal />
      <h2>Welcome to the Waitlist!</h2>
      <p className="quiet">You'll be the first to know when we launch.</p>
    </div>
  )
}

export function WaitlistDialog() {
  return (
    <dialog id="waitlist-dialog" aria-labelledby="waitlist-dialog-head">
      <div className="join-head">
        <h2 id="waitlist-dialog-head">Join the Waitlist</h2>
        <form method="dialog">
          <button type="submit" className="join-close" aria-label="Close">
            <Icon name="close" />
          </button>
        </form>
      </div>
      <div className="joining">
        <WaitlistForm id="dialog" />
        <WelcomePanel />
      </div>
    </dialog>
  )
}

export function WaitlistReceipt() {
  return (
    <div className="slip joining">
      <h2>Join the Waitlist</h2>
      <WaitlistForm id="join" />
      <WelcomePanel />
    </div>
  )
}

/** Opens the dialog; without a script it links to the page with the same form. */
export function JoinButton() {
  return (
    <ButtonAnchor kind="main" isBig className="hero-button" href={paths.waitlist} data-join>
      Join the Waitlist
    </ButtonAnchor>
  )
}

/** The rim of a seal as a decoration of the dark band. */
export function DarkRingDecoration() {
  return (
    <svg className="ring" viewBox="0 0 480 480" aria-hidden="true">
      <circle cx="240" cy="240" r="236" />
      <circle cx="240" cy="240" r="231" strokeWidth="6" strokeDasharray="1 7.063" />
      <circle cx="240" cy="240" r="226" />
      <circle cx="240" cy="240" r="197" />
    </svg>
  )
}
