import { makePhrasePattern } from '#engine/language/make-phrase-pattern.ts'
import cues from './fact-cues.json' with { type: 'json' }

const names = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
const dayName = String.raw`(?:mon(?:day)?|tue(?:s|sday)?|wed(?:s|nesday)?|thu(?:rs|r|rsday)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?)s?\b`
const to = ' ?(?:to|until|till|til|through|thru|-|–|—) ?'
const and = '(?:, (?:and |or )?| and | or | & )'
const dayPhrases = new RegExp(
  String.raw`\b(?<all>every (?:single )?day(?: of the (?:week|year))?|7 days(?: a week)?|daily|any day(?: of the week)?|all week)\b|\b(?<week>weekdays)\b|\b(?<end>weekends)\b|\b(?<from>${dayName})${to}(?<to>${dayName})|\b(?<list>${dayName}(?:${and}${dayName})*)`,
  'g',
)
const allDays = [0, 1, 2, 3, 4, 5, 6]

/**
 * Days of the week, Monday = 0, with their position in the text. `isSpan` if the words name a complete run of days (“Mon to
 * Fri”, “daily”, “weekdays”) rather than single ones.
 */
export type FoundDays = { at: number; end: number; days: readonly number[]; isSpan: boolean }

export function findDays(text: string): FoundDays[] {
  const place = (name = '') => names.findIndex((each) => name.startsWith(each))
  return [...text.matchAll(dayPhrases)].map(({ 0: words, index, groups = {} }) => {
    const span = () => {
      const first = place(groups.from)
      return Array.from({ length: ((place(groups.to) - first + 7) % 7) + 1 }, (_each, step) => (first + step) % 7)
    }
    const listed = () => (groups.list ?? '').split(new RegExp(and)).map(place)
    const days = groups.all
      ? allDays
      : groups.week
        ? [0, 1, 2, 3, 4]
        : groups.end
          ? [5, 6]
          : groups.from
            ? span()
            : listed()
    return {
      at: index,
      end: index + words.length,
      days: [...days].sort(),
      isSpan: groups.list === undefined && groups.end === undefined,
    }
  })
}

const half = String.raw`(?: ?(?<h>am|pm|a\.m\.?|p\.m\.?|o'clock|in the morning|in the afternoon|in the evening|at night))?`
const clock = (name: string) =>
  String.raw`(?:(?<${name}half>half past |half )?(?<${name}>\d{1,2})(?:[:.](?<${name}m>\d\d))?|(?<${name}w>noon|midday|midnight))${half.replace('<h>', `<${name}h>`)}`
/** What may follow a time. Rules out bare figures followed by a noun, such as "2 to 3 weeks". */
const rest = `(?=$|[.,;:!?)|]| (?:on|every|each|and|except|daily|weekdays|with|but|so|when|because|or|7 days|all|then|as|${dayName})(?:$|[^a-z]))`
const range = new RegExp(`(?<![\\d£€$.:])\\b${clock('a')}(?:${to}| and )${clock('b')}(?!\\d)${rest}`, 'g')
const closing = new RegExp(
  `\\b(?:close[sd]?|shuts?|until|till?|open (?:until|till?|to))(?: the doors?)?(?: at| is at)? ${clock('b')}(?!\\d|[:.]\\d)${rest}`,
  'g',
)

/** "Open 24 hours", "24/7", but not a bare "within 24 hours". */
const allDay = makePhrasePattern(cues.readClock.allDay, 'g', String.raw`\b`, '(?![a-z])|^24 hours?[.!]?$')

/**
 * Opening and closing times in minutes after midnight, with their position in the text. `isPlain`: bare figures, without
 * am/pm and the like.
 */
export type FoundHours = { at: number; end: number; opens: number | undefined; closes: number; isPlain: boolean }

export function findHours(text: string): FoundHours[] {
  const ranges = [...text.matchAll(range)].flatMap(({ 0: words, index, groups = {} }) => {
    const opens = minutesOf(groups.aw, groups.a, groups.am, groups.ah, groups.ahalf, (hour) =>
      hour < 5 ? hour + 12 : hour,
    )
    const closes = minutesOf(groups.bw, groups.b, groups.bm, groups.bh, groups.bhalf, (hour) =>
      hour < 10 || hour * 60 <= opens ? hour + 12 : hour,
    )
    const isPlain = [groups.ah, groups.bh, groups.am, groups.bm, groups.aw, groups.bw].every(
      (each) => each === undefined,
    )
    return Number(groups.a ?? 0) > 24 || Number(groups.b ?? 0) > 24
      ? []
      : [{ at: index, end: index + words.length, opens, closes, isPlain }]
  })
  const ends = [...text.matchAll(closing)].flatMap(({ 0: words, index, groups = {} }) => {
    const isInRange = ranges.some(({ at, end }) => index < end && index + words.length > at)
    const closes = minutesOf(groups.bw, groups.b, groups.bm, groups.bh, groups.bhalf, (hour) =>
      hour < 12 ? hour + 12 : hour,
    )
    return isInRange || Number(groups.b ?? 0) > 24
      ? []
      : [{ at: index, end: index + words.length, opens: undefined, closes, isPlain: groups.bh === undefined }]
  })
  const always = [...text.matchAll(allDay)].map(({ 0: words, index }) => ({
    ...{ at: index, end: index + words.length, opens: 0, closes: 24 * 60, isPlain: false },
  }))
  return [...ranges, ...ends, ...always]
}

function minutesOf(
  word: string | undefined,
  hour = '0',
  minute = '0',
  part = '',
  isHalf = '',
  guess: (hour: number) => number,
): number {
  if (word !== undefined) return word === 'midnight' ? 24 * 60 : 12 * 60
  const told = Number(hour)
  const isMorning = /^a[.m]|morning/.test(part)
  const isLater = /^p[.m]|afternoon|evening|night/.test(part)
  const hours = isMorning ? told % 12 : isLater ? (told % 12) + 12 : told > 12 ? told : guess(told)
  return hours * 60 + (isHalf === '' ? Number(minute) : 30)
}
