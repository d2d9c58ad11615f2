/** What of the record a message names: archetypes, picks, values, scores, whole lines. */
import { type ArchetypeId, archetypeIds } from '#contract/archetypes.ts'
import { type Category, categories } from '#contract/brand.ts'
import type { StrategistRecord } from '#contract/strategist-record.ts'
import { isKnown } from '#engine/language/lexicon.ts'
import { functionWords, wordsOf } from '#engine/language/stem.ts'
import type { Asked } from './finding.ts'
import { type NamedScore, namedScores, sureOfScores } from './named-scores.ts'

export type NamedParts = {
  /** Archetypes that the message names, in its order. */
  archetypes: readonly ArchetypeId[]
  /** Words and values of the record that the message names. */
  namedWords: readonly { category: Category; word: string }[]
  namedValues: readonly string[]
  /** Scores of the website review that it means. */
  namedScores: readonly NamedScore[]
}

const otherNames: Readonly<Partial<Record<ArchetypeId, string>>> = {
  outlaw: 'outlaw|rebel',
  regular: 'regular (?:person|guy|gal|one|brand|archetype)|everyman|everyperson',
  magician: 'magician|wizard',
  ruler: 'ruler',
}

/** Names that are plain words besides: they need an article or "brand" beside them, or another archetype in the message. */
const plainWords: ReadonlySet<ArchetypeId> = new Set(['innocent', 'explorer', 'hero', 'lover', 'ruler', 'creator'])

