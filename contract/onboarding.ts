/** Setup of a new account: sentences extracted from a text the owner wrote earlier. */
import { z } from 'zod'
import { defineCall } from '#contract/call.ts'

export const onboardingCalls = {
  readText: defineCall({
    method: 'POST',
    path: '/api/onboarding/upload',
    summary: 'Read a document and answer its sentences word for word; nothing is saved.',
    caller: 'signed-in',
    upload: 'document',
    reply: z.object({ success: z.literal(true), sentences: z.array(z.string()) }),
  }),
}
