/** Reads numbers with their unit: counts, sums of money, durations and years. */
import { type FoundNumber, findNumbers, replaceNumberWords } from '#engine/facts/read-numbers.ts'
import { moneySign, readStance, type Stance } from './read-stance.ts'
import { findClause, splitTokens, type Token } from './split-tokens.ts'
import { findWordKeys, isFunctionWord, listCoveredRoots } from './word-knowledge.ts'

/**
 * A number with what it counts. `unit`: 'money', 'hours' (durations are counted in hours), 'year' (of the calendar), a measure
 * such as 'mile', or '' for things, which `nouns` name. `rate`: what it is per ('week'), which stands up to `rateEnd`.
 */
export type Measure = {
  start: number
  end: number
  kind: 'number' | 'money' | 'time'
  value: number
  /** Of a range such as “5 to 7 days”; both are the value if there is none. */
  low: number
  high: number
  unit: string
  nouns: readonly string[]
  rate: string
  rateEnd: number
  stance: Stance
}

const hoursOf: Readonly<Record<string, number>> = {
  ...{
    minute: 1 / 60,
    min: 1 / 60,
    hour: 1,
    hr: 1,
    day: 24,
    night: 24,
    week: 168,
    wk: 168,
    fortnight: 336,
    month: 730,
  },
  ...{ year: 8760, yr: 8760, decade: 87_600, century: 876_000 },
}
const timeUnit = `(?<time>${Object.keys(hoursOf).join('|')})s?`
/** The names of each measure, the one that stands for all of them first. */
const sizes = [
  'mile/mi kilometre/kilometer/km metre/meter centimetre/centimeter/cm millimetre/millimeter/mm inch foot/feet/ft yard/yd acre hectare/ha',
  'kilo/kg/kilogram/kilogramme gram tonne/ton pound/lb ounce/oz litre/liter millilitre/milliliter/ml pint gallon/gal degree percent/per cent/%',
].flatMap((names) => names.split(/ (?!cent)/).map((each) => each.split('/')))
const sizeOf = new Map(
  sizes.flatMap(([name = '', ...others]) => [name, ...others].map((each) => [each, name] as const)),
)
const letters: Readonly<Record<string, string>> = { m: 'metre', g: 'gram', l: 'litre' }
const sized = `(?<size>${[...sizeOf.keys()].filter((each) => each !== 'pound').join('|')})(?:e?s)?`
const money = '(?<money>pounds?|quid|euros?|dollars?|pence|p|rand|francs?|rupees?)'
const filler = '(?:working|business|full|solid|whole|short|long|more|straight|extra|little|good|and a half)'
const tail = new RegExp(
  `^(?:(?<letter>[mgl])|'?[- ]?(?:${filler}[- ])*(?:(?!of|an?|the|to|and|or|in|at|more)[a-z-]+ )?(?:${timeUnit}|${sized}|${money}))(?![a-z])`,
)
const rate =
  /^[^.;!?]{0,40}?(?:\b(?:an?|per|each|every|the) |\/)(?<per>minute|hour|day|night|week|month|year)\b|^[^.;!?]{0,30}?\b(?<pace>hour|day|dai|night|week|month|year)ly\b/
/** What a sum is for one of: “28p a word”. */
const perThing = /^ ?(?:(?:an?|per|each) |\/ ?)(?<thing>[a-z]+)|^ ?(?<person>pp|p\.p)\b/
/** Those who pay for themselves; a team or a family pays once. */
const onePerson = /^(?:person|people|pp|p\.p|head|adult|guest|[a-z]{3,}er)s?$/
const shortPeriods: Readonly<Record<string, string>> = { dai: 'day', hr: 'hour', wk: 'week', mth: 'month', yr: 'year' }
const perNext = /^ ?(?:to|or|-|–|and) ?$/
const rangeWord = /^ ?(?<word>to|-|–|or|and) ?\p{Sc}?$/u
/** “5 to 7”, “between 5 and 7”, “5 or 6”; but 30 or 60 are two things to choose from. */
function joinsRange(lower: string, one: FoundNumber, other: FoundNumber): boolean {
  const word = rangeWord.exec(lower.slice(one.end, other.at))?.groups?.word
  if (word === 'or') return other.value === one.value + 1
  if (word === 'and' && !/\bbetween \p{Sc}?$/u.test(lower.slice(0, one.at))) return false
  return word !== undefined && one.value < other.value
}

/** The numbers that a range such as “5 to 7” begins and ends with; the number itself if it is in none. */
function findRange(lower: string, numbers: readonly FoundNumber[], each: FoundNumber, place: number) {
  const [before, next] = [numbers[place - 1], numbers[place + 1]]
  return {
    first: before !== undefined && joinsRange(lower, before, each) ? before : each,
    last: next !== undefined && joinsRange(lower, each, next) ? next : each,
  }
}
const articles =
  /\b(?:in|within|under|after|for) (?:just )?(?<unit>(?<half>half )?(?:an?|the(?: first)?) (?<time>minute|hour|day|week|fortnight|month|year)(?<more> and a half)?)\b(?! (?:or|like|at|that|to remember))/g
