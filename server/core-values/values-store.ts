/** Stores a brand's core values. A save names the revision it started from; the replaced list is kept as a version. */
import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import {
  type CoreValueInput,
  type CoreValuesReply,
  readCoreValues,
  readStoredValues,
  type StoredCoreValue,
} from '#contract/core-values.ts'
import type { BrandRevisions } from '#server/brand/brand-revisions.ts'
import { readBrandRow } from '#server/brand/brand-row.ts'
import { countVersions, keepVersion, listVersions } from '#server/brand/brand-versions.ts'
import { type KeptValues, keptValues } from '#server/brand/kept-parts.ts'
import type { Database, Queryable } from '#server/platform/db/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { brands, brandVersions } from '#server/tables/tables.ts'

/** Saves of one value within this time count as one edit: the state before it is kept once, not at every pause in typing. */
const oneEditMs = 10 * 60_000

export type ValuesChange = {
  values: readonly CoreValueInput[]
  /** The revision that the change started from; without one, the save always succeeds. */
  revision?: string | undefined
}

export type ValuesStore = {
  read: (brandId: string) => Promise<CoreValuesReply>
  /** Saves the whole list; `ids` maps each id that was sent to the stored id. */
  save: (brandId: string, change: ValuesChange) => Promise<CoreValuesReply & { ids: Record<string, string> }>
}

async function replyOf(brandId: string, db: Queryable): Promise<CoreValuesReply> {
  const row = await readBrandRow(brandId, db)
  return {
    coreValues: readCoreValues(row.coreValues),
    revision: row.coreValuesRevision,
    earlierCount: await countVersions(brandId, 'values', db),
  }
}

const inOrder = (values: readonly CoreValueInput[]) =>
  values
    .map((value, at) => ({ value, order: value.order ?? at }))
    .sort((one, other) => one.order - other.order)
    .map(({ value }) => value)

/** The values of earlier lists. A deleted value that comes back is recognized in them and gets its old id. */
async function readEarlier(brandId: string, db: Queryable): Promise<StoredCoreValue[]> {
  const versions = await listVersions(brandId, 'values', db)
  return versions.flatMap(({ value }) => keptValues.parse(value).values)
}

/** Converts the list that a client sent to the stored form, with the server's ids and times. */
function toStored(sent: readonly CoreValueInput[], known: readonly StoredCoreValue[], now: string): StoredCoreValue[] {
  const byId = new Map(known.toReversed().map((value) => [value.id, value]))
  const bySentId = new Map(
    known.toReversed().flatMap((value) => (value.sentAs ? [[value.sentAs, value] as const] : [])),
  )
  const taken = new Set<string>()
  return inOrder(sent).map(({ id, title, description, evidence: said }) => {
    const found = byId.get(id) ?? bySentId.get(id)
    const before = found && !taken.has(found.id) ? found : undefined
    const evidence = said || before?.evidence
    const isSame = before !== undefined && before.title === title && before.description === description
    const stored: StoredCoreValue = {
      id: before?.id ?? randomUUID(),
      title,
      description,
      createdAt: before?.createdAt || now,
      updatedAt: isSame ? before.updatedAt || now : now,
      sentAs: before ? before.sentAs : id,
      ...(evidence && { evidence }),
    }
    taken.add(stored.id)
    return stored
  })
}

/** The id of the value if it is the only one whose text changed; undefined for any other change. */
function editedAlone(before: readonly StoredCoreValue[], after: readonly StoredCoreValue[]): string | undefined {
  const isSameList = before.length === after.length && before.every(({ id }, at) => id === after[at]?.id)
  const changed = after.filter(
    ({ title, description }, at) => title !== before[at]?.title || description !== before[at]?.description,
  )
  return isSameList && changed.length === 1 ? changed[0]?.id : undefined
}

function reasonOf(before: readonly StoredCoreValue[], after: readonly StoredCoreValue[]): string {
  if (after.length > before.length) return 'Added'
  if (after.length < before.length) return 'Deleted'
  return before.every(({ id }, at) => id === after[at]?.id) ? 'Edited' : 'Reordered'
}

/**
 * Called when a save was refused because somebody else is writing too. The next save then keeps the current list as a
 * version, even if it continues an edit.
 */
async function endEdit(brandId: string, db: Queryable): Promise<void> {
  const [last] = await listVersions(brandId, 'values', db)
  if (!last || keptValues.parse(last.value).editedId === undefined) return
  const { number, part, value } = brandVersions
  await db
    .update(brandVersions)
    .set({ value: sql`${value} - 'editedId'` })
    .where(and(eq(brandVersions.brandId, brandId), eq(part, 'values'), eq(number, last.number)))
}

/**
 * Keeps the old list as a version, unless this save continues an edit that began with a version. A save without a
 * revision (`isKnowing` false) does not know what it replaces, so it always keeps the old list.
 */
async function keepBefore(
  brandId: string,
  before: StoredCoreValue[],
  after: readonly StoredCoreValue[],
  isKnowing: boolean,
  db: Queryable,
): Promise<void> {
  if (before.length === 0) return
  const editedId = isKnowing ? editedAlone(before, after) : undefined
  const [last] = editedId === undefined ? [] : await listVersions(brandId, 'values', db)
  const isGoingOn =
    last !== undefined &&
    keptValues.parse(last.value).editedId === editedId &&
    Date.now() - last.replacedAt.getTime() < oneEditMs
  if (isGoingOn) return
  const kept: KeptValues = { values: before, ...(editedId !== undefined && { editedId }) }
  await keepVersion(brandId, 'values', reasonOf(before, after), kept, db)
}

export function createValuesStore(database: Database, revisions: BrandRevisions): ValuesStore {
  return {
    read: (brandId) => replyOf(brandId, database),
    save: async (brandId, { values, revision }) => {
      if (revision !== undefined && revisions.isForeign(revision, brandId)) throw new Refusal('wrong_account')
      const done = await database.transaction(async (tx) => {
        const row = await readBrandRow(brandId, tx, 'to change')
        if (revision !== undefined && revision !== row.coreValuesRevision) {
          await endEdit(brandId, tx)
          return { current: await replyOf(brandId, tx) }
        }
        const before = readStoredValues(row.coreValues)
        const standing = new Set(before.map(({ id }) => id))
        const isReturning = values.some(({ id }) => !standing.has(id) && !before.some(({ sentAs }) => sentAs === id))
        const known = isReturning ? [...before, ...(await readEarlier(brandId, tx))] : before
        const after = toStored(values, known, new Date().toISOString())
        if (JSON.stringify(after) !== JSON.stringify(before)) {
          await keepBefore(brandId, before, after, revision !== undefined, tx)
          await tx
            .update(brands)
            .set({ coreValues: after, coreValuesRevision: revisions.next(brandId), updatedAt: sql`now()` })
            .where(eq(brands.id, brandId))
        }
        const ids = Object.fromEntries(inOrder(values).map(({ id }, at) => [id, after[at]?.id ?? id]))
        return { saved: { ...(await replyOf(brandId, tx)), ids } }
      })
      if (done.saved) return done.saved
      throw new Refusal('stale_revision', {
        sentence: 'Your values were changed in another tab or on another device.',
        extra: done.current,
      })
    },
  }
}
