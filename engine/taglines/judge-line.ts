/** Whether a line may be shown at all: length, the owner's own words, no worn phrase, no untold fact, no slip. */
import type { BrandBrief } from '#contract/brand.ts'
import { clichesIn, grammarFlagsIn, unknownFactsIn } from '#engine/language/copy-flags.ts'
import { functionWords, root, stem, wordsOf } from '#engine/language/stem.ts'
import type { Draft } from './draft-lines.ts'
import { topWordsOf } from './gather-fills.ts'
import { graveWords } from './word-senses.ts'

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

/** Figures that smile; they are out of place where the owner speaks of loss or harm. */
const lightDevices = new Set([
  'counting off',
  'paradox',
  'toast',
  'familiar saying',
  'double meaning',
  'echo',
  'wholehearted',
  'mixture',
  'compliment',
  'rhyme',
  'surprise',
  'reversal',
  'step by step',
  'cause and effect',
])

const lightTurns =
  /\{seeker|courtesy|by name|a long way|Thank|Bring on|Trust|Come for|Ask about| in\. |yet\?|to the last|\.vice/

/** Whether a line's figure suits the weight of what the business does. */
export function isFitting(draft: Draft, isGrave: boolean): boolean {
  return !isGrave || (!lightDevices.has(draft.frame.device) && !lightTurns.test(draft.frame.text))
}

/** Whether the owner speaks of loss or harm. */
export function isGraveBrief(brief: BrandBrief): boolean {
  const said = [brief.businessName, ...Object.values(brief.topWords), ...Object.values(brief.profile)].join(' ')
  return wordsIn(said).some((word) => graveWords.has(word))
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
