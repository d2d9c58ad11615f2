import type { ReadSite } from '../read-site.ts'
import { type Fact, type FactReading, findPairs, goTogether, readWares, tellingRoots } from './fact.ts'
import { readable, type Statement } from './read-statements.ts'

export type Price = Fact & {
  amount: number
  currency: string
  /** The least that it costs ("from", "starts at"). */
  isFrom: boolean
  /** For how long: a night, a month; '' where none is named. */
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
const unitBefore = /\b(?:an?|each|every|per|the) (?<unit>hour|day|night|week|month|year)\b/
/** What is no price of something on offer: a saving, a threshold, a value, a sum that went somewhere. */
const noPrice =
  /\b(?:over|above|under|below|beyond|exceeding|more than|less than|up to|within|save|saving|spend|spending|worth|raised?|won|lost|instead of|rather than|not|was|were|used to (?:be|cost)|value of|cover of|turnover of|minus|fined?|paid us)(?: (?:about|around|at least|of))? ?$/
const afterNoPrice =
  /^ ?(?:off|or (?:more|over|above)|and (?:over|above|up)|discount|voucher|cheaper|less|extra off|saved|fine)\b/
/** Somebody else's price, or one of another time. */
const others =
  /\b(?:elsewhere|others?|competitors?|rivals?|high street|online giants?|big (?:names?|firms?|chains?|ones|brands?|boys)|chains?|supermarkets?|(?:most|many|some) (?:\w+ ){1,2}(?:charge|ask|want|cost|sell)|on average|the average|typically|market rate|rrp|theirs|used to|last year|years ago|back (?:in|then)|old prices?|no longer|would (?:cost|charge|pay|have))\b/
/** "The makers ask about £240", "a dealer charges £90": whoever asks is not us. */
const asksMoney =
  /\b(?<who>they|(?!us\b|this\b|visits\b)[a-z]+s)(?: will| would| usually| often| may| can)? (?:ask|charge|want|quote|bill|demand)\b|\b(?:an?|the|your) (?<firm>[a-z]+) (?:asks|charges|wants|quotes|bills|demands|would charge|will charge)\b/g
const breaks =
  /[;!?…]|\.\s|: (?=[a-z].*\b(?:is|are|costs?)\b)|\s[–—-]\s|,? (?:and|but|or|plus|while|so)\b(?= (?:the |an? |our |each |any |every |with |then |it |you |we )?\w)/g
const startsWithVerb =
  /^ ?(?:(?:it|they|which) )?(?:now |all |both )?(?:is|are|costs?|starts?|starting|comes?|begins?|from|at|for|just|only|will|can)\b/
const fromCue =
  /\b(?:from|starts?|starting|begins?|beginning|upwards of)(?: at| from)?(?: just| only| as little as)? ?$/
/** "£16 a bag" */
const perThing = /^ ?(?:an?|per|each|every) (?<thing>[a-z]+)/
/** What follows a price and narrows it: for whom, when, with what. */
const narrows = /^[^.,;:!?()–—]*/
const nextClause = / (?:and|but|so|which|that|if|because|plus|or)\b.*$| \.\.\..*$/

/** All prices that the site names for what it offers. */
export function pricesIn(statements: readonly Statement[], businessName: string): Price[] {
  const ownWord = readable(businessName).split(' ').at(-1) ?? ''
  return statements.flatMap((statement) => {
    const { text, isDated } = statement
    if (isDated || others.test(text) || isAskedByOthers(text, ownWord)) return []
    let from = 0
    let last: Price | undefined
    return [...text.matchAll(money)].flatMap((match) => {
      const before = text.slice(from, match.index)
      const after = text.slice(match.index + match[0].length)
      from = match.index + match[0].length
      if (noPrice.test(before) || afterNoPrice.test(after)) return []
      last = priceOf(statement, match, before, after, last)
      return [last]
    })
  })
}

const isAskedByOthers = (text: string, ownWord: string) =>
  [...text.matchAll(asksMoney)].some(({ groups = {} }) => (groups.who ?? groups.firm) !== ownWord)

function priceOf(statement: Statement, match: RegExpExecArray, before: string, after: string, last?: Price): Price {
  const { sign = '', amount, plain, name = '' } = match.groups ?? {}
  const follows = after.replace(timeUnit, '')
  const clause = lastClause(before)
  const named = tellingRoots(clause)
  const later = tellingRoots(
    /^ ?(?:for|buys|gets you|covers) /.test(follows) && named.size === 0 ? narrowing(follows) : '',
  )
  const inherited = () =>
    last?.subject ??
    tellingRoots(
      /\b(?:it|they|that|this)\b/.test(clause) ? statement.before.toLowerCase() : statement.section.toLowerCase(),
    )
  const each = tellingRoots(perThing.exec(follows)?.groups?.thing ?? '')
  const subject = [named, later, each].find(({ size }) => size > 0) ?? inherited()
  const unit = timeUnit.exec(after)?.groups?.unit ?? unitBefore.exec(clause)?.groups?.unit ?? ''
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

const timeRoots = tellingRoots('hour hourly night nightly week weekly month monthly year yearly annual minute')

/** The words that lead to a price: after the last break, and from its first comma back where a verb follows the last one. */
function lastClause(before: string): string {
  const clause = before.split(breaks).at(-1) ?? ''
  const parts = clause.split(/, | \(/)
  const last = parts.at(-1) ?? ''
  return parts.length > 1 && startsWithVerb.test(last) && tellingRoots(last).size === 0 ? (parts[0] ?? '') : last
}

const narrowing = (after: string) => (narrows.exec(after)?.[0] ?? '').replace(nextClause, '')

function scopeOf(after: string): ReadonlySet<string> {
  const words = narrowing(after)
  // What is in the price narrows nothing: "with four scales included".
  if (
    /\b(?:included?|including|all in|inclusive)\b/.test(words) ||
    !/^ ?(?:an?|per|for|with|in|on|at|if|when|to(?! (?:borrow|use|enter|join)\b)|by|during|before|after|each way|without|each|return)\b/.test(
      words,
    )
  )
    return new Set()
  return tellingRoots(words)
}

/** Prices of one thing that cannot all be true. */
export function readPrices(site: ReadSite, statements: readonly Statement[]): FactReading {
  const prices = pricesIn(statements, site.brand.businessName)
  const wares = readWares(site)
  const isOfSame = (one: Price, other: Price) =>
    one.currency === other.currency &&
    (one.unit === other.unit || one.unit === '' || other.unit === '') &&
    goTogether(one.subject, other.subject, wares) &&
    goTogether(one.scope, other.scope, wares)
  /** The value belongs to a thing beside the other one, or stands there too: the page tells them apart. */
  const isToldApart = (one: Price, other: Price) =>
    prices.some(
      (each) =>
        each.amount === one.amount &&
        (each.statement.page === other.statement.page || (isOfSame(each, one) && !isOfSame(each, other))) &&
        !each.statement.block.region.startsWith('foot'),
    )
  const judged = findPairs(prices, (one, other) => {
    if (!areAtOdds(one, other) || !isOfSame(one, other)) return undefined
    if (isToldApart(one, other) || isToldApart(other, one)) return undefined
    return `the price of ${nameOf(one, other)}`
  })
  return { facts: prices, disagreements: judged }
}

/** "From £85" allows for more, not for less; of two that are both the least, or both exact, one is wrong. */
function areAtOdds(one: Price, other: Price): boolean {
  if (one.amount === other.amount) return false
  if (one.isFrom === other.isFrom) return true
  const [least, exact] = one.isFrom ? [one, other] : [other, one]
  return exact.amount < least.amount || one.subject.size > 0
}

/** What both are prices of, in the words of the page. */
function nameOf({ statement, unit, shown }: Price, other: Price): string {
  const clause = lastClause(statement.text.split(shown.replace(/^from /, ''))[0] ?? '')
  const words = clause
    .replace(/\b(?:is|are|costs?|starts?|starting|comes?|from|at|to|just|only|for)\b/g, ' ')
    .replace(/[^\p{L}\p{N}' -]/gu, ' ')
  const named = words
    .split(' ')
    .filter((word) => word !== '')
    .join(' ')
  if (named !== '' && named.split(' ').length <= 6 && !/^(?:it|they|we|you)\b/.test(named)) return named
  return unit === '' && other.unit === '' ? 'the same thing' : `a ${unit || other.unit}`
}
