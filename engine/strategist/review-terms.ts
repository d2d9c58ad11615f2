/** The words of the review's findings, each in a sentence. */

import { say } from './quote-record.ts'
import type { Rule, Scene } from './scene.ts'

const terms: readonly (readonly [pattern: RegExp, is: string])[] = [
  [
    /\bcontrast\b/,
    'Contrast is how far the colour of a text stands out from what lies behind it. Text needs 4.5 to 1, large text 3 to 1, or people with weak eyes, or in the sun, cannot read it.',
  ],
  [
    /\balt( |-)?texts?\b/,
    'An alt text says in words what a picture shows, for those who do not see it and for search engines.',
  ],
  [
    /\bmeta( descriptions?)?\b|\bdescriptions?\b/,
    'A meta description is the sentence or two about a page that search engines show under its title.',
  ],
  [
    /\bcalls? to action\b|\bcta\b/,
    'A call to action is a button or link that asks for something to do now, such as ‘Book a table’.',
  ],
  [
    /\bfirst screen\b|\babove the fold\b/,
    'The first screen is what a visitor sees before scrolling: there it is decided whether they stay.',
  ],
  [
    /\b(main )?headings?\b|\bh1\b/,
    'A heading is a title inside a page; each page needs one main heading that says what it is about.',
  ],
  [
    /\btypefaces?\b|\bfonts?\b/,
    'A typeface is the design of the letters; more than three on one site look like several brands.',
  ],
  [/\bjargon\b/, 'Jargon are words that only people of the trade know.'],
  [
    /\bsocial tags?\b|\bog:|\bopen graph\b/,
    'Social tags tell what title, sentence and picture show where a link to the page is shared.',
  ],
  [
    /\bpage titles?\b/,
    'The page title stands on the tab and in search results; it should name the page and the brand.',
  ],
  [
    /\bviewport\b/,
    'The viewport tells a phone to show the page in its own width, and not a small picture of a large one.',
  ],
]

/** The finding of the last review that speaks of it. */
const findingOf = ({ record: { audit } }: Scene, pattern: RegExp) =>
  audit?.opportunities.find((line) => pattern.test(line.toLowerCase()))

export const reviewTermRules: readonly Rule[] = [
  [
    /\bmean(s|t)?\b|\bwhat (is|are)\b|\bwhat's\b|\bexplain\b|\bbig deal\b|\bmatters?\b|\bimportant\b|\bserious\b|\bproblem\b|\bdon'?t understand\b/,
    (scene) => {
      const [pattern, is] = terms.find(([each]) => each.test(scene.reading.text)) ?? []
      if (!pattern || !is) return ''
      const finding = findingOf(scene, pattern)
      return say(is, finding && `Your review says: ${finding}`)
    },
  ],
]
