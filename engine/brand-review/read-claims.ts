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
  section: Block | undefined
}
/** A claim as a reader finds it; `subject` is the part of the text that tells what it is about. */
export type Found = Pick<Claim, 'topic' | 'value'> & { subject?: string; isGeneral?: boolean }
/** Reads the claims of one kind out of a sentence; `text` is in lower case, with figures for numbers in words. */
export type ClaimReader = (text: string) => readonly Found[]

const sentenceLengthMax = 500
const claimsMax = 600
/** Statements beyond these are not read: no honest site makes as many. */
const statementsMax = 1500
const emptyOfSubject =
  /^(our|all|every|each|any|new|whole|free|cost|price|charge|fee|pay|paid|from|start|just|only|about|per|day|week|month|year|hour|minute|guarante|guaranteed|cover|warrant|come|carri|give|get|have|has|had|day|for|plus|also|with|until|back|within|up|than|more|most|many|do|does|can|will|includ|take|one|two|thing|time|make|made|keep|kept|offer|no|not|never|always|if|it|we|you|they|there|and|or)$/

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
  let read = 0
  for (const page of pages) {
    for (const { sentence, text, section } of statementsOn(page)) {
      read += 1
      if (claims.length >= claimsMax || read > statementsMax) return claims
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
function* statementsOn(page: ReadPage): Generator<Statement> {
  for (const sentence of sentencesOf(page.meta.get('description') ?? '')) yield* stated(sentence, undefined)
  let section: Block | undefined
  for (const [place, block] of page.blocks.entries()) {
    if (block.heading > 0) section = block.heading > 1 ? block : undefined
    if (block.region === 'footer') section = undefined
    if (block.isQuoted || block.region === 'navigation') continue
    const price = priceBeside(block, page.blocks[place + 1])
    // A cell of a table tells little without its row and column.
    const isCell = price === undefined && block.words < cellWordsMin && rowOf(block.element) !== undefined
    if (price !== undefined) yield* stated(block.text, section, `${block.text}: ${price}`)
    else if (!isCell) yield* statedInTurn(sentencesOf(block.text), section)
  }
}

const cellWordsMin = 4
const rowOf = (element: PageElement) => closest(element, ({ tag }) => tag === 'tr')

/** "A course is ten lessons. It costs £95": what the sentence before began with is meant. */
function* statedInTurn(sentences: readonly string[], section: Block | undefined): Generator<Statement> {
  for (const [place, sentence] of sentences.entries()) {
    const [, subject] = place === 0 ? [] : (subjectStart.exec(sentences[place - 1] ?? '') ?? [])
    const whole =
      subject === undefined
        ? sentence
        : sentence.replace(/^(?:It|They)(?= (?:costs?|lasts?|takes?|holds?|seats?|comes?|includes?)\b)/, subject)
    yield* stated(sentence, section, whole)
  }
}

const subjectStart =
  /^((?:An?|The|Our|Each|Every) [\p{L}' -]{3,30}?) (?:is|are|costs?|lasts?|takes?|holds?|has|have|runs?)\b/u

function* stated(sentence: string, section: Block | undefined, whole = sentence): Generator<Statement> {
  if (sentence.length > sentenceLengthMax) return
  yield { sentence, section, text: numbersToDigits(whole.toLowerCase().replace(/’/g, "'")) }
}

const onlyPrice = /^(?:[£$€] ?\d[\d,.]*|(?:CHF|EUR|USD|GBP) ?\d[\d,.]*|free)$/i

/** In a table the price of a thing stands in the next and only other cell of its row. */
function priceBeside(block: Block, next: Block | undefined): string | undefined {
  if (!next || !onlyPrice.test(next.text)) return undefined
  const row = rowOf(block.element)
  return row !== undefined && row === rowOf(next.element) ? next.text : undefined
}
