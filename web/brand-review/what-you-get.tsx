/** What a review gives, with an example of its result: for who has none yet. */
import { ScoreBandNote, ScoreDial } from '#web/brand-review/score-dial.tsx'

const parts = [
  { title: 'Voice and tone analysis', text: 'How the site sounds, beside how you want to sound.' },
  { title: 'Visual identity review', text: 'Colours, type, contrast and pictures, counted and compared.' },
  { title: 'Messaging consistency', text: 'What a visitor learns at once, and whether the pages agree.' },
  { title: 'Strategic recommendations', text: 'What to do first, with the text to put there where we know it.' },
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
            An example. Each score opens its proof: the quote, the element or the number, and its page.
          </span>
        </figcaption>
      </figure>
    </aside>
  )
}
