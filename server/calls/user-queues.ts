/** Limits how many requests of one user run at once; further ones wait, so that one user cannot slow down others. */
import type { CallLimit, UserQueueName } from '#server/calls/limits.ts'
import { refuseTooManyRequests } from '#server/platform/http/rate-limits.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { createQueuesByOwner } from '#server/platform/threads/queues-by-owner.ts'

/**
 * Each user has three independent queues. Answers share one thread, so running more at once would only slow others.
 * Documents are parsed and drawn in threads and processes. Writing may take minutes with a language model and must not
 * hold up a save.
 */
const lines: Readonly<Record<UserQueueName, { atOnce: number; waitingMax: number }>> = {
  answers: { atOnce: 2, waitingMax: 100 },
  documents: { atOnce: 1, waitingMax: 4 },
  writing: { atOnce: 2, waitingMax: 100 },
}
const waitMsMax = 20_000

/** The queue of a call, derived from its limits. */
export const chooseUserQueue = (limits: readonly CallLimit[]): UserQueueName =>
  limits.find(({ line }) => line)?.line ?? 'answers'

export type UserQueues = <Result>(userId: string, line: UserQueueName, work: () => Promise<Result>) => Promise<Result>

export function createUserQueues(): UserQueues {
  const open = {
    answers: createQueuesByOwner(lines.answers.atOnce),
    documents: createQueuesByOwner(lines.documents.atOnce),
    writing: createQueuesByOwner(lines.writing.atOnce),
  }
  return async (userId, line, work) => {
    let hasTurn = false
    const begin = () => {
      hasTurn = true
      return work()
    }
    try {
      return await open[line](userId, begin, { waitMsMax, waitingMax: lines[line].waitingMax })
    } catch (error) {
      if (!hasTurn && error instanceof Refusal) await refuseTooManyRequests(2000, { limit: 'at once' })
      throw error
    }
  }
}
