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

const pattern = (approach: string, description: string, ...places: Place[]) => ({ approach, description, places })

/** In the order in which they are offered: the first five carry best. Each has a name of its own. */
const patterns = [
  pattern('Offer first', 'What you sell, then what others don’t do.', nameFirst, weDo, weOnly),
  pattern('Offer and result', 'What you sell, then what comes of it.', nameFirst, ...weDoSo),
  pattern('People first', 'Who it’s for, then what comes of it.', ...forWhom, ...weDoSo),
  pattern('Trouble first', 'When you’re needed, then what comes of it.', ...forWhen, ...weDoSo),
  pattern('People and difference', 'Who it’s for, then what others don’t do.', ...forWhom, weDo, weOnly),
  pattern('Result and proof', 'What comes of it, then how to check it.', nameFirst, ...weDoSo, proof),
  pattern('Trouble and difference', 'When you’re needed, then what others don’t do.', ...forWhen, weDo, weOnly),
  pattern('Offer, result, difference', 'What comes of it, and what others don’t do.', nameFirst, ...weDoSo, weOnly),
  pattern('Result and difference', 'What comes of it first, then what others don’t do.', ...withName, weOnly),
  pattern('Difference and proof', 'What others don’t do, then how to check it.', nameFirst, weDo, weOnly, proof),
  pattern('Result first', 'Begins with what customers have in the end.', ...withName),
  pattern('Offer and proof', 'What you sell, then how to check it.', nameFirst, weDo, proof),
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

/** The sentences that a first draft waits for, in the order to ask for them; empty where one draft at least is whole. */
export function sentencesToAsk(sentences: Sentences): Stem[] {
  if (isReadyToDraft(sentences)) return []
  if (isReadyToDraft({ ...sentences, only: 'one' })) return ['only']
  return isReadyToDraft({ ...sentences, does: 'two' }) ? ['does'] : ['does', 'only']
}
