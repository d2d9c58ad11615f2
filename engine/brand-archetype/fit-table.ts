/** Drops advice (the archetype's lines in uses.json) that contradicts a word or value the owner chose. */
import { stemWord } from '#engine/language/stem.ts'
import pairs from './opposites.json' with { type: 'json' }
import { splitIntoTokens } from './tokens.ts'

type Side = readonly string[]

const stemsIn = (text: string) =>
  ` ${splitIntoTokens(text)
    .map(({ stem: each }) => each)
    .join(' ')} `
const sideOf = (phrases: string): Side =>
  phrases.split(', ').map((phrase) => ` ${phrase.split(' ').map(stemWord).join(' ')} `)
const says = (text: string, side: Side) => {
  const said = stemsIn(text)
  return side.some((phrase) => said.includes(phrase))
}
/** The pairs of opposites.json in both directions: an owner whose words are among `hers` gets no advice with `opposite`. */
const sides = pairs.flatMap(([one = '', other = '']) => {
  const [first, second] = [sideOf(one), sideOf(other)]
  return [
    { hers: first, opposite: second },
    { hers: second, opposite: first },
  ]
})

/**
 * Filters for lines of advice, given the owner's words. `suggested` is for things to do, and drops the opposite of those
 * words; `discouraged` is for things to avoid, and drops warnings against those words.
 */
export function createTableFilters(own: readonly string[]) {
  const held = sides.filter(({ hers }) => own.some((word) => says(word, hers)))
  return {
    suggested: (line: string) => !held.some(({ opposite }) => says(line, opposite)),
    discouraged: (line: string) => !held.some(({ hers }) => says(line, hers)),
  }
}
