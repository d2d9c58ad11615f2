import { type Fact, findMeaningfulRoots } from './fact.ts'
import { isAboutOthersPrice, isNotPrice } from './not-our-price.ts'
import { normalizeStatement, type Statement } from './statement.ts'

export type PriceFact<Of extends Statement = Statement> = Fact<Of> & {
  amount: number
  currency: string
  /** True for a minimum price ("from", "starts at"). */
  isFrom: boolean
  /** The unit of time (night, month), or '' if none is named. */
  unit: string
}

const money =
  /(?<sign>[£€$]|\b(?:chf|eur|usd|gbp) ?) ?(?<amount>\d+(?:\.\d\d?)?)(?!\d|[.,]\d| ?(?:m\b|k\b|million|billion))|\b(?<plain>\d+(?:\.\d\d?)?) (?<name>pounds?|euros?|dollars?|quid)\b/g
const signs: Readonly<Record<string, string>> = {
  pound: '£',
  quid: '£',
  euro: '€',
  dollar: '$',
  gbp: '£',
  eur: '€',
  usd: '$',
}
const timeUnit = /^ ?(?:an?|per|each|every|\/|p) ?(?<unit>minute|half hour|hour|day|night|week|month|year|annum)\b/
const unitBefore =
  /\b(?:an?|each|every|per|the) (?<unit>hour|day|night|week|month|year)\b|\b(?<pace>hour|night|week|month|year)ly\b/
const breaks =
  /[;!?…]|\.\s|: (?=[a-z].*\b(?:is|are|costs?)\b)|\s[–—-]\s|,? (?:and|but|or|plus|while|so)\b(?= (?:the |an? |our |each |any |every |with |then |it |you |we )?\w)/g
const startsWithVerb =
  /^ ?(?:(?:it|they|which) )?(?:now |all |both )?(?:is|are|costs?|starts?|starting|comes?|begins?|from|at|for|just|only|will|can)\b/
const fromCue =
  /\b(?:from|starts?|starting|begins?|beginning|upwards of)(?: at| from)?(?: just| only| as little as)? ?$/
/** Captures what a price is per: "£16 a bag". */
const perThing = /^ ?(?:an?|per|each|every) (?<thing>[a-z]+)/
/** The text after a price that limits it: for whom, when, with what. */
const narrows = /^[^.,;:!?()–—]*/
const nextClause = / (?:and|but|so|which|that|if|because|plus|or)\b.*$| \.\.\..*$/

/** All prices for what the business offers; prices of others and of dated notes are skipped. */
export function findPrices<Of extends Statement>(statements: readonly Of[], businessName: string): PriceFact<Of>[] {
  const ownWord = normalizeStatement(businessName).split(' ').at(-1) ?? ''
  return statements.flatMap((statement) => {
    const { text, isDated } = statement
    if (isDated || isAboutOthersPrice(text, ownWord)) return []
    let from = 0
    let last: PriceFact<Of> | undefined
    return [...text.matchAll(money)].flatMap((match) => {
      const before = text.slice(from, match.index)
      const after = text.slice(match.index + match[0].length)
      from = match.index + match[0].length
      if (isNotPrice(before, after)) return []
      last = priceOf(statement, match, before, after, last)
      return [last]
    })
  })
}

function priceOf<Of extends Statement>(
  statement: Of,
  match: RegExpExecArray,
  before: string,
  after: string,
  last?: PriceFact<Of>,
): PriceFact<Of> {
  const { sign = '', amount, plain, name = '' } = match.groups ?? {}
  const follows = after.replace(timeUnit, '')
  const clause = findLastClause(before)
  const named = findMeaningfulRoots(clause)
  const later = findMeaningfulRoots(
    /^ ?(?:for|buys|gets you|covers) /.test(follows) && named.size === 0 ? narrowing(follows) : '',
  )
  const inherited = () =>
    last?.subject ??
    findMeaningfulRoots(
      /\b(?:it|they|that|this)\b/.test(clause)
        ? statement.before.toLowerCase()
        : (statement.section || statement.topic).toLowerCase(),
    )
  const each = findMeaningfulRoots(perThing.exec(follows)?.groups?.thing ?? '')
  const subject = [named, later, each].find(({ size }) => size > 0) ?? inherited()
  const led = unitBefore.exec(clause)?.groups
  const unit = timeUnit.exec(after)?.groups?.unit ?? led?.unit ?? led?.pace ?? ''
  const currency = signs[name.replace(/s$/, '')] ?? signs[sign.trim()] ?? sign.trim()
  return {
    amount: Number(amount ?? plain),
    value: String(Number(amount ?? plain)),
    currency,
    isFrom: fromCue.test(before),
    unit: unit === 'annum' ? 'year' : unit,
    subject: new Set([...subject].filter((each) => !timeRoots.has(each))),
    scope: new Set(later.size > 0 ? [] : [...scopeOf(follows)].filter((word) => !subject.has(word))),
    shown: `${fromCue.test(before) ? 'from ' : ''}${match[0].trim()}`,
    statement,
  }
}

const timeRoots = findMeaningfulRoots('hour hourly night nightly week weekly month monthly year yearly annual minute')

/**
 * The clause that leads up to a price: the text after the last break. If only a verb follows its last comma, the part
 * before its first comma.
 */
export function findLastClause(before: string): string {
  const clause = before.split(breaks).at(-1) ?? ''
  const parts = clause.split(/, | \(/)
  const last = parts.at(-1) ?? ''
  return parts.length > 1 && startsWithVerb.test(last) && findMeaningfulRoots(last).size === 0 ? (parts[0] ?? '') : last
}

const narrowing = (after: string) => (narrows.exec(after)?.[0] ?? '').replace(nextClause, '')

function scopeOf(after: string): ReadonlySet<string> {
  const words = narrowing(after)
  // What the price includes does not limit it: "with four scales included".
  if (
    /\b(?:included?|including|all in|inclusive)\b/.test(words) ||
    !/^ ?(?:an?|per|for|with|in|on|at|if|when|to(?! (?:borrow|use|enter|join)\b)|by|during|before|after|each way|without|each|return)\b/.test(
      words,
    )
  )
    return new Set()
  return findMeaningfulRoots(words)
}
