/** Taglines: generation, the latest list, the choice. */

import { z } from 'zod'
import { brandToWriteFrom } from '#contract/brand-to-write-from.ts'
import { call, text } from '#contract/call.ts'
import { resultSources } from '#contract/plain/brand.ts'
import { isRenewed } from '#contract/uvp.ts'

export const taglineLengthMax = 200
export const taglinesMax = 20
/** How many taglines one press of the button generates at most. */
export const taglinesPerTurn = 10
const source = z.enum(resultSources)
/** What the owner did to a line; pinned and edited lines survive when the list is generated again. */
const marks = z.object({
  isPinned: z.boolean().optional(),
  isEdited: z.boolean().optional(),
})

/** A tagline as stored, with what the owner did to it. */
export const tagline = marks.extend({ tagline: z.string() })
export type Tagline = z.infer<typeof tagline>

/** The latest list; `details` runs parallel to `taglines`. `madeAt` is an ISO date, null before the first list. */
export const taglineList = z.object({
  taglines: z.array(z.string()),
  details: z.array(marks),
  source: source.nullable(),
  madeAt: z.string().nullable(),
  isStale: z.boolean(),
  earlierCount: z.int(),
})
export type TaglineList = z.infer<typeof taglineList>

/** A tagline as a client sends it to be saved. */
export const taglineLine = marks.extend({
  tagline: text(taglineLengthMax).trim().min(1, 'A tagline cannot be blank.'),
})

export const taglinesCalls = {
  getTaglines: call({
    method: 'GET',
    path: '/api/taglines',
    summary: 'The latest list of taglines.',
    caller: 'signed-in',
    reply: taglineList,
  }),
  saveTaglines: call({
    method: 'PUT',
    path: '/api/taglines',
    summary: 'Save the list of taglines with what is pinned and edited; the previous list is kept.',
    caller: 'signed-in',
    step: 'taglines',
    body: z.strictObject({ lines: z.array(taglineLine).max(taglinesMax), isRenewed }),
    reply: z.object({ success: z.literal(true), list: taglineList }),
  }),
  writeTaglines: call({
    method: 'POST',
    path: '/api/generate-taglines',
    summary: 'Write taglines from the whole brand record; streams one by one on request.',
    caller: 'signed-in',
    step: 'taglines',
    body: brandToWriteFrom,
    reply: z.object({
      success: z.literal(true),
      taglines: z.array(z.string()),
      details: z.array(marks),
      source,
      list: taglineList,
    }),
    events: { tagline },
  }),
  chooseTagline: call({
    method: 'PUT',
    path: '/api/user-profile/tagline',
    summary: 'Choose a tagline.',
    caller: 'signed-in',
    step: 'taglines',
    body: z.strictObject({ chosenTagline: text(taglineLengthMax).trim().min(1, 'Please choose a tagline.') }),
    reply: z.object({ success: z.literal(true), chosenTagline: z.string() }),
  }),
}
