/** The dashboard: how far each step is, in addition to the data of the signed-in user. */
import { z } from 'zod'
import { defineCall } from '#contract/call.ts'

/** The steps whose result is generated from answers given in other steps, so that it can become outdated. */
export const derivedSteps = ['uvp', 'taglines', 'brand-archetype'] as const
export type DerivedStep = (typeof derivedSteps)[number]

export const toolkitCalls = {
  readToolkit: defineCall({
    method: 'GET',
    path: '/api/toolkit',
    summary:
      'Which results were made from answers that have changed since, and the score of the latest website review.',
    caller: 'signed-in',
    reply: z.object({
      stale: z.array(z.enum(derivedSteps)),
      /** The overall score of the latest review, out of 10; null before the first review is complete. */
      reviewScore: z.number().nullable(),
    }),
  }),
}
