/** Sentences as an owner typed them. */
import slips from './slips.json' with { type: 'json' }

const abbreviations: ReadonlySet<string> = new Set(slips.abbreviations)

/** "esp. newcomers" and "No. 4" go on after their full stop; "until 5 pm. We" and "is no. We" do not. */
function isAbbreviation(before: string, after: string): boolean {
  const word = before
    .slice(before.lastIndexOf(' ') + 1)
    .replace(/^[(“"]/, '')
    .toLowerCase()
  if (word === 'no') return /^\s+\d/.test(after)
  return abbreviations.has(word) && !(/^[ap]\.?m$/.test(word) && /^\s+[\p{Lu}\d]/u.test(after))
}

const endMark = /(?<![.!?…])[.!?…]+["'”’)]*(?=\s|$)|;(?=\s)/g

function atEndMarks(line: string): string[] {
  const found: string[] = []
  let start = 0
  for (const { index, 0: mark } of line.matchAll(endMark)) {
    const before = line.slice(start, index)
    if (mark.startsWith('.') && (isAbbreviation(before, line.slice(index + 1, index + 4)) || /^\s*\d+$/.test(before)))
      continue
    found.push(line.slice(start, index + (mark === ';' ? 0 : mark.length)))
    start = index + mark.length
  }
  return [...found, line.slice(start)]
}

/** The sentences of a line, word for word, also where one begins with a number. */
export const sentencesTyped = (line: string): string[] =>
  atEndMarks(line)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')

/** A first letter as a sentence has it; "iPhone" keeps its own. */
export const withCapital = (text: string) =>
  /^\p{Ll}+\p{Lu}/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1)

/** Closed with a full stop, unless an end mark stands there. */
export const closed = (text: string) => (/[.!?…]["”’)]*$/.test(text) ? text : `${text}.`)

/** Words that hold a letter or a digit. */
export const wordCount = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
