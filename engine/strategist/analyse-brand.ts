/** What the strategist (Synapse, the guide on every screen) shows unasked: the next step, contradictions, improvements. */

import type { StrategistRecord } from '#contract/plain/strategist-record.ts'
import type { Nudge } from '#contract/strategist.ts'
import { findContradictions } from './find-contradictions.ts'
import { findNextStep } from './find-next-step.ts'
import { findPossiblePolish } from './find-polish.ts'
import { findReviewProblems } from './find-review-problems.ts'
import { makeNudge, type StrategistFinding } from './finding.ts'

export const nudgesMax = 3
const urgency = { high: 0, medium: 1, low: 2 } as const

/** All findings for a record (what the owner has entered and chosen so far), most important first; see `Finding.rank`. */
export function findAllFindings(record: StrategistRecord): StrategistFinding[] {
  const step = findNextStep(record)
  const rest = [...findReviewProblems(record), ...findContradictions(record), ...findPossiblePolish(record)]
  const sorted = rest.toSorted((a, b) => a.rank - b.rank || urgency[a.priority] - urgency[b.priority])
  return step ? [step, ...sorted] : sorted
}

/** The three most important findings, without what the owner can do about them. */
export function analyseBrand(record: StrategistRecord): Nudge[] {
  return findAllFindings(record).slice(0, nudgesMax).map(makeNudge)
}
