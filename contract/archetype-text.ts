/** What a language model wrote about an archetype result. It stands beside the count and changes nothing of it; and its calls. */
import { z } from 'zod'
import { defineCall, successReply } from '#contract/call.ts'
import { archetypeTextParts } from '#contract/plain/archetype-text.ts'
import { writingTroubles } from '#contract/plain/writing-tools.ts'

export const archetypeText = z.object({
  voice: z.string(),
  more: z.string(),
  less: z.string(),
  /** An example for the website; '' if it came without a usable one. */
  line: z.string(),
  /** The language model's name. */
  writtenBy: z.string(),
})
export type ArchetypeText = z.infer<typeof archetypeText>

/** The characters from `start` to before `end` of a part claim something that the owner never told us. */
const untoldSpan = z.object({ part: z.enum(archetypeTextParts), start: z.int(), end: z.int() })

export const checkedArchetypeText = archetypeText.extend({ untold: z.array(untoldSpan) })
export type CheckedArchetypeText = z.infer<typeof checkedArchetypeText>

export const archetypeTextCalls = {
  writeArchetypeText: defineCall({
    method: 'POST',
    path: '/api/brand-archetype/text',
    summary: 'Let the language model write what the result means for this business. The result itself stays as it is.',
    caller: 'signed-in',
    step: 'brand-archetype',
    body: z.strictObject({ byModel: z.boolean().optional() }),
    /** Without `byModel`, or if the model gave nothing of use, `modelText` is the text there was before. */
    reply: z.object({ modelText: checkedArchetypeText.nullable(), trouble: z.enum(writingTroubles).optional() }),
  }),
  removeArchetypeText: defineCall({
    method: 'DELETE',
    path: '/api/brand-archetype/text',
    summary: 'Remove what the language model wrote about the result.',
    caller: 'signed-in',
    step: 'brand-archetype',
    body: z.strictObject({}),
    reply: successReply,
  }),
}
