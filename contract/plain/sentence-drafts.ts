/**
 * Value propositions joined from the sentences that an owner finished (pattern by pattern as strict readers judged them).
 * Each beginning fixes the grammar of what follows, so a join needs no rewording: what the owner typed stays as typed.
 */
import { withCapital } from '#contract/plain/with-capital.ts'
import type { ToldField } from './brand.ts'
import { holdsWords, isStem, type Sentences, type Stem, wholeSentence, withoutBeginning } from './sentences.ts'

/** A piece of a draft: `before` and `after` are ours, `words` are the owner's and '' while they are missing. */
export type DraftPiece = { field: ToldField; before: string; words: string; after: string }

/** `waitsFor`: the sentences that are missing; a draft without any is whole. */
export type SentenceDraft = {
  approach: string
  description: string
  pieces: readonly DraftPiece[]
  waitsFor: readonly Stem[]
}

type Slot = 'name' | Stem
/** Where a sentence stands, and what stands around its words. `We` is the speaker at the beginning of a sentence. */
type Place = { slot: Slot; before: string; after: string }
type Pattern = { approach: string; description: string; places: readonly Place[] }

const place = (slot: Slot, before: string, after: string): Place => ({ slot, before, after })
const nameFirst = place('name', '', ':')
const weDo = place('does', '{we} ', '.')
const thenWeDo = place('does', '{We} ', '.')
const weOnly = place('only', '{We} ', '.')
const withName = [place('name', 'With ', ','), place('after', 'you ', '.'), thenWeDo]
const weDoSo = [place('does', '{we} ', ','), place('after', 'so you ', '.')]
const forWhom = [place('name', '', ','), place('who', 'for ', ':')]
/** "For when the gutter drips": after a plain "when", the work would be done while the trouble lasts. */
const forWhen = [place('name', '', ','), place('when', 'for when ', ':')]
/** What can be checked is seldom a sentence by itself: its beginning stays. */
const proof = place('check', 'You can check it: ', '.')
const nameLast = place('name', '', '.')

const offer = { approach: 'Offer first', description: 'What you sell, then what others don’t do.' }
const outcome = { approach: 'Offer and result', description: 'What you sell, then what comes of it.' }
const people = { approach: 'People first', description: 'Begins with who it’s for.' }
const trouble = { approach: 'Trouble first', description: 'Begins with the moment you’re needed.' }
const result = { approach: 'Result first', description: 'Begins with what customers have in the end.' }
const proven = { approach: 'With proof', description: 'Ends with what a customer can check.' }

/** In the order in which they are offered: the first five carry best. */
const patterns: readonly Pattern[] = [
  { ...offer, places: [nameFirst, weDo, weOnly] },
  { ...outcome, places: [nameFirst, ...weDoSo] },
  { ...people, places: [...forWhom, ...weDoSo] },
  { ...trouble, places: [...forWhen, ...weDoSo] },
  { ...people, places: [...forWhom, weDo, weOnly] },
  { ...proven, places: [nameFirst, ...weDoSo, proof] },
  { ...trouble, places: [...forWhen, weDo, weOnly] },
  { ...outcome, places: [nameFirst, ...weDoSo, weOnly] },
  { ...result, places: [...withName, weOnly] },
  { ...proven, places: [nameFirst, weDo, weOnly, proof] },
  { ...result, places: withName },
  { ...people, places: [place('who', 'For ', ':'), weDo, weOnly, nameLast] },
  { ...proven, places: [nameFirst, weDo, proof] },
]

/** How many patterns stand beside the sentences while they are written. */
export const draftsShown = 5

/** A verb follows these: a capital there comes from the keyboard. */
const verbFollows: readonly Stem[] = ['does', 'after', 'only']

const lowered = (text: string) => (/^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text)

/** The words as they stand in a line, '' where there are none: the beginning is not said twice, the end mark is the line's. */
export function wordsOf(stem: Stem, typed: string): string {
  const bare = withoutBeginning(stem, typed.trim().replace(/\s+/g, ' ')).replace(/[\s.,;:]+$/, '')
  if (!holdsWords(bare)) return ''
  return verbFollows.includes(stem) ? lowered(bare) : bare
}

