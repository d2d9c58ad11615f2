/** The things that accounts of a firm's conduct are made of, and which of them a text speaks of. */
import { wordsOf } from '#engine/language/stem.ts'
import listed from './conduct-words.json' with { type: 'json' }

/** A step of a pattern: the words or beginnings of words that may stand there, or up to three words of any kind. */
type Step = { words: ReadonlySet<string>; starts: readonly string[]; isGap: boolean; isNumber: boolean }
type Pattern = { kind: string; steps: readonly Step[] }

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

const patterns: readonly Pattern[] = Object.entries(listed).flatMap(([kind, text]) =>
  text.split('; ').map((pattern) => ({ kind, steps: pattern.split(' ').map(readStep) })),
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

/** What a text speaks of, by the names of the list. */
export function kindsOf(text: string): ReadonlySet<string> {
  const words = wordsOf(text)
  const kinds = new Set<string>()
  for (const [at, word] of words.entries())
    for (const { kind, steps } of beginningWith(word))
      if (!kinds.has(kind) && fits(steps, 1, words, at + 1)) kinds.add(kind)
  return kinds
}
