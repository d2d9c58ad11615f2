/**
 * Drafts of value propositions, joined from the sentences an owner has finished, in patterns that test readers
 * preferred. The beginning of each sentence fixes its grammar, so the owner's words need no rewording.
 */
import { capitalizeFirstLetter } from '#contract/plain/capitalize-first-letter.ts'
import type { OwnerTextField } from './brand.ts'
import {
  hasAnswerText,
  isSentenceStem,
  makeWholeSentence,
  removeRepeatedStem,
  type SentenceStem,
  type Sentences,
} from './sentences.ts'

/**
 * One sentence within a draft: `words` are the owner's ('' while missing), `before` and `after` our fixed text around
 * them.
 */
export type DraftPiece = { field: OwnerTextField; before: string; words: string; after: string }

/** One filled pattern. `waitsFor` are the sentences it still needs; without any it is complete. */
export type SentenceDraft = {
  approach: string
  description: string
  pieces: readonly DraftPiece[]
  waitsFor: readonly SentenceStem[]
}

type Slot = 'name' | SentenceStem
/**
 * A slot of a pattern and the fixed text around it, where `{we}` and `{We}` become the subject: "we", or "I" for a
 * one-person business.
 */
type Place = { slot: Slot; before: string; after: string }

const place = (slot: Slot, before: string, after: string): Place => ({ slot, before, after })
const nameFirst = place('name', '', ':')
const weDo = place('does', '{we} ', '.')
const thenWeDo = place('does', '{We} ', '.')
const weOnly = place('only', '{We} ', '.')
const withName = [place('name', 'With ', ','), place('after', 'you ', '.'), thenWeDo]
const weDoSo = [place('does', '{we} ', ','), place('after', 'so you ', '.')]
const forWhom = [place('name', '', ','), place('who', 'for ', ':')]
/** "For when the gutter drips": with "when" alone, the line would say that the work is done while the gutter drips. */
const forWhen = [place('name', '', ','), place('when', 'for when ', ':')]
/** The answer to "check" is seldom a full sentence, so it needs the beginning "You can check it" here too. */
const proof = place('check', 'You can check it: ', '.')

const pattern = (approach: string, description: string, ...places: Place[]) => ({ approach, description, places })

/** All patterns, the five that work best first. Each has a different name. */
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

/** How many drafts are shown next to the sentences while they are being written. */
export const shownDraftsMax = 5

/**
 * A verb follows the beginnings of these sentences ("We …"), so a capital there was a phone keyboard's doing and is
 * lowered.
 */
const verbFollows: readonly SentenceStem[] = ['does', 'after', 'only']

const lowered = (text: string) => (/^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text)

/** The owner's words as they go into a draft: without a repeated beginning or end punctuation; '' if nothing is left. */
export function cleanOwnerWords(stem: SentenceStem, typed: string): string {
  const bare = removeRepeatedStem(stem, typed.trim().replace(/\s+/g, ' ')).replace(/[\s.,;:]+$/, '')
  if (!hasAnswerText(bare)) return ''
  return verbFollows.includes(stem) ? lowered(bare) : bare
}