const orTwo = /\ban? (?<time>minute|hour|day|week|month|year) or two\b/g
const quarters = /\b(?<part>three|a)[- ]quarters? of an (?<time>hour)\b/g
const fractions = /\b(?<part>half|a third|a quarter)(?: as (?:much|many))? (?:again|extra|more|off)\b/g
const percentOf: Readonly<Record<string, number>> = { half: 50, 'a third': 33, 'a quarter': 25 }

/** The words right after a number that name what it counts. */
function nounsAfter(tokens: readonly Token[], from: number, to: number): string[] {
  const nouns: string[] = []
  for (const token of tokens) {
    if (token.start < from || token.start >= to) continue
    if (/^pairs?$/.test(token.word) || (nouns.length < 2 && /^(?:of|more|or|so|plus)$/.test(token.word))) continue
    if (token.word !== 'us' && (isFunctionWord(token.word) || /\d/.test(token.word))) break
    nouns.push(token.root)
    if (nouns.length === 3) break
  }
  return nouns
}

/** What a number may follow: “level 2”. */
const labels = /\b(level|grade|zone|class|category|phase|stage|tier|part|room) $/
const isYear = (value: number, words: string) => /^\d{4}$/.test(words) && value >= 1600 && value < 2100
/** What everybody has two of counts nothing. */
const ownPair = /^ (?:[a-z]+ )?(?:hands|feet|eyes|ears|knees|shoulders|arms|legs|minds|thumbs|left feet|sides)\b/
/** Ordinals, times of the day and versions are no counts. */
const isNoCount = (before: string, after: string) =>
  /^(?:st|nd|rd|th|am|pm)\b|^ ?[ap]\.?m\b|^[:.]\d/.test(after) || /\d[:.]$/.test(before)

/** All measures of a lower-case text with its words. In a range, both numbers have the unit of the second. */
export function readMeasures(lower: string, tokens: readonly Token[]): Measure[] {
  const numbers = findNumbers(lower)
  const counted = numbers.flatMap((number, place): Measure[] => {
    const { at, end, value } = number
    const { first, last } = findRange(lower, numbers, number, place)
    const next = numbers[place + 1]
    const afterRange = last === number ? next : numbers[place + 2]
    const unitFrom = next !== undefined && perNext.test(lower.slice(end, next.at)) ? next.end : end
    const unit = tail.exec(lower.slice(unitFrom))
    // An age is no duration.
    const found = unit !== null && /^[ -]old\b/.test(lower.slice(unitFrom + unit[0].length)) ? null : unit
    const { time = '', size = '', letter = '', money: coin } = found?.groups ?? {}
    const inHalves = found?.[0].includes('and a half') === true ? 0.5 : 0
    const words = lower.slice(at, end)
    const hours = hoursOf[time]
    if (isNoCount(lower.slice(0, at), lower.slice(end))) return []
    if (value === 2 && (ownPair.test(lower.slice(end)) || / of us\b/.test(lower.slice(end, end + 6)))) return []
    if (words === 'one' && coin === undefined && !/hour|week|month|year/.test(time)) return []
    const sign = moneySign.exec(lower.slice(0, at))?.[0] ?? ''
    const isMoney = sign !== '' || coin !== undefined
    const inYear = isYear(value, words) && found === null && !isMoney
    const spanEnd = unitFrom === end ? end + (found?.[0].length ?? 0) : end
    const label = labels.exec(lower.slice(0, at))?.slice(1)
    const clauseEnd = findClause(lower, at).to
    const after = lower.slice(unitFrom + (found?.[0].length ?? 0), clauseEnd)
    // What a number after this one is per is no rate of this one.
    const upToNext = lower.slice(unitFrom + (found?.[0].length ?? 0), Math.min(clauseEnd, afterRange?.at ?? clauseEnd))
    const per = (isMoney ? perThing.exec(after) : null) ?? rate.exec(upToNext)
    const inUnit = (each: number) => (each + inHalves) * (isMoney ? 1 : (hours ?? 1))
    return [
      {
        start: at - sign.length,
        end: spanEnd,
        kind: isMoney ? 'money' : hours !== undefined || inYear ? 'time' : 'number',
        value: inUnit(value),
        low: inUnit(first.value),
        high: inUnit(last.value),
        unit: isMoney
          ? 'money'
          : inYear
            ? 'year'
            : hours !== undefined
              ? 'hours'
              : (letters[letter] ?? sizeOf.get(size) ?? ''),
        nouns:
          found === null && !isMoney && !inYear
            ? (label ?? (unit === null ? nounsAfter(tokens, unitFrom, clauseEnd) : []))
            : [],
        rate: per === null ? '' : nameRate(per.groups),
        rateEnd: unitFrom + (found?.[0].length ?? 0) + (per?.[0].length ?? 0),
        stance: readStance(lower, first.at, Math.max(spanEnd, last.end)),
      },
    ]
  })
  const phrases = readPhrases(lower)
  return [
    ...counted.filter(({ start, end }) => !phrases.some((each) => each.start < end && each.end > start)),
    ...phrases,
  ]
}

