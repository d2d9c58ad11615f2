import type { ClaimReader } from './read-claims.ts'

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
const day = `(${weekdays.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`).join('|')})s?`
const speaksOfOpening =
  /\b(?:open|opens|opening|close|closes|closed|closing|doors?|hours|our (?:day|week) (?:runs|goes)|we(?: are|'re) here|last (?:one|orders|pick-?up)|wave the last)\b/
const clock = String.raw`(\d{1,2})(?:[:.](\d\d))? ?(am|pm|a\.m\.|p\.m\.|o'clock)?(?! ?(?:-|minutes?|hours?|days?|weeks?|months?|years?|people|places)\b)`
/** Days and occasions with hours of their own. */
const isException =
  /\b(?:except|on (?:mon|tue|wed|thu|fri|sat|sun)\w*|bank holidays?|christmas|late|lunch|last (?:orders|entry)|saturdays?|sundays?|(?:in|from|until|during) (?:the )?(?:summer|winter|spring|autumn|january|february|march|april|may|june|july|august|september|october|november|december|easter|holidays|school))\b/

function timeOf(hour: string, minute: string | undefined, half: string | undefined, isClosing: boolean): string {
  const isAfternoon = half?.startsWith('p') || (half === undefined && isClosing && Number(hour) < 9)
  const hours = (Number(hour) % 12) + (isAfternoon ? 12 : 0)
  return `${hours}:${minute ?? '00'}`
}

const isMorning = (hour: string) => Number(hour) >= 7 && Number(hour) <= 12

const hours: ClaimReader = (text) => {
  if (!speaksOfOpening.test(text)) return []
  const range = new RegExp(`${clock} ?(?:to|until|till|-|–) ?${clock}`).exec(text)
  const [usual = ''] = text.split(/,? and (?:at )?(?=\d{1,2} ?(?:am|pm)? on )/)
  if (range) {
    const [words, from = '', fromMinute, fromHalf, to = '', toMinute, toHalf] = range
    if (
      isException.test(
        text.replace(/\b(?:mon|tue|wed|thu|fri|sat|sun)\w* (?:to|-|–) (?:mon|tue|wed|thu|fri|sat|sun)\w*/g, ''),
      )
    )
      return []
    const isBare = fromHalf === undefined && toHalf === undefined && fromMinute === undefined
    // "Open from ten to five": bare figures are hours where they begin in the morning and end later in the day.
    if (isBare && !(/\b(?:open|hours)\b/.test(text) && isMorning(from) && !isMorning(to))) return []
    return [
      { topic: 'opening time', value: timeOf(from, fromMinute, fromHalf ?? 'am', false), isGeneral: true, words },
      { topic: 'closing time', value: timeOf(to, toMinute, toHalf ?? 'pm', true), isGeneral: true, words },
    ]
  }
  const until = new RegExp(
    String.raw`\b(?:close[sd]?|closing time|shut|until|wave the last \w+ off|last pick-?up)\b(?: \w+)? (?:at |is (?:at )?)?${clock}`,
  ).exec(usual)
  if (until?.[1] && until[3] && !/\bon (?:mon|tue|wed|thu|fri|sat|sun)/.test(usual)) {
    return [
      { topic: 'closing time', value: timeOf(until[1], until[2], until[3], true), isGeneral: true, words: until[0] },
    ]
  }
  return []
}

const otherHours =
  /\b(?:weekends?|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?! (?:to|-|–))|bank|summer|winter|kitchen|bar|phones?|lines?|gates?|from (?:january|february|march|april|may|june|july|august|september|october|november|december)|not|never|until|before)\b/
const beginning = new RegExp(
  String.raw`\b(?:we|(?<house>shop|studio|salon|caf[eé]|restaurant|gallery|museum|practice|bakery|gym|doors?))(?: are| is|'re)? (?:usually |always )?(?:open(?:s|ed)?(?: (?:our|the) doors?)?|unlock(?:s|ed)?) (?:at|from) ${clock}(?! (?:minutes|hours|days|years|people|[a-z]+s\b))`,
)

/** "We open at eight every morning" against "the doors are unlocked from 7.30am". */
const firstHour: ClaimReader = (text) => {
  const found = beginning.exec(text)
  const usual = text.replace(/\b(?:except|closed|apart from|not)(?: on)? [a-z, ]+days?\b/g, '')
  if (found === null || otherHours.test(usual)) return []
  const [words, , hour = '', minute, half] = found
  return [
    {
      topic: 'opening time',
      value: timeOf(hour, minute, half ?? 'am', false),
      isGeneral: true,
      words,
      of: found.groups?.house ?? '',
    },
  ]
}

const placeOf = (name: string) => weekdays.findIndex((each) => each.startsWith(name.slice(0, 3)))

