import { findPart, type Part } from './find-part.ts'
import { type Block, sentencesOf } from './gather-blocks.ts'
import { namesIn } from './names-in.ts'
import { isOfWhole, nameAsWe, type OwnWords, readOwnWords } from './own-words.ts'
import { closest, type PageElement } from './parse-html.ts'
import { numbersToDigits } from './read-numbers.ts'
import type { ReadPage } from './read-page.ts'
import { subjectOf } from './subject-words.ts'

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
  /** The part of the business to which the claim is narrowed; empty for the whole. */
  part: Part
  /** A pattern of the value as pages write it; a page that knows both values tells them apart. */
  mark: string
  /** Places, people and products that the sentence names, the business itself apart. */
  names: ReadonlySet<string>
  /** What the whole page says, as readers see it. */
  pageText: string
  sentence: string
  page: ReadPage
  /** The heading under which the claim stands, the main one apart. */
  section: Block | undefined
}
/** A claim as a reader finds it; `subject` is the part of the text that tells what it is about. */
export type Found = Pick<Claim, 'topic' | 'value'> & {
  subject?: string
  isGeneral?: boolean
  mark?: string
  /** The very words that make the claim, where what stands around them may narrow it. */
  words?: string
  /** What the claim is said of ("the bakery was founded …", "all our cakes are vegan"). */
  of?: string
}
/**
 * Reads the claims of one kind out of a sentence; `text` is in lower case, with figures for numbers in words and "we" for
 * the name of the business; `sentence` is as it stands on the page.
 */
export type ClaimReader = (text: string, sentence: string) => readonly Found[]

const sentenceLengthMax = 500
const claimsMax = 600
/** So much of a page, in characters, is looked through for a value that another page states. */
const pageTextMax = 60_000
/** Statements beyond these are not read: no honest site makes as many. */
const statementsMax = 1500
/** All claims of the pages of the business so named, customers' words apart. */
export function readClaims(pages: readonly ReadPage[], readers: readonly ClaimReader[], businessName: string): Claim[] {
  const own = readOwnWords(pages, businessName)
  const claims: Claim[] = []
  let read = 0
  for (const page of pages) {
    const pageText = readable(
      page.blocks
        .map(({ text }) => text)
        .join(' \n ')
        .slice(0, pageTextMax),
    )
    for (const { sentence, whole, section } of statementsOn(page)) {
      read += 1
      if (claims.length >= claimsMax || read > statementsMax) return claims
      const text = nameAsWe(readable(whole), own)
      for (const reader of readers) {
        for (const found of reader(text, sentence)) {
          const names = namesIn(sentence, own.names)
          claims.push({ ...claimOf(found, text, own), names, sentence, page, pageText, section })
        }
      }
    }
  }
  return claims
}

const readable = (text: string) => numbersToDigits(text.toLowerCase().replace(/’/g, "'"))

function claimOf(found: Found, text: string, own: OwnWords) {
  const { topic, value, subject = text, isGeneral = false, mark = '', words = '', of = '' } = found
  const part = isOfWhole(of, own) ? findPart(text, words, own) : new Set([of])
  return { topic, value, subject: subjectOf(subject), isGeneral, mark, part }
}

type Statement = Pick<Claim, 'sentence' | 'section'> & { whole: string }

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
  yield { sentence, section, whole }
}

const onlyPrice = /^(?:[£$€] ?\d[\d,.]*|(?:CHF|EUR|USD|GBP) ?\d[\d,.]*|free)$/i

/** In a table the price of a thing stands in the next and only other cell of its row. */
function priceBeside(block: Block, next: Block | undefined): string | undefined {
  if (!next || !onlyPrice.test(next.text)) return undefined
  const row = rowOf(block.element)
  return row !== undefined && row === rowOf(next.element) ? next.text : undefined
}
