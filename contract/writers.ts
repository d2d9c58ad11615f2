/** The interface of each tool's text generator ("writer"), implemented by the embedded engine or a language model. */

import type { assistantActions } from '#contract/core-values.ts'
import type { BrandBrief, Category, CategoryWords } from '#contract/plain/brand.ts'
import type { GuideAnswers, GuideQuestionId, ValueGuide } from '#contract/plain/guided-value.ts'
import type { SentenceStem } from '#contract/plain/sentences.ts'
import type { ConversationMessage, StrategistRecord } from '#contract/plain/strategist-record.ts'
import type { ReplyExtras } from '#contract/strategist.ts'
import type { Refinement } from '#contract/uvp.ts'

/** A request for word suggestions. `input` is the text typed so far, '' if the button was pressed on an empty field. */
export type SuggestionRequest = {
  category: Category
  input: string
  existingWords: readonly string[]
  /** Predefined sample words already in the list: not suggested again, but no sign of the owner's taste either. */
  standingWords?: readonly string[]
  /** Maximum number of words. */
  count: number
}

/** One request for lines. `seed` is different each time a list is regenerated; texts in `exclude` must not come again. */
export type WritingTurn = { seed: number; exclude: readonly string[] }

export type RefinementRequest = {
  brief: BrandBrief
  /** The text to refine: the latest version in this dialog. */
  original: string
  /** The owner's free text, or a refinement chosen by button. */
  asked: string | Refinement
  /** Earlier versions in this dialog, which the button "another way" must not repeat. */
  earlier: readonly string[]
}

/** What was asked for before in a conversation about a line, and what was answered: the new line, or a question. */
export type RefinedTurn = { asked: string; said: string }

/**
 * The refined text with what changed, or why nothing changed. For `marked`, `stems`, `fact` and `isOpen` see the reply
 * of `refineUvp`.
 */
export type RefinementReply =
  | { kind: 'refined'; text: string; note: string }
  | { kind: 'kept'; note: string; marked?: string[]; stems?: SentenceStem[]; fact?: string; isOpen?: true }

/**
 * A sentence or list entry of a document, with the words in it that could be brand attributes (`marks`). `category` is
 * that of the heading above it, or else of its first such word.
 */
export type MarkedSentence = {
  category: Category | null
  sentence: string
  marks: { word: string; category: Category }[]
}

/** A word of a category, with the text of the document that it was found in. */
export type FoundWord = { category: Category; word: string; sentence: string }

/**
 * What a document says about the six categories: the words listed under a category, each with its line (`found`), and
 * all other lists and sentences, from which the owner can pick (`unsure`). It never sets picks.
 */
export type ExtractedAttributes = {
  attributes: Record<Category, CategoryWords>
  found: FoundWord[]
  unsure: MarkedSentence[]
}

/** A value a document states; `evidence` is the verbatim text it was found in. */
export type ExtractedValue = { title: string; description: string; evidence: string }

/**
 * A verbatim sentence that suggests a value. `suggestedName` is '' unless the sentence contains the name of a common
 * value.
 */
export type ValueSentence = { text: string; suggestedName: string; isLikely: boolean }

/** The values a document states, and its other sentences for the owner to choose from, likely ones first. */
export type DocumentValues = { values: ExtractedValue[]; sentences: ValueSentence[] }

/** A value composed from the owner's answers, with suggested names. `valueId`: the value it would replace. */
export type ValueProposal = {
  title: string
  description: string
  names: string[]
  valueId?: string
  /** The owner's own words that a language model's proposal rests on. */
  quotes?: string[]
}

/** One message to the values assistant, with everything its reply may depend on. */
export type ValuesTurn = {
  values: readonly { id: string; title: string; description: string }[]
  /** The value the conversation is about, if it was opened from a card. */
  editingValueId?: string
  guide: ValueGuide
  /** The answers one step earlier, for undo. */
  before: GuideAnswers | undefined
  message: string
  act?: (typeof assistantActions)[number]
  asks?: GuideQuestionId
  /** The message was meant for a language model, so it answers the open question only if the owner says so. */
  isForModel?: boolean
}

/** `isKept`: the message was recorded as an answer or handled as a button's action. Unset for a language model's reply. */
export type ValuesReply = { text: string; guide: ValueGuide; proposals: ValueProposal[]; isKept?: boolean }

/** A message to the strategist; `reviewing` is the id of the chosen suggestion, if the message is its label. */
export type StrategistTurn = { message: string; reviewing?: string | undefined }

/** A message with everything the reply may depend on: the brand record and the conversation so far. */
export type StrategistRequest = StrategistTurn & {
  record: StrategistRecord
  conversation: readonly ConversationMessage[]
}

export type StrategistReply = ReplyExtras & { response: string }
