/** A server whose language model reads answers, and owners whose interview has a result. */
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { archetypeReadingsCalls } from '#contract/archetype-readings.ts'
import { brands } from '#server/tables/tables.ts'
import { owners } from '#testing/engine/archetype-owners.ts'
import type { TestApp } from './app.ts'
import { fetchInterview, finishInterview, sendAnswer, unlockArchetype } from './interview.ts'
import { createModelSite } from './model-site.ts'
import type { TestPerson } from './people.ts'

/** The reading that `storeReading` stores. */
export const storedReadingId = '0-giving'

/** Stores a reading beside the owner's result, as if a language model had given it. */
export async function storeReading(site: TestApp, { brandId }: TestPerson): Promise<void> {
  const item = {
    ...{ id: storedReadingId, at: 0, motif: 'giving', quote: 'until they are at home there', isTakenBack: false },
    ...{ about: 'your business', speaksOf: 'giving before counting the cost', archetype: 'caregiver', byTables: null },
  }
  const readings = JSON.stringify({ items: [item], writtenBy: 'Some Model', firstWithout: 'explorer' })
  await site.database.execute(sql`
    UPDATE brands SET brand_archetype_data = jsonb_set(brand_archetype_data, '{readings}', ${readings}::jsonb)
    WHERE id = ${brandId} AND brand_archetype_data IS NOT NULL`)
}

/** What a request numbers: the signs and the answers that are to be read. */
export function readNumbered(content: string) {
  const listed = (name: string) => {
    const lines = new RegExp(`<${name}>\\n([\\s\\S]*)\\n</${name}>`).exec(content)?.[1]?.split('\n') ?? []
    return lines.map((line) => {
      const [, number = '', text = ''] = /^(\d+)\. (.*)$/.exec(line) ?? []
      return { number: Number(number), text }
    })
  }
  return { signs: listed('signs'), answers: listed('answers') }
}

/** A row as the model gives it: the answer that begins with these words, and what they are a sign of. */
export function makeRow(content: string, { of, sign, quote }: { of: string; sign: string; quote: string }): string {
  const { signs, answers: sent } = readNumbered(content)
  const answer = sent.find(({ text }) => text.includes(of))?.number
  return `${answer} | ${signs.find(({ text }) => text === sign)?.number} | “${quote}”`
}

/** Asks for readings as the screen does after a press. */
export async function readByModel({ ask }: Pick<TestPerson, 'ask'>, body: unknown = { byModel: true }) {
  const { status, text, body: replied } = await ask('POST', '/api/brand-archetype/readings', body)
  expect(status, text).toBe(200)
  return archetypeReadingsCalls.writeArchetypeReadings.reply.parse(replied)
}

export async function createReadingsSite() {
  const site = await createModelSite()
  return {
    ...site,
    makeInterviewed: async (consent: { agrees?: boolean } = {}): Promise<TestPerson> => {
      const owner = await site.makeModelOwner(consent)
      await finishInterview(site, owner)
      return owner
    },
    /** An owner whose answers say enough, but point in so many directions that no archetype stands out. */
    makeUnclear: async (): Promise<TestPerson> => {
      const owner = await site.makeModelOwner()
      await unlockArchetype(site, owner)
      const told = Object.values(owners).map((answered) => Object.values<string>(answered))
      for (let turn = 0; turn < 40; turn += 1) {
        const { rows } = await site.database.execute(sql`
          SELECT detail ->> 'questionId' AS id FROM conversation_messages JOIN conversations ON conversations.id = conversation_id
          WHERE brand_id = ${owner.brandId} ORDER BY number DESC LIMIT 1`)
        const isChoice = String(rows[0]?.id).startsWith('contrast')
        const said = told[turn % (told.length * 2)]?.[Math.floor(turn / (told.length * 2)) % 10]
        await sendAnswer(owner, isChoice ? 'Neither.' : (said ?? 'x'))
        const { undecided } = await fetchInterview(owner)
        if (undecided) return owner
      }
      throw new Error('It did not end.')
    },
    /** Everything that is stored of the result, to the letter. */
    readResult: async ({ brandId }: TestPerson): Promise<string> => {
      const stored = sql<string>`(brand_archetype_data - 'readings')::text || brand_archetype::text || archetype_use::text`
      const [row] = await site.database.select({ stored }).from(brands).where(sql`id = ${brandId}`)
      return row?.stored ?? ''
    },
  }
}

export type ReadingsSite = Awaited<ReturnType<typeof createReadingsSite>>
