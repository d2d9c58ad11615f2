/** What a language model judged of a reviewed site, stored with the review, and the judgments that its owner set aside. */
import { and, desc, eq, inArray, notInArray } from 'drizzle-orm'
import { z } from 'zod'
import { type SitePassage, sitePassage } from '#contract/brand-review.ts'
import {
  type AuditJudgments,
  type Judgment,
  type StoredJudgments,
  storedJudgments,
} from '#contract/brand-review-judgments.ts'
import { type MarkedSite, normalizeSiteAddress } from '#server/brand-review/brand-review-marks.ts'
import type { Database, Queryable } from '#server/platform/db/database.ts'
import { auditSetAside, brandAudits } from '#server/tables/tables.ts'

type JudgedRow = Pick<typeof brandAudits.$inferSelect, 'id' | 'brandId' | 'websiteUrl' | 'passages' | 'judgments'>
type Pair = { one: string; other: string }

/** Judgments of one review that stand set aside, and pairs of one site: the oldest beyond these go. */
const setAsideKept = { ofReview: 12, ofSite: 100 } as const

export const readPassages = (stored: unknown): SitePassage[] => z.array(sitePassage).catch([]).parse(stored)

const readStored = (stored: unknown): StoredJudgments | null => storedJudgments.nullable().parse(stored ?? null)

const ofSite = ({ brandId, websiteUrl }: MarkedSite) =>
  and(eq(auditSetAside.brandId, brandId), eq(auditSetAside.site, normalizeSiteAddress(websiteUrl)))

const listSetAside = (site: MarkedSite, db: Queryable): Promise<Pair[]> =>
  db.select({ one: auditSetAside.one, other: auditSetAside.other }).from(auditSetAside).where(ofSite(site))

const overlap = (one: string, other: string) => one.includes(other) || other.includes(one)

/** A model may quote a little more or less of the same two passages the next time. */
const isOneOf = ({ one, other }: Judgment, pairs: readonly Pair[]) =>
  pairs.some(
    (pair) =>
      (overlap(pair.one, one.quote) && overlap(pair.other, other.quote)) ||
      (overlap(pair.one, other.quote) && overlap(pair.other, one.quote)),
  )

/** The judgments of a review as its owner sees them. */
export async function readJudgments(row: JudgedRow, db: Queryable): Promise<AuditJudgments> {
  const stored = readStored(row.judgments)
  const pairs = stored && stored.items.length > 0 ? await listSetAside(row, db) : []
  return {
    canBeAsked: readPassages(row.passages).length > 0,
    askedOf: stored?.writtenBy ?? null,
    items: (stored?.items ?? []).map((item) => ({ ...item, isSetAside: isOneOf(item, pairs) })),
  }
}

/** For print: without those set aside. */
export const listStandingJudgments = ({ items }: AuditJudgments): Judgment[] =>
  items.filter(({ isSetAside }) => !isSetAside)

/** For other readers: without those that quote the owner's record, either, which may not be meant for everyone. */
export const listJudgmentsForOthers = (judgments: AuditJudgments): Judgment[] =>
  listStandingJudgments(judgments).filter(({ one, other }) => one.page !== null && other.page !== null)

/**
 * Stores what a model judged in place of what it judged before. Pairs that were set aside are not raised again; those of
 * this review stay, so that they can be taken up again.
 */
export async function keepJudgments(
  row: JudgedRow,
  { items, ...about }: StoredJudgments,
  database: Database,
): Promise<AuditJudgments> {
  const pairs = await listSetAside(row, database)
  const before = readStored(row.judgments)?.items ?? []
  const stored: StoredJudgments = {
    ...about,
    items: [
      ...items.filter((item) => !isOneOf(item, pairs)),
      ...before.filter((item) => isOneOf(item, pairs)).slice(0, setAsideKept.ofReview),
    ],
  }
  await database.update(brandAudits).set({ judgments: stored }).where(eq(brandAudits.id, row.id))
  return readJudgments({ ...row, judgments: stored }, database)
}

async function addSetAside(site: MarkedSite, { id, one, other }: Judgment, db: Queryable): Promise<void> {
  const { brandId, websiteUrl } = site
  await db
    .insert(auditSetAside)
    .values({ brandId, site: normalizeSiteAddress(websiteUrl), pair: id, one: one.quote, other: other.quote })
    .onConflictDoNothing()
  const kept = db
    .select({ pair: auditSetAside.pair })
    .from(auditSetAside)
    .where(ofSite(site))
    .orderBy(desc(auditSetAside.setAsideAt))
    .limit(setAsideKept.ofSite)
  await db.delete(auditSetAside).where(and(ofSite(site), notInArray(auditSetAside.pair, kept)))
}

/** Sets a judgment aside or takes it up again; undefined if the review has none with this id. */
export async function setJudgmentAside(
  row: JudgedRow,
  { judgment: id, isSetAside }: { judgment: string; isSetAside: boolean },
  database: Database,
): Promise<AuditJudgments | undefined> {
  const judgment = readStored(row.judgments)?.items.find((item) => item.id === id)
  if (!judgment) return undefined
  await database.transaction(async (tx) => {
    if (isSetAside) return addSetAside(row, judgment, tx)
    const rows = await tx.select().from(auditSetAside).where(ofSite(row))
    const pairs = rows.filter((pair) => isOneOf(judgment, [pair])).map(({ pair }) => pair)
    await tx.delete(auditSetAside).where(and(ofSite(row), inArray(auditSetAside.pair, pairs)))
  })
  return readJudgments(row, database)
}
