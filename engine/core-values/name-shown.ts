/** Names to choose from for a value that a passage shows: its owner's own words first, then plain ones of the same sense. */
import listed from './value-names.json' with { type: 'json' }
import { canHead, tidyTitle } from './value-titles.ts'

const namesOf: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(listed))

const suggestedMax = 3
const ownWordsMax = 5

/** Whatever points at somebody or at another sentence is no name. */
const leaning =
  /^(?:he|she|they|it|i|you|his|her|their|my|there|then|when|if|where|who|which|what|as|so|but|or|because|whatever|whoever|after|before|in|on|at|by|for|with|to|from|of|all|one|two|three)\b|\b(?:him|them|it|that|this|there|was|were|had)$/i

/** The short clauses of a sentence that can stand as a name, word for word; "we" at their start is left out. */
export function ownNames(sentence: string): string[] {
  return sentence
    .split(/[,;:.!?]\s*|\s[-–—]+\s|\s(?:and|but|because|so) (?=(?:we|nobody|everyone)\b)/)
    .map((clause) => clause.trim().replace(/^(?:and |but |so )?(?:we )?/i, ''))
    .filter((clause) => {
      const words = clause.split(' ').length
      return words > 1 && words <= ownWordsMax && canHead(clause) && !leaning.test(clause) && !/[\d()]/.test(clause)
    })
    .map(tidyTitle)
}

/** Three names at most for a passage, `motifs` being what it may be heard as, likeliest first. */
export function suggestNames(sentence: string, motifs: readonly string[]): string[] {
  const [likeliest = [], second = []] = motifs.map((motif) => namesOf.get(motif) ?? [])
  const all = [...ownNames(sentence).slice(0, 1), ...likeliest.slice(0, 2), ...second, ...likeliest.slice(2)]
  return [...new Set(all)].slice(0, suggestedMax)
}
