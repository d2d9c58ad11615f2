/** The things that accounts of a firm's conduct are made of, and which of them a sentence speaks of. */
import { wordsOf } from '#engine/language/stem.ts'
import listed from './conduct-words.json' with { type: 'json' }

/** A step of a pattern: the words or beginnings of words that may stand there, or up to three words of any kind. */
type Step = { words: ReadonlySet<string>; starts: readonly string[]; isGap: boolean; isNumber: boolean }
type Pattern = { kind: string; steps: readonly Step[]; weight: number }

const gapMax = 3

function readStep(text: string): Step {
  const parts = text.split('|')
  return {
    words: new Set(parts.filter((part) => !part.endsWith('*'))),
    starts: parts.filter((part) => part.endsWith('*')).map((part) => part.slice(0, -1)),
    isGap: text === '~',
    isNumber: text === '#',
  }
}

/** How many kinds a word stands for by itself: one that stands for many tells little of any. */
const kindsByWord = new Map<string, Set<string>>()
for (const [kind, text] of Object.entries(listed))
  for (const pattern of text.split('; '))
    if (!pattern.includes(' '))
      for (const word of pattern.split('|')) kindsByWord.set(word, (kindsByWord.get(word) ?? new Set()).add(kind))

/** How much a wording tells: as many words as it has, at most 3; a single one that means much else the less. */
function weighPattern(pattern: string): number {
  const words = pattern.split(' ').filter((word) => word !== '~')
  if (words.length > 1) return Math.min(3, words.length)
  const most = Math.max(...pattern.split('|').map((word) => kindsByWord.get(word)?.size ?? 1))
  return 1 / most
}

const patterns: readonly Pattern[] = Object.entries(listed).flatMap(([kind, text]) =>
  text.split('; ').map((pattern) => ({ kind, steps: pattern.split(' ').map(readStep), weight: weighPattern(pattern) })),
)

const startLength = 3
const isStep = ({ words, starts, isNumber }: Step, word: string) =>
  words.has(word) || starts.some((start) => word.startsWith(start)) || (isNumber && /^\d/.test(word))

/** The patterns by the word they begin with, so that a word is compared with few of them. */
const byWord = new Map<string, Pattern[]>()
const byStart = new Map<string, Pattern[]>()
const numbered: Pattern[] = []
for (const pattern of patterns) {
  const [first] = pattern.steps
  if (!first) continue
  const list = (map: Map<string, Pattern[]>, key: string) => {
    const before = map.get(key)
    if (before) before.push(pattern)
    else map.set(key, [pattern])
  }
  for (const word of first.words) list(byWord, word)
  for (const start of first.starts) list(byStart, start.slice(0, startLength))
  if (first.isNumber) numbered.push(pattern)
}

/** The patterns that may begin at a word, for the words seen last. */
const seen = new Map<string, readonly Pattern[]>()
const seenMax = 20_000

function beginningWith(word: string): readonly Pattern[] {
  const before = seen.get(word)
  if (before) return before
  const started = (byStart.get(word.slice(0, startLength)) ?? []).filter(
    ({ steps: [first] }) => first && isStep(first, word),
  )
  const all = new Set([...(byWord.get(word) ?? []), ...started, ...(/^\d/.test(word) ? numbered : [])])
  if (seen.size >= seenMax) seen.clear()
  const found = [...all]
  seen.set(word, found)
  return found
}

function fits(steps: readonly Step[], at: number, words: readonly string[], from: number): boolean {
  const step = steps[at]
  if (!step) return true
  if (step.isGap) {
    for (let skip = 0; skip <= gapMax; skip += 1) if (fits(steps, at + 1, words, from + skip)) return true
    return false
  }
  const word = words[from]
  return word !== undefined && isStep(step, word) && fits(steps, at + 1, words, from + 1)
}

/** What a sentence speaks of: by the names of the list, the wordings that say so, each with the number of its words. */
export function kindsOf(sentence: string): Kinds {
  const words = wordsOf(sentence)
  const kinds = new Map<string, Map<Pattern, number>>()
  for (const [at, word] of words.entries()) {
    for (const pattern of beginningWith(word)) {
      const said = kinds.get(pattern.kind)
      if (said?.has(pattern) || !fits(pattern.steps, 1, words, at + 1)) continue
      if (said) said.set(pattern, pattern.weight)
      else kinds.set(pattern.kind, new Map([[pattern, pattern.weight]]))
    }
  }
  return kinds
}

export type Kinds = ReadonlyMap<string, ReadonlyMap<Pattern, number>>
