/** Limits how many requests of one user run at once; further ones wait, so that one user cannot slow down others. */
import type { CallLimit, UserQueueName } from '#server/calls/limits.ts'
import { refuseTooManyRequests } from '#server/platform/http/rate-limits.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { createQueuesByOwner } from '#server/platform/threads/queues-by-owner.ts'

/**
 * Each user has four independent queues. Answers share one thread, so running more at once would only slow others.
 * Documents are parsed and drawn in threads and processes. Writing, and reading a document by a language model, may take
 * minutes: neither must hold up a save, a PDF or the other.
 */
const lines: Readonly<Record<UserQueueName, { atOnce: number; waitingMax: number }>> = {
  answers: { atOnce: 2, waitingMax: 100 },
  documents: { atOnce: 1, waitingMax: 4 },
  writing: { atOnce: 2, waitingMax: 100 },
  reading: { atOnce: 2, waitingMax: 4 },
}
const waitMsMax = 20_000

const asksModel = (query: unknown) => typeof query === 'object' && query !== null && 'byModel' in query

/** The queue of a call, derived from its limits and, before it is checked, its query. */
export function chooseUserQueue(limits: readonly CallLimit[], query?: unknown): UserQueueName {
  const limit = limits.find(({ line }) => line)
  return (asksModel(query) ? limit?.lineByModel : undefined) ?? limit?.line ?? 'answers'
}

export type UserQueues = <Result>(userId: string, line: UserQueueName, work: () => Promise<Result>) => Promise<Result>

export function createUserQueues(): UserQueues {
  const open = {
    answers: createQueuesByOwner(lines.answers.atOnce),
    documents: createQueuesByOwner(lines.documents.atOnce),
    writing: createQueuesByOwner(lines.writing.atOnce),
    reading: createQueuesByOwner(lines.reading.atOnce),
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