/** "You’ll play again" after "you": the words bring their speaker along. */
const bringsSpeaker = /^(?:we|i|you)['’]\p{L}/iu

/** What stands before the words and the words, with the speaker once: "You " and "play again", or "" and "You’ll play again". */
export function withSpeaker(before: string, words: string): { before: string; words: string } {
  if (!bringsSpeaker.test(words)) return { before, words }
  const speaker = /\S+ $/.exec(before)?.[0] ?? ''
  const isFirst = speaker !== 'I ' && /^\p{Lu}/u.test(speaker)
  return { before: before.slice(0, before.length - speaker.length), words: isFirst ? withCapital(words) : words }
}

/** A question or a shout keeps its own end. */
const closing = (words: string, after: string) => (/[.,]/.test(after) && /[!?…]$/.test(words) ? '' : after)

function pieceOf({ slot, before, after }: Place, sentences: Sentences, name: string): DraftPiece {
  if (slot === 'name') return { field: 'businessName', before, words: name, after }
  const words = wordsOf(slot, sentences[slot])
  const [we, We] = sentences.isOne ? ['I', 'I'] : ['we', 'We']
  const start = before.replace('{we}', we).replace('{We}', We)
  const spoken = verbFollows.includes(slot) ? withSpeaker(start, words) : { before: start, words }
  return { field: slot, ...spoken, after: closing(words, after) }
}

/** The name as drafts use it. */
export const nameInDrafts = (sentences: Sentences, businessName: string) => sentences.shortName.trim() || businessName

/** A sentence that ends by itself ("we bake!") is not gone on with. */
const breaksOff = (pieces: readonly DraftPiece[]) =>
  pieces.some(({ before }, at) => before.startsWith('so ') && pieces[at - 1]?.after === '')

/** Two sentences with the same words say one thing twice. */
function repeats(pieces: readonly DraftPiece[]): boolean {
  const said = pieces.flatMap(({ words }) => (words === '' ? [] : [words.toLowerCase()]))
  return new Set(said).size < said.length
}

const smallWords = new Set(
  'that this with your have them they from what when whose their there into than then who'.split(' '),
)
const tellingWords = (text: string) =>
  new Set(
    (text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
      .filter((word) => !smallWords.has(word))
      .map((word) => word.replace(/s$/, '')),
  )

/** Whether two of the sentences share half of their words: "for people with a piano: we tune pianos". */
function soundsAlike(pieces: readonly DraftPiece[]): boolean {
  const told = pieces.filter(({ field }) => isStem(field)).map(({ words }) => tellingWords(words))
  return told.some((one, at) =>
    told.slice(at + 1).some((other) => {
      const shared = [...one].filter((word) => other.has(word)).length
      return shared > 0 && shared * 2 >= Math.min(one.size, other.size)
    }),
  )
}

export const isWhole = ({ waitsFor }: SentenceDraft) => waitsFor.length === 0

/**
 * Every pattern with what is there so far: whole ones first, and last those that say nearly the same twice. One that would
 * say a thing twice is left out.
 */
export function draftsOf(sentences: Sentences, businessName: string): SentenceDraft[] {
  const name = nameInDrafts(sentences, businessName)
  const drafts = patterns.flatMap(({ approach, description, places }) => {
    const pieces = places.map((each) => pieceOf(each, sentences, name))
    const waitsFor = places
      .map(({ slot }) => slot)
      .filter(isStem)
      .filter((stem) => wordsOf(stem, sentences[stem]) === '')
    return repeats(pieces) || breaksOff(pieces) ? [] : [{ approach, description, pieces, waitsFor }]
  })
  const rank = (draft: SentenceDraft) => (isWhole(draft) ? 0 : 2) + (soundsAlike(draft.pieces) ? 1 : 0)
  return drafts.toSorted((one, other) => rank(one) - rank(other))
}

export const pieceText = ({ before, words, after }: DraftPiece) => `${before}${words}${after}`
export const draftText = ({ pieces }: SentenceDraft) => pieces.map(pieceText).join(' ')

/** Whether one draft at least is whole. */
export const isReadyToDraft = (sentences: Sentences) => draftsOf(sentences, 'x').some(isWhole)

/** Whether a part that was told in a sentence says what the sentence says no longer. */
export const isOfEarlierSentence = (part: { field: ToldField; told: string }, sentences: Sentences) =>
  isStem(part.field) && part.told !== wholeSentence(part.field, sentences[part.field], sentences.isOne)
