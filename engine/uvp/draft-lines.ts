/** Drafts of a value proposition: joins of what the owner told, by full stops, a colon and the word "for". */
import type { UvpPart } from '#contract/uvp.ts'
import { forPeople, overlap, type Told, type ToldRecord, wordCount } from '#engine/language/read-told.ts'
import { closed, inRunningText } from '#engine/language/told-sentences.ts'
import argumentsTold from './arguments.json' with { type: 'json' }

export type ArgumentId = 'offer' | 'difference' | 'trouble' | 'result' | 'proof' | 'people'

/** A way to argue, by its row in `arguments.json`. */
export const wordsOfArgument = (id: ArgumentId) => {
  const row = argumentsTold.find((each) => each.id === id)
  return { approach: row?.approach ?? '', description: row?.description ?? '' }
}

/** A line that could be offered; `used` are the pieces that it stands on, the name and the offer left out. */
export type Draft = { argument: ArgumentId; text: string; parts: UvpPart[]; used: readonly Told[] }

export const lineWordsMin = 8
export const lineWordsMax = 40
const proofWordsMax = 9
const openingWordsMin = 4
/** An audience that is short enough to stand in the sentence of the offer. */
const inlineWordsMax = 8
const offerWordsMax = 6

const partOf = (text: string, { field, typed }: Told): UvpPart => ({ text, field, told: typed })
const sentence = (told: Told) => partOf(closed(told.text), told)

/** "Tolley’s: we mend shoes and boots." An offer that names the business needs no name before it. */
function offerParts(name: Told, offer: Told, audience?: Told): UvpPart[] {
  const isNamed = offer.text.toLowerCase().includes(name.text.toLowerCase())
  const said = isNamed ? offer.text : inRunningText(offer)
  const isInline = audience !== undefined && canTakeAudience(offer, audience)
  const people = audience === undefined ? '' : inRunningText(audience)
  return [
    ...(isNamed ? [] : [partOf(`${name.text}:`, name)]),
    partOf(isInline ? said : closed(said), offer),
    ...(audience ? [partOf(closed(isInline ? `for ${people}` : forPeople(audience)), audience)] : []),
  ]
}

const canTakeAudience = (offer: Told, audience: Told) =>
  wordCount(audience.text) <= inlineWordsMax && wordCount(offer.text) <= offerWordsMax && !/[,!?]/.test(offer.text)

const join = (parts: readonly UvpPart[]) => parts.map(({ text }) => text).join(' ')

function draft(argument: ArgumentId, parts: readonly UvpPart[], used: readonly Told[]): Draft {
  return { argument, text: join(parts), parts: [...parts], used }
}

/** Every way to put pieces together for one argument, the best first. */
type Way = (told: ToldRecord, offer: Told) => Draft[]

const pairs = <A, B>(first: readonly A[], second: readonly B[]) =>
  first.flatMap((a) => second.map((b) => [a, b] as const))
/** One of them, or none where there is none or it does not fit. */
const orNone = <Item>(items: readonly Item[]): (Item | undefined)[] => [...items, undefined]
const present = <Item>(items: readonly (Item | undefined)[]) => items.filter((item) => item !== undefined)

/** What can open a line alone: the longer pieces, where there are any. */
function weighty(pieces: readonly Told[]): readonly Told[] {
  const long = pieces.filter(({ text }) => wordCount(text) >= openingWordsMin)
  return long.length > 0 ? long : pieces
}

const ways: Readonly<Record<ArgumentId, Way>> = {
  offer: ({ name, differences, audiences }, offer) =>
    pairs(differences, orNone(audiences)).map(([difference, audience]) =>
      draft('offer', [...offerParts(name, offer, audience), sentence(difference)], present([difference, audience])),
    ),
  difference: ({ name, differences, audiences }, offer) =>
    pairs(weighty(differences), orNone(audiences)).map(([difference, audience]) =>
      draft(
        'difference',
        [sentence(difference), ...offerParts(name, offer, audience)],
        present([difference, audience]),
      ),
    ),
  trouble: ({ name, needs, differences }, offer) =>
    pairs(needs, orNone(differences)).map(([need, difference]) =>
      draft(
        'trouble',
        [sentence(need), ...offerParts(name, offer), ...present([difference]).map(sentence)],
        present([need, difference]),
      ),
    ),
  result: ({ name, results, audiences, differences }, offer) =>
    pairs(results, [...audiences, ...differences]).map(([result, other]) => {
      const isPeople = audiences.includes(other)
      const parts = isPeople ? offerParts(name, offer, other) : [...offerParts(name, offer), sentence(other)]
      return draft('result', [sentence(result), ...parts], [result, other])
    }),
  proof: ({ name, differences }, offer) => {
    const short = differences.filter(({ text }) => wordCount(text) <= proofWordsMax)
    return short.slice(0, -2).map((_, at) => {
      const three = short.slice(at, at + 3)
      return draft('proof', [...three.map(sentence), ...offerParts(name, offer)], three)
    })
  },
  people: ({ name, audiences, needs }, offer) =>
    pairs(audiences, orNone(needs)).map(([audience, need]) =>
      draft(
        'people',
        [...offerParts(name, offer, audience), ...present([need]).map(sentence)],
        present([audience, need]),
      ),
    ),
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
  const ids = ['offer', 'difference', 'trouble', 'result', 'proof', 'people'] as const
  return new Map(
    ids.map((id) => [
      id,
      told.offers.flatMap((offer) => {
        const record = tellsPeople(offer) ? { ...told, audiences: [] } : told
        return ways[id](record, offer).filter((each) => isFit(each, offer))
      }),
    ]),
  )
}
