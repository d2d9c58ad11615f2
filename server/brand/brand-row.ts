/** Reads the row of a brand, for the stores of its parts. */
import { eq } from 'drizzle-orm'
import { fillAnswersFromSentences } from '#contract/plain/fill-answers-from-sentences.ts'
import { readSentences } from '#contract/sentences.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { brands } from '#server/tables/tables.ts'

export type BrandRow = typeof brands.$inferSelect

/**
 * Reads the whole row. An empty long answer is filled in from the owner's finished sentence. 'to change' locks the row
 * until the transaction `db` ends.
 */
export async function readBrandRow(
  brandId: string,
  db: Queryable,
  why: 'to read' | 'to change' = 'to read',
): Promise<BrandRow> {
  const query = db.select().from(brands).where(eq(brands.id, brandId))
  const [row] = await (why === 'to change' ? query.for('update') : query)
  if (!row) throw new Refusal('not_found')
  return fillAnswersFromSentences({ ...row, sentences: readSentences(row.sentences) })
}
