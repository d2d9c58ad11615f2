/** Mends slips of the finger in the words that decide what a message is about. */

import { isKnown } from '#engine/language/lexicon.ts'
import { root } from '#engine/language/stem.ts'

const vocabulary = (
  'archetype archetypes attributes attribute audience category categories competitor competitors confusing contradict ' +
  'contradiction culture customer customers different difference designer download emotion export feeling feelings ' +
  'homepage impact improve interview outlaw explorer magician caregiver creator innocent personality positioning ' +
  'proposition propositions slogan strategy summary summarise summarize tagline taglines trademark upload value values ' +
  'weakest weakness website websites subscription competition should because before really different review'
).split(' ')
const known = new Set(vocabulary)

const lengthMin = 6
const longWord = 9

/** Edits between two words, a swap of neighbours counting as one; `max + 1` when there are more than `max`. */
function editDistance(a: string, b: string, max: number): number {
  if (Math.abs(a.length - b.length) > max) return max + 1
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      const least = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + cost)
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      next.push(isSwap ? Math.min(least, (before[j - 2] ?? 0) + 1) : least)
    }
    before = row
    row = next
  }
  return row[b.length] ?? max + 1
}

function mendWord(word: string): string {
  if (word.length < lengthMin || known.has(word)) return word
  if (isKnown(word)) return word
  const max = word.length >= longWord ? 2 : 1
  const isSlip = (each: string) =>
    each[0] === word[0] && root(each) !== root(word) && editDistance(word, each, max) <= max
  return vocabulary.find(isSlip) ?? word
}

/** A lower-case text with those words mended; everything else stays. */
export function mendSpelling(text: string): string {
  return text.replace(/[a-z]{6,}/g, mendWord)
}
