import { functionWords, root, wordsOf } from '#engine/language/stem.ts'
import { type Block, sentencesOf } from './gather-blocks.ts'
import { closest, type PageElement } from './parse-html.ts'
import { numbersToDigits } from './read-numbers.ts'
import type { ReadPage } from './read-page.ts'

/**
 * Something that a page promises or states in a comparable way. Claims of one topic about one subject contradict each other
 * when their values differ. `subject` are word roots; a claim about everything has none.
 */
export type Claim = {
  topic: string
  value: string
  subject: ReadonlySet<string>
  /** The topic has one answer for the whole business, whatever words stand around it. */
  isGeneral: boolean
  sentence: string
  page: ReadPage
  /** The heading under which the claim stands, the main one apart. */
  section: PageElement | undefined
}
type Found = Pick<Claim, 'topic' | 'value'> & { subject?: string; isGeneral?: boolean }
/** Reads the claims of one kind out of a sentence; `text` is in lower case, with figures for numbers in words. */
export type ClaimReader = (text: string) => readonly Found[]

const sentenceLengthMax = 500
const claimsMax = 600
const emptyOfSubject =
  /^(our|all|every|each|any|new|whole|free|cost|price|charge|fee|pay|paid|from|start|just|only|about|per|day|week|month|year|hour|minute|guarante|warrant|come|carri|give|get|have|has|had|day|for|plus|also|with|until|back|within|up|than|more|most|many|do|does|can|will|includ|take|one|two|thing|time|make|made|keep|kept|offer|no|not|never|always|if|it|we|you|they|there|and|or)$/

/** The roots of the words that tell what a sentence is about. */
export function subjectOf(text: string): Set<string> {
  const roots = wordsOf(text)
    .filter((word) => !functionWords.has(word) && !/\d/.test(word) && word.length > 2)
    .map(root)
  return new Set(roots.filter((each) => !emptyOfSubject.test(each)))
}

/** All claims of the pages, customers' words apart. */
export function readClaims(pages: readonly ReadPage[], readers: readonly ClaimReader[]): Claim[] {
  const claims: Claim[] = []
  for (const page of pages) {
    for (const { sentence, text, section } of statementsOn(page)) {
      if (claims.length >= claimsMax) return claims
      for (const reader of readers) {
        for (const { topic, value, subject, isGeneral = false } of reader(text)) {
          claims.push({ topic, value, subject: subjectOf(subject ?? text), isGeneral, sentence, page, section })
        }
      }
    }
  }
  return claims
}

type Statement = Pick<Claim, 'sentence' | 'section'> & { text: string }

/** What a page states: its description, its sentences, and the rows of its price lists. */
function statementsOn(page: ReadPage): Statement[] {
  const told = sentencesOf(page.meta.get('description') ?? '').map((sentence) => stated(sentence, undefined))
  let section: PageElement | undefined
  const statements = page.blocks.flatMap((block, place) => {
    if (block.heading > 0) section = block.heading > 1 ? block.element : undefined
    const { isQuoted, region } = block
    if (region === 'footer') section = undefined
    if (isQuoted || region === 'navigation') return []
    const price = priceBeside(block, page.blocks[place + 1])
    if (price !== undefined) return [stated(block.text, section, `${block.text}: ${price}`)]
    return sentencesOf(block.text).map((sentence) => stated(sentence, section))
  })
  return [...told, ...statements].filter(({ sentence }) => sentence.length <= sentenceLengthMax)
}

const stated = (sentence: string, section: PageElement | undefined, whole = sentence): Statement => ({
  sentence,
  section,
  text: numbersToDigits(whole.toLowerCase().replace(/’/g, "'")),
})

const onlyPrice = /^(?:[£$€] ?\d[\d,.]*|(?:CHF|EUR|USD|GBP) ?\d[\d,.]*|free)$/i

/** In a table the price of a thing stands in the next and only other cell of its row. */
function priceBeside(block: Block, next: Block | undefined): string | undefined {
  if (!next || !onlyPrice.test(next.text)) return undefined
  const rowOf = (element: PageElement) => closest(element, ({ tag }) => tag === 'tr')
  const row = rowOf(block.element)
  return row !== undefined && row === rowOf(next.element) ? next.text : undefined
}
