/** Reads numbers with their unit: counts, sums of money, durations and years. */
import { findNumbers } from '#engine/facts/read-numbers.ts'
import { readStance, type Stance } from './read-stance.ts'
import { findClause, type Token } from './split-tokens.ts'
import { findWordKeys, isFunctionWord, listCoveredRoots } from './word-knowledge.ts'

/**
 * A number with what it counts. `unit`: 'money', 'hours' (durations are counted in hours), 'year' (of the calendar), a measure
 * such as 'mile', or '' for things, which `nouns` name. `rate`: what it is per ('week').
 */
export type Measure = {
  start: number
  end: number
  kind: 'number' | 'money' | 'time'
  value: number
  unit: string
  nouns: readonly string[]
  rate: string
  stance: Stance
}

const hoursOf: Readonly<Record<string, number>> = {
  ...{ minute: 1 / 60, min: 1 / 60, hour: 1, hr: 1, day: 24, night: 24, week: 168, fortnight: 336, month: 730 },
  ...{ year: 8760, yr: 8760, decade: 87_600, century: 876_000 },
}
const timeUnit = `(?<time>${Object.keys(hoursOf).join('|')})s?`
const sized =
  '(?<size>mile|km|kilomet(?:re|er)|met(?:re|er)|cm|mm|inch|feet|foot|ft|yard|acre|hectare|kg|kilo|gram|tonne|lb|oz|lit(?:re|er)|ml|pint|gallon|degree|percent|per cent)(?:e?s)?'
const money = '(?<money>pounds?|quid|euros?|dollars?|pence|p)'
const filler = '(?:working|business|full|solid|whole|short|long|more|straight|extra|little|good|and a half)'
const tail = new RegExp(
  `^'?[- ]?(?:${filler}[- ])*(?:(?!of|an?|the|to|and|or|in|at|more)[a-z-]+ )?(?:${timeUnit}|${sized}|${money}|(?<percent>%))(?![a-z])`,
)
const rate =
  /^[^.;!?]{0,40}?(?:\b(?:an?|per|each|every|the) |\/)(?<per>minute|hour|day|night|week|month|year)\b|^[^.;!?]{0,30}?\b(?<pace>hour|day|dai|night|week|month|year)ly\b/
/** What a sum is for one of: “28p a word”. */
const perThing = /^ ?(?:an?|per|each|\/) ?(?<thing>[a-z]+)/
const perNext = /^ ?(?:to|or|-|–|and) ?$/
const articles =
  /\b(?:in|within|under|after|for) (?:just )?(?<unit>(?:an?|the) (?:minute|hour|day|week|fortnight|month|year))\b(?! (?:or|like|at|that|to remember))/g

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

const isYear = (value: number, words: string) => /^\d{4}$/.test(words) && value >= 1600 && value < 2100
/** What everybody has two of counts nothing. */
const ownPair = /^ (?:[a-z]+ )?(?:hands|feet|eyes|ears|knees|shoulders|arms|legs|minds|thumbs|left feet|sides)\b/
/** Ordinals, times of the day and versions are no counts. */
const isNoCount = (before: string, after: string) =>
  /^(?:st|nd|rd|th|am|pm)\b|^ ?[ap]\.?m\b|^[:.]\d/.test(after) || /\d[:.]$/.test(before)

