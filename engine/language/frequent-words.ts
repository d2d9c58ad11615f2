/** What English writers use often, of GloVe’s list of words (public domain): whoever writes one means it. */
import listed from './frequent-words.json' with { type: 'json' }

const frequentWords = new Set(listed.split(' '))

/** `word` in lower case. */
export const isFrequentWord = (word: string): boolean => frequentWords.has(word)
