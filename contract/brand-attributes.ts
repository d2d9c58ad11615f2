/** Brand attributes: the words of the six categories, suggestions, the upload, the report. */
import { z } from 'zod'
import { defineCall, storableText, timeZoneQuery } from '#contract/call.ts'
import { lineWriter, modelReader, modelReading, modelWriting, writingTrouble } from '#contract/model-lines.ts'
import {
  type AttributesData,
  type CategoryWords,
  categories,
  categoryWordsMax,
  findCategory,
  isPlainWord,
  makeEmptyAttributes,
  makeWordKey,
  picksPerCategory,
  resultSources,
  tidyWord,
  wordLengthMax,
} from '#contract/plain/brand.ts'

const word = storableText(wordLengthMax).overwrite(tidyWord).min(1, 'A word cannot be blank.')

/**
 * Tidies a list and reports invalid words. One check for the whole list instead of a schema per word: a save sends
 * hundreds of words, and few of them need parsing.
 */
function tidyWords(list: z.core.ParsePayload<string[]>): void {
  list.value = list.value.map((given, at) => {
    if (isPlainWord(given) && given.length <= wordLengthMax) return given
    const read = word.safeParse(given)
    if (read.success) return read.data
    for (const { message } of read.error.issues) list.issues.push({ code: 'custom', message, path: [at], input: given })
    return given
  })
}

const wordText = z.string('Please fill this in with text.').meta({ minLength: 1, maxLength: wordLengthMax })
const wordList = (max: number, tooMany: string) => z.array(wordText).max(max, tooMany).check(tidyWords)

const isSetOfWords = (words: readonly string[]) => new Set(words.map(makeWordKey)).size === words.length

/** One category as a client saves it. The five picks must be among its words, and the number one word among the picks. */
export const categoryWords = z
  .strictObject({
    words: wordList(categoryWordsMax, `A list can hold up to ${categoryWordsMax} words.`).refine(
      isSetOfWords,
      'The same word is in the list twice.',
    ),
    topFive: wordList(picksPerCategory, 'Please pick at most five words.').default([]),
    topOne: z.union([z.literal(''), word]).default(''),
    kept: wordList(categoryWordsMax, `A list can hold up to ${categoryWordsMax} words.`).optional(),
  })
  .refine((entry) => isSetOfWords(entry.topFive) && entry.topFive.every((pick) => entry.words.includes(pick)), {
    message: 'Your five picks must be different words from your list.',
    path: ['topFive'],
  })
  .refine((entry) => entry.topOne === '' || entry.topFive.includes(entry.topOne), {
    message: 'Your number one word must be one of your five.',
    path: ['topOne'],
  })

/** All six categories under any accepted spelling. An absent category is `undefined` and is left unchanged. */
const attributesInput = z.record(storableText(40), categoryWords).transform((given, context) => {
  const data: Partial<AttributesData> = {}
  for (const [spelling, entry] of Object.entries(given)) {
    const category = findCategory(spelling)
    if (category === undefined || data[category] !== undefined) {
      const why = category === undefined ? 'Unknown field' : 'Named twice'
      context.addIssue({ code: 'custom', message: `${why}: ${spelling}`, path: [spelling] })
    } else data[category] = entry
  }
  return data
})

const storedCategory = z.object({
  words: z.array(z.string()),
  topFive: z.array(z.string()),
  topOne: z.string(),
  kept: z.array(z.string()).optional(),
})

export const attributesDataReply = z.object({
  culture: storedCategory,
  customers: storedCategory,
  voice: storedCategory,
  feeling: storedCategory,
  impact: storedCategory,
  xfactor: storedCategory,
})

const objectOf = (stored: unknown): object =>
  typeof stored === 'object' && stored !== null && !Array.isArray(stored) ? stored : {}

const textsOf = (stored: unknown): string[] =>
  Array.isArray(stored) && stored.every((each) => typeof each === 'string') ? stored : []

function storedEntryOf(stored: unknown): CategoryWords {
  const { words, topFive, topOne, kept }: { [Key in keyof CategoryWords]?: unknown } = objectOf(stored)
  const entry = { words: textsOf(words), topFive: textsOf(topFive), topOne: typeof topOne === 'string' ? topOne : '' }
  const keptTexts = textsOf(kept)
  return keptTexts.length > 0 ? { ...entry, kept: keptTexts } : entry
}

