/** Owners whose brand is as far as a fault needs it, created through the product's own API. */
import { z } from 'zod'
import { answers } from '#testing/server/interview.ts'
import { benchCoreValues } from '../bench/load-kinds.ts'
import { type BenchOwner, callApi, makeOwners } from '../bench/make-owners.ts'
import type { OwnServer } from './own-server.ts'

/** Each stage includes the ones before it. */
export const ownerStages = ['uvp', 'values', 'archetype'] as const
export type OwnerStage = (typeof ownerStages)[number]

export type CallAsOwner = (method: string, path: string, body?: unknown) => Promise<unknown>

/** Makes calls as this owner; throws if one is refused. */
export const createCallAsOwner =
  ({ address }: Pick<OwnServer, 'address'>, { cookie }: BenchOwner): CallAsOwner =>
  async (method, path, body) => {
    const reply = await callApi(address, method, path, body === undefined ? undefined : JSON.stringify(body), cookie)
    return reply.json()
  }

const turnsMax = 60
const turn = z.object({ archetypeResult: z.unknown().optional() })

async function finishInterview(ask: CallAsOwner): Promise<void> {
  for (let at = 0; at < turnsMax; at += 1) {
    // A repeated answer does not count, so vary it.
    const message = answers[at] ?? `${answers[at % answers.length]} That was in year ${at + 1}.`
    const { archetypeResult } = turn.parse(await ask('POST', '/api/brand-archetype/analyze', { message }))
    if (archetypeResult) {
      await ask('POST', '/api/brand-archetype/save', {})
      return
    }
  }
  throw new Error('The interview has no end.')
}

/** An owner at this stage; `uvp` is what every owner in the benchmarks has. */
export async function makeOwnerAtStage(server: Pick<OwnServer, 'address'>, stage: OwnerStage): Promise<BenchOwner> {
  const [owner] = await makeOwners(server.address, 1)
  if (owner === undefined) throw new Error('Nobody could be signed up.')
  const ask = createCallAsOwner(server, owner)
  const far = ownerStages.indexOf(stage)
  if (far >= ownerStages.indexOf('values')) {
    await ask('PUT', '/api/user-profile/tagline', { chosenTagline: 'Mended for life.' })
    await ask('POST', '/api/core-values', { coreValues: benchCoreValues })
  }
  if (far >= ownerStages.indexOf('archetype')) await finishInterview(ask)
  return owner
}

const begun = z.object({ auditId: z.string() })
const followed = z.object({
  audit: z.object({
    status: z.string(),
    mails: z.array(z.object({ address: z.string(), state: z.string() })),
  }),
})

/** The request body for a review of that site. */
export const makeAuditBody = (host: string, email = '') => ({
  websiteUrl: `http://${host}/`,
  brandArchetype: 'creator',
  coreValues: ['Quality'],
  targetAudience: 'People who buy one good thing instead of five',
  brandTone: 'friendly',
  email,
})

/** Requests a review; returns its id. */
export const requestAudit = async (ask: CallAsOwner, host: string, email?: string) =>
  begun.parse(await ask('POST', '/api/audit', makeAuditBody(host, email))).auditId

export const waitForAudit = async (ask: CallAsOwner, id: string) =>
  followed.parse(await ask('GET', `/api/audit/${id}`)).audit
