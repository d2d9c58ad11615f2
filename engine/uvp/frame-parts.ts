/** The small parts that the frames share, and the way a frame is written down. */
import { withArticle } from '#engine/language/articles.ts'
import { isSaidOfWords } from '#engine/language/manners.ts'
import type { Audience } from './audience-phrase.ts'
import type { Edge } from './edge-phrase.ts'
import type { Gain } from './outcome-phrases.ts'
import type { ProfilePhrases } from './profile-phrases.ts'
import type { Trait } from './trait-phrases.ts'
import { afterWe, inThirdPerson as asOne, inBase, inGerund, type Verbal } from './verbal.ts'

/**
 * What a frame gets to write one line with; a part that nobody told is missing. `pick` takes one of the options that can
 * be said, undefined if none can.
 */
export type FrameParts = {
  name: string
  audience: Audience
  feel?: Verbal
  gain: Gain
  culture: Trait
  voice: Trait
  edge?: Edge
  profile: ProfilePhrases
  pick: (...options: (string | undefined)[]) => string | undefined
}

export type Family = 'help' | 'problem' | 'customer' | 'difference' | 'promise' | 'category'

/**
 * One way to put a sentence together; `write` gives undefined when these words cannot be placed in it. `speaker`: a line
 * speaks as "we" or about the business by its name, never both. `toYou`: customers are spoken to.
 */
export type Frame = {
  id: string
  family: Family
  speaker: 'we' | 'name'
  toYou?: true
  write: (parts: FrameParts) => string | undefined
}

/** A line with a capital and an end mark, or undefined when one of its pieces cannot be said. */
export function line(texts: TemplateStringsArray, ...pieces: (string | undefined)[]): string | undefined {
  const whole = part(texts, ...pieces)
    ?.replace(/\s+/g, ' ')
    .trim()
  return whole === undefined ? undefined : ended(capital(whole) ?? whole)
}

