/** The dashboard: what it says of the steps beside the user's own record. */
import { z } from 'zod'
import { call } from '#contract/call.ts'

/** The steps whose result is made from other answers. */
export const madeSteps = ['uvp', 'taglines', 'brand-archetype'] as const
export type MadeStep = (typeof madeSteps)[number]

export const toolkitCalls = {
  readToolkit: call({
    method: 'GET',
    path: '/api/toolkit',
    summary:
      'Which results were made from answers that have changed since, and the score of the latest website review.',
    caller: 'signed-in',
    reply: z.object({
      stale: z.array(z.enum(madeSteps)),
      /** Of 10; null before the first review is complete. */
      reviewScore: z.number().nullable(),
    }),
  }),
}
