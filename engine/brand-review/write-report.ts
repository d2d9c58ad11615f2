import type { AuditCheck, AuditScore, ScoreCard } from '#contract/brand-review.ts'
import { listOf } from './check.ts'
import { lossOf } from './rank-actions.ts'

const scoreNames: Readonly<Record<AuditScore, string>> = {
  voice: 'Brand voice',
  visual: 'Visual identity',
  messaging: 'Messaging',
  consistency: 'Consistency',
}
const opportunitiesMax = 10
const strengthsMax = 5
/** Shown where nothing could be measured, because a score must be a number. */
const unmeasuredScore = 5

/**
 * One score with what speaks for it and against it. A score is 10 times the weighted mean of the measures; only what is met
 * without an exception is a strength.
 */
export function writeCard(score: AuditScore, checks: readonly AuditCheck[]): ScoreCard {
  const measured = checks.filter((check) => check.measure !== null)
  const weights = measured.reduce((sum, { weight }) => sum + weight, 0)
  const reached = measured.reduce((sum, { weight, measure }) => sum + weight * (measure ?? 0), 0)
  const byWeight = [...measured].sort((one, other) => other.weight - one.weight)
  const failed = [...measured]
    .filter(({ outcome }) => outcome === 'failed')
    .sort((one, other) => lossOf(other) - lossOf(one))
  return {
    score: weights === 0 ? unmeasuredScore : Math.round((reached / weights) * 100) / 10,
    isMeasured: weights > 0,
    content: describe(score, checks, measured),
    strengths: byWeight
      .filter(({ measure }) => measure === 1)
      .slice(0, strengthsMax)
      .map(({ finding }) => finding),
    opportunities: failed.slice(0, opportunitiesMax).map(({ finding }) => finding),
  }
}

function describe(score: AuditScore, checks: readonly AuditCheck[], measured: readonly AuditCheck[]): string {
  const name = scoreNames[score]
  if (measured.length === 0) {
    const [first] = checks
    return `${name} could not be measured: ${first?.finding ?? ''} The 5.0 stands for “unknown” and does not count in the overall score.`
  }
  const passed = measured.filter(({ outcome }) => outcome === 'passed').length
  const failed = measured.filter(({ outcome }) => outcome === 'failed')
  const worst = [...failed].sort((one, other) => lossOf(other) - lossOf(one)).slice(0, 3)
  const left = checks.length - measured.length
  return [
    `${passed} of ${measured.length} checks passed.`,
    worst.length === 0
      ? 'None failed.'
      : `Most is to be gained at: ${listOf(worst.map(({ title }) => title.toLowerCase()))}.`,
    left > 0 ? `${left} had nothing to judge.` : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ')
}
