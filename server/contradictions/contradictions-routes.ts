/** Lists answers that contradict each other, and keeps of which the owner said that both are right. */
import { eq, sql } from 'drizzle-orm'
import { bothRightKept, contradictionsCalls, readBothRight } from '#contract/contradictions.ts'
import type { BrandBrief, PassagePair } from '#contract/plain/brand.ts'
import { readBrief } from '#server/brand/brand-brief.ts'
import { readBrandRow } from '#server/brand/brand-row.ts'
import { keepNewest } from '#server/brand/keep-newest.ts'
import type { RegisterCall } from '#server/calls/answer.ts'
import { changeLimit, readLimit } from '#server/calls/limits.ts'
import type { measureContradictions } from '#server/contradictions/measure-contradictions.ts'
import type { Database } from '#server/platform/db/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { ThreadPool } from '#server/platform/threads/threads.ts'
import { brands } from '#server/tables/tables.ts'

const measuring = { module: '#server/contradictions/measure-contradictions.ts', name: 'measureContradictions' }
/** Brands whose contradictions are kept in memory, since every view of two pages reads them. */
const keptMax = 500

type Parts = { answer: RegisterCall; database: Database; threads: ThreadPool }

export function addContradictionsRoutes({ answer, database, threads }: Parts): void {
  const measure = keepNewest(keptMax, (brief: BrandBrief) =>
    threads.run<typeof measureContradictions>(measuring, [brief]),
  )

  answer(contradictionsCalls.listContradictions, [readLimit], async ({ asker }) => {
    const brief = await readBrief(asker.brandId, database)
    try {
      return { contradictions: await measure({ ...brief, chosenUvp: '' }) }
    } catch (error) {
      // The page comes without them rather than not at all while the threads are busy.
      if (error instanceof Refusal) return { contradictions: [] }
      throw error
    }
  })

  answer(contradictionsCalls.acceptBoth, [changeLimit], async ({ asker, body }) => {
    await keepBothRight(asker.brandId, [body.one, body.other], database)
    return { success: true as const }
  })
}

function keepBothRight(brandId: string, pair: PassagePair, database: Database): Promise<void> {
  return database.transaction(async (tx) => {
    const row = await readBrandRow(brandId, tx, 'to change')
    const others = readBothRight(row.bothRight).filter((each) => !pair.every((passage) => each.includes(passage)))
    const bothRight = [...others, pair].slice(-bothRightKept)
    await tx.update(brands).set({ bothRight, updatedAt: sql`now()` }).where(eq(brands.id, brandId))
  })
}
