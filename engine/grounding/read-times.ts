/** Reads days of the week and times of the day. */
import { findDays, findHours } from '#engine/facts/read-clock.ts'
import { findNumbers } from '#engine/facts/read-numbers.ts'
import { readStance, type Stance } from './read-stance.ts'
import { findSentence } from './split-tokens.ts'

/** Days (0 is Monday) or minutes after midnight. `hour`: of which half of the day is not said. */
export type FoundTime = {
  start: number
  end: number
  type: 'days' | 'clock' | 'hour'
  values: readonly number[]
  stance: Stance
}

const isClosed = /\b(?:clos(?:ed|es|ing)|shut|off|not|no|never|except\w*|exclud\w+|apart)\b/
/** Words beside which a day is when something is done, not a figure of speech. */
const isTimetable =
  /\b(?:open\w*|clos\w+|shut|until|till?|every|each|deliver\w*|available|ready|hours|through|fresh|book|class\w*|lessons?|from|bake\w*|on)\b/
const hourWords = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve'.split('|')
const inWords = new RegExp(
  `\\b(?:by|at|before|after|from|until|till?|past) (?<part>(?:half|quarter)(?: past| to)? )?(?<hour>${hourWords.join('|')}|\\d{1,2})\\b(?= (?:on|and|if|or|but|when|every|each|so|then|sharp|we|you|i)\\b| o'clock| in the | at night|[,;:!?]|\\.(?!\\d)|$)|\\b(?<oclock>${hourWords.join('|')}|\\d{1,2})(?= o'clock| in the (?:morning|evening|afternoon)| at night)`,
  'g',
)
const oneTime =
  /\b(\d{1,2})(?:[:.](\d\d))? ?([ap])\.?m\b|\b(?:by|at|before|after|from|until|till|past) (noon|midnight)\b/g

/** Short forms such as “sat” and “sun” are days only in a list of hours. */
const isFullName = (words: string) => !/^(?:mon|tues?|wed|thu|fri|sat|sun)\b/.test(words)

/** Words beside which numbers in words are hours. */
const isClock = /\b(?:open|opens|hours|till?|until|half past|quarter (?:past|to)|o'clock)\b/

/** A text with its numbers in digits, and where their places were. */
function writeDigits(lower: string): { text: string; placeOf: (place: number) => number } {
  const shifts: { at: number; by: number }[] = []
  let text = ''
  let from = 0
  for (const { at, end, value } of findNumbers(lower)) {
    text += lower.slice(from, at) + (/\d/.test(lower.slice(at, end)) ? lower.slice(at, end) : String(value))
    from = end
    shifts.push({ at: text.length, by: end - text.length })
  }
  return {
    text: text + lower.slice(from),
    placeOf: (place) => place + (shifts.findLast(({ at }) => at <= place)?.by ?? 0),
  }
}

/** Days and times of a lower-case text. `isTold`: a statement, in which every day counts. */
export function readTimes(lower: string, isTold: boolean): FoundTime[] {
  const days = findDays(lower).flatMap(({ at, end, days: values, isSpan }): FoundTime[] => {
    const words = lower.slice(at, end)
    if (!isTold && (isSpan ? /^(?:every|any|all)\b/.test(words) : !isFullName(words) || !isTimetable.test(lower)))
      return []
    const sentence = findSentence(lower, at)
    const clause = lower.slice(Math.max(sentence.from, at - 30), Math.min(sentence.to, end + 12))
    const stance = readStance(lower, at, end)
    return [
      {
        start: at,
        end,
        type: 'days',
        values,
        stance: { ...stance, isDenied: stance.isDenied || isClosed.test(clause) },
      },
    ]
  })
  const { text, placeOf } =
    days.length > 0 || isClock.test(lower) ? writeDigits(lower) : { text: lower, placeOf: Number }
  const hours = findHours(text)
    // “One to one” is no time.
    .filter(({ opens, closes }) => opens === undefined || closes === 1440 || opens % 720 !== closes % 720)
    .map(({ at, end, opens, closes }): FoundTime => {
      const [from, to] = [placeOf(at), placeOf(end)]
      const values = opens === undefined ? [closes] : [opens, closes]
      return { start: from, end: to, type: 'clock', values, stance: readStance(lower, from, to) }
    })
  const single = [...lower.matchAll(oneTime)].flatMap(({ 0: words, index, 1: hour, 2: minute, 3: half, 4: name }) => {
    const [start, end] = [index, index + words.length]
    if (hours.some((each) => each.start < end && each.end > start)) return []
    const ofDay = name === 'noon' ? 720 : name === 'midnight' ? 1440 : (Number(hour) % 12) * 60 + Number(minute ?? 0)
    const values = [ofDay + (half === 'p' ? 720 : 0)]
    return [{ start, end, type: 'clock' as const, values, stance: readStance(lower, start, end) }]
  })
  const spelt = [...lower.matchAll(inWords)].map(({ 0: words, index, groups = {} }): FoundTime => {
    const end = index + words.length
    const { part = '', oclock = '', hour: word = oclock } = groups
    const start = end - part.length - word.length
    const more = (part.startsWith('half') ? 30 : part === '' ? 0 : 15) * (/ to $/.test(part) ? -1 : 1)
    const hour = (Number(word) || hourWords.indexOf(word) + 1) * 60 + more
    return { start, end, type: 'hour', values: [hour], stance: readStance(lower, start, end) }
  })
  const isApart = ({ start, end }: FoundTime) => !hours.some((each) => each.start < end && each.end > start)
  return [...days, ...hours, ...single, ...spelt.filter(isApart)]
}

/** Whether days or times of a line are told: all of them, with the same polarity. */
export function compareTimes(said: FoundTime, told: FoundTime): 'same' | 'other-value' | 'unrelated' {
  if (said.type === 'hour' && told.type !== 'days')
    return told.values.some((each) => each % 720 === (said.values[0] ?? 0) % 720) ? 'same' : 'other-value'
  if (said.type !== told.type) return 'unrelated'
  const isWithin = said.values.every((each) => told.values.includes(each))
  if (said.type === 'clock') return isWithin ? 'same' : 'other-value'
  if (isWithin) return said.stance.isDenied === told.stance.isDenied ? 'same' : 'other-value'
  return said.values.some((each) => told.values.includes(each)) && told.stance.isDenied && !said.stance.isDenied
    ? 'other-value'
    : 'unrelated'
}
