/** Stores the audits of a brand, from the request to the shared report. */
import { randomBytes, randomUUID } from 'node:crypto'
import { and, desc, eq, isNotNull, ne, sql } from 'drizzle-orm'
import {
  type AuditAnalysis,
  type AuditRequest,
  auditAnalysis,
  auditRequest,
  type FetchedSite,
  fetchedSite,
  type SitePassage,
} from '#contract/brand-review.ts'
import {
  type Audit,
  type AuditListEntry,
  type AuditMark,
  auditChanges,
  type ReportScores,
  reportScores,
} from '#contract/brand-review-calls.ts'
import type { AuditJudgments, Judgment } from '#contract/brand-review-judgments.ts'
import { listJudgmentsForOthers, readJudgments } from '#server/brand-review/brand-review-judgments.ts'
import {
  normalizeSiteAddress,
  readAuditMarks,
  setAuditMark,
  takeDoneMarks,
} from '#server/brand-review/brand-review-marks.ts'
import { compareAudits } from '#server/brand-review/compare-audits.ts'
import type { Database, Queryable } from '#server/platform/db/database.ts'
import { brandAudits, brands } from '#server/tables/tables.ts'

export type AuditRow = typeof brandAudits.$inferSelect

/** What the job needs to know about an audit. */
export type AuditTask = {
  id: string
  brandId: string
  askedAt: Date
  request: AuditRequest
  site: FetchedSite | null
}

export type AuditStore = {
  create: (brandId: string, request: AuditRequest, db: Queryable) => Promise<string>
  list: (brandId: string) => Promise<AuditListEntry[]>
  /** Finds an audit; undefined if it is not this brand's. */
  find: (brandId: string, id: string) => Promise<Omit<Audit, 'mails'> | undefined>
  /** Its row; undefined if it is not this brand's. */
  findRow: (brandId: string, id: string) => Promise<AuditRow | undefined>
  /** The stored passages of an audit, or of the latest that has some. */
  findPassages: (brandId: string, id: string | undefined) => Promise<unknown>
  /** Whether the audit belongs to another brand; only for the security log. */
  isAnothers: (brandId: string, id: string) => Promise<boolean>
  /** The report shared under a token, without its owner's name. */
  findShared: (token: string) => Promise<SharedAudit | undefined>
  /** The job's task; undefined if the audit is gone or has ended. */
  findTask: (id: string) => Promise<AuditTask | undefined>
  startFetching: (id: string) => Promise<void>
  /** Resets a failed audit to the start; false if there is none. */
  reopen: (brandId: string, id: string, db: Queryable) => Promise<boolean>
  /** Stores the fetched site, so that a restart does not fetch it again. */
  keepSite: (id: string, site: FetchedSite) => Promise<void>
  complete: (task: AuditTask, measured: MeasuredSite, db: Queryable) => Promise<void>
  fail: (id: string, reason: string, db: Queryable) => Promise<void>
  share: (brandId: string, id: string) => Promise<string | undefined>
  unshare: (brandId: string, id: string) => Promise<boolean>
  /** Sets the mark of a finding; undefined if the audit is not this brand's, not complete, or has no such finding. */
  mark: (brandId: string, id: string, change: MarkChange) => Promise<{ marks: AuditMark[] | null } | undefined>
}

export type SharedAudit = {
  websiteUrl: string
  createdAt: string
  analysis: AuditAnalysis
  marks: AuditMark[] | null
  judgments: Judgment[]
}
type MeasuredSite = { analysis: AuditAnalysis; passages: readonly SitePassage[] }
type MarkChange = { check: string; mark: AuditMark['mark'] | null }

/** 128 bits in base64url. Anything else is not looked up. */
const shareToken = /^[\w-]{22}$/
const sharePathOf = (token: string | null) => (token === null ? null : `/r/${token}`)

function requestOf(row: AuditRow): AuditRequest {
  const { websiteUrl, brandArchetype, coreValues, targetAudience, brandTone, socialHandles, email } = row
  const stored = { websiteUrl, brandArchetype, coreValues, targetAudience, brandTone, socialHandles }
  return auditRequest.parse({ ...stored, ...(email !== null && { email }) })
}

type Beside = { marks: AuditMark[] | null; judgments: AuditJudgments }

