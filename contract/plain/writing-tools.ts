/** The tools in which a language model writes, once one is set up. */
export const writingTools = [
  'uvp',
  'taglines',
  'refining',
  'sentences',
  'suggestions',
  'documents',
  'pictures',
  'synapse',
  'values',
  'archetype',
  'review',
] as const
export type WritingTool = (typeof writingTools)[number]

/** As the owner reads them. */
export const writingToolNames: Readonly<Record<WritingTool, string>> = {
  uvp: 'Value propositions',
  taglines: 'Taglines',
  refining: 'Refining a line',
  sentences: 'Your six sentences',
  suggestions: 'Word suggestions',
  documents: 'Words out of a document',
  pictures: 'Words in a picture',
  synapse: 'Answers of Synapse',
  values: 'Core values',
  archetype: 'The archetype interview, and what its result could mean',
  review: 'Website review',
}

/** Why a language model did not write although it may: what the owner is told. */
export const writingTroubles = [
  'no-answer',
  'cut-off',
  'not-usable',
  'used-up',
  'spent',
  'refused',
  'resting',
  'not-checked',
  'no-picture',
] as const
export type WritingTrouble = (typeof writingTroubles)[number]
