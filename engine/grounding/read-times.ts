/** Reads days of the week and times of the day. */
import { findDays, findHours } from '#engine/facts/read-clock.ts'
import { readStance, type Stance } from './read-stance.ts'

/** Days (0 is Monday) or minutes after midnight. `hour`: of which half of the day is not said. */
export type FoundTime = {
  start: number
  end: number
  type: 'days' | 'clock' | 'hour'
  values: readonly number[]
  stance: Stance
}

const isClosed = /\b(?:clos(?:ed|es|ing)|shut|off|not|no|never)\b/
/** Words beside which a day is when something is done, not a figure of speech. */
const isTimetable =
  /\b(?:open\w*|clos\w+|shut|until|till?|every|each|deliver\w*|available|ready|hours|through|fresh|book|class\w*|lessons?|from|bake\w*|on)\b/
const hourWords = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve'.split('|')
const inWords = new RegExp(
  `\\b(?:by|at|before|after|from|until|till?|past) (?<hour>${hourWords.join('|')}|\\d{1,2})\\b(?= on\\b| and | o'clock| in the | at night|[,;:!?]|\\.(?!\\d)|$)`,
  'g',
)
const oneTime =
  /\b(\d{1,2})(?:[:.](\d\d))? ?([ap])\.?m\b|\b(?:by|at|before|after|from|until|till|past) (noon|midnight)\b/g

/** Short forms such as “sat” and “sun” are days only in a list of hours. */
const isFullName = (words: string) => !/^(?:mon|tues?|wed|thu|fri|sat|sun)\b/.test(words)

/** Days and times of a lower-case text. `isTold`: a statement, in which every day counts. */
export function readTimes(lower: string, isTold: boolean): FoundTime[] {
  const days = findDays(lower).flatMap(({ at, end, days: values, isSpan }): FoundTime[] => {
    const words = lower.slice(at, end)
    if (!isTold && (isSpan ? /^(?:every|any|all)\b/.test(words) : !isFullName(words) || !isTimetable.test(lower)))
      return []
    const clause = lower.slice(Math.max(0, at - 30), end + 12)
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
  const hours = findHours(lower).map(
    ({ at, end, opens, closes }): FoundTime => ({
      ...{ start: at, end, type: 'clock', values: opens === undefined ? [closes] : [opens, closes] },
      stance: readStance(lower, at, end),
    }),
  )
  const single = [...lower.matchAll(oneTime)].flatMap(({ 0: words, index, 1: hour, 2: minute, 3: half, 4: name }) => {
    const [start, end] = [index, index + words.length]
    if (hours.some((each) => each.start < end && each.end > start)) return []
    const ofDay = name === 'noon' ? 720 : name === 'midnight' ? 1440 : (Number(hour) % 12) * 60 + Number(minute ?? 0)
    const values = [ofDay + (half === 'p' ? 720 : 0)]
    return [{ start, end, type: 'clock' as const, values, stance: readStance(lower, start, end) }]
  })
  const spelt = [...lower.matchAll(inWords)].map(({ 0: words, index, groups = {} }): FoundTime => {
    const end = index + words.length
    const start = end - (groups.hour ?? '').length
    const hour = (Number(groups.hour) || hourWords.indexOf(groups.hour ?? '') + 1) * 60
    return { start, end, type: 'hour', values: [hour], stance: readStance(lower, start, end) }
  })
  return [...days, ...hours, ...single, ...spelt]
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
