/**
 * Which answers count ("told"): those with at least two distinctive words, which not everybody would use, that do not repeat
 * an earlier answer.
 */
import { functionWords, listStems } from '#engine/language/stem.ts'
import table from './empty-answers.json' with { type: 'json' }
import type { InterviewAnswer } from './interview-answers.ts'
import { type AnswerToken, splitIntoTokens } from './tokens.ts'

const fullWords = 4
const evasiveWordsMax = 8
const pointingWordsMax = 16
const ownWordsMin = 2
/** An answer that shares this fraction of its distinctive words with one earlier answer says nothing new. */
const sameShare = 0.8

const phrasesOf = (lines: readonly string[]) => lines.flatMap((line) => line.split(', ')).map((each) => ` ${each} `)
const evasions = phrasesOf(table.evasions)
const pointingBack = phrasesOf(table.pointsBack)
const emptyStems: ReadonlySet<string> = listStems(table.emptyWords.join(' '))

const holds = (tokens: readonly AnswerToken[], phrases: readonly string[]) => {
  const said = ` ${tokens.map(({ word }) => word).join(' ')} `
  return phrases.some((phrase) => said.includes(phrase))
}

const isEvasive = (tokens: readonly AnswerToken[]) => tokens.length <= evasiveWordsMax && holds(tokens, evasions)

/**
 * Whether an answer deserves a follow-up question: it has fewer than four words, or is a short evasion ("not sure"). Never if
 * it picks one of two offered options.
 */
export function isThinAnswer({ text, choice }: InterviewAnswer): boolean {
  if (choice !== undefined) return false
  const tokens = splitIntoTokens(text)
  return tokens.length < fullWords || isEvasive(tokens)
}

/** Stems of an answer's distinctive words; empty if it evades the question or only refers to earlier answers. */
export function findDistinctiveWords(text: string): ReadonlySet<string> {
  const tokens = splitIntoTokens(text)
  if (isEvasive(tokens) || (tokens.length <= pointingWordsMax && holds(tokens, pointingBack))) return new Set()
  const own = tokens.filter(
    ({ word, stem }) =>
      !functionWords.has(word) && !emptyStems.has(stem) && !emptyStems.has(word) && !/^\d+$/.test(word),
  )
  return new Set(own.map(({ stem }) => stem))
}

/** For each answer, given as its distinctive words, whether it says something that no earlier answer said. */
export function findInformativeAnswers(ownWords: readonly ReadonlySet<string>[]): boolean[] {
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

/** Whether a single earlier answer contains most of these words; `saidIn` maps each word to the answers that contain it. */
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
