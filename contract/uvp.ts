/** Value propositions: the list, generation, refinement, the choice. */
import { z } from 'zod'
import { defineCall, storableText } from '#contract/call.ts'
import { coreValue } from '#contract/core-values.ts'
import { ignoredBrandFields } from '#contract/ignored-brand-fields.ts'
import { checkedAt, lineClaims, lineWriter, modelWriting, writingTrouble } from '#contract/model-lines.ts'
import { ownerTextFields, resultSources } from '#contract/plain/brand.ts'
import { sentenceStems } from '#contract/plain/sentences.ts'
import { sentenceProposal, sentencesInput, sentencesReply } from '#contract/sentences.ts'

/** How many value propositions one press of the button generates at most. */
export const uvpsPerTurn = 5
export const uvpLengthMax = 1000
export const uvpsMax = 20
/** How much of a conversation about a line a language model is told. */
export const refinedTurnsMax = 6

const source = z.enum(resultSources)

/** Set when a sentence was completed while refining a line: the list then counts as made from the current answers. */
export const isListRenewed = z.boolean().optional()
/** Set when the list is what a language model had written when it was stopped: it then counts as generated now. */
export const isListStopped = z.boolean().optional()

/** A piece of a line and its source: `field` is the answer it comes from, `told` what the owner typed there. */
export const uvpPart = z.object({
  text: storableText(uvpLengthMax),
  field: z.enum(ownerTextFields),
  told: storableText(uvpLengthMax),
})
export type UvpPart = z.infer<typeof uvpPart>

/** What is stored with a line. Pinned and edited lines keep their places when the list is generated again. */
const marks = {
  ...lineWriter,
  parts: z.array(uvpPart).max(12).optional(),
  isPinned: z.boolean().optional(),
  isEdited: z.boolean().optional(),
}

/** One variation as stored and returned. `parts` joined by spaces equal `uvp`; an edited line has none. */
export const uvpVariation = z.object({
  uvp: z.string(),
  approach: z.string().optional(),
  description: z.string().optional(),
  ...marks,
})
export type StoredUvp = z.infer<typeof uvpVariation>

const variationText = storableText(uvpLengthMax).trim().min(1, 'A value proposition cannot be blank.')
const label = () => storableText(200).optional()
/** A variation in any format clients have sent: a plain string, or its text under `uvp`, `UVP` or `statement`. */
const variationInput = z.union([
  variationText.transform((uvp) => ({ uvp })),
  z
    .strictObject({
      uvp: variationText.optional(),
      UVP: variationText.optional(),
      statement: variationText.optional(),
      approach: label(),
      description: storableText(500).optional(),
      ...marks,
    })
    .transform(({ uvp, UVP, statement, approach, description, parts, writtenBy, isPinned, isEdited }, context) => {
      const said = uvp ?? UVP ?? statement
      if (said === undefined) {
        context.addIssue({ code: 'custom', message: 'A value proposition cannot be blank.' })
        return z.NEVER
      }
      return {
        uvp: said,
        ...(approach !== undefined && { approach }),
        ...(description !== undefined && { description }),
        ...(parts !== undefined && { parts }),
        ...(writtenBy !== undefined && { writtenBy }),
        ...(isPinned && { isPinned }),
        ...(isEdited && { isEdited }),
      }
    }),
])

/** Reads a stored list of variations, older shapes included, skipping invalid entries. */
export function readUvps(stored: unknown): StoredUvp[] {
  const items = z.array(z.unknown()).catch([]).parse(stored)
  return items.flatMap((item) => {
    const read = variationInput.safeParse(item)
    return read.success ? [read.data] : []
  })
}

const listedVariation = uvpVariation.extend({ ...lineClaims })

/** The list with its source. `isStale`: the owner has since changed the words it was generated from. */
export const uvpList = z.object({
  uvpVariations: z.array(listedVariation),
  source: source.nullable(),
  isStale: z.boolean(),
  earlierCount: z.int(),
  /** The sentences the first draft still needs, in the order to ask for them. */
  asks: z.array(z.enum(sentenceStems)),
})
export type UvpList = z.infer<typeof uvpList>

const businessInfo = z.object({
  businessName: z.string().nullable(),
  companySize: z.string().nullable(),
  monthlyRevenue: z.string().nullable(),
  industry: z.string().nullable(),
})

export const userProfile = z.object({
  firstName: z.string(),
  lastName: z.string(),
  businessName: z.string().nullable(),
  businessInfo,
  chosenUvp: z.string().nullable(),
  chosenTagline: z.string().nullable(),
  brandArchetypeCompleted: z.boolean(),
  brandAttributesData: uvpList,
  coreValues: z.array(coreValue),
  sentences: sentencesReply,
  /** Whether an admin is impersonating this user. */
  impersonating: z.boolean(),
})
export type UserProfile = z.infer<typeof userProfile>

/** Refinements ("wishes") that need no further input from the owner. */
export const simpleRefinements = [
  'shorter',
  'one-sentence',
  'two-sentences',
  'name-first',
  'name-last',
  'speak-to-you',
  'plain-punctuation',
  'another-way',
] as const

/** All refinements possible without a language model; the screen handles `undo` itself. */
export const refinementKinds = [...simpleRefinements, 'lead-with', 'leave-out', 'add', 'replace'] as const
export type RefinementKind = (typeof refinementKinds)[number]

const phrase = storableText(uvpLengthMax).trim().min(1, 'Please say which words.')
/**
 * A refinement chosen by button. `part` is one of the parts in the refinement options, `what` occurs in the line, `with` is
 * inserted verbatim.
 */
