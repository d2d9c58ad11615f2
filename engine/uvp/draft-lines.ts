/** Drafts of a value proposition: joins of what the owner told, by full stops, a colon and the word "for". */
import type { ToldField } from '#contract/plain/brand.ts'
import type { UvpPart } from '#contract/uvp.ts'
import { leavesItOpen, speaksOfThem } from '#engine/language/judge-piece.ts'
import { holdsMainVerb } from '#engine/language/names-people.ts'
import { overlap, sharesWord, type Told, type ToldRecord } from '#engine/language/read-told.ts'
import { wordCount } from '#engine/language/shorten-told.ts'
import { closed, inRunningText } from '#engine/language/told-sentences.ts'
import argumentsTold from './arguments.json' with { type: 'json' }

export type ArgumentId = 'offer' | 'difference' | 'trouble' | 'result' | 'people'

/** A way to argue, by its row in `arguments.json`. */
export const wordsOfArgument = (id: ArgumentId) => {
  const row = argumentsTold.find((each) => each.id === id)
  return { approach: row?.approach ?? '', description: row?.description ?? '' }
}

/** A line that could be offered; `used` are the pieces that it stands on, the name and the offer left out. */
export type Draft = { argument: ArgumentId; text: string; parts: UvpPart[]; used: readonly Told[]; isStrong: boolean }

export const lineWordsMin = 8
export const lineWordsMax = 40
const questionWordsMax = 7
const fragmentWordsMax = 14
const weightyWordsMin = 5
/** A shorter phrase says nothing to whoever does not know the trade: "We wash it", "I show you the inside". */
const pickedWordsMin = 6
/** "Flat price": a note, no reason. */
const reasonWordsMin = 3
/** An audience that is short enough to stand in the sentence of the offer. */
const inlineWordsMax = 8
const offerWordsMax = 8
/** A longer one is a description, no address. */
const leadWordsMax = 16

