/** What the strategist would say first: the chain, then contradictions, then polish. */

import type { StrategistRecord } from '#contract/plain/strategist-record.ts'
import type { Nudge } from '#contract/strategist.ts'
import { findContradictions } from './find-contradictions.ts'
import { findInReview } from './find-in-review.ts'
import { findNextStep } from './find-next-step.ts'
import { findPolish } from './find-polish.ts'
import { asNudge, type Finding } from './finding.ts'

export const nudgesMax = 3
const urgency = { high: 0, medium: 1, low: 2 } as const

/** Everything there is to say about a record, the most important first: after six steps what the last review measured. */
export function findAll(record: StrategistRecord): Finding[] {
  const step = findNextStep(record)
  const rest = [...findInReview(record), ...findContradictions(record), ...findPolish(record)]
  const sorted = rest.toSorted((a, b) => a.rank - b.rank || urgency[a.priority] - urgency[b.priority])
  return step ? [step, ...sorted] : sorted
}

/** At most three nudges, by rules over the state of the record; the unlock chain comes first, contradictions next, polish last. */
export function analyseBrand(record: StrategistRecord): Nudge[] {
  return findAll(record).slice(0, nudgesMax).map(asNudge)
}
