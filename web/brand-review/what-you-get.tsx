/** What a review offers, with a sample result, for owners who have none yet. */
import { ScoreBandNote, ScoreDial } from '#web/brand-review/score-dial.tsx'

const parts = [
  { title: 'Voice and tone analysis', text: 'How the site sounds, next to how you want to sound.' },
  { title: 'Visual identity review', text: 'Colors, type, contrast and pictures, counted and compared.' },
  { title: 'Messaging consistency', text: 'What a visitor learns right away, and whether your pages agree.' },
  { title: 'Strategic recommendations', text: 'What to do first, with the words to use where we have them.' },
] as const

export function WhatYouGet() {
  return (
    <aside className="what-you-get" aria-labelledby="get-title">
      <h2 id="get-title">What You'll Get</h2>
      <ul>
        {parts.map(({ title, text }) => (
          <li key={title}>
            <b>{title}</b>
            <span className="small quiet">{text}</span>
          </li>
        ))}
      </ul>
      <figure>
        <ScoreDial name="Example of a score: Brand Voice" score={7.4} />
        <figcaption>
          <ScoreBandNote score={7.4} />
          <span className="cap">
            An example. Each score shows its proof: the quote or the element, and the page it’s on.
          </span>
        </figcaption>
      </figure>
    </aside>
  )
}
