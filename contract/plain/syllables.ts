/** Estimates the syllables of one English word from its vowel groups; at least 1. */
export function estimateSyllables(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '')
  const silent = letters.replace(/(?<=[^l]|[aeiouy]l)es?$|(?<=[^td])ed$/, '').replace(/^y/, '')
  const groups = silent.match(/[aeiouy]+/g) ?? []
  const parted = letters.match(/i[ao]|[^q]ua|eo|crea|idea/g) ?? []
  const merged = letters.match(/[tcsxg]i[ao]|eau|eou/g) ?? []
  return Math.max(1, groups.length + parted.length - merged.length)
}
