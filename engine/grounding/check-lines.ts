/** Checks a list of lines for what no reader should see: words of the instructions, worn phrases, wrong lengths, repetitions. */
import { listCliches } from '#engine/language/cliches.ts'
import { makeLineKey } from '#engine/language/line-key.ts'
import { listStems } from '#engine/language/stem.ts'
import leaks from './leaks.json' with { type: 'json' }
import { lowerInPlace } from './split-tokens.ts'

/**
 * A fault of a line: a `leak` of instructions or markup, a `worn` phrase, a line that is `long` or `short`, or one that says
 * nearly the same as line `like`.
 */
export type LineFault =
  | { kind: 'leak' | 'worn'; start: number; end: number; text: string }
  | { kind: 'long' | 'short'; words: number }
  | { kind: 'repeat'; like: number }

export type LineLimits = { wordsMin: number; wordsMax: number }

const makePattern = (leaking: readonly string[]) =>
  new RegExp(leaking.map((each) => (/^[a-z(]/.test(each) ? `(?<![a-z])${each}` : each)).join('|'), 'gm')
const leakPattern = makePattern(Object.values(leaks).flat())
/** In a conversation, “of course” and the like are part of the answer. */
const talkPattern = makePattern([...leaks.instructions, ...leaks.markup])

/** Whether a sentence of a conversation holds words of the instructions or markup. */
export const hasLeak = (sentence: string): boolean => lowerInPlace(sentence).search(talkPattern) >= 0

/** Share of words in common from which two lines say the same. */
const repeatShare = 0.75

/** The faults of each line, in the order of the lines. A line is compared with those before it. */
export function checkLines(lines: readonly string[], { wordsMin, wordsMax }: LineLimits): LineFault[][] {
  const stems = lines.map((line) => listStems(line))
  return lines.map((line, place) => {
    const words = makeLineKey(line)
      .split(' ')
      .filter((word) => word !== '').length
    const like = lines.findIndex((other, at) => at < place && isRepeat(line, other, stems[place], stems[at]))
    const faults: LineFault[] = [...findLeaks(line), ...findWornPhrases(line)]
    if (words > wordsMax) faults.push({ kind: 'long', words })
    if (words < wordsMin) faults.push({ kind: 'short', words })
    if (like >= 0) faults.push({ kind: 'repeat', like })
    return faults
  })
}

const findLeaks = (line: string): LineFault[] =>
  [...lowerInPlace(line).matchAll(leakPattern)].map(({ 0: found, index }) => ({
    ...{ kind: 'leak' as const, start: index, end: index + found.length },
    text: line.slice(index, index + found.length),
  }))

function findWornPhrases(line: string): LineFault[] {
  let from = 0
  return listCliches(line).map((phrase) => {
    const start = Math.max(from, lowerInPlace(line).indexOf(phrase.toLowerCase(), from))
    from = start + phrase.length
    return { kind: 'worn', start, end: from, text: line.slice(start, from) }
  })
}

const none: ReadonlySet<string> = new Set()

function isRepeat(
  line: string,
  other: string,
  stems: ReadonlySet<string> = none,
  others: ReadonlySet<string> = none,
): boolean {
  if (makeLineKey(line) === makeLineKey(other)) return true
  const shared = [...stems].filter((stem) => others.has(stem)).length
  return shared > 1 && shared / (stems.size + others.size - shared) >= repeatShare
}
