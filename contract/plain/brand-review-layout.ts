/** The layout of a report, the same on screen, on the shared page and in the PDF: each finding appears once. */

import type { AuditAction, AuditAnalysis, AuditCheck, AuditScore, ScoreCard } from '#contract/brand-review.ts'
import { auditScoreIds, findScoreCard, listChecksOfScore, splitAction } from '#contract/plain/brand-review-words.ts'

const firstMax = 3
const bestMax = 3

export const isFailedOrPartial = ({ outcome }: Pick<AuditCheck, 'outcome'>) =>
  outcome === 'failed' || outcome === 'partly'

/** A thing to do, with the check that asks for it (older reports may not name it). */
export type ReportTask = { action: AuditAction; check: AuditCheck | undefined }
/** A failed check, with what to do about it if the report says so. */
export type FailedCheck = { action: AuditAction | undefined; check: AuditCheck }
/** A strength of the site, with its check. */
export type SiteStrength = { text: string; check: AuditCheck | undefined }

export type ReportSection = {
  score: AuditScore
  card: ScoreCard
  /** The things to do of this score that the summary already shows; here they are only referred to. */
  above: readonly ReportTask[]
  toMend: readonly FailedCheck[]
  strengths: readonly SiteStrength[]
  /** Findings the owner marked as intended, so they do not affect the score. */
  intended: readonly AuditCheck[]
  /** All other checks: passed, or not possible on this site. */
  rest: readonly AuditCheck[]
}

export type ReportLayout = {
  first: readonly ReportTask[]
  best: readonly SiteStrength[]
  sections: readonly ReportSection[]
  plan: Readonly<Record<AuditAction['horizon'], readonly ReportTask[]>>
  /** Number of findings marked as intended. */
  intendedCount: number
}

/** All things to do, in the recommended order. Older reports hold them as plain texts. */
function actionsOf({ actions, recommendations, checks }: AuditAnalysis): readonly AuditAction[] {
  if (actions) return actions
  const read = (horizon: AuditAction['horizon'], texts: readonly string[]) =>
    texts.map((each): AuditAction => {
      const { what, how } = splitAction(each)
      const check = checks.find(({ title }) => title === what)?.id ?? ''
      return { check, horizon, title: what, text: how, now: null, proposed: null }
    })
  return [...read('immediate', recommendations.immediate), ...read('longTerm', recommendations.longTerm)]
}

const strengthsOf = (analysis: AuditAnalysis, score: AuditScore): SiteStrength[] =>
  findScoreCard(analysis, score).strengths.map((text) => ({
    text,
    check: analysis.checks.find((check) => check.score === score && check.finding === text),
  }))

/** Where a proposed text comes from in the owner's record, as a caption. */
export function describeTextSource(proposed: string, { madeFrom }: AuditAnalysis): string {
  const { chosenUvp = '', chosenTagline = '', audience = '' } = madeFrom?.record ?? {}
  const core = proposed.replace(/^[\p{P}\s]+|[\p{P}\s]+$/gu, '').toLowerCase()
  const isFrom = (text: string) => core !== '' && text.toLowerCase().includes(core)
  if (proposed === chosenTagline && chosenTagline !== '') return 'From your tagline'
  if (isFrom(chosenUvp)) return 'From your value proposition'
  if (isFrom(chosenTagline)) return 'From your tagline'
  return isFrom(audience) ? 'From your profile' : 'From your own answers'
}

/** Checks too easy to pass to be praised: a listed word happens to occur, or the site asks visitors for only one thing. */
const noAchievement: readonly string[] = ['voice-archetype', 'consistency-values', 'messaging-one-ask']
/** Whether a quote from the site proves the strength. A count ("one typeface") is not convincing. */
const isShown = ({ check }: SiteStrength) =>
  check !== undefined && !noAchievement.includes(check.id) && check.evidence.some((each) => 'quote' in each)

/** The strengths with the most weight in the score, among those that a quote proves. */
const pickBest = (strengths: readonly (readonly SiteStrength[])[]): SiteStrength[] =>
  strengths
    .flat()
    .filter(isShown)
    .toSorted((one, other) => (other.check?.weight ?? 0) - (one.check?.weight ?? 0))
    .slice(0, bestMax)

export function layOutReport(analysis: AuditAnalysis): ReportLayout {
  const toDos = actionsOf(analysis).map((action) => ({
    action,
    check: analysis.checks.find(({ id }) => id === action.check),
  }))
  const first = toDos.slice(0, firstMax)
  const strengths = auditScoreIds.map((score) => strengthsOf(analysis, score))
  const best = pickBest(strengths)
  const isIntended = (check: AuditCheck) => isFailedOrPartial(check) && (analysis.intended ?? []).includes(check.id)
  const sections = auditScoreIds.map((score, at): ReportSection => {
    const checks = listChecksOfScore(analysis, score)
    const above = first.filter(({ check }) => check?.score === score)
    const intended = checks.filter(isIntended)
    const toMend = checks
      .filter((check) => isFailedOrPartial(check) && !isIntended(check) && above.every((toDo) => toDo.check !== check))
      .map((check) => ({ check, action: toDos.find((toDo) => toDo.check === check)?.action }))
    const own = (strengths[at] ?? []).filter((strength) => !best.includes(strength))
    const shown = [...above, ...own, ...best].map(({ check }) => check)
    const rest = checks.filter((check) => !isFailedOrPartial(check) && !shown.includes(check))
    return { score, card: findScoreCard(analysis, score), above, toMend, strengths: own, intended, rest }
  })
  return {
    first,
    best,
    sections,
    plan: {
      immediate: toDos.filter(({ action }) => action.horizon === 'immediate'),
      longTerm: toDos.filter(({ action }) => action.horizon === 'longTerm'),
    },
    intendedCount: sections.reduce((sum, { intended }) => sum + intended.length, 0),
  }
}
