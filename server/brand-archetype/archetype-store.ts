/** Stores a brand's archetype: the result of its interview, and the earlier results that can be restored. */
import { isDeepStrictEqual } from 'node:util'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import { archetypeReading, modelReadings } from '#contract/archetype-readings.ts'
import { type ArchetypeText, archetypeText } from '#contract/archetype-text.ts'
import {
  type ArchetypeResult,
  type ArchetypeUse,
  archetypeResult,
  archetypeUse,
  type InterviewBrand,
} from '#contract/brand-archetype.ts'
import type { StoredArchetype } from '#contract/plain/archetype-standing.ts'
import type { ResultSource } from '#contract/plain/brand.ts'
import { archetypeTool, replaceArchetype, resetArchetype } from '#server/brand/archetype-part.ts'
import { readBrandRow } from '#server/brand/brand-row.ts'
import { countVersions } from '#server/brand/brand-versions.ts'
import type { Conversations, StoredMessage } from '#server/brand/conversations-store.ts'
import { findStaleSteps, hashArchetypeAnswers } from '#server/brand/made-from.ts'
import { interviewBrandOf } from '#server/brand-archetype/interview-brand.ts'
import { revisionOf } from '#server/brand-archetype/interview-transcript.ts'
import type { Database, Queryable } from '#server/platform/db/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { brands } from '#server/tables/tables.ts'

/** `at`: the index of the answer; `motif`: the engine's id of the sign. */
const storedReadings = modelReadings.extend({
  items: z.array(archetypeReading.extend({ at: z.int(), motif: z.string() })),
})
type StoredReadings = z.infer<typeof storedReadings>

/** The full analysis, stored beside the short result that every screen reads. */
const storedAnalysis = z.object({
  result: archetypeResult,
  source: z.enum(['embedded', 'provider']),
  madeFrom: z.string(),
  /** What a language model wrote about this result. */
  text: archetypeText.optional().catch(undefined),
  /** What a language model reads into the answers. All but those taken back count in this result. */
  readings: storedReadings.optional().catch(undefined),
})

/** The short result that every screen gets; the full one is read only where it is shown. */
function shownOf(result: ArchetypeResult): StoredArchetype {
  const { primary, secondary, confidence, distribution, tally, archetypesRuledOut } = result
  const named = ({ id, name }: typeof primary) => ({ id, name })
  return {
    primary: named(primary),
    secondary: secondary === '' ? '' : named(secondary),
    confidence,
    distribution,
    tally,
    archetypesRuledOut,
  }
}

export type ArchetypeState = {
  brand: InterviewBrand
  /** The newest page of the conversation. */
  messages: StoredMessage[]
  /**
   * `use` (advice for texts and pictures) is undefined for older results and restored ones; it is then computed on
   * reading.
   */
  analysis:
    | {
        result: ArchetypeResult
        source: ResultSource
        isStale: boolean
        use: ArchetypeUse | undefined
        text: ArchetypeText | undefined
        readings: StoredReadings | undefined
      }
    | undefined
  earlierCount: number
}

type Made = { result: ArchetypeResult; source: ResultSource; use: ArchetypeUse; readings?: StoredReadings }

const standingOf = ({ result, source, use }: Made, madeFrom: string) => ({
  archetype: shownOf(result),
  data: { result, source, madeFrom },
  use,
})

export type ArchetypeStore = {
  read: (brandId: string) => Promise<ArchetypeState>
  /** Stores a new result. */
  complete: (brandId: string, made: Made, db?: Queryable) => Promise<void>
  /**
   * Replaces the current result with another one or with none, and keeps the old one. Refuses with `stale_revision` if the
   * conversation has changed since `revision`. `alongside` writes to that conversation in the same transaction.
   */
  renew: (
    brandId: string,
    made: Made | undefined,
    revision: string,
    alongside?: (conversationId: string, db: Queryable) => Promise<void>,
  ) => Promise<void>
  /** Stores the advice that follows from the result (`use`), unless there is some already. */
  setUse: (brandId: string, use: ArchetypeUse) => Promise<void>
  /**
   * Stores what a language model wrote about `result`, or removes it. The result itself is not written. Refuses with
   * `stale_revision` if there is another result by now.
   */
  setText: (brandId: string, text: ArchetypeText, result: ArchetypeResult) => Promise<void>
  removeText: (brandId: string) => Promise<void>
  /**
   * Stores readings, or none, with the result and the advice that follow, in the place of the result `before`. A text about
   * the same archetypes stays. Refuses with `stale_revision` if there is another result by now.
   */
  setReadings: (
    brandId: string,
    counted: { result: ArchetypeResult; use: ArchetypeUse; readings: StoredReadings | undefined },
    before: ArchetypeResult,
  ) => Promise<void>
  /** Closes the conversation and removes the result; both can be restored from the history. */
  reset: (brandId: string) => Promise<void>
}

