/** A server whose language model writes what an archetype means, and owners with a result. */
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { archetypeTextCalls } from '#contract/archetype-text.ts'
import { brands } from '#server/tables/tables.ts'
import { makeTestResult, testArchetypeUse } from './archetype-result.ts'
import { coreValues, sendAnswer } from './interview.ts'
import { createModelSite } from './model-site.ts'
import type { TestPerson } from './people.ts'

/** What the model writes unless a test says otherwise; all of it is told. */
export const modelText = {
  voice: 'You sound like somebody who has been in the water before: calm, short, and a little dry.',
  more: 'Say more about leaving the shore at night, and about nobody being left behind.',
  less: 'Leave out records and medals. Take care not to make the sea sound safe.',
  line: 'Tern & Tide stays within reach until you leave the shore.',
}

/** The lines of such an answer. */
export const linesOf = (text: Partial<typeof modelText> = {}) =>
  Object.entries({ ...modelText, ...text }).map(([part, words]) => `${part.toUpperCase()}: ${words}`)

export const toldAnswers = [
  'We teach grown-ups to swim in the sea at night.',
  'We leave no guest behind, whatever it costs us.',
]

/** Asks for the text as the screen does after a press. */
export async function writeText({ ask }: Pick<TestPerson, 'ask'>, body: unknown = { byModel: true }) {
  const written = await ask('POST', '/api/brand-archetype/text', body)
  expect(written.status, written.text).toBe(200)
  return archetypeTextCalls.writeArchetypeText.reply.parse(written.body)
}

export async function createArchetypeTextSite() {
  const site = await createModelSite()
  return {
    ...site,
    /** An owner with a result, whose answers are in the interview. */
    makeOwnerWithResult: async (consent: { agrees?: boolean } = {}): Promise<TestPerson> => {
      const owner = await site.makeModelOwner(consent)
      await site.setBrand(owner, { coreValues })
      for (const answer of toldAnswers) await sendAnswer(owner, answer)
      const result = makeTestResult()
      await site.setBrand(owner, {
        ...{ brandArchetype: result, brandArchetypeData: { result, source: 'embedded', madeFrom: 'x' } },
        ...{ archetypeUse: testArchetypeUse, brandArchetypeCompleted: true },
      })
      return owner
    },
    /** What is stored of the result, to the letter, without the model's text. */
    readCounted: async ({ brandId }: TestPerson): Promise<string> => {
      const counted = sql<string>`(brand_archetype_data - 'text')::text || brand_archetype::text || archetype_use::text`
      const [row] = await site.database.select({ counted }).from(brands).where(sql`id = ${brandId}`)
      return row?.counted ?? ''
    },
  }
}

export type ArchetypeTextSite = Awaited<ReturnType<typeof createArchetypeTextSite>>