function presentAudit(row: AuditRow, beside: Beside): Omit<Audit, 'mails'> {
  const { websiteUrl, ...request } = requestOf(row)
  return {
    id: row.id,
    websiteUrl,
    createdAt: row.createdAt.toISOString(),
    status: row.status,
    reason: row.reason,
    analysis: auditAnalysis.nullable().parse(row.analysis),
    request,
    changes: auditChanges.nullable().parse(row.changes),
    ...beside,
    sharePath: sharePathOf(row.shareToken),
  }
}

/** The five scores of an analysis. */
export const readReportScores = (analysis: AuditAnalysis): ReportScores => ({
  overall: analysis.overallScore,
  voice: analysis.voiceAnalysis.score,
  visual: analysis.visualAnalysis.score,
  messaging: analysis.messagingAnalysis.score,
  consistency: analysis.consistencyAnalysis.score,
})

const own = (brandId: string, id: string) => and(eq(brandAudits.id, id), eq(brandAudits.brandId, brandId))
const isOpen = (id: string) =>
  and(eq(brandAudits.id, id), sql`${brandAudits.status} IN ('queued', 'fetching', 'analysing')`)

/** The latest complete audit of the same site, which the new one is compared with. */
async function findFormer({ brandId, request }: AuditTask, db: Queryable) {
  const [former] = await db
    .select({ analysis: brandAudits.analysis, createdAt: brandAudits.createdAt })
    .from(brandAudits)
    .where(
      and(
        eq(brandAudits.brandId, brandId),
        sql`${normalizeSiteAddress(brandAudits.websiteUrl)} = ${normalizeSiteAddress(request.websiteUrl)}`,
        eq(brandAudits.status, 'complete'),
      ),
    )
    .orderBy(desc(brandAudits.createdAt))
    .limit(1)
  return former && { analysis: auditAnalysis.parse(former.analysis), createdAt: former.createdAt.toISOString() }
}

async function complete(task: AuditTask, { analysis, passages }: MeasuredSite, db: Queryable): Promise<void> {
  const former = await findFormer(task, db)
  const { brandId, request, askedAt } = task
  const done = await takeDoneMarks({ brandId, websiteUrl: request.websiteUrl }, askedAt, db)
  const changes = former ? compareAudits(former, analysis, done) : null
  await db
    .update(brandAudits)
    .set({
      status: 'complete',
      analysis,
      figures: readReportScores(analysis),
      changes,
      passages,
      websiteContent: null,
      updatedAt: sql`now()`,
    })
    .where(isOpen(task.id))
  await db
    .update(brands)
    .set({ websiteReviewCompleted: true, updatedAt: sql`now()` })
    .where(eq(brands.id, task.brandId))
}

/** How many audits of a brand are kept; the list shows all of them. */
const auditsKept = 100

const dropOldest = (brandId: string, db: Queryable) =>
  db.execute(sql`
    DELETE FROM brand_audits WHERE brand_id = ${brandId} AND status IN ('complete', 'failed') AND id NOT IN (
      SELECT id FROM brand_audits WHERE brand_id = ${brandId} ORDER BY created_at DESC LIMIT ${auditsKept})`)

async function listAudits(database: Database, brandId: string): Promise<AuditListEntry[]> {
  const { id, websiteUrl, createdAt, status, figures, changes, shareToken } = brandAudits
  const rows = await database
    .select({ id, websiteUrl, createdAt, status, figures, changes, shareToken })
    .from(brandAudits)
    .where(eq(brandAudits.brandId, brandId))
    .orderBy(desc(createdAt))
    .limit(auditsKept)
  return rows.map(({ shareToken: token, createdAt: made, ...row }) => ({
    ...row,
    createdAt: made.toISOString(),
    figures: reportScores.nullable().parse(row.figures),
    changes: auditChanges.nullable().parse(row.changes),
    isShared: token !== null,
  }))
}

async function findRow(brandId: string, id: string, database: Database): Promise<AuditRow | undefined> {
  const [row] = await database.select().from(brandAudits).where(own(brandId, id))
  return row
}

async function findPassages(brandId: string, id: string | undefined, database: Database): Promise<unknown> {
  const [row] = await database
    .select({ passages: brandAudits.passages })
    .from(brandAudits)
    .where(and(id === undefined ? eq(brandAudits.brandId, brandId) : own(brandId, id), isNotNull(brandAudits.passages)))
    .orderBy(desc(brandAudits.createdAt))
    .limit(1)
  return row?.passages
}

