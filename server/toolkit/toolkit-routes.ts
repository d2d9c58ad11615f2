/** What the dashboard shows about finished steps. */

import { and, desc, eq, sql } from 'drizzle-orm'
import { toolkitCalls } from '#contract/toolkit.ts'
import { readBrandRow } from '#server/brand/brand-row.ts'
import { findStaleSteps } from '#server/brand/made-from.ts'
import type { RegisterCall } from '#server/calls/answer.ts'
import { readLimit } from '#server/calls/limits.ts'
import type { Database } from '#server/platform/db/database.ts'
import { brandAudits } from '#server/tables/tables.ts'

/** The overall score of the latest complete review; null if there is none. */
async function readReviewScore(brandId: string, database: Database): Promise<number | null> {
  const [row] = await database
    .select({ score: sql<number | null>`(${brandAudits.analysis} ->> 'overallScore')::float` })
    .from(brandAudits)
    .where(and(eq(brandAudits.brandId, brandId), eq(brandAudits.status, 'complete')))
    .orderBy(desc(brandAudits.createdAt))
    .limit(1)
  return row?.score ?? null
}

export function addToolkitRoutes({ answer, database }: { answer: RegisterCall; database: Database }): void {
  answer(toolkitCalls.readToolkit, [readLimit], async ({ asker: { brandId } }) => {
    const [row, reviewScore] = await Promise.all([readBrandRow(brandId, database), readReviewScore(brandId, database)])
    return { stale: findStaleSteps(row), reviewScore }
  })
}
