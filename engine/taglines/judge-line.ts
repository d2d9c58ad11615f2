/** Whether a line may be shown at all: length, the owner's own words, no worn phrase, no untold fact, no slip. */
import type { BrandBrief } from '#contract/brand.ts'
import { clichesIn, grammarFlagsIn, unknownFactsIn } from '#engine/language/copy-flags.ts'
import { functionWords, root, stem, wordsOf } from '#engine/language/stem.ts'
import type { Draft } from './draft-lines.ts'
import { topWordsOf } from './gather-fills.ts'
import { gravePhrases, graveWords, lightManners, playfulWords, soberWords } from './word-senses.ts'

const wordsMin = 2
const wordsMax = 8
const lettersMax = 60
/** Words that many lines share without being alike. */
const lightWords = new Set(
  'feel feels felt feeling help helps give gives get gets make makes not no more less only come here way'.split(' '),
)

/** Words as the eye counts them: "plain-spoken" and "&" are one each. */
export const wordsIn = (text: string) =>
  text
    .toLowerCase()
    .replace(/’/g, "'")
    .match(/[\p{L}\p{N}'&-]+/gu) ?? []

/** The roots that make a line what it is: "cheek" and "cheeky" are one. */
export function contentOf(text: string): Set<string> {
  return new Set(contentWords(text).map(root))
}

const contentWords = (text: string) => wordsIn(text).filter((word) => !functionWords.has(word) && !lightWords.has(word))

/** Cheap conditions that every draft must meet: its length, no word said twice, and one of the owner's six words. */
export function isWellFormed(draft: Draft, ownStems: ReadonlySet<string>, businessName: string): boolean {
  const { line, frame } = draft
  const count = wordsIn(line).length
  if (count < wordsMin || count > wordsMax || line.length > lettersMax) return false
  // A name in small letters would have to change at the start of a sentence.
  if (draft.hasName && !line.includes(businessName)) return false
  const bare = businessName === '' ? line : line.replace(businessName, '')
  const content = contentWords(bare).map(stem)
  if (!content.some((each) => ownStems.has(each))) return false
  const roots = contentWords(bare).flatMap(wordsOf).map(root)
  // "Paws for Veterans, for veterans." says it twice; a play on the name does so on purpose.
  if (draft.hasName && frame.namesake !== true) {
    const named = new Set(contentWords(businessName).flatMap(wordsOf).map(root))
    if (roots.some((each) => named.has(each))) return false
  }
  return frame.repeats === true || new Set(roots).size === roots.length
}

/** Whether a line shows one of the owner's words as it was typed, or with an ending added: not "belly" for "bellies". */
export function showsOwnWord(line: string, ownWords: readonly string[]): boolean {
  return wordsIn(line).some((word) =>
    ownWords.some((own) => word.startsWith(own) || (word.length > 3 && own.startsWith(word))),
  )
}

/** Whether a line denies what the owner is: "patient, never slow" is not for The Slow Loaf. */
function contradicts(draft: Draft, brief: BrandBrief): boolean {
  const said = new Set(wordsIn([brief.businessName, toldBy(brief)].join(' ')))
  const denied = /\.(vice|opposite)\}/.exec(draft.frame.text)?.[1]
  return denied !== undefined && draft.fills.some((fill) => said.has(fill.forms[denied] ?? ''))
}

/** The content words of the owner's chosen six. */
export function ownWordsOf(brief: BrandBrief): string[] {
  return topWordsOf(brief).flatMap(([, word]) => contentWords(word))
}

/** The stems of the owner's chosen six words. */
export function ownStemsOf(brief: BrandBrief): Set<string> {
  return new Set(ownWordsOf(brief).map(stem))
}

/** How much a brand's trade and manner weigh; a line has to suit them. */
export type Register = 'grave' | 'sober' | 'everyday' | 'light'

/** `grave` where the owner speaks of loss or harm, `light` where the brand is playful by its own words. */
export function registerOf(brief: BrandBrief): Register {
  const said = [brief.businessName, ...Object.values(brief.topWords), ...Object.values(brief.profile)].join(' ')
  const words = wordsIn(said)
  const phrased = ` ${words.join(' ')} `
  if (words.some((word) => graveWords.has(word)) || gravePhrases.some((phrase) => phrased.includes(` ${phrase} `)))
    return 'grave'
  const manner = wordsIn(`${brief.topWords.culture} ${brief.topWords.voice}`)
  if (manner.some((word) => playfulWords.has(word) || lightManners.has(word))) return 'light'
  return words.some((word) => soberWords.has(word)) ? 'sober' : 'everyday'
}

/** Whether a line's figure suits the weight of what the business does, and its name where it plays on that. */
export function isFitting({ frame, fills }: Draft, register: Register, businessName: string): boolean {
  const isLightEnough = register === 'grave' ? frame.weight === 'any' : register !== 'sober' || frame.weight !== 'light'
  return isLightEnough && (frame.namesake !== true || isNamesake(fills, businessName))
}

/** "Zest Meal Kits" is zesty by name; most names are nothing by name. */
function isNamesake(fills: Draft['fills'], businessName: string): boolean {
  const named = new Set(wordsIn(businessName).map(root))
  return fills.some(({ category, key }) => category !== 'name' && named.has(root(key)))
}

/**
 * The checks of copy: no cliché that the owner did not bring along, nothing that the owner did not tell, no slip of
 * grammar. A count of words that the line itself shows is no claim.
 */
export function isClean(draft: Draft, brief: BrandBrief): boolean {
  const name = brief.businessName.trim()
  const bare = name === '' ? draft.line : draft.line.split(name).join('Acme')
  const told = toldBy(brief)
  const isWorn = clichesIn(bare).some((phrase) => !told.toLowerCase().includes(phrase.toLowerCase()))
  if (isWorn || contradicts(draft, brief) || grammarFlagsIn(bare).length > 0) return false
  const counts = draft.fills.map((fill) => fill.forms.count ?? '')
  return unknownFactsIn(bare, [told, 'Acme three cheers', ...counts].join(' ')).length === 0
}

function toldBy({ topWords, topFives, profile, chosenUvp }: BrandBrief): string {
  const words = [...Object.values(topWords), ...Object.values(topFives).flat()]
  return [...words, ...Object.values(profile), chosenUvp].join(' ')
}
