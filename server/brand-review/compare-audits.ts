/** What changed between two audits of one site. */

import { type AuditAnalysis, type AuditCheck, type AuditScore, auditMadeFrom } from '#contract/brand-review.ts'
import type { AuditChanges } from '#contract/brand-review-calls.ts'
import { cardOf, headOf } from '#contract/plain/brand-review-words.ts'
import { furtherPagesMax } from '#server/platform/sites/crawl-site.ts'

const roundToTenth = (score: number) => Math.round(score * 10) / 10
const isMissed = ({ outcome }: AuditCheck) => outcome === 'failed' || outcome === 'partly'

/**
 * Whether a finding of before is mended: passed now, or, where only faults are looked for, none seen on pages that were all
 * read again or have been taken down. Null where that cannot be told.
 */
function isMended(check: AuditCheck, before: AuditAnalysis, now: AuditAnalysis): boolean | null {
  if (isMissed(check)) return false
  if (check.outcome === 'passed') return true
  const stoodOn = before.checks.find(({ id }) => id === check.id)?.evidence.map(({ page }) => page) ?? []
  return check.isClear === true && stoodOn.every((page) => isKnown(page, now)) ? true : null
}

/** A page that was read this time, or is linked no more, or is gone for good: what stood there stands there no more. */
function isKnown(address: string, { pages }: AuditAnalysis): boolean {
  const page = pages.find(({ url }) => url === address)
  // Of a site with more pages than are read it may only have been left out this time.
  if (page === undefined) return pages.filter(({ state }) => state === 'read').length <= furtherPagesMax
  return page.state === 'read' || /\b(?:404|410)\b/.test(page.note)
}

const missedIn = ({ checks }: AuditAnalysis) => new Set(checks.filter(isMissed).map(({ id }) => id))

/** What was missed before and is mended. */
function mendedIn(now: AuditAnalysis, before: AuditAnalysis): string[] {
  const missed = missedIn(before)
  return now.checks.filter((check) => missed.has(check.id) && isMended(check, before, now)).map(({ title }) => title)
}

/** What is missed now and was well before, told as what to do. */
function brokenIn(now: AuditAnalysis, before: AuditAnalysis): string[] {
  const well = new Set(
    before.checks.filter(({ outcome, isClear }) => outcome === 'passed' || isClear).map(({ id }) => id),
  )
  return now.checks.filter((check) => isMissed(check) && well.has(check.id)).map(headOf)
}

/** What a figure depends on besides the site, in the order of the shape, whatever the database made of it. */
const told = ({ madeFrom, intended = [] }: AuditAnalysis) =>
  JSON.stringify([auditMadeFrom.optional().parse(madeFrom), intended.toSorted()])

function moveOf(score: AuditScore, before: AuditAnalysis, now: AuditAnalysis): number | null {
  const [from, to] = [cardOf(before, score), cardOf(now, score)]
  return from.isMeasured && to.isMeasured ? roundToTenth(to.score - from.score) : null
}

/** Whether what was marked as done is mended; null where it could not be checked. */
function doneIn(now: AuditAnalysis, before: AuditAnalysis, done: readonly string[]) {
  return now.checks
    .filter(({ id }) => done.includes(id))
    .map((check) => ({ title: headOf(check), isMended: isMended(check, before, now) }))
}

/** The changes from the audit `before`, made at `createdAt`, to the one of now; `done`: the checks marked as mended. */
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
