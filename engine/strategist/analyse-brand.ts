/** What the strategist says first: the next step, then contradictions, then polish. */

import type { StrategistRecord } from '#contract/plain/strategist-record.ts'
import type { Nudge } from '#contract/strategist.ts'
import { findContradictions } from './find-contradictions.ts'
import { findInReview } from './find-in-review.ts'
import { findNextStep } from './find-next-step.ts'
import { findPolish } from './find-polish.ts'
import { asNudge, type Finding } from './finding.ts'

export const nudgesMax = 3
const urgency = { high: 0, medium: 1, low: 2 } as const

/** All findings for a record, most important first: the next step, then review findings and contradictions, then polish. */
export function findAll(record: StrategistRecord): Finding[] {
  const step = findNextStep(record)
  const rest = [...findInReview(record), ...findContradictions(record), ...findPolish(record)]
  const sorted = rest.toSorted((a, b) => a.rank - b.rank || urgency[a.priority] - urgency[b.priority])
  return step ? [step, ...sorted] : sorted
}

/** The three most important findings as nudges. */
export function analyseBrand(record: StrategistRecord): Nudge[] {
  return findAll(record).slice(0, nudgesMax).map(asNudge)
}
