/** Compares two audits of one site: what is fixed, what is newly broken, and how the scores moved. */

import { type AuditAnalysis, type AuditCheck, type AuditScore, auditBasis } from '#contract/brand-review.ts'
import type { AuditChanges } from '#contract/brand-review-calls.ts'
import { findScoreCard, formatCheckHeading } from '#contract/plain/brand-review-words.ts'
import { furtherPagesMax } from '#server/platform/sites/crawl-site.ts'

const roundToTenth = (score: number) => Math.round(score * 10) / 10
const isMissed = ({ outcome }: AuditCheck) => outcome === 'failed' || outcome === 'partly'

/**
 * Whether a finding of the earlier audit is fixed: it passes now, or a check that only looks for faults found none and every
 * page that had one was read again or is gone. Null if that is unknown.
 */
function isMended(check: AuditCheck, before: AuditAnalysis, now: AuditAnalysis): boolean | null {
  if (isMissed(check)) return false
  if (check.outcome === 'passed') return true
  const stoodOn = before.checks.find(({ id }) => id === check.id)?.evidence.map(({ page }) => page) ?? []
  return check.isClear === true && stoodOn.every((page) => isKnown(page, now)) ? true : null
}

/**
 * Whether we know what became of a page of the earlier audit: it was read again, is no longer linked, or answers "not
 * found".
 */
function isKnown(address: string, { pages }: AuditAnalysis): boolean {
  const page = pages.find(({ url }) => url === address)
  // If the site has more pages than we read, this one may only have been skipped this time.
  if (page === undefined) return pages.filter(({ state }) => state === 'read').length <= furtherPagesMax
  return page.state === 'read' || /\b(?:404|410)\b/.test(page.note)
}

const missedIn = ({ checks }: AuditAnalysis) => new Set(checks.filter(isMissed).map(({ id }) => id))

/** The findings of the earlier audit that are fixed now. */
function mendedIn(now: AuditAnalysis, before: AuditAnalysis): string[] {
  const missed = missedIn(before)
  return now.checks.filter((check) => missed.has(check.id) && isMended(check, before, now)).map(({ title }) => title)
}

/** The checks that were fine before and fail now, phrased as what to do. */
function brokenIn(now: AuditAnalysis, before: AuditAnalysis): string[] {
  const well = new Set(
    before.checks.filter(({ outcome, isClear }) => outcome === 'passed' || isClear).map(({ id }) => id),
  )
  return now.checks.filter((check) => isMissed(check) && well.has(check.id)).map(formatCheckHeading)
}

/**
 * A key of what the scores depend on besides the site: answers, brand record, intended findings. Parsing restores the
 * key order, which the database loses.
 */
const told = ({ madeFrom, intended = [] }: AuditAnalysis) =>
  JSON.stringify([auditBasis.optional().parse(madeFrom), intended.toSorted()])

function moveOf(score: AuditScore, before: AuditAnalysis, now: AuditAnalysis): number | null {
  const [from, to] = [findScoreCard(before, score), findScoreCard(now, score)]
  return from.isMeasured && to.isMeasured ? roundToTenth(to.score - from.score) : null
}

/** Whether the findings marked as done are fixed; null if that could not be checked. */
function doneIn(now: AuditAnalysis, before: AuditAnalysis, done: readonly string[]) {
  return now.checks
    .filter(({ id }) => done.includes(id))
    .map((check) => ({ title: formatCheckHeading(check), isMended: isMended(check, before, now) }))
}

/** The changes from the earlier audit, made at `createdAt`, to the current one. `done`: ids of checks marked as done. */
export function compareAudits(
  before: { analysis: AuditAnalysis; createdAt: string },
  now: AuditAnalysis,
  done: readonly string[],
): AuditChanges {
  const moved = (score: AuditScore) => moveOf(score, before.analysis, now)
  return {
    since: before.createdAt,
    overall: roundToTenth(now.overallScore - before.analysis.overallScore),
    scores: {
      voice: moved('voice'),
      visual: moved('visual'),
      messaging: moved('messaging'),
      consistency: moved('consistency'),
    },
    done: doneIn(now, before.analysis, done),
    mended: mendedIn(now, before.analysis),
    broken: brokenIn(now, before.analysis),
    isOtherwiseAsked: before.analysis.madeFrom !== undefined && told(before.analysis) !== told(now),
  }
}
