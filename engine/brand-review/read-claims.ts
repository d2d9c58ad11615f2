import { functionWords, root, wordsOf } from '#engine/language/stem.ts'
import { sentencesOf } from './gather-blocks.ts'
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
}
type Found = Pick<Claim, 'topic' | 'value'> & { subject?: string; isGeneral?: boolean }
/** Reads the claims of one kind out of a sentence; `text` is in lower case, with figures for numbers in words. */
export type ClaimReader = (text: string) => readonly Found[]

const sentenceLengthMax = 500
const claimsMax = 600
const emptyOfSubject =
  /^(our|all|every|each|any|new|full|whole|free|cost|price|charge|fee|pay|paid|from|start|just|only|about|per|day|week|month|year|hour|minute|guarante|warrant|come|carri|give|get|have|has|had|day|for|plus|also|with|until|back|within|up|than|more|most|many|do|does|can|will|includ|take|one|two|thing|time|make|made|keep|kept|offer|no|not|never|always|if|it|we|you|they|there|and|or)$/

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
    for (const block of page.blocks) {
      if (block.isQuoted || block.region === 'navigation') continue
      for (const sentence of sentencesOf(block.text)) {
        if (sentence.length > sentenceLengthMax || claims.length >= claimsMax) continue
        const text = numbersToDigits(sentence.toLowerCase().replace(/’/g, "'"))
        for (const reader of readers) {
          for (const { topic, value, subject, isGeneral = false } of reader(text)) {
            claims.push({ topic, value, subject: subjectOf(subject ?? text), isGeneral, sentence, page })
          }
        }
      }
    }
  }
  return claims
}