const partOf = (text: string, { field, typed }: Told): UvpPart => ({ text, field, told: typed })
const fragment = /^(?:\p{L}+ing|been|no|not|never|too|another|lost|stuck|told|left)\b/iu
/** "It’s", "they’re": with its verb it is a sentence, and none that asks. */
const holdsShortVerb = /['’](?:s|re|m|ll|ve|d)\b/i
/** What goes wrong, asked: "Lost between two forms?" A longer one that is a sentence stays a statement. */
const isQuestion = ({ field, text }: Told) =>
  field === 'customerPainPoints' &&
  (fragment.test(text)
    ? wordCount(text) <= fragmentWordsMax
    : wordCount(text) <= questionWordsMax && !holdsMainVerb(text) && !holdsShortVerb.test(text))
const question = (told: Told) => {
  const isAsked = isQuestion(told)
  return partOf(isAsked && !/[.!?…]$/.test(told.text) ? `${told.text}?` : closed(told.text), told)
}
const sentence = (told: Told) => partOf(closed(told.text), told)

/** "Reed Foot Care" and "foot care at home": said once, the name goes on where the offer does. */
function afterName({ text: name }: Told, offer: Told): Told {
  const [own, said] = [name.split(' '), offer.text.split(' ')]
  const shared = said.length - 1
  for (let count = Math.min(own.length - 1, shared); count >= 2; count -= 1)
    if (own.slice(-count).join(' ').toLowerCase() === said.slice(0, count).join(' ').toLowerCase())
      return { ...offer, text: [name, ...said.slice(count)].join(' ') }
  return offer
}

/** "Tolley’s: we mend shoes and boots." An offer that names the business needs no name before it. */
function offerParts(name: Told, told: Told, audience?: Told): UvpPart[] {
  const offer = afterName(name, told)
  const isNamed = offer.text.toLowerCase().includes(name.text.toLowerCase())
  const said = isNamed ? offer.text : inRunningText(offer)
  return [
    ...(isNamed ? [] : [partOf(`${name.text}:`, name)]),
    partOf(audience ? said : closed(said), offer),
    ...(audience ? [partOf(closed(`for ${inRunningText(audience)}`), audience)] : []),
  ]
}

/** An audience within a sentence: its first word is no name where the offer has it in small letters. */
function asAudience(audience: Told, offer: Told): string {
  const text = inRunningText(audience)
  const small = text.charAt(0).toLowerCase() + text.slice(1)
  const [first = ''] = small.split(' ')
  return offer.text.split(' ').includes(first) ? small : text
}

/** "Tolley’s, for people who walk to work: we mend shoes and boots." */
function forPeopleParts(name: Told, offer: Told, audience: Told): UvpPart[] {
  return [
    partOf(`${name.text},`, name),
    partOf(`for ${asAudience(audience, offer)}:`, audience),
    partOf(closed(inRunningText(offer)), offer),
  ]
}

/** An audience that reads on without a stop before the colon. */
const canLead = ({ text: name }: Told, offer: Told, audience: Told) =>
  wordCount(audience.text) <= leadWordsMax &&
  !/[,.;:!?]/.test(audience.text) &&
  !offer.text.toLowerCase().includes(name.toLowerCase())

/** What stands in the offer already is not said again: "private wells for anyone with a well". */
function canTakeAudience(offer: Told, audience: Told): boolean {
  const fits = wordCount(audience.text) <= inlineWordsMax && wordCount(offer.text) <= offerWordsMax
  return fits && !/[,!?]|\b(?:who|that|what|where)\b/.test(offer.text) && !sharesWord(offer.text, audience.text)
}

const reasonFields: readonly ToldField[] = ['competitiveDifferentiator', 'xfactor']
const givesReason = ({ field }: Told) => reasonFields.includes(field)
/** Said as one says it to a customer: a whole sentence, or a picked phrase with somebody in it; "photo proof" is a label. */
function isSpoken(told: Told): boolean {
  const { field, text } = told
  if (field === 'customerPainPoints') return isQuestion(told) || text.endsWith('?')
  if (leavesItOpen(text)) return false
  if (field === 'xfactor') return speaker.test(text) && wordCount(text) >= pickedWordsMin
  const words = wordCount(text) + (speaker.test(text) ? 1 : 0)
  return field !== 'competitiveDifferentiator' || words >= weightyWordsMin
}
/** What comes of it is said to the customer, or it hangs at the end of the line: "Eating with the family." */
const speaksToYou = /\byou(?:r|['’]\w+)?\b/i
const speaker = /^(?:I|we|you|our|my|every|no|never)\b/i

const join = (parts: readonly UvpPart[]) => parts.map(({ text }) => text).join(' ')

/** "We sell spawn. I follow up every farmer.": who speaks? */
export const mixesSpeakers = (text: string) => /\bI\b/.test(text) && /\bwe\b/i.test(text)

function draft(argument: ArgumentId, parts: readonly UvpPart[], used: readonly Told[]): Draft {
  const text = join(parts)
  // A need stands first; one that nothing answers is a complaint.
  const answers = argument === 'trouble' ? used.slice(1) : used
  const isStrong = used.every(isSpoken) && answers.some(givesReason) && !mixesSpeakers(text)
  return { argument, text, parts: [...parts], used, isStrong }
}

/** Every way to put pieces together for one argument, the best first. */
type Way = (told: ToldRecord & { everybody: readonly Told[] }, offer: Told) => Draft[]

const pairs = <A, B>(first: readonly A[], second: readonly B[]) =>
  first.flatMap((a) => second.map((b) => [a, b] as const))
/** An audience stands in the sentence of the offer or nowhere: "For restaurants." is no sentence. */
const readable = (audiences: readonly Told[], offer: Told) => audiences.filter((each) => canTakeAudience(offer, each))
/** One of them, or none where there is none or it does not fit. */
const orNone = <Item>(items: readonly Item[]): (Item | undefined)[] => [...items, undefined]
const present = <Item>(items: readonly (Item | undefined)[]) => items.filter((item) => item !== undefined)

const reasonsEnough = 2
/** What says something on its own; picked phrases of any kind where that is little. */
function weighty(pieces: readonly Told[]): readonly Told[] {
  const spoken = pieces.filter(isSpoken)
  return spoken.length >= reasonsEnough ? spoken : pieces
}

const ways: Readonly<Record<ArgumentId, Way>> = {
  offer: ({ name, differences, audiences }, offer) =>
    pairs(weighty(differences), orNone(audiences)).map(([difference, audience]) =>
      draft('offer', [...offerParts(name, offer, audience), sentence(difference)], present([difference, audience])),
    ),
  difference: ({ name, sequences }, offer) =>
    sequences.map((both) => draft('difference', [...offerParts(name, offer), sentence(both)], [both])),
  trouble: ({ name, needs, differences }, offer) =>
    pairs(
      needs.filter((need) => isSpoken(need) && !speaksOfThem(need.text)),
      orNone(weighty(differences)),
    ).map(([need, difference]) =>
      draft(
        'trouble',
        [question(need), ...offerParts(name, offer), ...present([difference]).map(sentence)],
        present([need, difference]),
      ),
    ),
  result: ({ name, results, differences }, offer) =>
    pairs(
      results.filter(({ text }) => speaksToYou.test(text)),
      weighty(differences),
    ).map(([result, reason]) =>
      draft('result', [...offerParts(name, offer), sentence(reason), sentence(result)], [reason, result]),
    ),
  people: ({ name, audiences, everybody, differences }, offer) => [
    ...pairs(
      everybody.filter((each) => canLead(name, offer, each)),
      weighty(differences),
    ).map(([audience, difference]) =>
      draft('people', [...forPeopleParts(name, offer, audience), sentence(difference)], [audience, difference]),
    ),
    ...audiences.map((audience) => draft('people', offerParts(name, offer, audience), [audience])),
  ],
}

/** Whether no two of its pieces say the same thing, and it is neither too short nor too long. */
function isFit({ text, used }: Draft, offer: Told): boolean {
  const count = wordCount(text)
  if (count < lineWordsMin || count > lineWordsMax) return false
  const pieces = [offer, ...used]
  return pieces.every((piece, at) => pieces.slice(at + 1).every((other) => !overlap(piece.text, other.text)))
}

/** An offer that says for whom it is takes no second "for". */
const tellsPeople = ({ text }: Told) => /\bfor\b/i.test(text)

/** All drafts of a record by argument, in the order in which they are worth showing. */
export function draftLines(told: ToldRecord): ReadonlyMap<ArgumentId, Draft[]> {
  const ids = ['offer', 'difference', 'trouble', 'result', 'people'] as const
  return new Map(
    ids.map((id) => [
      id,
      told.offers.flatMap((offer) => {
        const everybody = tellsPeople(offer) ? [] : told.audiences
        const audiences = readable(everybody, offer)
        // What the offer says already is no further reason.
        const differences = told.differences.filter(
          ({ text }) => wordCount(text) >= reasonWordsMin && !overlap(offer.text, text),
        )
        const record = { ...told, audiences, everybody, differences }
        return ways[id](record, offer).filter((each) => isFit(each, offer))
      }),
    ]),
  )
}