/** Words with a subject of their own, such as "You’ll play again" where "you" already precedes the field. */
const bringsSpeaker = /^(?:we|i|you)['’]\p{L}/iu

/**
 * Drops our subject if the words have their own: "You " and "play again" stay, "You " and "You’ll play again" become ""
 * and the words.
 */
export function dropRepeatedSpeaker(before: string, words: string): { before: string; words: string } {
  if (!bringsSpeaker.test(words)) return { before, words }
  const speaker = /\S+ $/.exec(before)?.[0] ?? ''
  const isFirst = speaker !== 'I ' && /^\p{Lu}/u.test(speaker)
  return {
    before: before.slice(0, before.length - speaker.length),
    words: isFirst ? capitalizeFirstLetter(words) : words,
  }
}

/** The punctuation after the words; none if they end with a question or exclamation mark of their own. */
const closing = (words: string, after: string) => (/[.,]/.test(after) && /[!?…]$/.test(words) ? '' : after)

function pieceOf({ slot, before, after }: Place, sentences: Sentences, name: string): DraftPiece {
  if (slot === 'name') return { field: 'businessName', before, words: name, after }
  const words = cleanOwnerWords(slot, sentences[slot])
  const [we, We] = sentences.isOne ? ['I', 'I'] : ['we', 'We']
  const start = before.replace('{we}', we).replace('{We}', We)
  const spoken = verbFollows.includes(slot) ? dropRepeatedSpeaker(start, words) : { before: start, words }
  return { field: slot, ...spoken, after: closing(words, after) }
}

/** The business name to use in drafts: the short name if the owner gave one. */
export const chooseNameForDrafts = (sentences: Sentences, businessName: string) =>
  sentences.shortName.trim() || businessName

/** Whether a "so you …" clause would follow words that already ended the sentence ("we bake!"). */
const breaksOff = (pieces: readonly DraftPiece[]) =>
  pieces.some(({ before }, at) => before.startsWith('so ') && pieces[at - 1]?.after === '')

/** Whether the owner typed exactly the same words into two of the sentences that this draft uses. */
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

/**
 * Whether two sentences of the draft share at least half of their words, which reads repetitive: "for people with a
 * piano: we tune pianos".
 */
function soundsAlike(pieces: readonly DraftPiece[]): boolean {
  const told = pieces.filter(({ field }) => isSentenceStem(field)).map(({ words }) => tellingWords(words))
  return told.some((one, at) =>
    told.slice(at + 1).some((other) => {
      const shared = [...one].filter((word) => other.has(word)).length
      return shared > 0 && shared * 2 >= Math.min(one.size, other.size)
    }),
  )
}

export const isCompleteDraft = ({ waitsFor }: SentenceDraft) => waitsFor.length === 0

/**
 * All patterns filled with the sentences so far: complete drafts first, repetitive ones last within each group. Leaves
 * out drafts that use the same words twice or continue a sentence that already ended.
 */
export function makeSentenceDrafts(sentences: Sentences, businessName: string): SentenceDraft[] {
  const name = chooseNameForDrafts(sentences, businessName)
  const drafts = patterns.flatMap(({ approach, description, places }) => {
    const pieces = places.map((each) => pieceOf(each, sentences, name))
    const waitsFor = places
      .map(({ slot }) => slot)
      .filter(isSentenceStem)
      .filter((stem) => cleanOwnerWords(stem, sentences[stem]) === '')
    return repeats(pieces) || breaksOff(pieces) ? [] : [{ approach, description, pieces, waitsFor }]
  })
  const rank = (draft: SentenceDraft) => (isCompleteDraft(draft) ? 0 : 2) + (soundsAlike(draft.pieces) ? 1 : 0)
  return drafts.toSorted((one, other) => rank(one) - rank(other))
}

export const joinPieceText = ({ before, words, after }: DraftPiece) => `${before}${words}${after}`
export const joinDraftText = ({ pieces }: SentenceDraft) => pieces.map(joinPieceText).join(' ')

/** Whether at least one draft is complete. */
export const hasCompleteDraft = (sentences: Sentences) => makeSentenceDrafts(sentences, 'x').some(isCompleteDraft)

/** Whether a part of a line quotes a sentence that the owner has changed since. */
export const isSentenceOutdated = (part: { field: OwnerTextField; told: string }, sentences: Sentences) =>
  isSentenceStem(part.field) && part.told !== makeWholeSentence(part.field, sentences[part.field], sentences.isOne)

/** The sentences still needed for a first draft, in the order to ask for them; empty if a draft is complete. */
export function listSentencesToAsk(sentences: Sentences): SentenceStem[] {
  if (hasCompleteDraft(sentences)) return []
  if (hasCompleteDraft({ ...sentences, only: 'one' })) return ['only']
  return hasCompleteDraft({ ...sentences, does: 'two' }) ? ['does'] : ['does', 'only']
}
