/** The requests a flood sends to one call. */
import type { Asking } from '../bench/make-load.ts'
import type { Owner } from '../bench/make-owners.ts'
import { type Ask, stages } from './whole-owner.ts'

/** `auditId` is the owner's completed review if the row needs one, else ''. */
export type Flooder = { owner: Owner; ask: Ask; siteHost: string; auditId: string }
/** A request without its method, which is part of the row's name. */
export type Sent = Asking & { path: string }
export const floodStages = [...stages, 'audit'] as const
type FloodStage = (typeof floodStages)[number]

export type FloodRow = {
  /** How far the owner's brand has to be; 'audit' adds a completed review. */
  stage: FloodStage
  /** The requests to send in turn. */
  make: (flooder: Flooder) => Promise<Sent[]>
  /** The flood restricts its own user, so it is not part of the mixed one. */
  isLast?: boolean
}

export const json = (path: string, ...bodies: unknown[]): Sent[] =>
  bodies.map((body) => ({ path, body: JSON.stringify(body) }))
/** These bodies at one address, in turn. */
export const row = (stage: FloodRow['stage'], path: string, ...bodies: unknown[]): FloodRow => ({
  stage,
  make: async ({ owner }) => json(path, ...bodies).map((asked) => ({ ...asked, cookie: owner.cookie })),
})

/** A call without a body. */
export const without = (stage: FloodRow['stage'], path: string): FloodRow => ({
  stage,
  make: async ({ owner }) => [{ path, cookie: owner.cookie }],
})

/** A token that was never issued. */
export const noToken = 'no-token-that-was-ever-mailed-to-anybody-000'
