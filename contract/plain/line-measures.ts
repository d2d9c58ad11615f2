/**
 * Measures of a tagline or value proposition, such as repeated sounds. They are counts, not grades: none says whether
 * it is good.
 */
import { estimateSyllables } from './syllables.ts'

/** A text the owner wrote. `from` is the label of the field they wrote it in, as shown on screen. */
export type OwnerText = { from: string; text: string }
/**
 * A word of the line, or the text between two words. `from` labels the field in which the owner wrote this word; '' if
 * they did not.
 */
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
  /** How many of the words (`of`) the owner used elsewhere (`count`). Function words such as "the" are not counted. */
  own: { count: number; of: number }
}

const wordPattern = /[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu
const wordsIn = (text: string): string[] => text.match(wordPattern) ?? []
const keyOf = (word: string) => word.normalize('NFC').toLowerCase().replaceAll('’', "'")

/** Function words. Every text contains them, so repeating them or sharing them with the owner's texts means nothing. */
const smallWords: ReadonlySet<string> = new Set(
  `a an and are as at be but by can do for from has have he her his i in is it its me my no not of on or our she so
  that the their them they this to too up us was we will with you your`.split(/\s+/),
)
const isSmall = (word: string) => smallWords.has(keyOf(word))

/** The first sound of words that are not pronounced as spelled; '' if the spelling does not tell the sound. */
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

/**
 * The rhyming part of a word, from its last pronounced vowel: "eep" of "sleep", "ave" of "cave"; '' if that is a single
 * letter.
 */
function endingOf(word: string): string {
  const ending = /[aeiouy]+[^aeiouy]+e$|[aeiouy]+[^aeiouy]*$/.exec(keyOf(word))?.[0] ?? ''
  return ending.length > 1 && /^[a-z]+$/.test(ending) ? ending : ''
}

/** The sounds that at least two different words of the line share. */
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
export function countSyllables(text: string): number | undefined {
  const words = wordsIn(text)
  if (!words.every(isLatin)) return undefined
  const parts = words.flatMap((word) => word.split('-'))
  return parts.reduce((sum, part) => sum + estimateSyllables(plainLetters(part)), 0)
}

export const countLineWords = (text: string): number => wordsIn(text).length

/** Whether the line contains all words of `name` in sequence. */
function holds(line: string, name: string): boolean {
  const [inLine, inName] = [line, name].map((text) => ` ${wordsIn(text).map(keyOf).join(' ')} `)
  return inName !== undefined && inName.trim() !== '' && inLine?.includes(inName) === true
}

/** Splits the line into words and the text between them, and notes for each word which of the owner's texts contains it. */
function piecesOf(line: string, told: readonly OwnerText[]): LinePiece[] {
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

/** Measures `line`. `names` are the business's full and short name, `told` the owner's other texts. */
export function measureLine(line: string, told: readonly OwnerText[], names: readonly string[]): LineMeasures {
  const words = wordsIn(line)
  const pieces = piecesOf(line, told)
  return {
    words: words.length,
    syllables: countSyllables(line),
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
