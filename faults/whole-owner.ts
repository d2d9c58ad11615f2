/** Owners whose brand is as far as a fault needs it, created through the product's own API. */
import { z } from 'zod'
import { answers } from '#testing/server/interview.ts'
import { values } from '../bench/load-kinds.ts'
import { call, makeOwners, type Owner } from '../bench/make-owners.ts'
import type { OwnServer } from './own-server.ts'

/** Each stage includes the ones before it. */
export const stages = ['uvp', 'values', 'archetype'] as const
export type Stage = (typeof stages)[number]

export type Ask = (method: string, path: string, body?: unknown) => Promise<unknown>

/** Makes calls as this owner; throws if one is refused. */
export const askAs =
  ({ address }: Pick<OwnServer, 'address'>, { cookie }: Owner): Ask =>
  async (method, path, body) => {
    const reply = await call(address, method, path, body === undefined ? undefined : JSON.stringify(body), cookie)
    return reply.json()
  }

const turnsMax = 60
const turn = z.object({ archetypeResult: z.unknown().optional() })

async function finishInterview(ask: Ask): Promise<void> {
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
export async function makeOwnerAt(server: Pick<OwnServer, 'address'>, stage: Stage): Promise<Owner> {
  const [owner] = await makeOwners(server.address, 1)
  if (owner === undefined) throw new Error('Nobody could be signed up.')
  const ask = askAs(server, owner)
  const far = stages.indexOf(stage)
  if (far >= stages.indexOf('values')) {
    await ask('PUT', '/api/user-profile/tagline', { chosenTagline: 'Mended for life.' })
    await ask('POST', '/api/core-values', { coreValues: values })
  }
  if (far >= stages.indexOf('archetype')) await finishInterview(ask)
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
export const auditBody = (host: string, email = '') => ({
  websiteUrl: `http://${host}/`,
  brandArchetype: 'creator',
  coreValues: ['Quality'],
  targetAudience: 'People who buy one good thing instead of five',
  brandTone: 'friendly',
  email,
})

/** Requests a review; returns its id. */
export const startAudit = async (ask: Ask, host: string, email?: string) =>
  begun.parse(await ask('POST', '/api/audit', auditBody(host, email))).auditId

export const followAudit = async (ask: Ask, id: string) => followed.parse(await ask('GET', `/api/audit/${id}`)).audit
