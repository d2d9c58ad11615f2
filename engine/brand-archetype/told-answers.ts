/** Which answers tell something about the brand: those with words of their own that do not repeat an earlier answer. */
import { functionWords, stems } from '#engine/language/stem.ts'
import table from './empty-answers.json' with { type: 'json' }
import type { Answer } from './interview-answers.ts'
import { type Token, tokensOf } from './tokens.ts'

const fullWords = 4
const evasiveWordsMax = 8
const pointingWordsMax = 16
const ownWordsMin = 2
/** An answer that shares this fraction of its words with an earlier one says nothing new. */
const sameShare = 0.8

const phrasesOf = (lines: readonly string[]) => lines.flatMap((line) => line.split(', ')).map((each) => ` ${each} `)
const evasions = phrasesOf(table.evasions)
const pointingBack = phrasesOf(table.pointsBack)
const emptyStems: ReadonlySet<string> = stems(table.emptyWords.join(' '))

const holds = (tokens: readonly Token[], phrases: readonly string[]) => {
  const said = ` ${tokens.map(({ word }) => word).join(' ')} `
  return phrases.some((phrase) => said.includes(phrase))
}

const isEvasive = (tokens: readonly Token[]) => tokens.length <= evasiveWordsMax && holds(tokens, evasions)

/** Fewer than four words, or a short evasion: worth asking once more. An answer that picks an option is never thin. */
export function isThin({ text, choice }: Answer): boolean {
  if (choice !== undefined) return false
  const tokens = tokensOf(text)
  return tokens.length < fullWords || isEvasive(tokens)
}

/** Stems of the words that not everybody would use; empty if the answer evades or only refers to earlier ones. */
export function ownWordsOf(text: string): ReadonlySet<string> {
  const tokens = tokensOf(text)
  if (isEvasive(tokens) || (tokens.length <= pointingWordsMax && holds(tokens, pointingBack))) return new Set()
  const own = tokens.filter(
    ({ word, stem }) =>
      !functionWords.has(word) && !emptyStems.has(stem) && !emptyStems.has(word) && !/^\d+$/.test(word),
  )
  return new Set(own.map(({ stem }) => stem))
}

/** For each answer, given by its own words, whether it tells something that no earlier answer told. */
export function findTold(ownWords: readonly ReadonlySet<string>[]): boolean[] {
  const saidIn = new Map<string, number[]>()
  return ownWords.map((own, at) => {
    const isTold = own.size >= ownWordsMin && !repeatsOne(own, saidIn)
    for (const word of own) noteIn(saidIn, word, at)
    return isTold
  })
}

function noteIn(saidIn: Map<string, number[]>, word: string, at: number): void {
  const before = saidIn.get(word)
  if (before) before.push(at)
  else saidIn.set(word, [at])
}

/** `saidIn` maps each word to the earlier answers that contain it. */
function repeatsOne(own: ReadonlySet<string>, saidIn: ReadonlyMap<string, readonly number[]>): boolean {
  const again = new Map<number, number>()
  for (const word of own)
    for (const earlier of saidIn.get(word) ?? []) {
      const shared = (again.get(earlier) ?? 0) + 1
      if (shared >= sameShare * own.size) return true
      again.set(earlier, shared)
    }
  return false
}
