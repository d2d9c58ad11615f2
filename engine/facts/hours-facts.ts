import { makePhrasePattern } from '#engine/language/make-phrase-pattern.ts'
import { findAddresses } from './contact-facts.ts'
import { type Fact, type FactOwner, type FactReading, findDisagreeingPairs, findMeaningfulRoots } from './fact.ts'
import cues from './fact-cues.json' with { type: 'json' }
import { type FoundDays, type FoundHours, findDays, findHours } from './read-clock.ts'
import { findOriginalWording, type Statement } from './statement.ts'

type Hours<Of extends Statement = Statement> = Fact<Of> & {
  season: string
  days: readonly number[] | undefined
  isSpan: boolean
  isClosed: boolean
  opens: number | undefined
  closes: number | undefined
}

const opening = makePhrasePattern(cues.hours.opening)
/** Events (classes, tours, deliveries) whose times are not opening hours. */
const happening = makePhrasePattern(cues.hours.happening)
const month = '(?:january|february|march|april|may|june|july|august|september|october|november|december)'
const seasons = new RegExp(
  `\\b(?:between ${month} and|(?:from )?${month} ?(?:to|until|till|through|-|–)) ?${month}\\b`,
  'g',
)
/** The season in a sentence ("from April to October"), or "" when there is none or more than one. */
const seasonIn = (text: string) => ((all) => (all.length === 1 ? (all[0] ?? '') : ''))(text.match(seasons) ?? [])
const monthsOf = (season: string) => season.match(new RegExp(month, 'g'))?.join()
/** Hours for a range of months may be seasonal exceptions, so they are compared only with hours for the same months. */
const isOfSeason = (one: string, other: string) =>
  monthsOf(one) === monthsOf(other) || !/^(?:from|between)|,(?:from|between)/.test(`${one},${other}`)

/** Days or seasons outside the regular week. */
const exceptional = makePhrasePattern(cues.hours.exceptional)
const who = makePhrasePattern(
  cues.hours.states,
  '',
  String.raw`(?:^|[.,;:] |\band |\bbut )(?:the |our |my |please note,? )?(?<who>[a-zé' -]{1,30}?)(?: usually| always| now)? ?(?:\b`,
  String.raw`\b|'re\b|'m\b|: ?)`,
)
/** Words for the whole business. Any other subject has its own hours, unless the site is about it. */
const house = makePhrasePattern(cues.hours.house, '', '^', '$')
const people = makePhrasePattern(cues.hours.people, '', '^', '$')

/** Who or what is open, without its location or a trailing “hours”: "the shop on Walcot Street", "surgery hours". */
const whoIn = (text: string) =>
  (who.exec(text)?.groups?.who ?? '')
    .trim()
    .replace(/ (?:on|in|at|by|behind|opposite|next) .*$/, '')
    .replace(/(?<=.) (?:opening )?(?:hours|times)$/, '')

function subjectOf(text: string, wares: ReadonlySet<string>): ReadonlySet<string> {
  const named = whoIn(text)
  if (people.test(named) || house.test(named)) return new Set()
  const roots = [...findMeaningfulRoots(named)].filter((each) => !openingRoots.has(each))
  return roots.every((each) => wares.has(each)) ? new Set() : new Set(roots)
}

const openingRoots = findMeaningfulRoots(
  `open opening close closed closing shut hours visit find drop call ring ${'monday tuesday wednesday thursday friday saturday sunday weekdays weekends'}`,
)

function hoursOf<Of extends Statement>(statement: Of, wares: ReadonlySet<string>): Hours<Of>[] {
  const { text, isDated, section } = statement
  const foundDays = findDays(text)
  const foundHours = findHours(text)
  const isAllDay = foundHours.some(({ opens, closes }) => opens === 0 && closes === 24 * 60)
  const isList =
    /^(?:hours|opening)/i.test(section) ||
    (foundDays[0]?.at === 0 && text.split(' ').length <= 10) ||
    (isAllDay && text.split(' ').length <= 5)
  const season = seasonIn(text)
  if (isDated || exceptional.test(text.replace(season, ' ')) || !(opening.test(text) || isList)) return []
  const named = whoIn(text)
  if (happening.test(text) && !people.test(named) && !/\bopen/.test(text)) return []
  // A phone line answered around the clock does not contradict the shop's hours, so it gets its own subject.
  const isOfLine = isAllDay && (!/\bopen\b/.test(text) || narrowed.test(text))
  const subject = isOfLine ? new Set(['around the clock']) : subjectOf(text, wares)
  const base = { subject, season, scope: new Set<string>(), statement }
  const closed = foundHours.length === 0 ? closedAllDay.exec(text) : null
  const isClosed = closed !== null
  const make = (days: FoundDays | undefined, hours: FoundHours | undefined): Hours<Of> => ({
    ...base,
    days: days?.days,
    isSpan: days?.isSpan ?? false,
    isClosed,
    opens: hours?.opens,
    closes: hours?.closes,
    value: `${isClosed ? 'closed ' : ''}${days?.days.join('') ?? ''} ${hours?.opens ?? ''}-${hours?.closes ?? ''}`,
    shown: showPieces(
      statement,
      [days, hours, closed && { at: closed.index, end: closed.index + closed[0].length }].filter(
        (each) => each !== undefined && each !== null,
      ),
    ),
  })
  if (foundHours.length === 0)
    return foundDays.filter(({ isSpan }) => isSpan || isClosed).map((days) => make(days, undefined))
  return foundHours
    .filter(
      ({ isPlain, opens }) =>
        !isPlain ||
        (opens === undefined ? /\bopen|\bclose/.test(text) : foundDays.length > 0 || /\bopen|\bhours/.test(text)),
    )
    .map((hours) => make(nearest(foundDays, hours, foundHours), hours))
}

