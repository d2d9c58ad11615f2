/** A server whose language model answers over the wire from a stand-in, with every fault of real ones. */
import { expect } from 'vitest'
import { createLanguageModel } from '#server/platform/model/create-language-model.ts'
import { makeModelSettings } from '#testing/model/model-settings.ts'
import { startStandIn } from '#testing/model/stand-in.ts'
import { faults, type Turn } from '#testing/model/turns.ts'
import { createTestApp } from './app.ts'
import { createAsk } from './people.ts'

export const modelTimeoutMs = 1000
/**
 * A tool answers within a second after its time is over. Other tests on the machine may add some; a fault that is waited for
 * lasts a minute.
 */
export const answeredMsMax = modelTimeoutMs + 5000

/** How a model of real life fails, by name. */
export const faultNames = Object.keys(faults)
export const getFault = (name: string): Turn =>
  Object.entries(faults).find(([each]) => each === name)?.[1] ?? { never: true }

/** What the stand-in says in its faults, of which nothing may reach an owner. */
export const foreignWords = /sk-secret|lorem ipsum|Welcome|and on and on|A first piece|An answer that|xxxx/

export async function createFaultSite() {
  const standIn = await startStandIn()
  const site = await createTestApp()
  return {
    ...site,
    standIn,
    /** An owner at a server of its own, since five failures open its breaker. */
    openOwner: async () => {
      const model = createLanguageModel(makeModelSettings(standIn.baseAddress, { timeoutMs: modelTimeoutMs }))
      const app = await site.again(
        {},
        { writing: { model, atOnceMax: 4, callMs: modelTimeoutMs, dailyTokensMax: undefined } },
      )
      const owner = await site.makeOwner()
      const post = async (url: string, payload: object) => {
        const began = performance.now()
        const { statusCode, body } = await app.inject({
          ...{ method: 'POST', url, payload },
          headers: { cookie: owner.cookie },
        })
        expect(statusCode, body).toBe(200)
        const reply: unknown = JSON.parse(body)
        return { ms: performance.now() - began, reply, text: body }
      }
      return { ...owner, ask: createAsk(app, owner.cookie), post }
    },
    close: async () => {
      await site.close()
      await standIn.close()
    },
  }
}

export type FaultSite = Awaited<ReturnType<typeof createFaultSite>>
