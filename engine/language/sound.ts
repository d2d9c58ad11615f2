/** How a line sounds, judged from its spelling: syllables, first sounds, the weight of its halves. */
import { functionWords, wordsOf } from './stem.ts'

/** Syllables of one English word by its groups of vowels; at least 1. */
export function syllablesOf(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '')
  const silent = letters.replace(/(?<=[^l]|[aeiouy]l)es?$|(?<=[^td])ed$/, '').replace(/^y/, '')
  const groups = silent.match(/[aeiouy]+/g) ?? []
  const parted = letters.match(/i[ao]|[^q]ua|eo|crea|idea/g) ?? []
  const merged = letters.match(/[tcsxg]i[ao]|eau|eou/g) ?? []
  return Math.max(1, groups.length + parted.length - merged.length)
}

/** The sound that a word opens with: "phone" and "fees" share f, "city" and "salt" s; "" for a number. */
export function initialSound(word: string): string {
  const letters = word
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z]/g, '')
  const found = spellings.find(([pattern]) => pattern.test(letters))
  return found?.[1] ?? letters.charAt(0)
}

const spellings: readonly (readonly [RegExp, string])[] = [
  [/^(?:ph)/, 'f'],
  [/^(?:ps|c[eiy]|sc[eiy])/, 's'],
  [/^(?:ch(?!or|r|em|ar[ai]))/, 'ch'],
  [/^(?:sh|sch|su[gr]e?)/, 'sh'],
  [/^(?:th)/, 'th'],
  [/^(?:kn|gn)/, 'n'],
  [/^(?:wr|rh)/, 'r'],
  [/^(?:who)/, 'h'],
  [/^(?:hour|hones|honou?r|heir)/, 'o'],
  [/^(?:one|once)/, 'w'],
  [/^(?:g[ei](?!ft|ve|rl|t|ar))/, 'j'],
  [/^(?:c|k|q)/, 'k'],
  [/^(?:uni(?!n|m)|use|eu)/, 'y'],
]

/** The largest number of content words of a text that open with one consonant; a hyphened word is one. */
export function alliterationOf(text: string): number {
  const counts = new Map<string, number>()
  for (const word of new Set(wordsOf(text.replace(/-/g, '')))) {
    const sound = initialSound(word)
    if (functionWords.has(word) || /^[aeiou]?$/.test(sound)) continue
    counts.set(sound, (counts.get(sound) ?? 0) + 1)
  }
  return Math.max(0, ...counts.values())
}

/** How evenly the parts of a line (between its marks) weigh in syllables: 1 is even, near 0 lopsided; 0 for one part. */
export function balanceOf(text: string): number {
  const parts = text.split(/[.?!,:]/).filter((part) => part.trim() !== '')
  if (parts.length < 2) return 0
  const weights = parts.map((part) => wordsOf(part).reduce((sum, word) => sum + syllablesOf(word), 0))
  return Math.min(...weights) / Math.max(...weights)
}