export const refinement = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.enum(['look', ...simpleRefinements]),
  }),
  z.strictObject({ kind: z.enum(['lead-with', 'leave-out']), part: phrase }),
  z.strictObject({ kind: z.literal('add'), what: phrase }),
  z.strictObject({ kind: z.literal('replace'), what: phrase, with: phrase }),
])
export type Refinement = z.infer<typeof refinement>

/**
 * Which buttons to offer for a line: its parts, the owner's words not in it yet, and the unavailable refinements, each
 * with the reason.
 */
export const refinementOptions = z.object({
  parts: z.array(z.string()),
  addable: z.array(z.object({ text: z.string(), field: z.enum(ownerTextFields) })),
  cannot: z.partialRecord(z.enum(refinementKinds), z.string()),
})
export type RefinementOptions = z.infer<typeof refinementOptions>

export const uvpCalls = {
  getProfile: defineCall({
    method: 'GET',
    path: '/api/user-profile',
    summary: 'The profile as the tools read it, with the saved variations.',
    caller: 'signed-in',
    reply: userProfile,
  }),
  saveUvps: defineCall({
    method: 'PUT',
    path: '/api/user-profile/uvps',
    summary: 'Save the list of variations; the previous list is kept.',
    caller: 'signed-in',
    step: 'uvp',
    body: z.strictObject({
      uvpVariations: z.array(variationInput).max(uvpsMax),
      isRenewed: isListRenewed,
      isStopped: isListStopped,
    }),
    reply: z.object({ success: z.literal(true), uvps: uvpList }),
  }),
  chooseUvp: defineCall({
    method: 'PUT',
    path: '/api/user-profile/uvp',
    summary: 'Choose a value proposition.',
    caller: 'signed-in',
    step: 'uvp',
    body: z.strictObject({ chosenUvp: storableText(uvpLengthMax).trim().min(1, 'Please choose a value proposition.') }),
    reply: z.object({ success: z.literal(true), chosenUvp: z.string() }),
  }),
  saveSentences: defineCall({
    method: 'PUT',
    path: '/api/user-profile/sentences',
    summary: 'Save finished sentences; those that are left out stay as they are.',
    caller: 'signed-in',
    body: sentencesInput,
    reply: z.object({ success: z.literal(true), sentences: sentencesReply, uvps: uvpList }),
  }),
  proposeSentences: defineCall({
    method: 'POST',
    path: '/api/user-profile/sentences/proposals',
    summary: 'Let a language model finish the open sentences from the owner’s answers; nothing is saved.',
    caller: 'signed-in',
    step: 'uvp',
    body: z.strictObject(modelWriting),
    reply: z.object({
      success: z.literal(true),
      proposals: z.array(sentenceProposal),
      ...lineWriter,
      ...writingTrouble,
    }),
  }),
  writeUvps: defineCall({
    method: 'POST',
    path: '/api/generate-uvp',
    summary: 'Write three to five variations from the whole brand record; streams one by one on request.',
    caller: 'signed-in',
    step: 'uvp',
    body: ignoredBrandFields.extend(modelWriting),
    reply: z.object({
      success: z.literal(true),
      variations: z.array(uvpVariation),
      source,
      ...writingTrouble,
      uvps: uvpList,
    }),
    events: { variation: uvpVariation, checked: listedVariation.extend(checkedAt) },
  }),
  refineUvp: defineCall({
    method: 'POST',
    path: '/api/refine-uvp',
    summary: 'Refine one variation the way the owner asks; streams on request.',
    caller: 'signed-in',
    step: 'uvp',
    body: z
      .strictObject({
        originalUvp: storableText(uvpLengthMax).trim().min(1, 'There is no text to refine.'),
        /** The owner's free text, or a refinement chosen by button; one of the two is required. */
        feedback: storableText(2000).trim().min(1, 'Please say what should change.').optional(),
        wish: refinement.optional(),
        businessName: storableText(120).optional(),
        brandAttributes: z.record(storableText(40), storableText(100)).nullable().optional(),
        earlier: z.array(storableText(uvpLengthMax)).max(20).optional(),
        ...modelWriting,
        /** For a language model: what kind of line it is, and what was asked for before in this conversation. */
        kind: z.enum(['uvp', 'tagline']).optional(),
        turns: z
          .array(z.strictObject({ asked: storableText(2000), said: storableText(uvpLengthMax) }))
          .max(refinedTurnsMax)
          .optional(),
      })
      .refine(({ feedback, wish }) => feedback !== undefined || wish !== undefined, {
        error: 'Please say what should change.',
        path: ['feedback'],
      }),
    reply: z.object({
      refinedUvp: z.string(),
      /** False if nothing changed: `refinedUvp` is then the original text and `message` says why. */
      isChanged: z.boolean(),
      message: z.string(),
      /**
       * Nothing was changed, but the request may be about these words of the text; the owner can remove or replace
       * them.
       */
      marked: z.array(z.string()).optional(),
      /** The request contained new information, which may belong to these of the owner's sentences. */
      stems: z.array(z.enum(sentenceStems)).optional(),
      /** That new information, as the owner typed it. */
      fact: z.string().optional(),
      /** The request was not understood, so the owner has to edit the line by hand. */
      isOpen: z.boolean().optional(),
      /** A language model asks back: what the request could mean. */
      options: z.array(z.string()).optional(),
      ...lineWriter,
      ...lineClaims,
      ...writingTrouble,
      source,
      bench: refinementOptions,
    }),
    /** The line so far; each replaces the one before. */
    events: { text: z.object({ text: z.string() }) },
  }),
}
