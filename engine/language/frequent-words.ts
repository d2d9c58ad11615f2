/** Common English words from GloVe’s vocabulary (public domain), so that they are not taken for misspellings. */
import listed from './frequent-words.json' with { type: 'json' }

const frequentWords = new Set(listed.split(' '))

/** Expects `word` in lower case. */
export const isFrequentWord = (word: string): boolean => frequentWords.has(word)
