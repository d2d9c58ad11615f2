/** Whether a line has the figure of speech that its frame names; what the ear or the eye can check is checked. */
import { alliterationOf, rhymesWithin } from '#engine/language/sound.ts'
import { wordsOf } from '#engine/language/stem.ts'
import { wordsIn } from './judge-line.ts'

const numbers = ['', 'one', 'two', 'three', 'four', 'five']

const checks: Readonly<Record<string, (line: string) => boolean>> = {
  alliteration: (line) => alliterationHeard(line) >= 2,
  rhyme: rhymesWithin,
  question: (line) => line.includes('?'),
  'question and answer': (line) => /\?.+/.test(line),
  echo: (line) => new Set(wordsOf(line)).size < wordsOf(line).length,
  'rule of three': (line) => line.split(/[.,]\s|\band\b/).filter((part) => part.trim() !== '').length === 3,
  'counting off': (line) => {
    const [announced = '', counted = ''] = line.split(': ')
    return numbers.indexOf(announced.toLowerCase().split(' ')[0] ?? '') === wordsIn(counted).length
  },
}

/** True also for a figure that only a reader can judge. */
export function hasDevice(line: string, device: string): boolean {
  return checks[device]?.(line) ?? true
}

/** How many words open with one sound when the line is said; letters that are read out one by one ("CFOs") do not count. */
export function alliterationHeard(line: string): number {
  return alliterationOf(line.replace(/\b\p{Lu}{2,}s?\b/gu, ''))
}
