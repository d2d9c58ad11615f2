/** The requests a flood sends to one call. */
import type { HttpRequestOptions } from '../bench/load-generator.ts'
import type { BenchOwner } from '../bench/make-owners.ts'
import { type CallAsOwner, ownerStages } from './owner-stages.ts'

/** `auditId` is the owner's completed review if the row needs one, else ''. */
export type Flooder = { owner: BenchOwner; ask: CallAsOwner; siteHost: string; auditId: string }
/** A request without its method, which is part of the row's name. */
export type FloodRequest = HttpRequestOptions & { path: string }
export const floodStages = [...ownerStages, 'audit'] as const
type FloodStage = (typeof floodStages)[number]

export type FloodRow = {
  /** How far the owner's brand has to be; 'audit' adds a completed review. */
  stage: FloodStage
  /** The requests to send in turn. */
  make: (flooder: Flooder) => Promise<FloodRequest[]>
  /** The flood restricts its own user, so it is not part of the mixed one. */
  isLast?: boolean
}

export const makeJsonRequests = (path: string, ...bodies: unknown[]): FloodRequest[] =>
  bodies.map((body) => ({ path, body: JSON.stringify(body) }))
/** These bodies at one address, in turn. */
export const floodWithBodies = (stage: FloodRow['stage'], path: string, ...bodies: unknown[]): FloodRow => ({
  stage,
  make: async ({ owner }) => makeJsonRequests(path, ...bodies).map((asked) => ({ ...asked, cookie: owner.cookie })),
})

/** A call without a body. */
export const floodWithoutBody = (stage: FloodRow['stage'], path: string): FloodRow => ({
  stage,
  make: async ({ owner }) => [{ path, cookie: owner.cookie }],
})

/** A token that was never issued. */
export const unknownToken = 'no-token-that-was-ever-mailed-to-anybody-000'
