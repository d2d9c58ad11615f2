/** What is stored of each part of a brand, and what is kept of it when it is replaced: a list remembers what it was made from. */
import { z } from 'zod'
import { readStoredValues } from '#contract/core-values.ts'
import { tagline } from '#contract/taglines.ts'
import { readUvps } from '#contract/uvp.ts'

const madeBy = { source: z.enum(['embedded', 'provider']).nullable(), madeFrom: z.string().nullable() }

export const storedTaglines = z.array(tagline).catch([])

export const keptUvps = z.object({ uvps: z.unknown().transform(readUvps), ...madeBy })
export const keptTaglines = z.object({ taglines: storedTaglines, ...madeBy })

/** `editedId`: only the text of this value was changed after it. */
export const keptValues = z.object({ values: z.unknown().transform(readStoredValues), editedId: z.string().optional() })

/** The value under which a list of value propositions is kept. */
export type KeptUvps = z.input<typeof keptUvps>
export type KeptTaglines = z.input<typeof keptTaglines>
export type KeptValues = z.input<typeof keptValues>

/** An ended conversation stays where it is; kept is which one it was, and what came of it. */
export const keptArchetype = z.object({
  conversationId: z.string().nullable(),
  answersCount: z.int(),
  archetype: z.unknown(),
  data: z.unknown(),
  use: z.unknown().optional(),
})
export type KeptArchetype = z.infer<typeof keptArchetype>
