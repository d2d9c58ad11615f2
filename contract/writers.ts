/** What each tool asks of whoever writes for it: the embedded engine, or a language model. */

import type { assistantActs } from '#contract/core-values.ts'
import type { BrandBrief, Category, CategoryWords } from '#contract/plain/brand.ts'
import type { Guide, GuideAnswers, GuideAsk } from '#contract/plain/guided-value.ts'
import type { Stem } from '#contract/plain/sentences.ts'
import type { SaidMessage, StrategistRecord } from '#contract/plain/strategist-record.ts'
import type { BroughtAlong } from '#contract/strategist.ts'
import type { RefineWish, UvpPart } from '#contract/uvp.ts'

/** What the suggestions are for: `input` is what was typed so far, '' when the button was pressed on an empty field. */
export type SuggestionRequest = {
  category: Category
  input: string
  existingWords: readonly string[]
  /** Words that stand in the list already without saying anything of the owner's taste: the samples. */
  standingWords?: readonly string[]
  /** How many words at most. */
  count: number
}

/** One value proposition; `approach` names the way it argues, `description` says it in a sentence, `parts` where it is from. */
export type UvpVariation = { uvp: string; approach: string; description: string; parts?: UvpPart[] }

/** `seed` moves with every regeneration; no text of `exclude` is written again. */
export type WritingTurn = { seed: number; exclude: readonly string[] }

export type RefineRequest = {
  brief: BrandBrief
  /** The latest text of the conversation. */
  originalUvp: string
  /** What she typed, or the wish of a button. */
  asked: string | RefineWish
  /** Texts that the conversation showed before: "another way" leaves them out. */
  earlier: readonly string[]
}

/**
 * A refined text with what changed, or why it stays as it was: `marked` are words of it that the wish may mean, `stems` the
 * sentences that something new, the `fact`, may belong to, `isOpen` says that only the owner's own hand can do it.
 */
export type RefineReply =
  | { kind: 'refined'; uvp: string; note: string }
  | { kind: 'kept'; note: string; marked?: string[]; stems?: Stem[]; fact?: string; isOpen?: true }

/** A sentence of a document, or an entry of a list, with the words of it that are traits. `category`: what stands above it, or its first mark's. */
export type MarkedSentence = {
  category: Category | null
  sentence: string
  marks: { word: string; category: Category }[]
}

/**
 * What a document says of the six categories: the words that it lists under them, each with the line that it stands in, with
 * picks left for the owner to make; and its other lists and sentences, for her to tap words in.
 */
export type ExtractedAttributes = {
  attributes: Record<Category, CategoryWords>
  found: { category: Category; word: string; sentence: string }[]
  unsure: MarkedSentence[]
}

/** A value that a document states; `evidence` is what it was found in, word for word. */
export type ExtractedValue = { title: string; description: string; evidence: string }

/** A sentence that may show a value, word for word; `suggestedName` is '' unless the sentence holds the word of a value. */
export type TellingSentence = { text: string; suggestedName: string; isLikely: boolean }

/** What a document gives: the values that it states, and its other sentences for its owner to choose from, the likely first. */
export type ReadValues = { values: ExtractedValue[]; sentences: TellingSentence[] }

/** A value as the answers word it, with names to choose from. `valueId`: the value that it would replace. */
export type ValueProposal = { title: string; description: string; names: string[]; valueId?: string }

/** One message to the values assistant with all that it may know. */
export type ValuesTurn = {
  values: readonly { id: string; title: string; description: string }[]
  /** The value that the conversation is about, when it was opened from a card. */
  editingValueId?: string
  guide: Guide
  /** What the answers were before the last change. */
  before: GuideAnswers | undefined
  message: string
  act?: (typeof assistantActs)[number]
  asks?: GuideAsk
}

/** `isKept`: the message was taken, as an answer or as what its button does. */
export type ValuesReply = { text: string; guide: Guide; proposals: ValueProposal[]; isKept: boolean }

/** A message to the strategist; `reviewing` is the id of the suggestion that was chosen, where the message is its label. */
export type StrategistTurn = { message: string; reviewing?: string | undefined }

/** The message with all that may be known: the record, and what was said before. */
export type StrategistRequest = StrategistTurn & { record: StrategistRecord; conversation: readonly SaidMessage[] }

export type StrategistReply = BroughtAlong & { response: string }
