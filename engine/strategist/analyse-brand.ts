/** What the strategist (Synapse, the guide on every screen) shows unasked: the next step, contradictions, improvements. */

import type { StrategistRecord } from '#contract/plain/strategist-record.ts'
import type { Nudge } from '#contract/strategist.ts'
import { findContradictions } from './find-contradictions.ts'
import { findInReview } from './find-in-review.ts'
import { findNextStep } from './find-next-step.ts'
import { findPolish } from './find-polish.ts'
import { asNudge, type Finding } from './finding.ts'

export const nudgesMax = 3
const urgency = { high: 0, medium: 1, low: 2 } as const

/** All findings for a record (what the owner has entered and chosen so far), most important first; see `Finding.rank`. */
export function findAll(record: StrategistRecord): Finding[] {
  const step = findNextStep(record)
  const rest = [...findInReview(record), ...findContradictions(record), ...findPolish(record)]
  const sorted = rest.toSorted((a, b) => a.rank - b.rank || urgency[a.priority] - urgency[b.priority])
  return step ? [step, ...sorted] : sorted
}

/** The three most important findings, without what the owner can do about them. */
export function analyseBrand(record: StrategistRecord): Nudge[] {
  return findAll(record).slice(0, nudgesMax).map(asNudge)
}
