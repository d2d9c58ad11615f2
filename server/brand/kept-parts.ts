/** The stored shapes of earlier versions ("kept" parts) of a brand. Those of lists include what the list was made from. */

import { z } from 'zod'
import { readStoredValues } from '#contract/core-values.ts'
import { resultSources } from '#contract/plain/brand.ts'
import { tagline } from '#contract/taglines.ts'
import { readUvps } from '#contract/uvp.ts'

const madeBy = { source: z.enum(resultSources).nullable(), madeFrom: z.string().nullable() }

export const storedTaglines = z.array(tagline).catch([])

export const keptUvps = z.object({ uvps: z.unknown().transform(readUvps), ...madeBy })
export const keptTaglines = z.object({ taglines: storedTaglines, ...madeBy })

/** `editedId`: set if the save that replaced this version edited the text of that one value only. */
export const keptValues = z.object({ values: z.unknown().transform(readStoredValues), editedId: z.string().optional() })

export type KeptUvps = z.input<typeof keptUvps>
export type KeptTaglines = z.input<typeof keptTaglines>
export type KeptValues = z.input<typeof keptValues>

/** A version of the archetype: the id of the closed conversation, and the result it led to. */
export const keptArchetype = z.object({
  conversationId: z.string().nullable(),
  answersCount: z.int(),
  archetype: z.unknown(),
  data: z.unknown(),
  use: z.unknown().optional(),
})
export type KeptArchetype = z.infer<typeof keptArchetype>