const narrowed = /\b(?:emergenc\w+|call-?outs?|lines?|phone|calls|online|support|orders?)\b/
const closedAllDay = /\b(?:closed|shut)\b(?! (?:at|from|until|early))/

/** Quotes the days and hours: as one passage when they are close together, otherwise joined with commas. */
function showPieces(statement: Statement, pieces: readonly { at: number; end: number }[]): string {
  const ordered = [...pieces].sort((one, other) => one.at - other.at)
  const [first, last] = [ordered[0], ordered.at(-1)]
  if (!first || !last) return ''
  const isNear = ordered.every(({ at }, place) => at - (ordered[place - 1]?.end ?? at) <= gapMax)
  return isNear
    ? findOriginalWording(statement, { at: first.at, end: last.end })
    : ordered.map((each) => findOriginalWording(statement, each)).join(', ')
}

/** Maximum distance, in characters, between days and hours that belong together. */
const gapMax = 20
/**
 * Finds the days that belong to these hours: within `gapMax`, with no other hours in between, and preferably on the side
 * (before or after) that the text uses throughout.
 */
function nearest(all: readonly FoundDays[], hours: FoundHours, others: readonly FoundHours[]): FoundDays | undefined {
  const gap = ({ at, end }: FoundDays) => (end <= hours.at ? hours.at - end : at - hours.end)
  const isFree = (days: FoundDays) =>
    !others.some(
      (each) => each !== hours && each.at > Math.min(days.at, hours.at) && each.end < Math.max(days.end, hours.end),
    )
  const free = all.filter((days) => isFree(days) && gap(days) <= gapMax).sort((one, other) => gap(one) - gap(other))
  const first = others.reduce((least, { at }) => Math.min(least, at), Infinity)
  // If days come before the first hours, assume this order for the whole text.
  const isDaysFirst = all.some(({ at }) => at < first)
  return free.find(({ at }) => at < hours.at === isDaysFirst) ?? free[0]
}

/** Reads opening hours; days open at different times disagree, unless the hours belong to another place or season. */
export function readOpeningHours<Of extends Statement>(
  statements: readonly Of[],
  { topic: wares }: FactOwner,
): FactReading<Of> {
  const told = statements.flatMap((each) => hoursOf(each, wares))
  const besides = (one: Hours) => told.filter((each) => standTogether(each.statement, one.statement))
  const alone = statements
    .filter(({ text }) => findHours(text).length > 0)
    .map((statement) => ({
      statement,
      days: findDays(statement.text).flatMap(({ isSpan, days }) => (isSpan ? [] : days)),
    }))
  // In "Tue - Fri 9.30 to 6, Thursdays until 8", Thursday is named separately and so is removed from the range.
  const facts = told.map((one) => {
    if (!one.isSpan || !one.days) return one
    const named = alone.flatMap(({ statement, days }) => (standTogether(statement, one.statement) ? days : []))
    return { ...one, days: one.days.filter((day) => !named.includes(day)) }
  })
  const disagreements = findDisagreeingPairs(facts, (one, other) => {
    const isSame = [...one.subject].join() === [...other.subject].join()
    const areComparable = isSame && isOfSeason(one.season, other.season) && !areTwoPlaces(one, other, statements)
    return areComparable && areAtOdds(one, other, besides) ? 'the opening hours' : undefined
  })
  return { facts, disagreements: disagreements.slice(0, 2) }
}

/** True when the two sections name different streets, so the hours are those of two shops. */
function areTwoPlaces(one: Hours, other: Hours, statements: readonly Statement[]): boolean {
  const [streets, others] = [one, other].map(({ statement: { page, section, block } }) =>
    statements
      .filter((each) => each.page === page && each.section === section && each.block.region === block.region)
      .flatMap(({ sentence }) => findAddresses(sentence).map(({ house, street }) => `${house} ${street}`)),
  )
  return !!streets?.length && !!others?.length && !streets.some((street) => others.includes(street))
}

/** True when both are on the same page and in the same region (main text or footer). */
const standTogether = (one: Statement, other: Statement) =>
  one.page === other.page && one.block.region === other.block.region

const isSameTime = (one: number | undefined, other: number | undefined) =>
  one === undefined || other === undefined || one === other
const areSameTimes = (one: Hours, other: Hours) =>
  isSameTime(one.opens, other.opens) && isSameTime(one.closes, other.closes)

/** `besides`: all hours in the same place on the page, because days and times are often in separate statements. */
function areAtOdds(one: Hours, other: Hours, besides: (one: Hours) => readonly Hours[]): boolean {
  const { days } = one
  const { days: otherDays } = other
  const share = days !== undefined && otherDays !== undefined && days.some((day) => otherDays.includes(day))
  if (one.isClosed !== other.isClosed) return share
  if (one.isClosed) return false
  if (days === undefined || otherDays === undefined) {
    const [bare, told] = days === undefined ? [one, other] : [other, one]
    // "On Fridays we close at four" is an exception to the usual hours.
    if (told.days !== undefined && !told.isSpan) return false
    return (
      !besides(told).some((each) => areSameTimes(each, bare)) && !besides(bare).some((each) => areSameTimes(each, told))
    )
  }
  if (share && !areSameTimes(one, other)) return true
  const union = (each: Hours) =>
    [...new Set(besides(each).flatMap((fact) => (fact.isClosed ? [] : (fact.days ?? []))))].sort().join('')
  return one.isSpan && other.isSpan && days.join() !== otherDays.join() && union(one) !== union(other)
}