/** Days as digits from Monday, 0, with a sign: `=` exactly these are open, `+` these too, `-` these are not. */
function readDays(text: string, isClosed: boolean): string | undefined {
  if (/\b(?:7 days(?: a week)?|every day(?: of the (?:week|year))?|any day of the week)\b/.test(text) && !isClosed)
    return '=0123456'
  const range = new RegExp(`\\b${day} (?:to|until|till|-|–|through) ${day}`).exec(text)
  if (range && !isClosed) {
    const from = placeOf(range[1] ?? '')
    const length = ((placeOf(range[2] ?? '') - from + 7) % 7) + 1
    const open = Array.from({ length }, (_each, place) => (from + place) % 7)
    return `=${open.sort().join('')}`
  }
  const isWeekend = /\b(?:at|on) weekends\b|\bevery weekend\b/.test(text)
  if (isWeekend && isClosed) return '-56'
  if (/\bweekdays only\b|\bonly on weekdays\b/.test(text)) return '=01234'
  const named = [
    ...text.matchAll(new RegExp(`\\b(?:on|closed|shut) (?:a )?${day}(?:,? (?:and|or) (?:on )?${day})?( only)?`, 'g')),
  ]
  const places = named.flatMap(([, one, other]) => [one, other]).flatMap((each) => (each ? placeOf(each) : []))
  if (places.length === 0) return undefined
  // A day of half hours is a day of work; a day that closes early is no closed one.
  if (isClosed && /\b(?:late|until|till|from|early|at)\b/.test(text)) return undefined
  const isOnly = named.some(([, , , only]) => only) || new RegExp(`\\bonly on ${day}`).test(text)
  return `${isClosed ? '-' : isOnly ? '=' : '+'}${[...new Set(places)].sort().join('')}`
}

/** Days that are told as an exception from the rest of the year. */
const isSeasonal =
  /\b(?:except|bank holidays?|events?|by appointment|(?:in|from|until|during) (?:the )?(?:summer|winter|spring|autumn|january|february|march|april|may|june|july|august|september|october|november|december|easter|christmas|school))\b/

const openingDays: ClaimReader = (text) => {
  if (isSeasonal.test(text)) return []
  if (
    !/\b(?:open|opening|closed|shut|you can visit|visitors|come in on|drop in on|visit us on)\b/.test(text) ||
    /\b(?:lines?|phones?|support|kitchen|deliver\w*|collections?)\b/.test(text)
  )
    return []
  const value = readDays(text, /\b(?:closed|shut)\b/.test(text))
  const words =
    /(?:\bon (?:[a-z]+days?(?:, | and | ))+(?:we|the doors) (?:are )?)?\b(?:open|opening|closed|shut|you can visit|visitors|come in|drop in|visit us)\b[^.;]*/.exec(
      text,
    )?.[0] ?? ''
  return value === undefined ? [] : [{ topic: 'opening days', value, isGeneral: true, words }]
}

/** The days on which the business delivers, drives out, works: "we ride Tuesday to Saturday". */
const workingDays: ClaimReader = (text) => {
  const work =
    /\bwe (?:only )?(?:deliver|ride|work|do|run|bake|teach|collect|drive|go out|come out|ship|post|can (?:deliver|move|come|collect))\b|\bdeliver(?:y|ies) (?:is|are|days)\b/
  if (!work.test(text) || /\b(?:open|closed|in (?:summer|winter|december)|from \w+ to \w+ we)\b/.test(text)) return []
  const value = readDays(text, /\b(?:not|never|no)\b|n't\b/.test(text))
  return value === undefined ? [] : [{ topic: 'working days', value, isGeneral: true }]
}

/** Whether two claims about days cannot both be true. */
export function areDaysAtOdds(one: string, other: string): boolean {
  const [first, second] = [one, other].sort()
  if (first === undefined || second === undefined || first === second) return false
  const signs = `${first[0]}${second[0]}`
  const isShared = [...first.slice(1)].some((each) => second.slice(1).includes(each))
  // Sorted, a plus stands before a minus and both before an equals sign.
  if (signs === '==') return true
  // Open on a day that is not among those of every week.
  if (signs === '+=') return ![...first.slice(1)].every((each) => second.slice(1).includes(each))
  return (signs === '+-' || signs === '-=') && isShared
}

/** "Breakfast is served until ten". */
const meals: ClaimReader = (text) => {
  const [, meal, until] =
    /\b(breakfast|brunch|lunch|dinner|supper|tea)\b.{0,15}\b(?:until|till) (\d{1,2}(?:[:.]\d\d)?|noon|midnight)\b/.exec(
      text,
    ) ?? []
  return meal === undefined || until === undefined || /\b(?:on|at) (?:\w+days?|weekends?)\b/.test(text)
    ? []
    : [{ topic: `${meal} until`, value: until === 'noon' ? '12' : until, isGeneral: true }]
}

/** When the business is open. */
export const openingReaders: readonly ClaimReader[] = [hours, firstHour, openingDays, workingDays, meals]
