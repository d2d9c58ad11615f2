/** What can be counted about a line. Counts, not grades: none of them says whether a line is good. */
import { syllablesOf } from './syllables.ts'

/** Words that an owner has told, and what they are called where they stand. */
export type Told = { from: string; text: string }
/** A stretch of a line; `from` is where its word was told, '' where it was not. */
export type LinePiece = { text: string; from: string }
/** Words that share a sound, written as it is spelled. */
export type SharedSound = { sound: string; words: readonly string[] }

export type LineMeasures = {
  words: number
  /** Absent where a word can’t be counted by its letters: a figure, another script. */
  syllables: number | undefined
  firstSounds: readonly SharedSound[]
  endings: readonly SharedSound[]
  hasName: boolean
  pieces: readonly LinePiece[]
  /** How many words stand word for word in what was told, of how many; small words are left out. */
  own: { count: number; of: number }
}

const wordPattern = /[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu
const wordsIn = (text: string): string[] => text.match(wordPattern) ?? []
const keyOf = (word: string) => word.normalize('NFC').toLowerCase().replaceAll('’', "'")

/** They stand in every text: sharing them says nothing, and nobody hears them repeat. */
const smallWords: ReadonlySet<string> = new Set(
  `a an and are as at be but by can do for from has have he her his i in is it its me my no not of on or our she so
  that the their them they this to too up us was we will with you your`.split(/\s+/),
)
const isSmall = (word: string) => smallWords.has(keyOf(word))

/** A beginning whose spelling is not its sound; '' where the spelling leaves it open. */
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

/** From the last vowel that is heard: "eep" of "sleep", "ave" of "cave"; a single letter is too little to hear. */
function endingOf(word: string): string {
  const ending = /[aeiouy]+[^aeiouy]+e$|[aeiouy]+[^aeiouy]*$/.exec(keyOf(word))?.[0] ?? ''
  return ending.length > 1 && /^[a-z]+$/.test(ending) ? ending : ''
}

/** The sounds that two different words share, in the order of the line. */
function shared(words: readonly string[], soundOf: (word: string) => string): SharedSound[] {
  const heard = [...new Map(words.filter((word) => !isSmall(word)).map((word) => [keyOf(word), word])).values()]
  const sounds = [...new Set(heard.map(soundOf))].filter((sound) => sound !== '')
  return sounds
    .map((sound) => ({ sound, words: heard.filter((word) => soundOf(word) === sound) }))
    .filter((each) => each.words.length > 1)
}

const isLatin = (word: string) => /^[\p{Script=Latin}\p{M}'’-]+$/u.test(word)
const plainLetters = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '')

/** The syllables of a text by its spelling; undefined where a word can’t be counted so. */
export function syllablesIn(text: string): number | undefined {
  const words = wordsIn(text)
  if (!words.every(isLatin)) return undefined
  const parts = words.flatMap((word) => word.split('-'))
  return parts.reduce((sum, part) => sum + syllablesOf(plainLetters(part)), 0)
}

export const wordsCounted = (text: string): number => wordsIn(text).length

/** Whether all words of `name` stand in the line, one after the other. */
function holds(line: string, name: string): boolean {
  const [inLine, inName] = [line, name].map((text) => ` ${wordsIn(text).map(keyOf).join(' ')} `)
  return inName !== undefined && inName.trim() !== '' && inLine?.includes(inName) === true
}

/** The line cut into words and what stands between them, each word with where it was told. */
function piecesOf(line: string, told: readonly Told[]): LinePiece[] {
  // What comes first in `told` names a word that stands in several.
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

/** Counts what can be counted about `line`; `names` are the business’s names, `told` what else is the owner’s own. */
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
