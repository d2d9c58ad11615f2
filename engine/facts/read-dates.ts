const months = 'january february march april may june july august september october november december'.split(' ')
const month = `(?<month>${months.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)}|\\.|t\\.?)?`).join('|')})`
const day = String.raw`(?<day>\d{1,2})(?:st|nd|rd|th)?`
const year = String.raw`(?<year>(?:19|20)\d\d)`
/** Formats read: "31 March 2024", "March 31st, 2024", "31/03/2024", "2024-03-31", "March 2024". */
const shapes = [
  String.raw`\b${day}(?: of)? ${month},? ${year}\b`,
  String.raw`\b${month} ${day},? ${year}\b`,
  String.raw`\b(?<day>\d{1,2})[./](?<month>\d{1,2})[./]${year}\b`,
  String.raw`\b${year}-(?<month>\d\d)-(?<day>\d\d)\b`,
  String.raw`\b${month} ${year}\b`,
].map((shape) => new RegExp(shape, 'gi'))

export type FoundDate = {
  at: number
  words: string
  /** As YYYY-MM-DD; day 31 if only a month is named, so that the date has passed only when the month is over. */
  day: string
}

/** Finds all dates that include a year; overlapping matches count once. */
export function findDates(text: string): FoundDate[] {
  const found: FoundDate[] = []
  for (const shape of shapes) {
    for (const match of text.matchAll(shape)) {
      const { day: ofMonth = '31', month: named = '', year: inYear = '' } = match.groups ?? {}
      const number = /^\d/.test(named)
        ? Number(named)
        : months.findIndex((name) => name.startsWith(named.slice(0, 3).toLowerCase())) + 1
      const isKnown = found.some(({ at, words }) => match.index >= at && match.index < at + words.length)
      if (isKnown || number < 1 || number > 12 || Number(ofMonth) > 31) continue
      const two = (value: number) => String(value).padStart(2, '0')
      found.push({ at: match.index, words: match[0], day: `${inYear}-${two(number)}-${two(Number(ofMonth))}` })
    }
  }
  return found
}
