/** The exported brand: the shape of the brief on screen and of the JSON export. */
import { z } from 'zod'
import { archetypeText } from '#contract/archetype-text.ts'

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

const lines = z.array(z.string())
const tries = lines.describe('What suits a brand of this archetype.')
const traps = z.array(z.object({ name: z.string(), text: z.string() }))

const inUse = z.object({
  voice: z.object({ do: tries, dont: lines }),
  words: z.object({ use: tries, avoid: lines }),
  pictures: z.object({ show: tries, skip: lines }),
  traps: traps.describe('What brands of this archetype fall into.'),
})

/** Answers on 'voice' and 'pictures' are shown next to those topics; all others are listed under the interview. */
export const exportedAnswerTopics = ['voice', 'pictures', 'other'] as const

const interviewAnswer = z.object({
  topic: z.enum(exportedAnswerTopics).describe('What the answer is for.'),
  question: z.string(),
  answer: z.string().describe("The owner's own words."),
  tells: z.boolean().describe('False where it says nothing new of the brand, as “no idea” does.'),
})

const score = z.number().min(0).max(10)
const ownScore = score.nullable().describe('Null where it could not be measured.')

const review = z.object({
  websiteUrl: z.string(),
  madeAt: z.string().describe('ISO 8601, in UTC.'),
  overallScore: score,
  scores: z.object({ voice: ownScore, visual: ownScore, messaging: ownScore, consistency: ownScore }),
  audience: z.string().nullable().describe('Whom the site is for; null where that is the ideal client.'),
  tone: z.string().describe('The tone that the site should have.'),
  socialProfiles: z.array(z.object({ network: z.string(), handle: z.string() })),
  openFindings: z
    .array(
      z.object({
        title: z.string(),
        finding: z.string(),
        fix: z.string(),
        quotes: z.array(z.object({ page: z.string(), text: z.string() })),
      }),
    )
    .describe('What is neither mended nor meant so, most urgent first.'),
})

export const exportedBrand = z
  .object({
    $schema: z.string(),
    format: z.literal('signet-brand'),
    version: z.literal(2),
    business: z.object({
      name: z.string(),
      industry: z.string().nullable(),
      companySize: z.string().nullable().describe('How many people work there.'),
      productsAndServices: z.string().nullable(),
      idealClient: z.string().nullable(),
      primaryGoal: z.string().nullable(),
      difference: z.string().nullable(),
      customerPainPoints: z.string().nullable(),
      shortName: z.string().nullable().describe('What people call it, where its name is long.'),
      sentences: z.array(z.string()).describe('What the owner says of it in a sentence each.'),
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
      .array(
        z.object({
          title: z.string(),
          description: z.string().describe('Empty if only a title was given.'),
          evidence: z.string().nullable().describe('The sentence it was found in, unless that is its description.'),
        }),
      )
      .describe('What the brand stands by, most important first.'),
    archetype: z
      .object({
        primary: archetype,
        secondary: archetype.nullable().describe('Null if there is no clear second archetype.'),
        confidence: z.number().describe('In percent.'),
        reading: z.enum(['clear', 'leaning', 'mixed']).nullable().describe('How settled it is.'),
        ruledOut: z.array(z.string()),
      })
      .nullable()
      .describe("The archetypes that the owner's interview answers point to."),
    inUse: inUse.nullable().describe('What the archetype means for what is written and shown.'),
    archetypeText: archetypeText
      .nullable()
      .describe(
        'What a language model wrote about the archetype, if the owner asked for it and told all that it says.',
      ),
    interview: z.array(interviewAnswer).describe('What the owner was asked, with each answer word for word.'),
    websiteReview: review.nullable().describe('The latest review of the website.'),
  })
  .describe(
    "A brand in words that its owner wrote, chose and approved. The archetype and what it means are a reading of the owner's interview answers, a text about it names the language model that wrote it, and the review is what was measured on the website.",
  )

export type ExportedBrand = z.infer<typeof exportedBrand>
