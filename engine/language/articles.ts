/** "a" and "an" by the sound that follows, not by the letter. */

/** Letters whose names open with a vowel sound: "an MOT", "an X-ray", but "a UFO". */
const vowelNamedLetter = /^[AEFHILMNORSX]/i
const silentH = /^(hour|honest|honou?r|heir)/
/** Spelled with a vowel, said with "y" or "w": unique, useful, European, one-page. */
const consonantSound =
  /^(one(?![a-z])|ones(?![a-z])|once(?![a-z])|oneness|ouija|eu|ew|uk|us[aeiu]|ut[ei]|ubiq|ura[nl]|uni(?!n|mp|d|ll|gn))/
const articlePair = /\b(an?)\s+["'“‘(]?([A-Za-z0-9À-ɏ][A-Za-z0-9À-ɏ'’&.-]*)/gi

/** The article for the first word of `phrase`. */
export function articleFor(phrase: string): 'a' | 'an' {
  const word = /[A-Za-z0-9À-ɏ][A-Za-z0-9À-ɏ'’&.-]*/.exec(phrase)?.[0] ?? ''
  return startsWithVowelSound(word) ? 'an' : 'a'
}

/** `phrase` behind its article: "a unique way", "an hour"; a phrase in another script goes without. */
export function withArticle(phrase: string): string {
  return /^[^\p{L}\p{N}]*[A-Za-z0-9À-ɏ]/u.test(phrase) ? `${articleFor(phrase)} ${phrase}` : phrase
}

/** Every wrong pair of article and word in `text`, as written there. */
export function wrongArticles(text: string): string[] {
  return [...text.matchAll(articlePair)]
    .filter(([, article = '', word = '']) => article.toLowerCase() !== articleFor(word))
    .map(([pair]) => pair)
}

function startsWithVowelSound(word: string): boolean {
  if (/^\d/.test(word)) return /^(8|11(\D|$)|18(\D|$|\d\d(\D|$)))/.test(word)
  const isSpelledOut = /^[A-Z]+s?$/.test(word) && word.length <= 5 && word !== 'I'
  if (isSpelledOut || /^[a-z]-/i.test(word)) return vowelNamedLetter.test(word)
  const lower = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  if (silentH.test(lower)) return true
  return /^[aeiou]/.test(lower) && !consonantSound.test(lower)
}