function nameRate({ thing, person, per, pace }: Readonly<Record<string, string | undefined>> = {}): string {
  const name = thing ?? person ?? per ?? pace ?? ''
  return onePerson.test(name) ? 'person' : findWordKeys(shortPeriods[name] ?? replaceNumberWords(name)).root
}

/** Durations and shares without a number: “within a week”, “half as much again”. */
function readPhrases(lower: string): Measure[] {
  const make = (start: number, end: number, value: number, unit: string, high = value): Measure => ({
    ...{ start, end, kind: unit === 'hours' ? 'time' : 'number', value, low: value, high, unit },
    ...{ nouns: [], rate: '', rateEnd: end, stance: readStance(lower, start, end) },
  })
  const durations = [...lower.matchAll(articles)].map(({ 0: words, index, groups = {} }) => {
    const { unit = '', half, time = '', more } = groups
    const end = index + words.length
    const share = (half === undefined ? 1 : 0.5) + (more === undefined ? 0 : 0.5)
    return make(end - unit.length, end, share * (hoursOf[time] ?? 0), 'hours')
  })
  const upTos = [...lower.matchAll(orTwo)].map(({ 0: words, index, groups: { time = '' } = {} }) =>
    make(index, index + words.length, hoursOf[time] ?? 0, 'hours', 2 * (hoursOf[time] ?? 0)),
  )
  const shares = [...lower.matchAll(fractions)].map(({ 0: words, index, groups: { part = '' } = {} }) =>
    make(index, index + words.length, percentOf[part] ?? 0, 'percent'),
  )
  const parts = [...lower.matchAll(quarters)].map(({ 0: words, index, groups: { part = '' } = {} }) =>
    make(index, index + words.length, part === 'three' ? 0.75 : 0.25, 'hours'),
  )
  return [...durations, ...upTos, ...shares, ...parts]
}

/** Whether `told` gives the value, the unit and what is counted of `said`. */
export type MeasureMatch = 'same' | 'other-value' | 'other-unit' | 'unrelated'

const near = (one: number, other: number) => Math.abs(one - other) <= 0.015 * Math.max(one, other)
const areAlike = (one: string, other: string) =>
  one === other || listCoveredRoots(one).includes(other) || listCoveredRoots(other).includes(one)

type Told = { lower: string; roots: ReadonlySet<string> }
const periods = new Set('minute hour day night week month year'.split(' ').map((each) => findWordKeys(each).root))
/** Whether a statement gives a rate elsewhere: “fixed monthly from £280”. A period has to be in the same clause. */
function givesRate(rate: string, told: Measure, { lower, roots }: Told): boolean {
  if (!periods.has(rate)) return roots.has(rate)
  const { from, to } = findClause(lower, told.start)
  return splitTokens(lower.slice(from, to)).some(({ root }) => root === rate || listCoveredRoots(root).includes(rate))
}

/** Compares a number of a line with one of a statement. */
export function compareMeasures(said: Measure, told: Measure, { lower, roots: context }: Told): MeasureMatch {
  const isBare = ({ unit, nouns }: Measure) => unit === '' && nouns.length === 0
  const isBareSum = (said.unit === 'money' && isBare(told)) || (told.unit === 'money' && isBare(said))
  const shareNoun = said.nouns.some((one) => told.nouns.some((other) => areAlike(one, other)))
  const [first] = said.nouns
  const isToldNear = first !== undefined && told.nouns.length === 0 && context.has(first)
  const isOpen = said.nouns.length === 0 || (told.nouns.length === 0 && first !== undefined && isPeople(first))
  const isOfSame = shareNoun || isToldNear || isOpen
  const isSameRate =
    said.rate === '' ||
    said.rate === told.rate ||
    (told.rate === '' && givesRate(said.rate, told, { lower, roots: context }))
  if (said.unit !== told.unit && !isBareSum) {
    const isNumberKept = said.unit !== '' && told.unit !== '' && said.unit !== 'year' && told.unit !== 'year'
    return isNumberKept && said.value === told.value ? 'other-unit' : 'unrelated'
  }
  if (
    ![told.low, told.high, told.value].some((value) => near(said.value, value)) ||
    (said.unit === 'year' && said.value !== told.value)
  )
    return said.unit === '' && !shareNoun ? 'unrelated' : 'other-value'
  if (said.unit === '' && !isOfSame) return 'unrelated'
  return isSameRate ? 'same' : 'other-unit'
}

const people = findWordKeys('people').root
const isPeople = (root: string) => areAlike(root, people)