/** A name that ends in a mark of its own ("Juno & Co.") ends the sentence with it. */
const ended = (text: string) => (/[.!?]["”]?$/.test(text) ? text : `${text}.`).replace(/([.!?])\.(?=\s|$)/g, '$1')

/** Part of a line: undefined when one of its pieces cannot be said. */
export function part(texts: TemplateStringsArray, ...pieces: (string | undefined)[]): string | undefined {
  if (pieces.some((piece) => piece === undefined)) return undefined
  return texts.map((text, index) => `${text}${pieces[index] ?? ''}`).join('')
}

/** With a capital first letter; what cannot be said stays so. */
export const capital = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : text.charAt(0).toUpperCase() + text.slice(1)

/** What the audience does: "early risers feel calm", "the whole street feels calm". */
export const theyDo = ({ audience }: FrameParts, verbal: Verbal | undefined): string | undefined =>
  verbal && part`${audience.text} ${audience.isOne ? asOne(verbal) : inBase(verbal)}`

/** The verb alone, for an audience that was named: "want" or "wants". */
export const agreed = ({ audience }: FrameParts, base: string): string =>
  audience.isOne ? asOne({ base, rest: '' }) : base

/** "save time", "feel calm": what they are helped to do. */
export const doing = (verbal: Verbal | undefined): string | undefined => verbal && inBase(verbal)
export const inDoing = (verbal: Verbal | undefined): string | undefined => verbal && inGerund(verbal)

/** "save time", "build a habit": what takes doing, and not "get lower bills". */
export const deedOf = ({ gain }: FrameParts): string | undefined =>
  gain.noun === undefined || isMade(gain) || gain.verbal?.base === 'find' ? doing(gain.verbal) : undefined

/** The audience, where its name is short enough to be followed by a "from" or an "at". */
export const shortAudience = ({ audience }: FrameParts): string | undefined =>
  audience.text.split(' ').length > 3 || / (who|that|with|in|at|from|without) /.test(audience.text)
    ? undefined
    : audience.text

/** One or both of what they get and how they feel: "save time and feel calm". */
export const gainOrFeel = (p: FrameParts): string | undefined =>
  p.pick(doing(p.gain.verbal), doing(p.feel), gainAndFeel(p), gainAndFeel(p))

/** "feel calm", not "find joy". */
export const feeling = ({ feel }: FrameParts): string | undefined => (feel?.base === 'feel' ? inBase(feel) : undefined)

/** How they leave: "feeling calm", "with warm bellies". */
export const leaving = ({ feel }: FrameParts): string | undefined =>
  feel && (feel.base === 'feel' ? inGerund(feel) : /^(have|find)$/.test(feel.base) ? `with ${feel.rest}` : undefined)

export const gainAndFeel = ({ gain, feel }: FrameParts): string | undefined =>
  part`${doing(gain.verbal)} and ${doing(feel)}`

/** What people want: "fitter bodies", "to save time". */
export const gainWanted = ({ gain }: FrameParts): string | undefined =>
  gain.noun !== undefined && !isMade(gain) ? gain.noun : part`to ${doing(gain.verbal)}`

const isMade = ({ verbal }: Gain) => verbal !== undefined && !/^(get|have|see|find)$/.test(verbal.base)

/** What they want, or how they want to feel. */
export const wanted = (p: FrameParts): string | undefined =>
  p.pick(gainWanted(p), gainWanted(p), part`to ${feeling(p)}`)

/** What people come for: "for fitter bodies", "to save time"; nobody sets out for what is not there. */
export const gainSought = (p: FrameParts): string | undefined => {
  const { noun } = p.gain
  if (noun !== undefined && /^(no|zero|nothing|less|fewer)\b/.test(noun)) return undefined
  return noun === undefined || isMade(p.gain) ? part`to ${doing(p.gain.verbal)}` : `for ${noun}`
}

/** "sole traders who want", "people who ride to work and want"; a long name for people leaves unclear who wants. */
export function whoWant(p: FrameParts): string | undefined {
  const { text, isOne } = p.audience
  if ((isOne && text.startsWith('the ')) || /\b(for|with|about|of|to|at|by|in|on)$/.test(text)) return undefined
  if (text.includes(' who ')) return `${text} and ${agreed(p, 'want')}`
  if (text.split(' ').length > 4 || / (with|in|of|from|for|without) /.test(text)) return undefined
  return `${text} ${organisations.test(text) ? 'that' : 'who'} ${agreed(p, 'want')}`
}

/** Bodies of people are a "that"; families, couples and teams are a "who". */
export const organisations =
  /\b(museums|galleries|companies|businesses|firms|agencies|schools|universities|colleges|charities|nonprofits|non-profits|organisations|organizations|brands|hotels|restaurants|caf[eé]s|pubs|shops|stores|startups|start-ups|clinics|hospitals|councils|clubs|farms|studios|offices|theatres|theaters|libraries|festivals|banks|churches|halls)$/i

/** Culture and voice as adjectives in a row: "fair and patient"; the same word is said once. */
export const manner = ({ culture, voice }: Pick<FrameParts, 'culture' | 'voice'>): string | undefined => {
  const things = [culture.predicate, voice.predicate]
  // "strict but kind and laughing" leaves unclear what goes with what.
  if (things.some((thing) => thing?.includes(' but ') || thing?.includes(','))) return undefined
  return things.some((thing) => thing === undefined) ? undefined : joined(things.filter((thing) => thing !== undefined))
}

/** "stubborn at heart and blunt in tone", "run on patience and quiet in tone"; without a tone the heart alone. */
export function heartAndTone({ culture, voice }: FrameParts): string | undefined {
  if (culture.predicate !== undefined && culture.predicate === voice.predicate) return undefined
  if (culture.predicate !== undefined && !isCompact(culture.predicate)) return culture.predicate
  if (voice.tone !== undefined && !isCompact(voice.tone)) return undefined
  const isHeartless = culture.predicate === undefined && culture.we?.base !== 'run'
  if (isHeartless && voice.tone !== undefined) return `${voice.tone} in tone`
  if (culture.we?.base === 'keep') return manner({ culture, voice })
  const heart = culture.predicate !== undefined ? `${culture.predicate} at heart` : runOn(culture)
  const isDouble = voice.tone?.includes(' and ') || heart?.includes(' and ')
  return voice.tone === undefined ? heart : part`${heart}${isDouble ? ',' : ' and'} ${voice.tone} in tone`
}

/** "fussy in a nice way" goes on where "at heart" would follow. */
const isCompact = (text: string) => text.split(' ').length <= 2 || /^\S+,? (?:and|but|yet) \S+$/.test(text)

const runOn = ({ we }: Trait) => (we?.base === 'run' ? `run ${we.rest}` : undefined)

/** "Stubborn, blunt, no sliced bread": a row that ends in the difference. */
export function rowWithEdge(p: FrameParts): string | undefined {
  const isRun = p.culture.predicate === undefined
  const manners = isRun
    ? [runOn(p.culture), part`${p.voice.tone} in tone`]
    : [...new Set([p.culture.predicate, p.voice.predicate])]
  if (manners.some((each) => each === undefined || each.includes(','))) return undefined
  return part`${manners.join(', ')}, ${p.edge?.row}`
}

/** The voice as a thing: "a candid voice", "dry wit". */
export function voiceThing({ voice }: FrameParts): string | undefined {
  if (voice.adjective !== undefined) return withArticle(`${voice.adjective} voice`)
  return voice.noun
}

/** The difference behind "with". */
export const edgeThing = ({ edge }: FrameParts): string | undefined => edge?.noun

/** The difference as a sentence of its own, or in one with others. */
export const edgeAlone = ({ edge }: FrameParts): string | undefined => capital(edge?.alone)

/** The difference where a line opens with it or has asked for it. */
export const edgeAnswer = ({ edge }: FrameParts): string | undefined => edge?.answer

/** The difference as something to come for. */
export const edgeToHave = (p: FrameParts): string | undefined => (p.edge?.isThing ? edgeThing(p) : undefined)

/** "a tinkering spirit and a frank voice": what can be said of a culture that may be a thing or a manner. */
function spirit(p: FrameParts): string | undefined {
  const { adjective, predicate, we } = p.culture
  if (predicate !== undefined || adjective === undefined || we?.base !== 'work') return undefined
  return joined([withArticle(`${adjective} spirit`), voiceThing(p)].filter((thing) => thing !== undefined))
}

/** What is said last, right behind the name: a row that belongs to it, or a sentence of its own. */
export const ending = (p: FrameParts): string | undefined =>
  p.pick(part`. ${closing(p)}`, part`: ${lastRow(p)}`, part`, with ${edgeThing(p)}`)

/** What is said last, elsewhere in a sentence: a row would belong to the people there. */
export const tail = (p: FrameParts): string | undefined =>
  p.pick(part`. ${closing(p)}`, part`. ${closing(p)}`, part`. ${closing(p)}`, part`, with ${edgeThing(p)}`)

/** "stubborn and blunt, with no sliced bread", "cheap, rude, open till four". */
const lastRow = (p: FrameParts): string | undefined =>
  p.pick(
    rowWithEdge(p),
    part`${manner(p)}, with ${edgeThing(p)}`,
    part`${heartAndTone(p)}, with ${joinedThings(p)}`,
    spirit(p),
    isEdgeless(p) ? heartAndTone(p) : undefined,
  )

/** The difference, and before it the voice where that is a thing: "dry wit and fixed fees". */
function joinedThings(p: FrameParts): string | undefined {
  const things = [p.voice.tone === undefined ? p.voice.noun : undefined, edgeThing(p)]
  const said = things.filter((thing) => thing !== undefined)
  return said.length === 0 ? undefined : joined(said)
}

/** A last sentence about the business by its name: how it is, what is different, or both. */
export const closing = (p: FrameParts): string | undefined =>
  p.pick(
    edgeAlone(p),
    capital(lastRow(p)),
    capital(lastRow(p)),
    part`${capital(manner(p) ?? heartAndTone(p))}. ${edgeAlone(p)}`,
    p.culture.said?.startsWith('our ') ? undefined : part`${capital(p.culture.said)}. ${edgeAlone(p)}`,
    isAllSaid(p) ? '' : undefined,
  )

/** No difference is there that a last sentence could tell. */
const isEdgeless = ({ edge }: FrameParts) =>
  edge === undefined || (edge.alone === undefined && edge.row === undefined && edge.noun === undefined)

/** Nothing is known of the way in which the business works: the line is over. */
const isAllSaid = ({ edge, culture, voice }: FrameParts) =>
  edge === undefined && culture.we === undefined && voice.we === undefined

/** What "we" do, by culture and voice: "are fair and dry", "are fair and keep the tone dry", "run on patience and speak plain English". */
export function weDeeds({ culture, voice, pick }: FrameParts): string | undefined {
  const isSame = culture.predicate !== undefined && culture.predicate === voice.predicate
  if (culture.we === undefined) return voice.we && afterWe(voice.we)
  if (isSame) return afterWe(culture.we)
  if (culture.we.base === 'keep' && voice.tone !== undefined) return `${afterWe(culture.we)} and the tone ${voice.tone}`
  const isOfPeople = [culture.predicate, voice.predicate].every((each) => each === undefined || !isSaidOfWords(each))
  const are =
    culture.predicate !== undefined && culture.we.base === 'be' && voice.tone !== undefined && isOfPeople
      ? `are ${joined([culture.we.rest, voice.tone])}`
      : undefined
  return pick(are, part`${afterWe(culture.we)} and ${voice.we && afterWe(voice.we)}`)
}

/** What "we" say last, right behind the name: a row that belongs to it, or a sentence of its own. */
export const weEnding = (p: FrameParts): string | undefined =>
  p.pick(part`. ${weClosing(p)}`, part`. ${weClosing(p)}`, part`. ${weClosing(p)}`, part`: ${rowWithEdge(p)}`)

/** A last sentence in which "we" speak. */
export function weClosing(p: FrameParts): string | undefined {
  const deeds = weDeeds(p)
  const isOurs = p.edge?.speaker === 'we' && p.edge.alone?.startsWith('we ') && !p.edge.alone.includes(',')
  return p.pick(
    edgeAlone(p),
    part`${capital(p.culture.said)}. ${edgeAlone(p)}`,
    part`We ${deeds}, with ${edgeThing(p)}`,
    part`We ${deeds}. ${edgeAlone(p)}`,
    isOurs ? part`We ${deeds}, and ${p.edge?.alone}` : undefined,
    isOurs ? part`We ${deeds}, and ${p.edge?.alone}` : undefined,
    weAreOpen(p),
    weAreOpen(p),
    capital(rowWithEdge(p)),
    isEdgeless(p) ? part`We ${deeds}` : undefined,
    isAllSaid(p) ? '' : undefined,
  )
}

/** "We are cheap, rude and open till four": this difference is said of "us" like a manner. */
function weAreOpen({ culture, voice, edge }: FrameParts): string | undefined {
  const isOpen = edge?.row !== undefined && /^(open|closed|run|owned|led) /.test(edge.row)
  return isOpen && culture.we?.base === 'be'
    ? part`We are ${culture.predicate}, ${voice.tone} and ${edge.row}`
    : undefined
}

/** Things in one breath: "a, b and c"; the same thing is said once. */
export function joined(things: readonly string[]): string {
  const once = [...new Set(things)]
  const flat =
    once.length > 1 ? once.flatMap((thing) => (/^\S+ and \S+$/.test(thing) ? thing.split(' and ') : [thing])) : once
  return flat.length === 1 ? (flat[0] ?? '') : `${flat.slice(0, -1).join(', ')} and ${flat.at(-1)}`
}