/** The archetypes that a text names, in its order. */
function namedArchetypes(text: string): ArchetypeId[] {
  const find = (id: ArchetypeId, isPlain: boolean) => {
    const name = otherNames[id] ?? id
    const beside = `\\b(?:an?|the|as|than|versus|vs\\.?|not|or|to|into|like|be|become|called|am|instead of|rather than) (?:an? |the )?(?:${name})s?\\b|\\b(?:${name}) (?:brand|archetype)|^(?:${name})s?(?= (?:for|as|or|is|isn)\\b|[?!,])|\\b(?:more|no|got|get) (?:${name})s?\\b`
    return text.search(new RegExp(isPlain ? beside : `\\b(?:${name})s?\\b`))
  }
  const isAbout = /archetyp/.test(text) || archetypeIds.some((id) => find(id, plainWords.has(id)) >= 0)
  return archetypeIds
    .map((id) => ({ id, at: find(id, !isAbout && plainWords.has(id)) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
    .map(({ id }) => id)
}

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Lower case, with one kind of apostrophe and without accents: "cliché" and "cliche" are one word. */
export const plain = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/[’‘]/g, "'")

const says = (text: string, phrase: string) =>
  phrase.trim().length > 2 &&
  new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(plain(phrase.trim()))}(?![\\p{L}\\p{N}])`, 'u').test(text)

/** Whether a message holds a text of the record whole, its final stop aside. */
const quotes = (text: string, whole: string) => whole.trim() !== '' && says(text, whole.trim().replace(/[.!?]+$/, ''))

/** Words that are both a pick and part of everyday questions count only when they are quoted. */
const isQuoted = (text: string, word: string) =>
  new RegExp(`["'“‘]${escapePattern(word.toLowerCase())}["'”’]|\\bwords? ${escapePattern(word.toLowerCase())}\\b`).test(
    text,
  )
const everyday = new Set(
  'good better best clear simple short new brand words word different helpful honest strong free'.split(' '),
)

function namedWords(text: string, { attributes }: StrategistRecord) {
  return categories.flatMap((category) =>
    attributes[category].topFive
      .filter((word) => (everyday.has(word.toLowerCase()) ? isQuoted(text, word) : says(text, word)))
      .map((word) => ({ category, word })),
  )
}

/** A word that describes the next one is not what is asked about: "the full stop". */
const afterSubject =
  '(?=["”’\'?!.,]|$| (?:a|an|as|at|is|ok|okay|fine|good|bad|too|or|and|than|vs|in|for|from|mean|means|right|really|wrong|enough|under|the|my|our|any|anymore|to|with|when|if|because|but|fit|go|goes|work|works|say|says|be|weird|better|worse|not|on|seems?|sounds?|looks?|feels?|does|was|has|still|already|only)\\b)'
const beforeSubject =
  'is|are|does|did|do|about|with|like|love|hate|drop|keep|remove|delete|lose|swap|replace|change|use|have|pick|chose|choose|prove|show|live|explain|put|say|says|word|words|value|values|why|than|or|and|between|under|of|vs|versus|behind'

/** Whether a message is about this word, and does not only use it: "is warm a cliché?", "warm or dry?", "drop warm". */
const isSubject = (text: string, word: string) =>
  new RegExp(
    `(?:^|\\b(?:${beforeSubject}) (?:the |my |our )?["'“‘]?)${escapePattern(plain(word))}(?![\\p{L}\\p{N}-])${afterSubject}`,
    'u',
  ).test(text)

/** Whether a message repeats two telling words of a line side by side: "can I drop the tax inspector bit?" */
function repeatsOf(text: string, line: string): boolean {
  const pairsOf = (of: string) => {
    const words = wordsOf(of)
    const tells = (word = '') => word.length > 2 && !functionWords.has(word)
    return words.slice(1).flatMap((word, at) => (tells(word) && tells(words[at]) ? [`${words[at]} ${word}`] : []))
  }
  const said = new Set(pairsOf(text))
  return pairsOf(line).some((pair) => said.has(pair))
}

/** The parts that a text in lower case names. */
export function namedParts(text: string, record: StrategistRecord): NamedParts {
  const namedValues = record.coreValues.map(({ title }) => title).filter((title) => says(text, title))
  const isInValue = (word: string) => namedValues.some((title) => title !== word && says(plain(title), word))
  return {
    archetypes: namedArchetypes(text),
    namedWords: namedWords(text, record).filter(({ word }) => !isInValue(word)),
    namedValues,
    namedScores: namedScores(text, record),
  }
}

/** From this weight on a message is about the part that it names, whatever else it says. */
export const isMeantFrom = 5

/** The topics of the parts that a text names, each with how surely it is meant. */
export function topicsNamed(text: string, parts: NamedParts, record: StrategistRecord): [Asked, number][] {
  const { chosenTagline, brief, archetype } = record
  const confidence = archetype?.confidence ?? null
  const isFree = parts.namedWords.length === 0 && parts.namedValues.length === 0
  const ofWords = parts.namedWords.map(({ category, word }): [Asked, number] => [
    category,
    isSubject(text, word) || isQuoted(text, word) ? isMeantFrom : / |-/.test(word) ? 2.5 : 1.2,
  ])
  const found: [Asked, number, boolean][] = [
    ['archetype', 5, parts.archetypes.length > 0],
    ['archetype', 4, confidence !== null && new RegExp(`\\b${Math.round(confidence)}\\b`).test(text)],
    ['values', 6, parts.namedValues.some((title) => isSubject(text, title))],
    ['values', 3, parts.namedValues.length > 0],
    ['website', sureOfScores(text), parts.namedScores.length > 0],
    ['tagline', 5, quotes(text, chosenTagline)],
    ['uvp', 5, quotes(text, brief.chosenUvp)],
    ['tagline', 7, isFree && repeatsOf(text, chosenTagline)],
    ['uvp', 7, isFree && repeatsOf(text, brief.chosenUvp.replaceAll(brief.businessName, ''))],
    [/\b(name|called|rename)\b/.test(text) ? 'naming' : 'brand', 2, says(text, brief.businessName)],
  ]
  return [
    ...ofWords,
    ...found.flatMap(([asked, weight, isThere]): [Asked, number][] => (isThere ? [[asked, weight]] : [])),
  ]
}

/** A word that the message puts forward: "why can't I just use quality?", "is cosy a good word?" */
export const offeredWord = (text: string) =>
  /\b(?:use|have|put|pick|choose|take|add|say) (?:just |only |the word )?["'“]?([a-z]{3,})["'”]?(?: as (?:an? |my |our )?\w+( word)?)?[?.!]*$|\b(?:is|are) ["'“]?([a-z]{3,})["'”]? (?:a |an )?(?:good |ok |okay |fine |bad |weird )?(?:as a )?words?\b/
    .exec(text)
    ?.slice(1)
    .find((word) => word !== undefined && isKnown(word)) ?? ''
