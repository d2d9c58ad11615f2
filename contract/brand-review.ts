/** The website audit: its form, the fetched site it measures, and the analysis. */
import { z } from 'zod'
import { storableText } from '#contract/call.ts'
import { archetypeIds } from '#contract/plain/archetypes.ts'
import {
  audienceLengthMin,
  auditValuesMax,
  brandTones,
  socialHandlePattern,
  wrongHandleMessage,
} from '#contract/plain/brand-review-options.ts'
import { passageParts } from '#contract/plain/judgments.ts'

const handle = () =>
  storableText(60)
    .overwrite((given) => given.trim().replace(/^@/, ''))
    .refine((name) => socialHandlePattern.test(name), wrongHandleMessage)
    .optional()

/** The form as submitted. */
export const auditRequest = z.strictObject({
  websiteUrl: storableText(2000)
    .trim()
    .pipe(z.url({ protocol: /^https?$/, error: 'Please enter a valid website URL' })),
  brandArchetype: z.enum(archetypeIds),
  coreValues: z
    .array(storableText(60).trim().min(1))
    .min(1, 'Please select at least one core value')
    .max(auditValuesMax, 'Please select at most five core values'),
  targetAudience: storableText(2000).trim().min(audienceLengthMin, 'Please provide a more detailed description'),
  brandTone: z.enum(brandTones),
  socialHandles: z.strictObject({ twitter: handle(), linkedin: handle(), instagram: handle() }).default({}),
  email: z.union([z.literal(''), z.email('Please enter a valid email address')]).optional(),
})
export type AuditRequest = z.infer<typeof auditRequest>

/** What the brand record says; '' and [] where nothing was chosen. */
export type AuditedBrand = {
  businessName: string
  chosenUvp: string
  chosenTagline: string
  voiceWords: readonly string[]
  /** What the business sells, from the profile. */
  productsServices?: string
}

/** One fetched page: `html` is decoded text, `status` the HTTP status (200 for a file read from disk). */
export const fetchedPage = z.object({
  url: z.string(),
  status: z.int(),
  contentType: z.string(),
  html: z.string(),
})
export type FetchedPage = z.infer<typeof fetchedPage>

/** A fetched site: `pages` in discovery order, `entry` is the URL of the start page. */
export const fetchedSite = z.object({
  entry: z.string(),
  pages: z.array(fetchedPage),
  /** Linked style sheets in link order; `pages` lists the pages that link to each. */
  stylesheets: z.array(z.object({ url: z.string(), css: z.string(), pages: z.array(z.string()) })),
  /** Pages and style sheets that could not be fetched. */
  unreachable: z.array(z.object({ url: z.string(), reason: z.string() })),
  robots: z.string().optional(),
  /** Absolute URLs of missing images, as the pages reference them. */
  goneImages: z.array(z.string()).optional(),
})
export type FetchedSite = z.infer<typeof fetchedSite>

export const auditScores = ['voice', 'visual', 'messaging', 'consistency'] as const
export type AuditScore = (typeof auditScores)[number]

export const checkOutcomes = ['passed', 'partly', 'failed', 'could-not-be-checked'] as const

/** The evidence for a finding: a verbatim quote, an element or a number, and the page it is from. */
export const auditEvidence = z.union([
  z.object({ page: z.string(), quote: z.string() }),
  /** `isMissing`: the element should be there and is not. */
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
  /** The check can only find faults and found none, so it adds neither praise nor points to the score. */
  isClear: z.boolean().optional(),
  /** The check had nothing to inspect: no prices to compare, no links to follow. */
  isEmpty: z.boolean().optional(),
  /** The owner asked for this in the form, but it could not be measured, so the score it belongs to is partial. */
  isGap: z.boolean().optional(),
  /** How well the site does in this check, 0 to 1; null if the check could not be made. */
  measure: z.number().min(0).max(1).nullable(),
  /** What was found, or why the check could not be made. */
  finding: z.string(),
  evidence: z.array(auditEvidence),
  /** What to do about it; '' if the check passed or could not be made. */
  fix: z.string(),
  /** The fix as a short task: “Mend 2 dead links”. Absent in the oldest reports. */
  task: z.string().optional(),
  effort: z.enum(['low', 'medium', 'high']),
})
export type AuditCheck = z.infer<typeof auditCheck>

const scoreCard = z.object({
  /** 0 to 10, one decimal; 5 if nothing could be measured, which `content` then says. */
  score: z.number().min(0).max(10),
  isMeasured: z.boolean(),
  /** Most of it, or something the owner asked for, could not be measured: the score covers only the rest. */
  isPartial: z.boolean().optional(),
  content: z.string(),
  strengths: z.array(z.string()),
  opportunities: z.array(z.string()),
})
export type ScoreCard = z.infer<typeof scoreCard>

/** `needs-script`: the text appears only when scripts run, so the page is excluded from the scores. */
const auditedPage = z.object({
  url: z.string(),
  title: z.string(),
  state: z.enum(['read', 'needs-script', 'empty', 'failed']),
  note: z.string(),
})
export type AuditedPage = z.infer<typeof auditedPage>

/** What the site was measured against: the answers in the form and the brand record at that time. */
export const auditBasis = z.object({
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
export type AuditBasis = z.infer<typeof auditBasis>

/** One thing to do about a failed check. Actions are listed in the recommended order. */
export const auditAction = z.object({
  check: z.string(),
  horizon: z.enum(['immediate', 'longTerm']),
  title: z.string(),
  text: z.string(),
  /** The current text on the site, verbatim. */
  now: z.string().nullable(),
  /** A replacement from the owner's own record. */
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
  /** Checks the owner marked as intended, which do not affect the score. */
  intended: z.array(z.string()).optional(),
  /** What the site was measured against; absent in the oldest reports. */
  madeFrom: auditBasis.optional(),
})
export type AuditAnalysis = z.infer<typeof auditAnalysis>

/** A paragraph, heading or the like of a measured page, with its visible text; `number` counts its kind on the page. */
export const sitePassage = z.object({
  page: z.string(),
  part: z.enum(passageParts),
  number: z.int(),
  text: z.string(),
})
export type SitePassage = z.infer<typeof sitePassage>

/** `failed`: no page could be read, and `reason` says why in a sentence. */
export type AuditResult =
  | { kind: 'report'; analysis: AuditAnalysis; passages: readonly SitePassage[] }
  | { kind: 'failed'; reason: string }

export const auditStates = ['queued', 'fetching', 'analysing', 'complete', 'failed'] as const
