/** What a flood sends to one call. */
import type { Asking } from '../bench/make-load.ts'
import type { Owner } from '../bench/make-owners.ts'
import { type Ask, stages } from './whole-owner.ts'

/** `auditId` is a complete review of hers where the row wants one, else ''. */
export type Flooder = { owner: Owner; ask: Ask; siteHost: string; auditId: string }
/** A request without its method, which the row's name says. */
export type Sent = Asking & { path: string }
export const floodStages = [...stages, 'audit'] as const
type FloodStage = (typeof floodStages)[number]

export type FloodRow = {
  /** How far her brand has to be; 'audit' has a complete review too. */
  stage: FloodStage
  /** What is sent, one after another. */
  make: (flooder: Flooder) => Promise<Sent[]>
  /** Afterwards she may do less: such a flood has no part in the mixed one. */
  isLast?: boolean
}

export const json = (path: string, ...bodies: unknown[]): Sent[] =>
  bodies.map((body) => ({ path, body: JSON.stringify(body) }))
/** These bodies at one address, one after another. */
export const row = (stage: FloodRow['stage'], path: string, ...bodies: unknown[]): FloodRow => ({
  stage,
  make: async ({ owner }) => json(path, ...bodies).map((asked) => ({ ...asked, cookie: owner.cookie })),
})

/** A call without a body. */
export const without = (stage: FloodRow['stage'], path: string): FloodRow => ({
  stage,
  make: async ({ owner }) => [{ path, cookie: owner.cookie }],
})

/** A token that nobody was ever given. */
export const noToken = 'no-token-that-was-ever-mailed-to-anybody-000'
