/** What changed between two audits of one site. */
import type { AuditChanges } from '#contract/audit-calls.ts'
import { cardOf } from '#contract/audit-words.ts'
import { type AuditAnalysis, type AuditCheck, type AuditScore, auditMadeFrom } from '#contract/brand-review.ts'

const roundToTenth = (score: number) => Math.round(score * 10) / 10
const isMissed = ({ outcome }: AuditCheck) => outcome === 'failed' || outcome === 'partly'

/** Titles of checks that `one` passed and `other` did not; a check that could not be made says nothing. */
function passedOnlyIn(one: AuditAnalysis, other: AuditAnalysis): string[] {
  const missed = new Set(other.checks.filter(isMissed).map(({ id }) => id))
  return one.checks.filter(({ id, outcome }) => outcome === 'passed' && missed.has(id)).map(({ title }) => title)
}

/** What a figure depends on besides the site, in the order of the shape, whatever the database made of it. */
const told = ({ madeFrom, intended = [] }: AuditAnalysis) =>
  JSON.stringify([auditMadeFrom.optional().parse(madeFrom), intended.toSorted()])

function moveOf(score: AuditScore, before: AuditAnalysis, now: AuditAnalysis): number | null {
  const [from, to] = [cardOf(before, score), cardOf(now, score)]
  return from.isMeasured && to.isMeasured ? roundToTenth(to.score - from.score) : null
}

/** Whether what was marked as done is mended; null where it could not be checked. */
function doneIn({ checks }: AuditAnalysis, done: readonly string[]) {
  return checks
    .filter(({ id }) => done.includes(id))
    .map((check) => ({
      title: check.title,
      isMended: check.outcome === 'passed' ? true : isMissed(check) ? false : null,
    }))
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
    done: doneIn(now, done),
    mended: passedOnlyIn(now, before.analysis),
    broken: passedOnlyIn(before.analysis, now),
    isOtherwiseAsked: before.analysis.madeFrom !== undefined && told(before.analysis) !== told(now),
  }
}
