/**
 * Reads what a reply of the strategist may depend on: the whole brand record, from the database and never from the
 * request.
 */
import { and, desc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { readAttributes } from '#contract/brand-attributes.ts'
import { archetypeIds } from '#contract/plain/archetypes.ts'
import type { StepUnlockFacts } from '#contract/plain/brand.ts'
import { hasNoTitle } from '#contract/plain/core-value.ts'
import type {
  RecordedArchetype,
  RecordedAudit,
  RecordedValue,
  StrategistRecord,
} from '#contract/plain/strategist-record.ts'
import { briefOf } from '#server/brand/brand-brief.ts'
import { readBrandRow } from '#server/brand/brand-row.ts'
import { findStaleSteps } from '#server/brand/made-from.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import { brandAudits } from '#server/tables/tables.ts'

const toldValue = z.object({ title: z.string(), description: z.string().catch('') })

const named = z.object({ id: z.enum(archetypeIds) })
const foundArchetype = z.object({
  primary: named,
  secondary: named.nullable().catch(null),
  confidence: z.number().nullable().catch(null),
  archetypesRuledOut: z.array(z.string()).catch([]),
  evidence: z.array(z.object({ quote: z.string() })).catch([]),
})

const scored = z.object({ score: z.number() })
const texts = z.array(z.string()).catch([])
const analysis = z.object({
  overallScore: z.number(),
  voiceAnalysis: scored,
  visualAnalysis: scored,
  messagingAnalysis: scored,
  consistencyAnalysis: scored,
  recommendations: z.object({ immediate: texts }).catch({ immediate: [] }),
})
const strengths = z.object({
  messagingAnalysis: z.object({ strengths: texts }),
  voiceAnalysis: z.object({ strengths: texts }),
})

/** The stored values; leaves out malformed and untitled ones. */
function readValues(stored: unknown): RecordedValue[] {
  const items = z.array(z.unknown()).catch([]).parse(stored)
  return items.flatMap((item) => {
    const read = toldValue.safeParse(typeof item === 'string' ? { title: item } : item)
    return read.success && !hasNoTitle(read.data.title) ? [read.data] : []
  })
}

function readArchetype(stored: unknown): RecordedArchetype | null {
  const read = foundArchetype.safeParse(stored)
  if (!read.success) return null
  const { primary, secondary, confidence, archetypesRuledOut: ruledOut, evidence } = read.data
  const quotes = evidence.map(({ quote }) => quote)
  return { primary: primary.id, secondary: secondary?.id ?? null, confidence, ruledOut, quotes }
}

/** The latest complete audit. */
async function readAudit(brandId: string, db: Queryable): Promise<RecordedAudit | null> {
  const { websiteUrl, brandArchetype, analysis: stored } = brandAudits
  const [row] = await db
    .select({ websiteUrl, archetype: brandArchetype, stored })
    .from(brandAudits)
    .where(and(eq(brandAudits.brandId, brandId), eq(brandAudits.status, 'complete')))
    .orderBy(desc(brandAudits.createdAt))
    .limit(1)
  const read = analysis.safeParse(row?.stored)
  if (!row || !read.success) return null
  const { overallScore, voiceAnalysis, visualAnalysis, messagingAnalysis, consistencyAnalysis } = read.data
  const said = strengths.safeParse(row.stored)
  return {
    websiteUrl: row.websiteUrl,
    overallScore,
    scores: {
      voice: voiceAnalysis.score,
      visual: visualAnalysis.score,
      messaging: messagingAnalysis.score,
      consistency: consistencyAnalysis.score,
    },
    strengths: said.success ? [...said.data.messagingAnalysis.strengths, ...said.data.voiceAnalysis.strengths] : [],
    opportunities: read.data.recommendations.immediate,
    archetype: row.archetype,
  }
}

/** Reads the record of a brand; `path` is the page that the owner is on. */
export async function readStrategistRecord(
  brandId: string,
  chain: StepUnlockFacts,
  path: string,
  db: Queryable,
): Promise<StrategistRecord> {
  const [row, audit] = await Promise.all([readBrandRow(brandId, db), readAudit(brandId, db)])
  const brief = briefOf(row)
  const stale = findStaleSteps(row)
  return {
    brief,
    attributes: readAttributes(row.attributesData),
    chosenTagline: row.chosenTagline ?? '',
    coreValues: readValues(row.coreValues),
    archetype: readArchetype(row.brandArchetype),
    audit,
    chain,
    isStale: { uvp: stale.includes('uvp'), taglines: stale.includes('taglines') },
    path,
  }
}
