/** Value propositions: the list, generation, refinement, the choice. */
import { z } from 'zod'
import { brandToWriteFrom } from '#contract/brand-to-write-from.ts'
import { call, text } from '#contract/call.ts'
import { coreValue } from '#contract/core-values.ts'

export const uvpLengthMax = 1000
export const uvpsMax = 20

const maker = z.enum(['embedded', 'provider'])

/** One variation as stored and answered. */
export const uvpVariation = z.object({
  uvp: z.string(),
  approach: z.string().optional(),
  description: z.string().optional(),
})
export type StoredUvp = z.infer<typeof uvpVariation>

const variationText = text(uvpLengthMax).trim().min(1, 'A variation cannot be blank.')
const label = () => text(200).optional()
/** A variation as any client ever sent it: a plain string, or its text under `uvp`, `UVP` or `statement`. */
const variationInput = z.union([
  variationText.transform((uvp) => ({ uvp })),
  z
    .strictObject({
      uvp: variationText.optional(),
      UVP: variationText.optional(),
      statement: variationText.optional(),
      approach: label(),
      description: text(500).optional(),
    })
    .transform(({ uvp, UVP, statement, approach, description }, context) => {
      const said = uvp ?? UVP ?? statement
      if (said === undefined) {
        context.addIssue({ code: 'custom', message: 'A variation cannot be blank.' })
        return z.NEVER
      }
      return {
        uvp: said,
        ...(approach !== undefined && { approach }),
        ...(description !== undefined && { description }),
      }
    }),
])

/** A stored list of variations, older shapes included; what is no variation is left out. */
export function readUvps(stored: unknown): StoredUvp[] {
  const items = z.array(z.unknown()).catch([]).parse(stored)
  return items.flatMap((item) => {
    const read = variationInput.safeParse(item)
    return read.success ? [read.data] : []
  })
}

/** The list with where it came from. `isStale`: the owner has changed the words that it was made from. */
export const uvpList = z.object({
  uvpVariations: z.array(uvpVariation),
  source: maker.nullable(),
  isStale: z.boolean(),
  earlierCount: z.int(),
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
})
export type UserProfile = z.infer<typeof userProfile>

const refineEvent = z.object({ text: z.string() })

export const uvpCalls = {
  getProfile: call({
    method: 'GET',
    path: '/api/user-profile',
    summary: 'The profile as the tools read it, with the saved variations.',
    caller: 'signed-in',
    reply: userProfile,
  }),
  saveUvps: call({
    method: 'PUT',
    path: '/api/user-profile/uvps',
    summary: 'Save the list of variations; what stood before is kept.',
    caller: 'signed-in',
    step: 'uvp',
    body: z.strictObject({ uvpVariations: z.array(variationInput).max(uvpsMax) }),
    reply: z.object({ success: z.literal(true), uvps: uvpList }),
  }),
  chooseUvp: call({
    method: 'PUT',
    path: '/api/user-profile/uvp',
    summary: 'Choose a value proposition.',
    caller: 'signed-in',
    step: 'uvp',
    body: z.strictObject({ chosenUvp: text(uvpLengthMax).trim().min(1, 'Please choose a value proposition.') }),
    reply: z.object({ success: z.literal(true), chosenUvp: z.string() }),
  }),
  writeUvps: call({
    method: 'POST',
    path: '/api/generate-uvp',
    summary: 'Write five variations from the whole brand record; streams one by one on request.',
    caller: 'signed-in',
    step: 'uvp',
    body: brandToWriteFrom,
    reply: z.object({ success: z.literal(true), variations: z.array(uvpVariation), source: maker, uvps: uvpList }),
    events: uvpVariation,
  }),
  refineUvp: call({
    method: 'POST',
    path: '/api/refine-uvp',
    summary: 'Refine one variation by what the owner says; streams on request.',
    caller: 'signed-in',
    step: 'uvp',
    body: z.strictObject({
      originalUvp: text(uvpLengthMax).trim().min(1, 'There is no text to refine.'),
      feedback: text(2000).trim().min(1, 'Please say what should change.'),
      businessName: text(120).optional(),
      brandAttributes: z.record(text(40), text(100)).nullable().optional(),
      earlier: z.array(text(uvpLengthMax)).max(20).optional(),
    }),
    reply: z.object({
      refinedUvp: z.string(),
      /** False when the message was not understood: `refinedUvp` is the text as it was and `message` asks back. */
      isChanged: z.boolean(),
      message: z.string(),
      source: maker,
    }),
    events: refineEvent,
  }),
}
