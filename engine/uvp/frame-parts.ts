/** The small parts that the frames share, and the way a frame is written down. */
import { withArticle } from '#engine/language/articles.ts'
import { thirdPersonOf } from '#engine/language/inflect.ts'
import { type Edge, type Gain, inBase, inGerund, type Trait, type Verbal } from './brand-phrases.ts'
import type { ProfilePhrases } from './profile-phrases.ts'

/** What a frame gets to write one line with. `pick` takes one of the options that can be said, undefined if none can. */
export type FrameParts = {
  name: string
  audience: string
  feel: Verbal
  gain: Gain
  culture: Trait
  voice: Trait
  edge: Edge
  profile: ProfilePhrases
  pick: (...options: (string | undefined)[]) => string | undefined
}

export type Family = 'help' | 'problem' | 'customer' | 'difference' | 'promise' | 'category'

/** One way to put a sentence together; `write` gives undefined when these words cannot be placed in it. */
export type Frame = { id: string; family: Family; write: (parts: FrameParts) => string | undefined }

/** A line with a capital and an end mark, or undefined when one of its pieces cannot be said. */
export function line(texts: TemplateStringsArray, ...pieces: (string | undefined)[]): string | undefined {
  if (pieces.some((piece) => piece === undefined)) return undefined
  const whole = texts
    .map((text, index) => `${text}${pieces[index] ?? ''}`)
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
  return capital(/[.!?]["”]?$/.test(whole) ? whole : `${whole}.`)
}

/** Part of a line: undefined when one of its pieces cannot be said. */
export function part(texts: TemplateStringsArray, ...pieces: (string | undefined)[]): string | undefined {
  if (pieces.some((piece) => piece === undefined)) return undefined
  return texts.map((text, index) => `${text}${pieces[index] ?? ''}`).join('')
}

/** With a capital first letter; what cannot be said stays so. */
export const capital = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : text.charAt(0).toUpperCase() + text.slice(1)

/** "fair and patient", or one of them when both are the same. */
export function manner({ culture, voice }: FrameParts): string | undefined {
  if (culture.predicate === undefined || voice.predicate === undefined) return undefined
  return joined([culture.predicate, voice.predicate])
}

/** The difference after a comma, as it belongs to the business ("its") or to "us" ("our"). */
export const edgeAside = ({ edge }: FrameParts, owner = 'its'): string | undefined =>
  edge.kind === 'thing' ? part`with ${edge.noun?.(owner)}` : edge.aside

/** "fair, patient, with no credit jargon": culture, voice and difference as asides, or else as things. */
export function mannerAndEdge(parts: FrameParts, owner = 'its'): string | undefined {
  const { culture, voice } = parts
  if (culture.predicate === undefined || voice.predicate === undefined) {
    return thingsAndEdge(parts, [cultureThing(parts), voiceThing(parts)], owner)
  }
  const aside = edgeAside(parts, owner)
  const manners = [...new Set([culture.predicate, voice.predicate])]
  return aside === undefined ? joined(manners) : [...manners, aside].join(', ')
}

/** The culture as a thing: "a rigorous approach", "integrity", "a habit of listening first"; "on hand" is no thing. */
export function cultureThing({ culture }: FrameParts): string | undefined {
  const { adjective, noun, predicate, we } = culture
  if (adjective !== undefined) return withArticle(`${adjective} approach`)
  if (noun !== undefined || predicate !== undefined) return noun
  return /^(believe|refuse|use)$/.test(we.base) ? undefined : `a habit of ${inGerund(we)}`
}

/** The voice as a thing: "a candid voice", "dry wit", "a voice that tells it straight". */
export function voiceThing({ voice, pick }: FrameParts): string | undefined {
  const { adjective, noun, predicate, we } = voice
  if (adjective !== undefined) return pick(withArticle(`${adjective} voice`), withArticle(`${adjective} tone`))
  if (noun !== undefined) return noun
  if (predicate !== undefined) return `a voice that is ${predicate}`
  return we.base === 'speak' ? `a voice ${we.rest}` : `a voice that ${thirdPersonOf(we.base)} ${we.rest}`.trim()
}

/** "a fair way to get lower costs", "a fair way to save time". */
export const wayToGain = ({ culture, gain }: FrameParts): string | undefined =>
  culture.adjective === undefined || isAbsence(gain)
    ? undefined
    : `${withArticle(`${culture.adjective} way`)} to ${inBase(gain.verbal)}`

/** "no more tears": nobody sets out for what is not there. */
const isAbsence = ({ noun }: Gain) => noun !== undefined && /^(no|zero|nothing)\b/.test(noun)

/** What "we" do, by culture and voice: "are fair and speak with wit". */
export function weDeeds({ culture, voice }: FrameParts): string {
  const first = afterWe(culture.we)
  const second = afterWe(voice.we)
  if (first === second) return first
  return culture.we.base === 'be' && voice.we.base === 'be'
    ? `are ${joined([culture.we.rest, voice.we.rest])}`
    : `${first} and ${second}`
}

/** "are fair and speak with wit, with fixed fees", "are fair and patient, and never close". */
export function weDeedsAndEdge(parts: FrameParts): string {
  const aside = edgeAside(parts, 'our')
  return aside === undefined ? weDeeds(parts) : `${weDeeds(parts)}, ${aside.replace(/^and we /, 'and ')}`
}

const afterWe = (deed: Verbal) => (deed.base === 'be' ? `are ${deed.rest}` : inBase(deed))

/** "being fair and patient", "listening first and speaking with wit". */
export function deedsInGerund({ culture, voice }: FrameParts): string {
  const isOne = inBase(culture.we) === inBase(voice.we)
  if (isOne) return inGerund(culture.we)
  return culture.we.base === 'be' && voice.we.base === 'be'
    ? `being ${joined([culture.we.rest, voice.we.rest])}`
    : `${inGerund(culture.we)} and ${inGerund(voice.we)}`
}

/** Whether the gain is a thing that is merely got or had: then it can be wanted without a verb. */
const isHad = ({ noun, verbal }: Gain) => noun !== undefined && /^(get|have|see)$/.test(verbal.base)

/** What people want: "fitter bodies", "to save time". */
export const gainWanted = ({ gain }: FrameParts): string =>
  isHad(gain) ? (gain.noun ?? '') : `to ${inBase(gain.verbal)}`

/** What people come for: "for fitter bodies", "to save time". */
export const gainSought = ({ gain }: FrameParts): string | undefined =>
  isAbsence(gain) ? undefined : isHad(gain) ? `for ${gain.noun}` : `to ${inBase(gain.verbal)}`

/** "sole traders who want to save time", "people who ride to work and want to save time". */
export const whoWant = ({ audience }: FrameParts): string =>
  audience.includes(' who ')
    ? `${audience} and want`
    : `${audience} ${organisations.test(audience) ? 'that' : 'who'} want`

/** Bodies of people are a "that"; families, couples and teams are a "who". */
const organisations =
  /\b(museums|galleries|companies|businesses|firms|agencies|schools|universities|colleges|charities|nonprofits|non-profits|organisations|organizations|brands|hotels|restaurants|caf[eé]s|pubs|shops|stores|startups|start-ups|clinics|hospitals|councils|clubs|farms|studios|offices|theatres|theaters|libraries|festivals|banks|churches)$/i

/** The difference after a comma where the business is spoken of, not "we": undefined when it is a sentence of its own. */
export const asideOf = (parts: FrameParts): string | undefined =>
  parts.edge.kind === 'sentence' ? undefined : edgeAside(parts)

/** The end of a line: " with dawn launches", ", open till midnight". */
export function edgeTail({ edge }: FrameParts, owner = 'our'): string | undefined {
  return edge.noun ? ` with ${edge.noun(owner)}` : part`, ${edge.aside}`
}

/** " with a candid voice and dawn launches", " with a candid voice, open till midnight". */
export function tailWith({ edge }: FrameParts, thing: string | undefined, owner = 'our'): string | undefined {
  if (thing === undefined) return undefined
  if (edge.noun) return ` with ${joined([thing, edge.noun(owner)])}`
  return edge.aside === undefined ? ` with ${thing}` : ` with ${thing}, ${edge.aside}`
}

/** "a candid voice, rigorous work and dawn launches", "a candid voice and rigorous work, open till midnight". */
export function thingsAndEdge(
  { edge }: FrameParts,
  things: readonly (string | undefined)[],
  owner = 'our',
): string | undefined {
  const said = things.filter((thing) => thing !== undefined)
  if (said.length < things.length) return undefined
  if (edge.noun) return joined([...said, edge.noun(owner)])
  return edge.aside === undefined ? joined(said) : `${joined(said)}, ${edge.aside}`
}

/** Things in one breath: "a, b and c"; the same thing is said once. */
export function joined(things: readonly string[]): string {
  const once = [...new Set(things)]
  const flat =
    once.length > 1 ? once.flatMap((thing) => (/^\S+ and \S+$/.test(thing) ? thing.split(' and ') : [thing])) : once
  return flat.length === 1 ? (flat[0] ?? '') : `${flat.slice(0, -1).join(', ')} and ${flat.at(-1)}`
}
