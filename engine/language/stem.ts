/** Words without a meaning of their own, ignored wherever texts are compared by content. */
export const functionWords: ReadonlySet<string> = new Set(
  (
    'a an the and or but nor for to of with in on at by from so that who whom which they their them you your our we us ' +
    'is are be been was were am it its this these those as into than then there here i me my he she his her'
  ).split(' '),
)

/** Splits a text into lower-case words without punctuation. A hyphen separates words, an apostrophe does not. */
export function splitWords(text: string): string[] {
  return (
    text
      .normalize('NFC')
      .toLowerCase()
      .replace(/’/g, "'")
      .match(/[\p{L}\p{N}]+(?:'\p{L}+)*/gu) ?? []
  )
}

/** Inflectional endings, longest first, with their replacement. */
const inflections: readonly (readonly [ending: string, instead: string])[] = [
  ['iness', 'y'],
  ['ness', ''],
  ['ily', 'y'],
  ['ly', ''],
  ['ied', 'y'],
  ['ies', 'y'],
  ['sses', 'ss'],
  ['shes', 'sh'],
  ['ches', 'ch'],
  ['xes', 'x'],
  ['ing', ''],
  ['ed', ''],
  ['s', ''],
]

/** Derivational endings, which change the part of speech, longest first. */
const derivations: readonly string[] = [
  ...['fulness', 'ization', 'isation', 'ability', 'ibility', 'iveness'],
  ...['ation', 'ition', 'ement', 'ingly', 'fully'],
  ...['ment', 'able', 'ible', 'ence', 'ance', 'ency', 'ancy', 'ious', 'ical', 'some', 'iest'],
  ...[
    'ful',
    'ive',
    'ous',
    'ity',
    'iti',
    'ent',
    'ant',
    'ion',
    'ier',
    'ist',
    'ise',
    'ize',
    'est',
    'enc',
    'anc',
    'abl',
    'ibl',
    'cy',
    'ci',
  ],
  ...['ic', 'al', 'er', 'or', 'th', 'iv', 'is', 'iz', 'i', 'y'],
]

const onlySeemInflected: ReadonlySet<string> = new Set(
  'ally apply assembly comply daily early evening family holy imply morning multiply only rely reply supply ugly business always'.split(
    ' ',
  ),
)

const shortest = 3
const hasVowel = (text: string) => /[aeiouy]/.test(text)
/** Makes "plan" of the "plann" that is left of "planned". "sell", "pass" and "buzz" keep both letters. */
const undouble = (text: string) => text.replace(/([bdgmnprt])\1$/, '$1')

/**
 * The stem of an English word, shared by its inflected forms ("calms", "calmly", "calmness", "calming"). Suffix stripping
 * after Porter (1980), reduced to inflection. The result is a key, not a word.
 */
export function stemWord(word: string): string {
  const before = stemmed.get(word)
  if (before !== undefined) return before
  if (stemmed.size >= stemmedMax) stemmed.clear()
  const key = findStem(word)
  stemmed.set(word, key)
  return key
}

/** Cache of stems, because the same words are looked up again and again. */
const stemmed = new Map<string, string>()
const stemmedMax = 20_000

function findStem(word: string): string {
  let rest = word.toLowerCase().replace(/['’](s|S)?$/, '')
  for (let turn = 0; turn < 3; turn += 1) {
    const cut = cutInflection(rest)
    if (cut === rest) break
    rest = cut
  }
  return rest.length > shortest ? rest.replace(/e$/, '').replace(/y$/, 'i') : rest
}

function cutInflection(word: string): string {
  if (onlySeemInflected.has(word) || /(us|is|eed|thing)$/.test(word)) return word
  for (const [ending, instead] of inflections) {
    if (!word.endsWith(ending) || (ending === 's' && word.endsWith('ss'))) continue
    const head = word.slice(0, -ending.length)
    if (head.length + instead.length < shortest || !hasVowel(head)) continue
    return ending === 'ing' || ending === 'ed' ? undouble(head) : head + instead
  }
  return word
}

/** The common root of related words ("hope", "hopeful", "hopefully"). Coarser than `stemWord`; also a key, not a word. */
export function findWordRoot(word: string): string {
  let rest = stemWord(word)
  for (let turn = 0; turn < 2; turn += 1) {
    const ending = derivations.find((each) => rest.endsWith(each) && rest.length - each.length >= longEnough(each))
    if (ending === undefined) break
    rest = rest.slice(0, -ending.length)
  }
  return rest.length > shortest ? undouble(rest.replace(/[ei]$/, '')) : rest
}

/** Endings that are often part of the word itself ("patient", "silent") need a longer remainder. */
const longEnough = (ending: string) =>
  /^(ent|ant|er|or|th|al|ic|est|ion|is|ise|i|y)$/.test(ending) ? shortest + 1 : shortest

/** The stems of all content words of a text; `base` can be `findWordRoot` instead. */
export function listStems(text: string, base = stemWord): Set<string> {
  return new Set(
    splitWords(text)
      .filter((word) => !functionWords.has(word))
      .map((word) => base(word)),
  )
}
