/** The brand as it is taken away: the shape of the brief on screen and of the JSON export. */
import { z } from 'zod'

const category = z.object({
  chosen: z.string().describe('The number one word of this category.'),
  topFive: z.array(z.string()).describe('The five words that were picked, including the number one word.'),
  otherWords: z.array(z.string()).describe("The owner's other words."),
})

const archetype = z.object({
  name: z.string(),
  description: z.string(),
  motivation: z.string(),
  voice: z.string().describe('How a brand of this archetype sounds.'),
})

export const exportedBrand = z
  .object({
    $schema: z.string(),
    format: z.literal('signet-brand'),
    version: z.literal(1),
    business: z.object({
      name: z.string(),
      industry: z.string().nullable(),
      productsAndServices: z.string().nullable(),
      idealClient: z.string().nullable(),
      primaryGoal: z.string().nullable(),
      difference: z.string().nullable(),
      customerPainPoints: z.string().nullable(),
    }),
    attributes: z.object({
      culture: category,
      customers: category,
      voice: category,
      feeling: category,
      impact: category,
      xfactor: category,
    }),
    uniqueValueProposition: z.string().nullable(),
    tagline: z.string().nullable(),
    coreValues: z
      .array(z.object({ title: z.string(), description: z.string().describe('Empty if only a title was given.') }))
      .describe('What the brand stands by, most important first.'),
    archetype: z
      .object({
        primary: archetype,
        secondary: archetype.nullable().describe('Null if there is no clear second archetype.'),
        confidence: z.number().describe('In percent.'),
      })
      .nullable()
      .describe("The archetypes that the owner's interview answers point to."),
  })
  .describe(
    "A brand in words that its owner wrote, chose and approved. The archetype is a reading of the owner's interview answers.",
  )

export type ExportedBrand = z.infer<typeof exportedBrand>
