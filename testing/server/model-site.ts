/** A server with a language model that answers as the test says, and owners for whom it writes. */
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { uvpCalls } from '#contract/uvp.ts'
import { modelCalls } from '#server/tables/writing-tables.ts'
import { createTestApp } from './app.ts'
import { createTestModel } from './language-model.ts'
import { createAsk, type TestPerson } from './people.ts'

export const modelLimits = { atOnceMax: 4, callMs: 10_000, dailyTokensMax: 2000 }

/** What the model writes unless a test says otherwise. */
export const modelLines = [
  'Tern & Tide teaches grown-ups to swim in the sea, and stays within reach until you don’t need us.',
  'Afraid of deep water? Tern & Tide stays an arm’s length away while you learn to swim.',
]

/** Asks for value propositions as the screen does after a press. */
export async function writeByModel({ ask }: Pick<TestPerson, 'ask'>, body: unknown = { byModel: true }) {
  const written = await ask('POST', '/api/generate-uvp', body)
  expect(written.status, written.text).toBe(200)
  return uvpCalls.writeUvps.reply.parse(written.body)
}

export async function createModelSite() {
  const model = createTestModel()
  const site = await createTestApp({}, { writing: { model, ...modelLimits } })
  return {
    ...site,
    model,
    /** The model says these lines, a few letters at a time. */
    sayLines: (...said: string[]) => {
      model.answer = (_request, say) => {
        for (const piece of `${said.join('\n')}\n`.match(/[\s\S]{1,7}/g) ?? []) say(piece)
      }
    },
    /** An owner with sentences, who has agreed unless told otherwise. */
    makeModelOwner: async ({ agrees = true } = {}): Promise<TestPerson> => {
      const owner = await site.makeOwner()
      await owner.ask('PUT', '/api/user-profile/sentences', {
        ...{ does: 'teach grown-ups to swim', who: 'people afraid of deep water', only: 'stay within reach' },
      })
      if (agrees) await owner.ask('PUT', '/api/writing', { isOn: true })
      return owner
    },
    /** The same person at another server on the same database, with a breaker of its own. */
    elsewhere: async ({ cookie }: TestPerson) => ({
      ask: createAsk(await site.again({}, { writing: { model, ...modelLimits } }), cookie),
    }),
    readCalls: ({ userId }: TestPerson) =>
      site.database.select().from(modelCalls).where(eq(modelCalls.userId, userId)).orderBy(modelCalls.id),
  }
}

export type ModelSite = Awaited<ReturnType<typeof createModelSite>>
