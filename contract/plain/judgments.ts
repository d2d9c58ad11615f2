/** What a language model may judge of a reviewed site, and the words for it on screen and on paper. */

/** Where a passage stands on its page. */
export const passageParts = ['heading', 'paragraph', 'item', 'row', 'footer'] as const
export type PassagePart = (typeof passageParts)[number]

const partNames: Readonly<Record<PassagePart, string>> = {
  heading: 'heading',
  paragraph: 'paragraph',
  item: 'list item',
  row: 'table row',
  footer: 'footer',
}

/** "heading 2": where a passage stands; a page has one footer. */
export const namePassage = ({ part, number }: { part: PassagePart; number: number }) =>
  part === 'footer' ? partNames.footer : `${partNames[part]} ${number}`

export const judgmentKinds = ['voice', 'message', 'contradiction'] as const
export type JudgmentKind = (typeof judgmentKinds)[number]

/** The part of the report that each kind stands beside. */
export const scoreOfJudgment = {
  voice: 'voice',
  message: 'messaging',
  contradiction: 'consistency',
} as const satisfies Record<JudgmentKind, string>

/** Judgments shown for one review, besides those set aside. */
export const judgmentsMax = 6

/** Stands above each judgment. */
export const judgmentLabel = 'Judgment, not counted in the score'

/** "Home, heading 2", or "Your brand record: Who is it for?". `page` is the page's name; null for the record. */
export const describeJudgedPlace = (page: string | null, place: string) =>
  page === null ? `Your brand record: ${place}` : `${page}, ${place}`
