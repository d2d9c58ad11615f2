/** What changed between two audits of one site. */
import type { AuditChanges } from '#contract/audit-calls.ts'
import { type AuditAnalysis, type AuditCheck, auditMadeFrom } from '#contract/brand-review.ts'

const roundToTenth = (score: number) => Math.round(score * 10) / 10

/** Titles of checks that `one` passed and `other` did not; a check that could not be made says nothing. */
function passedOnlyIn(one: AuditAnalysis, other: AuditAnalysis): string[] {
  const isPassed = ({ outcome }: AuditCheck) => outcome === 'passed'
  const missed = new Set(
    other.checks.filter(({ outcome }) => outcome === 'failed' || outcome === 'partly').map(({ id }) => id),
  )
  return one.checks.filter((check) => isPassed(check) && missed.has(check.id)).map(({ title }) => title)
}

/** In the order of the shape, whatever the database made of it. */
const told = (madeFrom: AuditAnalysis['madeFrom']) => JSON.stringify(auditMadeFrom.optional().parse(madeFrom))

/** The changes from the audit `before`, made at `createdAt`, to the one of now. */
export function compareAudits(
  before: { analysis: AuditAnalysis; createdAt: string },
  now: AuditAnalysis,
): AuditChanges {
  return {
    since: before.createdAt,
    overall: roundToTenth(now.overallScore - before.analysis.overallScore),
    mended: passedOnlyIn(now, before.analysis),
    broken: passedOnlyIn(before.analysis, now),
    isOtherwiseAsked: before.analysis.madeFrom !== undefined && told(before.analysis.madeFrom) !== told(now.madeFrom),
  }
}
