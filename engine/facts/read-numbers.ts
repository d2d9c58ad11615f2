const ones: Readonly<Record<string, number>> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9 },
}
const units: Readonly<Record<string, number>> = {
  ...{ ...ones, zero: 0, ten: 10, eleven: 11, twelve: 12, thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16 },
  ...{ seventeen: 17, eighteen: 18, nineteen: 19 },
}
const tens: Readonly<Record<string, number>> = {
  ...{ twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90 },
}
const larger: Readonly<Record<string, number>> = { hundred: 100, thousand: 1000 }
const anyOf = (words: Readonly<Record<string, number>>) => Object.keys(words).join('|')
const small = `(?:(?:${anyOf(tens)})(?:[- ](?:${anyOf(ones)}))?|${anyOf(units)})`
const large = `(?:${anyOf(larger)})`
// "No one" is not a number. "Two and five" is two numbers: only "hundred" and "thousand" join with "and".
const run = new RegExp(
  String.raw`(?<!\bno )\b(?:(?:${small}[- ])?${large}(?:(?:-| and | )(?:${small}|${large}))*|${small})\b`,
  'g',
)

/** Replaces number words with digits: "sixty-five days" becomes "65 days". Expects lower-case text. */
export function replaceNumberWords(text: string): string {
  return text
    .replace(/(\d),(?=\d{3}\b)/g, '$1')
    .replace(/\b(?:a|half a) dozen\b/g, (found) => (found.startsWith('half') ? '6' : '12'))
    .replace(run, (found) => String(numberOf(found.split(/-| and | /))))
}

export type FoundNumber = { at: number; end: number; value: number }

const anyNumber = new RegExp(
  String.raw`\b(?<half>half )?a dozen\b|\bdozen\b|(?<digits>\d+(?:,\d{3})*(?:\.\d+)?)(?<thousands>k\b)?|${run.source}`,
  'g',
)

/** All numbers of a lower-case text, in digits and in words, with their places. */
export function findNumbers(text: string): FoundNumber[] {
  return [...text.matchAll(anyNumber)].map(({ 0: found, index, groups = {} }) => {
    const digits = groups.digits?.replaceAll(',', '')
    const size = groups.thousands === undefined ? 1 : 1000
    const counted = found.includes('dozen') ? (groups.half === undefined ? 12 : 6) : numberOf(found.split(/-| and | /))
    return { at: index, end: index + found.length, value: digits === undefined ? counted : Number(digits) * size }
  })
}

function numberOf(words: readonly string[]): number {
  let whole = 0
  let part = 0
  for (const each of words) {
    const size = larger[each]
    if (size === 1000) {
      whole += Math.max(1, part) * size
      part = 0
    } else if (size !== undefined) part = Math.max(1, part) * size
    else part += units[each] ?? tens[each] ?? 0
  }
  return whole + part
}
