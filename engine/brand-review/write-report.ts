import type { AuditAnalysis, AuditCheck, AuditScore, ScoreCard } from '#contract/brand-review.ts'
import type { Check } from './check.ts'
import { listOf } from './check.ts'

const scoreNames: Readonly<Record<AuditScore, string>> = {
  voice: 'Brand voice',
  visual: 'Visual identity',
  messaging: 'Messaging',
  consistency: 'Consistency',
}
const opportunitiesMax = 6
const strengthsMax = 5
const actionsMax = 6
/** Shown where nothing could be measured, because a score must be a number. */
const unmeasuredScore = 5

/** One score with what speaks for it and against it. A score is 10 times the weighted mean of the measures. */
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
      .filter(({ outcome }) => outcome === 'passed')
      .slice(0, strengthsMax)
      .map(({ finding }) => finding),
    opportunities: failed.slice(0, opportunitiesMax).map(({ finding, fix }) => `${finding} ${fix}`),
  }
}

/** What a failed check takes from its score. */
const lossOf = ({ weight, measure }: AuditCheck) => weight * (1 - (measure ?? 1))

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
    left > 0 ? `${left} could not be checked.` : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ')
}

const efforts = { low: 1, medium: 1.6, high: 2.4 } as const

/** The failed checks, those first that gain most for their effort. */
export function recommend(results: readonly { check: Check; result: AuditCheck }[]): AuditAnalysis['recommendations'] {
  const failed = results
    .filter(({ result }) => result.outcome === 'failed')
    .sort((one, other) => gainOf(other.result) - gainOf(one.result) || (one.result.id < other.result.id ? -1 : 1))
  const actions = (horizon: Check['horizon']) =>
    failed
      .filter(({ check }) => check.horizon === horizon)
      .slice(0, actionsMax)
      .map(({ result }) => `${result.title}: ${result.fix}`)
  return { immediate: actions('immediate'), longTerm: actions('long-term') }
}

const gainOf = (check: AuditCheck) => lossOf(check) / efforts[check.effort]
