/**
 * Shown after the first category, as a taste of the result: a line of the owner's own words, namely their number one
 * word and what they sell, joined only by punctuation.
 */
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { joinFirstLine } from '#web/brand-attributes/join-first-line.ts'
import { paths } from '#web/paths.ts'
import { sealOutline } from '#web/ui/seal.tsx'
import { typeset } from '#web/ui/typeset.ts'

type Props = { word: string; businessName: string; offer: string }

export function FirstLine({ word, businessName, offer }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const line = joinFirstLine(word, businessName, offer)
  return (
    <div className="first-line">
      <svg className="seal" viewBox="0 0 48 48" aria-hidden="true">
        <path className="wax" d={sealOutline(24, 24, 20, 0.6)} />
        <circle className="waxring" cx="24" cy="24" r="16" />
        <path className="waxmark" d="M16.5 24.5 22 30l10-11.5" fill="none" strokeWidth="3" strokeLinecap="round" />
      </svg>
      <h1 ref={heading} tabIndex={-1}>
        <b>{typeset(word)}</b> it is. Here’s a first line, from what you’ve told us so far:
      </h1>
      <q>“{typeset(line)}”</q>
      {offer.trim() === '' ? (
        <p className="small quiet">
          It doesn’t say what you do yet. <Link to={paths.profile}>Tell us in one line</Link>, and it will.
        </p>
      ) : (
        <p className="small quiet">
          That’s your word and your own answer, nothing added. The next five words will say why, and for whom.
        </p>
      )}
    </div>
  )
}
