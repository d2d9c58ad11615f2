import type { AuditCheck, AuditScore, ScoreCard } from '#contract/brand-review.ts'
import { joinWithAnd } from '#contract/plain/join-with-and.ts'
import { computeScoreLoss } from './rank-actions.ts'

const scoreNames: Readonly<Record<AuditScore, string>> = {
  voice: 'Brand voice',
  visual: 'Visual identity',
  messaging: 'Messaging',
  consistency: 'Consistency',
}
const opportunitiesMax = 10
const strengthsMax = 5
/** Upper limit for scores that judge text while placeholder text remains, and the scores it applies to. */
const withFillerMax = 8
const textScores: readonly AuditScore[] = ['voice', 'messaging']
/** Shown if nothing could be measured, because the report needs a number. */
const unmeasuredScore = 5

/**
 * Builds one score card: 10 times the weighted mean of the measures, with strengths and opportunities. Only checks met
 * without exception are strengths. `all` are the checks of every score, because filler text limits every score that judges
 * text.
 */
export function writeScoreCard(score: AuditScore, all: readonly AuditCheck[]): ScoreCard {
  const checks = all.filter((check) => check.score === score)
  const hasFiller =
    textScores.includes(score) && all.some(({ id, outcome }) => id === 'messaging-filler' && outcome === 'failed')
  const measured = checks.filter((check) => check.measure !== null)
  const weights = weightOf(measured)
  const reached = measured.reduce((sum, { weight, measure }) => sum + weight * (measure ?? 0), 0)
  const byWeight = [...measured].sort((one, other) => other.weight - one.weight)
  const failed = [...measured]
    .filter(({ outcome }) => outcome === 'failed')
    .sort((one, other) => computeScoreLoss(other) - computeScoreLoss(one))
  const gaps = checks.filter(({ isGap }) => isGap)
  const unmeasured = checks.filter(({ measure, isClear }) => measure === null && !isClear)
  const isPartial = weights > 0 && (gaps.length > 0 || weightOf(unmeasured) > weights)
  const whole = Math.round((reached / weights) * 100) / 10
  const isHeld = hasFiller && whole > withFillerMax
  return {
    score: weights === 0 ? unmeasuredScore : Math.min(whole, isHeld ? withFillerMax : 10),
    isMeasured: weights > 0,
    ...(isPartial && { isPartial }),
    content: `${isPartial ? tellGap(score, gaps[0]) : ''}${describe(score, checks, measured)}${isHeld ? ' It can’t score above 8 while placeholder text is left on the site.' : ''}`,
    strengths: byWeight
      .filter(({ measure }) => measure === 1)
      .slice(0, strengthsMax)
      .map(({ finding }) => finding),
    opportunities: failed.slice(0, opportunitiesMax).map(({ finding }) => finding),
  }
}

const weightOf = (checks: readonly AuditCheck[]) => checks.reduce((sum, { weight }) => sum + weight, 0)

/** Explains why a score covers only part of its subject. */
const tellGap = (score: AuditScore, gap: AuditCheck | undefined) =>
  gap
    ? `This is only part of the picture. ${gap.finding} `
    : `This is only part of the picture: most of ${scoreNames[score].toLowerCase()} couldn’t be measured. `

function describe(score: AuditScore, checks: readonly AuditCheck[], measured: readonly AuditCheck[]): string {
  const name = scoreNames[score]
  if (measured.length === 0) {
    const [first] = checks
    return `${name} could not be measured: ${first?.finding ?? ''} The 5.0 means “unknown” and doesn’t count toward the overall score.`
  }
  const passed = measured.filter(({ outcome }) => outcome === 'passed').length
  const failed = measured.filter(({ outcome }) => outcome === 'failed')
  const worst = [...failed].sort((one, other) => computeScoreLoss(other) - computeScoreLoss(one)).slice(0, 3)
  const clear = checks.filter(({ isClear, isEmpty }) => isClear && !isEmpty).length
  const left = checks.length - measured.length - clear
  return [
    `${passed} of ${measured.length} checks passed.`,
    worst.length === 0
      ? 'None failed.'
      : `The most to gain: ${joinWithAnd(worst.map(({ task = '' }) => asPart(task)))}.`,
    clear > 0 ? `${clear} more looked for problems and found none.` : '',
    left > 0 ? `${left} more had nothing to look at or couldn’t be made.` : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ')
}

/** A task in lower case, for the middle of a sentence. */
const asPart = (task: string) => task.charAt(0).toLowerCase() + task.slice(1)
