/** The setup of a new account: sentences out of a text that the owner has written before. */
import { z } from 'zod'
import { call } from '#contract/call.ts'

export const onboardingCalls = {
  readText: call({
    method: 'POST',
    path: '/api/onboarding/upload',
    summary: 'Read a document and answer its sentences word for word; nothing is saved.',
    caller: 'signed-in',
    upload: 'document',
    reply: z.object({ success: z.literal(true), sentences: z.array(z.string()) }),
  }),
}
