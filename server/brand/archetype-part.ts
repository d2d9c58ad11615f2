/**
 * Replaces, resets and restores the archetype of a brand: its interview together with the result. What is replaced
 * becomes a version.
 */
import { eq, sql } from 'drizzle-orm'
import { readBrandRow } from '#server/brand/brand-row.ts'
import { keepVersion } from '#server/brand/brand-versions.ts'
import { type Conversations, countSaid } from '#server/brand/conversations-store.ts'
import type { KeptArchetype } from '#server/brand/kept-parts.ts'
import { correctedMark } from '#server/brand/made-from.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { brands } from '#server/tables/tables.ts'

export const archetypeTool = 'brand-archetype'

/**
 * Saves the current result as a version. The version holds only the id of the conversation, because closed
 * conversations stay in their own table. Does nothing before the first answer.
 */
async function keepStanding(
  brandId: string,
  reason: string,
  conversations: Conversations,
  db: Queryable,
): Promise<void> {
  const row = await readBrandRow(brandId, db, 'to change')
  const conversationId = await conversations.holdOpen(brandId, archetypeTool, db)
  const answersCount = countSaid(await conversations.read(brandId, archetypeTool, undefined, db))
  if (answersCount === 0 && row.brandArchetype === null) return
  const { brandArchetype: archetype, brandArchetypeData: data, archetypeUse: use } = row
  const kept: KeptArchetype = { conversationId: conversationId ?? null, answersCount, archetype, data, use }
  await keepVersion(brandId, 'archetype', reason, kept, db)
}

type Standing = { archetype: unknown; data: unknown; use?: unknown }

async function setArchetype(brandId: string, { archetype, data, use = null }: Standing, db: Queryable): Promise<void> {
  await db
    .update(brands)
    .set({
      brandArchetype: archetype,
      brandArchetypeData: data,
      archetypeUse: use,
      brandArchetypeCompleted: archetype !== null,
      updatedAt: sql`now()`,
    })
    .where(eq(brands.id, brandId))
}

/** Replaces the current result by another one from the same conversation; the old result becomes a version. */
export async function replaceArchetype(
  brandId: string,
  standing: Standing,
  conversations: Conversations,
  db: Queryable,
): Promise<void> {
  await keepStanding(brandId, 'Renewed', conversations, db)
  await setArchetype(brandId, standing, db)
}

/** After a corrected answer, marks every result of this conversation as stale, including those kept as versions. */
export async function markArchetypeCorrected(brandId: string, conversationId: string, db: Queryable): Promise<void> {
  const mark = JSON.stringify(correctedMark)
  await db.execute(sql`
    UPDATE brands SET brand_archetype_data = jsonb_set(brand_archetype_data, '{madeFrom}', ${mark}::jsonb)
    WHERE id = ${brandId} AND brand_archetype_data ? 'madeFrom'`)
  await db.execute(sql`
    UPDATE brand_versions SET value = jsonb_set(value, '{data,madeFrom}', ${mark}::jsonb)
    WHERE brand_id = ${brandId} AND part = 'archetype' AND value ->> 'conversationId' = ${conversationId}
      AND value -> 'data' ? 'madeFrom'`)
}

/** Closes the conversation and removes the result; both can be restored. */
export async function resetArchetype(brandId: string, conversations: Conversations, db: Queryable): Promise<void> {
  await keepStanding(brandId, 'Started over', conversations, db)
  await conversations.end(brandId, archetypeTool, db)
  await setArchetype(brandId, { archetype: null, data: null }, db)
}

/**
 * Restores a version: reopens its conversation and brings back its result. The current ones become a version in
 * exchange.
 */
export async function restoreArchetype(
  brandId: string,
  { conversationId, archetype = null, data = null, use = null }: KeptArchetype,
  conversations: Conversations,
  db: Queryable,
): Promise<void> {
  await keepStanding(brandId, 'Brought back an earlier version', conversations, db)
  if (conversationId === null) await conversations.end(brandId, archetypeTool, db)
  else if (!(await conversations.reopen(brandId, archetypeTool, conversationId, db))) {
    // If the open conversation is already the wanted one, there is nothing to exchange.
    if ((await conversations.holdOpen(brandId, archetypeTool, db)) !== conversationId) throw new Refusal('not_found')
  }
  await setArchetype(brandId, { archetype, data, use }, db)
}