async function complete(brandId: string, { result, source, use, readings }: Made, db: Queryable): Promise<void> {
  const row = await readBrandRow(brandId, db, 'to change')
  await db
    .update(brands)
    .set({
      brandArchetype: shownOf(result),
      brandArchetypeData: { result, source, madeFrom: hashArchetypeAnswers(row), ...(readings && { readings }) },
      archetypeUse: use,
      brandArchetypeCompleted: true,
      updatedAt: sql`now()`,
    })
    .where(eq(brands.id, brandId))
}

const namesOf = ({ primary, secondary }: ArchetypeResult) => [primary.id, secondary === '' ? '' : secondary.id].join()

async function setReadings(
  brandId: string,
  { result, use, readings }: Parameters<ArchetypeStore['setReadings']>[1],
  before: ArchetypeResult,
  db: Queryable,
): Promise<void> {
  const { brandArchetypeData } = await readBrandRow(brandId, db, 'to change')
  const stored = storedAnalysis.safeParse(brandArchetypeData).data
  if (!stored || !isDeepStrictEqual(stored.result, before)) throw new Refusal('stale_revision')
  const { source, madeFrom, text } = stored
  const isTextKept = text !== undefined && namesOf(result) === namesOf(before)
  const data = { result, source, madeFrom, ...(isTextKept && { text }), ...(readings && { readings }) }
  await db
    .update(brands)
    .set({ brandArchetype: shownOf(result), brandArchetypeData: data, archetypeUse: use, updatedAt: sql`now()` })
    .where(eq(brands.id, brandId))
}

export function createArchetypeStore(database: Database, conversations: Conversations): ArchetypeStore {
  return {
    read: async (brandId) => {
      const [row, messages, earlierCount] = await Promise.all([
        readBrandRow(brandId, database),
        conversations.read(brandId, archetypeTool),
        countVersions(brandId, 'archetype', database),
      ])
      const stored = storedAnalysis.safeParse(row.brandArchetypeData).data
      return {
        brand: interviewBrandOf(row),
        messages,
        analysis: stored && {
          result: stored.result,
          source: stored.source,
          isStale: findStaleSteps(row).includes('brand-archetype'),
          use: archetypeUse.safeParse(row.archetypeUse).data,
          text: stored.text,
          readings: stored.readings,
        },
        earlierCount,
      }
    },
    complete: (brandId, made, outer) =>
      outer ? complete(brandId, made, outer) : database.transaction((tx) => complete(brandId, made, tx)),
    renew: (brandId, made, revision, alongside) =>
      database.transaction(async (tx) => {
        const row = await readBrandRow(brandId, tx, 'to change')
        const conversationId = await conversations.holdOpen(brandId, archetypeTool, tx)
        const messages = await conversations.read(brandId, archetypeTool, undefined, tx)
        if (revisionOf(messages) !== revision) throw new Refusal('stale_revision')
        const standing = made ? standingOf(made, hashArchetypeAnswers(row)) : { archetype: null, data: null }
        await replaceArchetype(brandId, standing, conversations, tx)
        if (conversationId !== undefined) await alongside?.(conversationId, tx)
      }),
    setUse: async (brandId, use) => {
      const isMissing = and(eq(brands.id, brandId), isNull(brands.archetypeUse))
      await database.update(brands).set({ archetypeUse: use }).where(isMissing)
    },
    setText: (brandId, text, result) =>
      database.transaction(async (tx) => {
        const row = await readBrandRow(brandId, tx, 'to change')
        const stored = storedAnalysis.safeParse(row.brandArchetypeData).data
        if (!isDeepStrictEqual(stored?.result, result)) throw new Refusal('stale_revision')
        const value = JSON.stringify(text)
        const data = sql`jsonb_set(${brands.brandArchetypeData}, '{text}', ${value}::jsonb)`
        await tx.update(brands).set({ brandArchetypeData: data }).where(eq(brands.id, brandId))
      }),
    removeText: async (brandId) => {
      const data = sql`${brands.brandArchetypeData} - 'text'`
      await database.update(brands).set({ brandArchetypeData: data }).where(eq(brands.id, brandId))
    },
    setReadings: (brandId, counted, before) => database.transaction((tx) => setReadings(brandId, counted, before, tx)),
    reset: (brandId) => database.transaction((tx) => resetArchetype(brandId, conversations, tx)),
  }
}