/**
 * Reads stored attributes in any format clients have written: maps older spellings, fills absent categories with empty
 * ones. Hand-written instead of a schema, because every response about a brand goes through it.
 */
export function readAttributes(stored: unknown): AttributesData {
  const data = makeEmptyAttributes()
  for (const [spelling, entry] of Object.entries(objectOf(stored))) {
    const category = findCategory(spelling)
    // If two spellings of a category are stored, the one with words wins; if both have words, 'personality' or else the
    // first, as in older clients.
    if (category !== undefined && (data[category].words.length === 0 || spelling === 'personality')) {
      const read = storedEntryOf(entry)
      if (read.words.length > 0) data[category] = read
    }
  }
  return data
}

const category = z.enum(categories)
const foundWord = z.object({ category, word: z.string(), sentence: z.string() })
const currentStep = z.int().min(0).max(5)
/** An opaque random id of one saved state. */
export const revision = storableText(64)

export const brandAttributesReply = z.object({
  attributesData: attributesDataReply,
  currentStep,
  revision: z.string(),
})
export type BrandAttributes = z.infer<typeof brandAttributesReply>

const spelledCategory = storableText(40).transform((spelling, context) => {
  const category = findCategory(spelling)
  if (category === undefined) {
    context.addIssue({ code: 'custom', message: `Unknown category: ${spelling}` })
    return z.NEVER
  }
  return category
})

export const savedAttributes = z.object({
  success: z.literal(true),
  revision: z.string(),
  brandAttributes: brandAttributesReply,
})

export const brandAttributesCalls = {
  getAttributes: defineCall({
    method: 'GET',
    path: '/api/brand-attributes',
    summary: 'The words and picks of all six categories.',
    caller: 'signed-in',
    reply: z.object({ success: z.literal(true), brandAttributes: brandAttributesReply }),
  }),
  saveAttributes: defineCall({
    method: 'PUT',
    path: '/api/brand-attributes',
    summary: 'Save words and picks; a stale revision is 409 with the current copy.',
    caller: 'signed-in',
    step: 'brand-attributes',
    bodyLimitBytes: 256 * 1024,
    body: z.strictObject({
      attributesData: attributesInput,
      currentStep: currentStep.optional(),
      revision: revision.optional(),
    }),
    reply: savedAttributes,
  }),
  readUpload: defineCall({
    method: 'POST',
    path: '/api/brand-attributes/upload',
    summary:
      'Read a document and answer its words for each category, and sentences to choose words from; nothing is saved.',
    caller: 'signed-in',
    step: 'brand-attributes',
    upload: 'document',
    query: modelReading,
    reply: z.object({
      success: z.literal(true),
      attributes: attributesDataReply,
      /** The words the document lists under a category, each with the line it was found on. */
      found: z.array(foundWord),
      /** Words that a language model reads out of the text, each with the passage that shows it, verbatim. */
      suggested: z.array(foundWord),
      /**
       * Sentences and list entries that belong to no category for certain; `marks` are the words in them that could be
       * brand attributes.
       */
      unsure: z.array(
        z.object({
          category: category.nullable(),
          sentence: z.string(),
          marks: z.array(z.object({ word: z.string(), category })),
        }),
      ),
      ...modelReader,
    }),
  }),
  getReport: defineCall({
    method: 'GET',
    path: '/api/brand-attributes/pdf',
    summary: 'The brand attributes report as PDF.',
    caller: 'signed-in',
    query: timeZoneQuery,
    reply: 'file',
    media: ['application/pdf'],
  }),
  suggestWords: defineCall({
    method: 'POST',
    path: '/api/suggest-words',
    summary: 'Suggest words that continue or suit what is there.',
    caller: 'signed-in',
    step: 'brand-attributes',
    body: z.strictObject({
      category: spelledCategory,
      input: storableText(100).optional(),
      existingWords: z.array(storableText(100)).max(200),
      count: z.int().min(1).max(12).optional(),
      ...modelWriting,
    }),
    reply: z.object({
      suggestions: z.array(z.string()),
      source: z.enum(resultSources),
      ...lineWriter,
      ...writingTrouble,
    }),
  }),
}
