/** Taglines: generation, the latest list, the choice. */

import { z } from 'zod'
import { defineCall, storableText } from '#contract/call.ts'
import { ignoredBrandFields } from '#contract/ignored-brand-fields.ts'
import { checkedAt, lineClaims, lineWriter, modelWriting, writingTrouble } from '#contract/model-lines.ts'
import { resultSources } from '#contract/plain/brand.ts'
import { isListRenewed, isListStopped } from '#contract/uvp.ts'

export const taglineLengthMax = 200
export const taglinesMax = 20
/** How many taglines one press of the button generates at most. */
export const taglinesPerTurn = 10
const source = z.enum(resultSources)
/** What the owner did to a line; pinned and edited lines survive when the list is generated again. */
const marks = z.object({
  ...lineWriter,
  isPinned: z.boolean().optional(),
  isEdited: z.boolean().optional(),
})

/** A tagline as stored, with what the owner did to it. */
export const tagline = marks.extend({ tagline: z.string() })
export type Tagline = z.infer<typeof tagline>

const details = z.array(marks.extend(lineClaims))

/** The latest list; `details` runs parallel to `taglines`. `madeAt` is an ISO date, null before the first list. */
export const taglineList = z.object({
  taglines: z.array(z.string()),
  details,
  source: source.nullable(),
  madeAt: z.string().nullable(),
  isStale: z.boolean(),
  earlierCount: z.int(),
})
export type TaglineList = z.infer<typeof taglineList>

/** A tagline as a client sends it to be saved. */
export const taglineInput = marks.extend({
  tagline: storableText(taglineLengthMax).trim().min(1, 'A tagline cannot be blank.'),
})

export const taglinesCalls = {
  getTaglines: defineCall({
    method: 'GET',
    path: '/api/taglines',
    summary: 'The latest list of taglines.',
    caller: 'signed-in',
    reply: taglineList,
  }),
  saveTaglines: defineCall({
    method: 'PUT',
    path: '/api/taglines',
    summary: 'Save the list of taglines with what is pinned and edited; the previous list is kept.',
    caller: 'signed-in',
    step: 'taglines',
    body: z.strictObject({
      lines: z.array(taglineInput).max(taglinesMax),
      isRenewed: isListRenewed,
      isStopped: isListStopped,
    }),
    reply: z.object({ success: z.literal(true), list: taglineList }),
  }),
  writeTaglines: defineCall({
    method: 'POST',
    path: '/api/generate-taglines',
    summary: 'Write taglines from the whole brand record; streams one by one on request.',
    caller: 'signed-in',
    step: 'taglines',
    body: ignoredBrandFields.extend(modelWriting),
    reply: z.object({
      success: z.literal(true),
      taglines: z.array(z.string()),
      details,
      source,
      ...writingTrouble,
      list: taglineList,
    }),
    events: { tagline, checked: tagline.extend(lineClaims).extend(checkedAt) },
  }),
  chooseTagline: defineCall({
    method: 'PUT',
    path: '/api/user-profile/tagline',
    summary: 'Choose a tagline.',
    caller: 'signed-in',
    step: 'taglines',
    body: z.strictObject({ chosenTagline: storableText(taglineLengthMax).trim().min(1, 'Please choose a tagline.') }),
    reply: z.object({ success: z.literal(true), chosenTagline: z.string() }),
  }),
}
