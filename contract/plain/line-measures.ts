/** Objective measures of a line. They are counts, not grades: none says whether a line is good. */
import { syllablesOf } from './syllables.ts'

/** Words the owner wrote; `from` labels their source. */
export type Told = { from: string; text: string }
/** A piece of a line; `from` is the source of its word, '' if it is not the owner's. */
export type LinePiece = { text: string; from: string }
/** Words that share a sound, spelled as in the line. */
export type SharedSound = { sound: string; words: readonly string[] }

export type LineMeasures = {
  words: number
  /** Absent if a word's syllables cannot be counted from its letters: a number, another script. */
  syllables: number | undefined
  firstSounds: readonly SharedSound[]
  endings: readonly SharedSound[]
  hasName: boolean
  pieces: readonly LinePiece[]
  /** How many words are the owner's own, out of how many; function words are left out. */
  own: { count: number; of: number }
}

const wordPattern = /[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu
const wordsIn = (text: string): string[] => text.match(wordPattern) ?? []
const keyOf = (word: string) => word.normalize('NFC').toLowerCase().replaceAll('’', "'")

/** Function words: they occur in every text, so sharing or repeating them means nothing. */
const smallWords: ReadonlySet<string> = new Set(
  `a an and are as at be but by can do for from has have he her his i in is it its me my no not of on or our she so
  that the their them they this to too up us was we will with you your`.split(/\s+/),
)
const isSmall = (word: string) => smallWords.has(keyOf(word))

/** Word beginnings that do not sound as spelled; '' if the spelling leaves the sound open. */
const spelledBeginnings: readonly (readonly [RegExp, string])[] = [
  [/^(?:kn|gn|pn)/, 'n'],
  [/^(?:wr|rh)/, 'r'],
  [/^ph/, 'f'],
  [/^ps|^c[eiy]/, 's'],
  [/^(?:who|h(?!our|onest|onor|onour|eir))/, 'h'],
  [/^(?:sh|sure|sugar)/, 'sh'],
  [/^chr|^sch|^[ckq](?!h)/, 'k'],
  [/^ch/, 'ch'],
  [/^th/, 'th'],
  [/^(?:h|g[eiy]|x)/, ''],
]

function firstSoundOf(word: string): string {
  const key = keyOf(word)
  const spelled = spelledBeginnings.find(([beginning]) => beginning.test(key))
  return spelled ? spelled[1] : (/^[b-df-hj-np-tv-z]/.exec(key)?.[0] ?? '')
}

/** The word from its last sounded vowel: "eep" of "sleep", "ave" of "cave"; '' if only one letter is left. */
function endingOf(word: string): string {
  const ending = /[aeiouy]+[^aeiouy]+e$|[aeiouy]+[^aeiouy]*$/.exec(keyOf(word))?.[0] ?? ''
  return ending.length > 1 && /^[a-z]+$/.test(ending) ? ending : ''
}

/** The sounds at least two different words share, in the order of the line. */
function shared(words: readonly string[], soundOf: (word: string) => string): SharedSound[] {
  const heard = [...new Map(words.filter((word) => !isSmall(word)).map((word) => [keyOf(word), word])).values()]
  const sounds = [...new Set(heard.map(soundOf))].filter((sound) => sound !== '')
  return sounds
    .map((sound) => ({ sound, words: heard.filter((word) => soundOf(word) === sound) }))
    .filter((each) => each.words.length > 1)
}

const isLatin = (word: string) => /^[\p{Script=Latin}\p{M}'’-]+$/u.test(word)
const plainLetters = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '')

/** The syllables of a text, estimated from its spelling; undefined if a word cannot be counted. */
export function syllablesIn(text: string): number | undefined {
  const words = wordsIn(text)
  if (!words.every(isLatin)) return undefined
  const parts = words.flatMap((word) => word.split('-'))
  return parts.reduce((sum, part) => sum + syllablesOf(plainLetters(part)), 0)
}

export const wordsCounted = (text: string): number => wordsIn(text).length

/** Whether the line contains all words of `name` in sequence. */
function holds(line: string, name: string): boolean {
  const [inLine, inName] = [line, name].map((text) => ` ${wordsIn(text).map(keyOf).join(' ')} `)
  return inName !== undefined && inName.trim() !== '' && inLine?.includes(inName) === true
}

/** Splits the line into words and the text between them, each word with its source. */
function piecesOf(line: string, told: readonly Told[]): LinePiece[] {
  // If a word occurs in several sources, the first one in `told` wins.
  const sources = new Map(
    told.toReversed().flatMap(({ from, text }) => wordsIn(text).map((word) => [keyOf(word), from])),
  )
  const pieces: LinePiece[] = []
  let end = 0
  for (const { 0: text, index } of line.matchAll(wordPattern)) {
    if (index > end) pieces.push({ text: line.slice(end, index), from: '' })
    pieces.push({ text, from: isSmall(text) ? '' : (sources.get(keyOf(text)) ?? '') })
    end = index + text.length
  }
  return end < line.length ? [...pieces, { text: line.slice(end), from: '' }] : pieces
}

/** Measures `line`. `names` are the business's names, `told` the owner's other texts. */
export function measureLine(line: string, told: readonly Told[], names: readonly string[]): LineMeasures {
  const words = wordsIn(line)
  const pieces = piecesOf(line, told)
  return {
    words: words.length,
    syllables: syllablesIn(line),
    firstSounds: shared(words, firstSoundOf),
    endings: shared(words, endingOf),
    hasName: names.some((name) => holds(line, name)),
    pieces,
    own: {
      count: pieces.filter(({ from }) => from !== '').length,
      of: words.filter((word) => !isSmall(word)).length,
    },
  }
}