const marksBeside = async (row: AuditRow, database: Database) =>
  row.status === 'complete' ? readAuditMarks(row, row.createdAt, database) : null

async function markFinding(row: AuditRow, { check, mark }: MarkChange, database: Database) {
  const found = auditAnalysis.nullable().parse(row.analysis)
  if (!found?.checks.some(({ id }) => id === check)) return undefined
  await setAuditMark(row, check, mark, database)
  return { marks: await marksBeside(row, database) }
}

/** Sharing: a public link that shows the report to anyone who has it. */
const createSharing = (database: Database): Pick<AuditStore, 'findShared' | 'share' | 'unshare'> => ({
  findShared: async (token) => {
    if (!shareToken.test(token)) return undefined
    const [row] = await database
      .select()
      .from(brandAudits)
      .where(and(eq(brandAudits.shareToken, token), isNotNull(brandAudits.analysis)))
    if (!row) return undefined
    const { websiteUrl, createdAt, analysis } = row
    const marks = await marksBeside(row, database)
    const judgments = listJudgmentsForOthers(await readJudgments(row, database))
    return { websiteUrl, createdAt: createdAt.toISOString(), analysis: auditAnalysis.parse(analysis), marks, judgments }
  },
  share: async (brandId, id) => {
    const token = randomBytes(16).toString('base64url')
    const [row] = await database
      .update(brandAudits)
      .set({ shareToken: sql`coalesce(${brandAudits.shareToken}, ${token})` })
      .where(and(own(brandId, id), eq(brandAudits.status, 'complete')))
      .returning({ shareToken: brandAudits.shareToken })
    return sharePathOf(row?.shareToken ?? null) ?? undefined
  },
  unshare: async (brandId, id) => {
    const closed = await database.update(brandAudits).set({ shareToken: null }).where(own(brandId, id)).returning()
    return closed.length > 0
  },
})

export function createAuditStore(database: Database): AuditStore {
  const change = (id: string, set: Partial<AuditRow>, db: Queryable = database) =>
    db
      .update(brandAudits)
      .set({ ...set, updatedAt: new Date() })
      .where(isOpen(id))

  return {
    create: async (brandId, request, db) => {
      const id = randomUUID()
      const { email, ...asked } = request
      await db.insert(brandAudits).values({ id, brandId, ...asked, email: email || null })
      await dropOldest(brandId, db)
      return id
    },
    list: (brandId) => listAudits(database, brandId),
    find: async (brandId, id) => {
      const row = await findRow(brandId, id, database)
      if (!row) return undefined
      const [marks, judgments] = await Promise.all([marksBeside(row, database), readJudgments(row, database)])
      return presentAudit(row, { marks, judgments })
    },
    findRow: (brandId, id) => findRow(brandId, id, database),
    findPassages: (brandId, id) => findPassages(brandId, id, database),
    isAnothers: async (brandId, id) => {
      const others = and(eq(brandAudits.id, id), ne(brandAudits.brandId, brandId))
      return (await database.select({ id: brandAudits.id }).from(brandAudits).where(others)).length > 0
    },
    findTask: async (id) => {
      const [row] = await database.select().from(brandAudits).where(isOpen(id))
      if (!row) return undefined
      return {
        id,
        brandId: row.brandId,
        askedAt: row.createdAt,
        request: requestOf(row),
        site: fetchedSite.nullable().parse(row.websiteContent),
      }
    },
    startFetching: async (id) => void (await change(id, { status: 'fetching' })),
    reopen: async (brandId, id, db) => {
      const failed = and(own(brandId, id), eq(brandAudits.status, 'failed'))
      const reopened = await db.update(brandAudits).set({ status: 'queued', reason: null }).where(failed).returning()
      return reopened.length > 0
    },
    keepSite: async (id, site) => void (await change(id, { status: 'analysing', websiteContent: site })),
    complete,
    fail: async (id, reason, db) => void (await change(id, { status: 'failed', reason, websiteContent: null }, db)),
    ...createSharing(database),
    mark: async (brandId, id, change) => {
      const row = await findRow(brandId, id, database)
      return row && markFinding(row, change, database)
    },
  }
}
