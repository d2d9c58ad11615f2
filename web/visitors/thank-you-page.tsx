/** After joining the waitlist: the seal, fifty pieces of confetti, and the link to the community. */

import type { CSSProperties } from 'react'
import { paths } from '#web/paths.ts'
import { ButtonAnchor } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { BigSeal, TrialOpenNote } from '#web/visitors/waitlist-form.tsx'

const pieces = 50
const colors = ['--seal', '--edge', '--leaf', '--ink-3', '--seal-ink']

/** Pseudo-random numbers between 0 and 1, the same in every build. */
const thrown = (at: number, seed: number) => (((at + 1) * 0.618034 + seed * 0.7548777) * (seed + 1)) % 1

/** The look and fall of a piece of confetti, as CSS variables. The longest delay and fall add up to three seconds. */
function pieceStyle(at: number): CSSProperties {
  const from = (seed: number, least: number, most: number) => least + thrown(at, seed) * (most - least)
  const style: Readonly<Record<`--${string}`, string>> = {
    '--x': `${from(0, 0, 98).toFixed(1)}%`,
    '--c': `var(${colors[at % colors.length]})`,
    '--w': `${Math.round(from(1, 7, 13))}px`,
    '--h': `${Math.round(from(2, 10, 19))}px`,
    '--r': `${Math.round(from(3, 0, 180))}deg`,
    '--go': `${Math.round(from(4, -60, 60))}px`,
    '--d': `${from(5, 1.7, 2.3).toFixed(2)}s`,
    '--wait': `${from(6, 0, 0.7).toFixed(2)}s`,
  }
  return { ...style }
}

function Confetti() {
  return (
    <div className="confetti" aria-hidden="true">
      {Array.from({ length: pieces }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces never change
        <i key={at} className={at % 3 === 0 ? 'round' : undefined} style={pieceStyle(at)} />
      ))}
    </div>
  )
}

function Community() {
  return (
    <section className="invite" aria-labelledby="invite-head">
      <h2 id="invite-head">Come in early</h2>
      <p className="quiet">
        Owners on the list compare notes in a private group: what they call themselves, what they charge, what customers
        say. Ask to join.
      </p>
      <ButtonAnchor kind="main" isBig className="invite-button" href="%COMMUNITY_URL%" target="_blank" rel="noopener">
        Request Access to the Group
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M14 4h6v6M20 4l-9 9M17 13.5V20H4V7h6.5" />
        </svg>
        <span className="vh"> (opens in a new tab)</span>
      </ButtonAnchor>
    </section>
  )
}

/** If the operator has configured no group, no link to one is promised. */
function CommunityLater() {
  return (
    <section className="invite" aria-labelledby="invite-head">
      <h2 id="invite-head">A private group is on its way</h2>
      <p className="quiet">
        Owners on the list will have a private group to talk in. It isn’t open yet. We’ll email you how to request
        access.
      </p>
    </section>
  )
}

export function ThankYouPage({ hasCommunity }: { hasCommunity: boolean }) {
  return (
    <div className="thanks wrap">
      <Confetti />
      <BigSeal />
      <h1>You’re In</h1>
      <p className="lede">You’re on the list. We’ll write when it’s your turn, and not before.</p>
      <TrialOpenNote />
      {hasCommunity ? <Community /> : <CommunityLater />}
      <ButtonAnchor kind="plain" href={paths.home}>
        <Icon name="back" />
        Back to the start
      </ButtonAnchor>
    </div>
  )
}
