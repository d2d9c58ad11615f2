/** The website audit: its form, the fetched site that it measures, and the analysis. */
import { z } from 'zod'
import { text } from '#contract/call.ts'
import { archetypeIds } from '#contract/plain/archetypes.ts'
import {
  audienceLengthMin,
  auditValuesMax,
  brandTones,
  handleShape,
  wrongHandle,
} from '#contract/plain/brand-review-options.ts'

const handle = () =>
  text(60)
    .overwrite((given) => given.trim().replace(/^@/, ''))
    .refine((name) => handleShape.test(name), wrongHandle)
    .optional()

/** The form as submitted. */
export const auditRequest = z.strictObject({
  websiteUrl: text(2000)
    .trim()
    .pipe(z.url({ protocol: /^https?$/, error: 'Please enter a valid website URL' })),
  brandArchetype: z.enum(archetypeIds),
  coreValues: z
    .array(text(60).trim().min(1))
    .min(1, 'Please select at least one core value')
    .max(auditValuesMax, 'Please select at most five core values'),
  targetAudience: text(2000).trim().min(audienceLengthMin, 'Please provide a more detailed description'),
  brandTone: z.enum(brandTones),
  socialHandles: z.strictObject({ twitter: handle(), linkedin: handle(), instagram: handle() }).default({}),
  email: z.union([z.literal(''), z.email('Please enter a valid email address')]).optional(),
})
export type AuditRequest = z.infer<typeof auditRequest>

/** What the brand record knows; '' and [] where nothing was chosen. */
export type AuditedBrand = {
  businessName: string
  chosenUvp: string
  chosenTagline: string
  voiceWords: readonly string[]
  /** What the business sells, as the profile has it. */
  productsServices?: string
}

/** One page as it came back: `html` is decoded text, `status` the HTTP status (200 for a file read from disk). */
export const fetchedPage = z.object({
  url: z.string(),
  status: z.int(),
  contentType: z.string(),
  html: z.string(),
})
export type FetchedPage = z.infer<typeof fetchedPage>

/** A site as a fetcher brings it: `pages` in the order found, the start page under `entry`. */
export const fetchedSite = z.object({
  entry: z.string(),
  pages: z.array(fetchedPage),
  /** Linked style sheets in the order of their links; `pages` names the pages that link to each. */
  stylesheets: z.array(z.object({ url: z.string(), css: z.string(), pages: z.array(z.string()) })),
  /** Pages and style sheets that were asked for and did not come. */
  unreachable: z.array(z.object({ url: z.string(), reason: z.string() })),
  robots: z.string().optional(),
  /** Addresses of pictures that are not there, as the pages name them in full. */
  goneImages: z.array(z.string()).optional(),
})
export type FetchedSite = z.infer<typeof fetchedSite>

export const auditScores = ['voice', 'visual', 'messaging', 'consistency'] as const
export type AuditScore = (typeof auditScores)[number]

export const checkOutcomes = ['passed', 'partly', 'failed', 'could-not-be-checked'] as const

/** What a finding was measured from: a verbatim quote, an element or a number, and the page that it stands on. */
export const auditEvidence = z.union([
  z.object({ page: z.string(), quote: z.string() }),
  /** `isMissing`: an element that should stand there and does not. */
  z.object({ page: z.string(), element: z.string(), isMissing: z.boolean().optional() }),
  z.object({ page: z.string(), number: z.number(), of: z.string() }),
])
export type AuditEvidence = z.infer<typeof auditEvidence>

export const auditCheck = z.object({
  id: z.string(),
  score: z.enum(auditScores),
  title: z.string(),
  weight: z.number(),
  outcome: z.enum(checkOutcomes),
  /** It looks for faults alone and saw none: no praise, and no points. */
  isClear: z.boolean().optional(),
  /** There was nothing in which it could have been: no prices to compare, no links to follow. */
  isEmpty: z.boolean().optional(),
  /** The owner asked for just this and it could not be measured: the score it belongs to is partial. */
  isGap: z.boolean().optional(),
  /** 0 to 1; null where the check could not be made. */
  measure: z.number().min(0).max(1).nullable(),
  /** What was found, or why nothing could be. */
  finding: z.string(),
  evidence: z.array(auditEvidence),
  /** What to do about it; '' for a check that passed or could not be made. */
  fix: z.string(),
  /** The same in a few words, as a thing to do: “Mend 2 dead links”. The first reports have none. */
  task: z.string().optional(),
  effort: z.enum(['low', 'medium', 'high']),
})
export type AuditCheck = z.infer<typeof auditCheck>

const scoreCard = z.object({
  /** 0 to 10, one decimal; 5 where nothing could be measured, which `content` then says. */
  score: z.number().min(0).max(10),
  isMeasured: z.boolean(),
  /** What it is mostly about could not be measured: the figure stands for the rest alone. */
  isPartial: z.boolean().optional(),
  content: z.string(),
  strengths: z.array(z.string()),
  opportunities: z.array(z.string()),
})
export type ScoreCard = z.infer<typeof scoreCard>

/** `needs-script`: its text appears only by running its scripts, so it was left out of the scores. */
const auditedPage = z.object({
  url: z.string(),
  title: z.string(),
  state: z.enum(['read', 'needs-script', 'empty', 'failed']),
  note: z.string(),
})
export type AuditedPage = z.infer<typeof auditedPage>

/** What a report was measured against: the answers of the form, and the brand record as it stood. */
export const auditMadeFrom = z.object({
  asked: auditRequest.pick({ brandArchetype: true, coreValues: true, targetAudience: true, brandTone: true }),
  record: z.object({
    businessName: z.string(),
    chosenUvp: z.string(),
    chosenTagline: z.string(),
    voiceWords: z.array(z.string()),
    archetype: z.enum(archetypeIds).nullable(),
    coreValues: z.array(z.string()),
    audience: z.string(),
  }),
})
export type AuditMadeFrom = z.infer<typeof auditMadeFrom>

/** One thing to do about a check, in the order in which it is best done. */
export const auditAction = z.object({
  check: z.string(),
  horizon: z.enum(['immediate', 'longTerm']),
  title: z.string(),
  text: z.string(),
  /** What stands there now, word for word. */
  now: z.string().nullable(),
  /** What to put there, from the owner's own record. */
  proposed: z.string().nullable(),
})
export type AuditAction = z.infer<typeof auditAction>

export const auditAnalysis = z.object({
  overallScore: z.number().min(0).max(10),
  voiceAnalysis: scoreCard,
  visualAnalysis: scoreCard,
  messagingAnalysis: scoreCard,
  consistencyAnalysis: scoreCard,
  recommendations: z.object({ immediate: z.array(z.string()), longTerm: z.array(z.string()) }),
  checks: z.array(auditCheck),
  pages: z.array(auditedPage),
  actions: z.array(auditAction).optional(),
  /** Checks that the owner has marked as intended: not counted against the score. */
  intended: z.array(z.string()).optional(),
  /** Written beside what was measured; the first reports have none. */
  madeFrom: auditMadeFrom.optional(),
})
export type AuditAnalysis = z.infer<typeof auditAnalysis>

/** `failed`: not one page could be read, and `reason` says why in a sentence. */
export type AuditResult = { kind: 'report'; analysis: AuditAnalysis } | { kind: 'failed'; reason: string }

export const auditStates = ['queued', 'fetching', 'analysing', 'complete', 'failed'] as const
