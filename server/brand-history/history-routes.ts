/** What stood before: listing the earlier states of a part of the brand, and bringing one back. */
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { areAttributesComplete, categories, categoryNames } from '#contract/brand.ts'
import { readAttributes } from '#contract/brand-attributes.ts'
import { brandHistoryCalls, type HistoryPart } from '#contract/brand-history.ts'
import { readUvps } from '#contract/uvp.ts'
import type { Answer } from '#server/account/answer.ts'
import { findVersion, keepVersion, listVersions } from '#server/brand/brand-versions.ts'
import type { Database, Queryable } from '#server/platform/db/database.ts'
import { brands } from '#server/platform/db/tables.ts'
import { Refusal } from '#server/platform/http/refusal.ts'

const storedAttributes = z.object({ attributesData: z.unknown(), currentStep: z.int().min(0).max(5).catch(0) })
const storedLines = z.array(z.object({ tagline: z.string() })).catch([])

/** An earlier state in the owner's words, for choosing among them. */
function linesOf(part: HistoryPart, value: unknown): string[] {
  if (part === 'uvps') return readUvps(value).map(({ uvp }) => uvp)
  if (part === 'taglines') return storedLines.parse(value).map(({ tagline }) => tagline)
  const data = readAttributes(storedAttributes.parse(value).attributesData)
  return categories.map((category) => {
    const { words, topOne } = data[category]
    return `${categoryNames[category]}: ${topOne || 'no word chosen'}, ${words.length} words`
  })
}

type Parts = {
  answer: Answer
  database: Database
  /** A fresh revision for restored words, so that an open screen notices. */
  newRevision: (brandId: string) => string
}

export function addHistoryRoutes({ answer, database, newRevision }: Parts): void {
  answer(brandHistoryCalls.listVersions, async ({ asker, query }) => {
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

  answer(brandHistoryCalls.restoreVersion, async ({ asker, params }) => {
    const number = /^\d{1,15}$/.test(params.id) ? Number(params.id) : 0
    const part = await database.transaction(async (on) => {
      const found = await findVersion(asker.brandId, number, on)
      if (!found) throw new Refusal('not_found')
      await restore(asker.brandId, found.part, found.value, on)
      return found.part
    })
    return { success: true as const, part }
  })

  async function restore(brandId: string, part: HistoryPart, value: unknown, on: Queryable): Promise<void> {
    const [row] = await on.select().from(brands).where(eq(brands.id, brandId)).for('update')
    if (!row) throw new Refusal('not_found')
    const replace = async (before: unknown, columns: Partial<typeof brands.$inferInsert>) => {
      await keepVersion(brandId, part, 'Brought back an earlier state', before, on)
      await on
        .update(brands)
        .set({ ...columns, updatedAt: sql`now()` })
        .where(eq(brands.id, brandId))
    }
    if (part === 'uvps') return replace(row.uvpVariations, { uvpVariations: readUvps(value) })
    if (part === 'taglines') return replace(row.taglines, { taglines: value, taglinesMadeAt: new Date() })
    const { attributesData, currentStep } = storedAttributes.parse(value)
    const data = readAttributes(attributesData)
    return replace(
      { attributesData: row.attributesData, currentStep: row.attributesStep },
      {
        attributesData: data,
        attributesStep: currentStep,
        attributesRevision: newRevision(brandId),
        brandAttributesCompleted: areAttributesComplete(data),
      },
    )
  }
}