/** All measures of a lower-case text with its words. In a range, both numbers have the unit of the second. */
export function readMeasures(lower: string, tokens: readonly Token[]): Measure[] {
  const numbers = findNumbers(lower)
  const counted = numbers.flatMap(({ at, end, value }, place): Measure[] => {
    const next = numbers[place + 1]
    const unitFrom = next !== undefined && perNext.test(lower.slice(end, next.at)) ? next.end : end
    const found = tail.exec(lower.slice(unitFrom))
    const { time = '', size = '', money: coin, percent } = found?.groups ?? {}
    const words = lower.slice(at, end)
    const hours = hoursOf[time]
    if (isNoCount(lower.slice(0, at), lower.slice(end))) return []
    if (value === 2 && ownPair.test(lower.slice(end))) return []
    if (words === 'one' && coin === undefined && !/hour|week|month|year/.test(time)) return []
    const sign = /[£€$] ?$/.exec(lower.slice(0, at))?.[0] ?? ''
    const isMoney = sign !== '' || coin !== undefined
    const inYear = isYear(value, words) && found === null && !isMoney
    const spanEnd = unitFrom === end ? end + (found?.[0].length ?? 0) : end
    const clauseEnd = findClause(lower, at).to
    const after = lower.slice(unitFrom + (found?.[0].length ?? 0), clauseEnd)
    const thing = isMoney ? perThing.exec(after)?.groups?.thing : undefined
    const per = rate.exec(after)?.groups
    return [
      {
        start: at - sign.length,
        end: spanEnd,
        kind: isMoney ? 'money' : hours !== undefined || inYear ? 'time' : 'number',
        value: isMoney || hours === undefined ? value : value * hours,
        unit: isMoney ? 'money' : inYear ? 'year' : hours !== undefined ? 'hours' : percent ? 'percent' : size,
        nouns: found === null && !isMoney && !inYear ? nounsAfter(tokens, unitFrom, clauseEnd) : [],
        rate: (thing ?? per?.per ?? per?.pace ?? '').replace('dai', 'day'),
        stance: readStance(lower, at, spanEnd),
      },
    ]
  })
  return [...counted, ...readArticles(lower)]
}

/** Durations without a number: “within a week”. */
const readArticles = (lower: string): Measure[] =>
  [...lower.matchAll(articles)].map(({ 0: words, index, groups = {} }) => {
    const unit = groups.unit ?? ''
    const end = index + words.length
    const start = end - unit.length
    const value = hoursOf[unit.replace(/^(?:an?|the) /, '')] ?? 0
    return {
      start,
      end,
      kind: 'time',
      value,
      unit: 'hours',
      nouns: [],
      rate: '',
      stance: readStance(lower, start, end),
    }
  })

/** Whether `told` gives the value, the unit and what is counted of `said`. */
export type MeasureMatch = 'same' | 'other-value' | 'other-unit' | 'unrelated'

const near = (one: number, other: number) => Math.abs(one - other) <= 0.015 * Math.max(one, other)
const areAlike = (one: string, other: string) =>
  one === other || listCoveredRoots(one).includes(other) || listCoveredRoots(other).includes(one)

/** Compares a number of a line with one of a statement; `context` holds all roots of the statement. */
export function compareMeasures(said: Measure, told: Measure, context: ReadonlySet<string>): MeasureMatch {
  const isBareSum = said.unit === 'money' && told.unit === '' && told.nouns.length === 0
  const shareNoun = said.nouns.some((one) => told.nouns.some((other) => areAlike(one, other)))
  const [first] = said.nouns
  const isToldNear = first !== undefined && told.nouns.length === 0 && context.has(first)
  const isOpen = said.nouns.length === 0 || (told.nouns.length === 0 && first !== undefined && isPeople(first))
  const isOfSame = shareNoun || isToldNear || isOpen
  const isSameRate = said.rate === '' || said.rate === told.rate || (told.rate === '' && context.has(said.rate))
  if (said.unit !== told.unit && !isBareSum) {
    const isNumberKept = said.unit !== '' && told.unit !== '' && said.unit !== 'year' && told.unit !== 'year'
    return isNumberKept && said.value === told.value ? 'other-unit' : 'unrelated'
  }
  if (!near(said.value, told.value) || (said.unit === 'year' && said.value !== told.value))
    return said.unit === '' && !shareNoun ? 'unrelated' : 'other-value'
  if (said.unit === '' && !isOfSame) return 'unrelated'
  return isSameRate ? 'same' : 'other-unit'
}

const people = new Set([findWordKeys('people').root, ...listCoveredRoots(findWordKeys('people').root)])
const isPeople = (root: string) => people.has(root)
