/** The latest review in short, for the brand export: the scores, and what is still to fix. */
import { and, desc, eq } from 'drizzle-orm'
import {
  type AuditAction,
  type AuditCheck,
  type AuditRequest,
  type AuditScore,
  auditAnalysis,
  auditRequest,
} from '#contract/brand-review.ts'
import { layOutReport } from '#contract/plain/brand-review-layout.ts'
import {
  auditScoreIds,
  findScoreCard,
  formatCheckHeading,
  makeFindingSentence,
  truncateSiteText,
} from '#contract/plain/brand-review-words.ts'
import { readAuditMarks } from '#server/brand-review/brand-review-marks.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import { brandAudits } from '#server/tables/tables.ts'

type OpenFinding = { title: string; finding: string; fix: string; quotes: { page: string; text: string }[] }

export type LatestReview = {
  websiteUrl: string
  madeAt: Date
  overallScore: number
  /** Null if it could not be measured. */
  scores: Record<AuditScore, number | null>
  openFindings: OpenFinding[]
} & Pick<AuditRequest, 'targetAudience' | 'brandTone' | 'socialHandles'>

const asked = auditRequest.pick({ targetAudience: true, brandTone: true, socialHandles: true })

/** The latest complete review of a brand; null if there is none. */
export async function readLatestReview(brandId: string, db: Queryable): Promise<LatestReview | null> {
  const [row] = await db
    .select()
    .from(brandAudits)
    .where(and(eq(brandAudits.brandId, brandId), eq(brandAudits.status, 'complete')))
    .orderBy(desc(brandAudits.createdAt))
    .limit(1)
  const analysis = auditAnalysis.safeParse(row?.analysis).data
  if (!row || !analysis) return null
  const marks = (await readAuditMarks(row, row.createdAt, db)) ?? []
  const scoreOf = (score: AuditScore) => {
    const { isMeasured, score: figure } = findScoreCard(analysis, score)
    return isMeasured ? figure : null
  }
  const [voice = null, visual = null, messaging = null, consistency = null] = auditScoreIds.map(scoreOf)
  const { first, sections } = layOutReport(analysis)
  const { targetAudience, brandTone, socialHandles } = row
  return {
    websiteUrl: row.websiteUrl,
    madeAt: row.createdAt,
    overallScore: analysis.overallScore,
    scores: { voice, visual, messaging, consistency },
    // Findings that the owner marked are intended or already fixed, so they are not open.
    openFindings: [...first, ...sections.flatMap(({ toMend }) => toMend)]
      .filter(({ check }) => marks.every((mark) => mark.check !== check?.id))
      .map(tellFinding),
    ...asked.parse({ targetAudience, brandTone, socialHandles }),
  }
}

type ToTell = { action: AuditAction | undefined; check: AuditCheck | undefined }

function tellFinding({ action, check }: ToTell): OpenFinding {
  const quotes = (check?.evidence ?? []).flatMap((each) =>
    'quote' in each ? [{ page: each.page, text: truncateSiteText(each.quote) }] : [],
  )
  return {
    title: action?.title ?? (check ? formatCheckHeading(check) : ''),
    finding: makeFindingSentence(check?.finding ?? action?.now ?? ''),
    fix: action?.text || check?.fix || '',
    quotes: quotes.filter(({ text }, at) => quotes.findIndex((each) => each.text === text) === at),
  }
}
