/** Lists the earlier states of a part of the brand, and restores one. */

import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { readAttributes } from '#contract/brand-attributes.ts'
import { brandHistoryCalls, type HistoryPart } from '#contract/brand-history.ts'
import { areAttributesComplete, categories, categoryNames } from '#contract/plain/brand.ts'
import { restoreArchetype } from '#server/brand/archetype-part.ts'
import type { BrandRevisions } from '#server/brand/brand-revisions.ts'
import { readBrandRow } from '#server/brand/brand-row.ts'
import { findVersion, keepVersion, listVersions } from '#server/brand/brand-versions.ts'
import type { Conversations } from '#server/brand/conversations-store.ts'
import { type KeptValues, keptArchetype, keptValues } from '#server/brand/kept-parts.ts'
import { lineLists } from '#server/brand/line-list-type.ts'
import type { RegisterCall } from '#server/calls/answer.ts'
import { checkStepAccess } from '#server/calls/check-asker.ts'
import { changeLimit, readLimit } from '#server/calls/limits.ts'
import type { Database, Queryable } from '#server/platform/db/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { brands } from '#server/tables/tables.ts'

/** The step a part belongs to. Restoring a part counts as a write to that step. */
const stepOf = {
  attributes: 'brand-attributes',
  uvps: 'uvp',
  taglines: 'taglines',
  values: 'core-values',
  archetype: 'brand-archetype',
} as const

/** A preview of an earlier state in the owner's words, so that they can recognize the one they want. */
function linesOf(part: HistoryPart, value: unknown): string[] {
  if (part === 'uvps' || part === 'taglines') return lineLists[part].readKept(value).lines.map(({ text }) => text)
  if (part === 'values') return keptValues.parse(value).values.map(({ title }) => title)
  if (part === 'archetype') return linesOfArchetype(value)
  const attributesData = readAttributes(value)
  return categories.map((category) => {
    const { words, topOne } = attributesData[category]
    return `${categoryNames[category]}: ${topOne || 'no word chosen'}, ${words.length} words`
  })
}

const named = z.object({
  primary: z.object({ name: z.string() }),
  secondary: z.object({ name: z.string() }).or(z.literal('')),
  confidence: z.number(),
})

function linesOfArchetype(value: unknown): string[] {
  const { answersCount, archetype } = keptArchetype.parse(value)
  const result = named.safeParse(archetype).data
  const answers = answersCount === 1 ? '1 answer' : `${answersCount} answers`
  if (!result) return [answers, 'no result yet']
  const second = result.secondary === '' ? 'no clear second' : `${result.secondary.name} second`
  return [`${result.primary.name} first, ${second}`, `${result.confidence}% confidence, ${answers}`]
}

type Parts = {
  answer: RegisterCall
  database: Database
  revisions: BrandRevisions
  conversations: Conversations
}

export function addHistoryRoutes({ answer, database, revisions, conversations }: Parts): void {
  answer(brandHistoryCalls.listVersions, [readLimit], async ({ asker, query }) => {
    const versions = await listVersions(asker.brandId, query.part, database)
    return {
      versions: versions.map(({ number, reason, value, replacedAt }) => ({
        id: String(number),
        replacedAt: replacedAt.toISOString(),
        reason,
        lines: linesOf(query.part, value),
      })),
    }
  })

  answer(brandHistoryCalls.restoreVersion, [changeLimit], async ({ asker, params }) => {
    const number = /^\d{1,15}$/.test(params.id) ? Number(params.id) : 0
    const found = await findVersion(asker.brandId, number, database)
    if (!found) throw new Refusal('not_found')
    const { part, value } = found
    checkStepAccess(stepOf[part], asker)
    await database.transaction((tx) =>
      part === 'archetype'
        ? restoreArchetype(asker.brandId, keptArchetype.parse(value), conversations, tx)
        : restore(asker.brandId, part, value, revisions, tx),
    )
    return { success: true as const, part }
  })
}

/** Restores an earlier state; the current state becomes an earlier one in turn. */
async function restore(
  brandId: string,
  part: Exclude<HistoryPart, 'archetype'>,
  value: unknown,
  revisions: Parts['revisions'],
  db: Queryable,
): Promise<void> {
  const row = await readBrandRow(brandId, db, 'to change')
  const replace = async (before: unknown, columns: Partial<typeof brands.$inferInsert>) => {
    await keepVersion(brandId, part, 'Brought back an earlier version', before, db)
    await db
      .update(brands)
      .set({ ...columns, updatedAt: sql`now()` })
      .where(eq(brands.id, brandId))
  }
  if (part === 'uvps' || part === 'taglines') {
    const list = lineLists[part]
    const { lines, ...made } = list.readKept(value)
    return replace(list.keep(list.read(row)), list.columnsOf(lines, made))
  }
  if (part === 'values') {
    const { values } = keptValues.parse(value)
    return replace({ values: row.coreValues } satisfies KeptValues, {
      coreValues: values,
      coreValuesRevision: revisions.next(brandId),
    })
  }
  const attributesData = readAttributes(value)
  return replace(row.attributesData, {
    attributesData,
    // A new revision, so that an open screen notices the change.
    attributesRevision: revisions.next(brandId),
    brandAttributesCompleted: areAttributesComplete(attributesData),
  })
}
