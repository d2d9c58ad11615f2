/** How a report is laid out, on the screen, on the shared page and on paper alike: each finding stands once. */

import type { AuditAction, AuditAnalysis, AuditCheck, AuditScore, ScoreCard } from '#contract/brand-review.ts'
import { auditScoreIds, cardOf, checksOf, splitAction } from '#contract/plain/brand-review-words.ts'

const firstMax = 3
const bestMax = 3

export const needsWork = ({ outcome }: Pick<AuditCheck, 'outcome'>) => outcome === 'failed' || outcome === 'partly'

/** A thing to do, with the check behind it; reports of old may name none. */
export type ToDo = { action: AuditAction; check: AuditCheck | undefined }
/** A finding to mend, with the thing to do about it where it has one. */
export type ToMend = { action: AuditAction | undefined; check: AuditCheck }
/** What speaks for a site, with the check behind it. */
export type Strength = { text: string; check: AuditCheck | undefined }

export type ReportSection = {
  score: AuditScore
  card: ScoreCard
  /** What stands among the first things to do. */
  above: readonly ToDo[]
  toMend: readonly ToMend[]
  strengths: readonly Strength[]
  /** Found, but meant so: left out of the score. */
  intended: readonly AuditCheck[]
  /** What passed besides, and what could not be judged. */
  rest: readonly AuditCheck[]
}

export type ReportLayout = {
  first: readonly ToDo[]
  best: readonly Strength[]
  sections: readonly ReportSection[]
  plan: Readonly<Record<AuditAction['horizon'], readonly ToDo[]>>
  /** How many findings are meant so. */
  intendedCount: number
}

/** Everything that could be done, in order; reports of old hold it as texts alone. */
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

const strengthsOf = (analysis: AuditAnalysis, score: AuditScore): Strength[] =>
  cardOf(analysis, score).strengths.map((text) => ({
    text,
    check: analysis.checks.find((check) => check.score === score && check.finding === text),
  }))

/** Where a proposed text was taken from. */
export function tellSource(proposed: string, { madeFrom }: AuditAnalysis): string {
  const { chosenUvp = '', chosenTagline = '', audience = '' } = madeFrom?.record ?? {}
  const core = proposed.replace(/^[\p{P}\s]+|[\p{P}\s]+$/gu, '').toLowerCase()
  const isFrom = (text: string) => core !== '' && text.toLowerCase().includes(core)
  if (proposed === chosenTagline && chosenTagline !== '') return 'From your tagline'
  if (isFrom(chosenUvp)) return 'From your value proposition'
  if (isFrom(chosenTagline)) return 'From your tagline'
  return isFrom(audience) ? 'From your profile' : 'From your own answers'
}

/** Words of a list that happen to stand in a text are no achievement, and neither is to ask for little. */
const noAchievement: readonly string[] = ['voice-archetype', 'consistency-values', 'messaging-one-ask']
/** What a stranger would call good: a passage of the site shows it. A count ("one typeface") does not. */
const isShown = ({ check }: Strength) =>
  check !== undefined && !noAchievement.includes(check.id) && check.evidence.some((each) => 'quote' in each)

/** The heaviest of what a passage shows. */
const pickBest = (strengths: readonly (readonly Strength[])[]): Strength[] =>
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
  const isIntended = (check: AuditCheck) => needsWork(check) && (analysis.intended ?? []).includes(check.id)
  const sections = auditScoreIds.map((score, at): ReportSection => {
    const checks = checksOf(analysis, score)
    const above = first.filter(({ check }) => check?.score === score)
    const intended = checks.filter(isIntended)
    const toMend = checks
      .filter((check) => needsWork(check) && !isIntended(check) && above.every((toDo) => toDo.check !== check))
      .map((check) => ({ check, action: toDos.find((toDo) => toDo.check === check)?.action }))
    const own = (strengths[at] ?? []).filter((strength) => !best.includes(strength))
    const shown = [...above, ...own, ...best].map(({ check }) => check)
    const rest = checks.filter((check) => !needsWork(check) && !shown.includes(check))
    return { score, card: cardOf(analysis, score), above, toMend, strengths: own, intended, rest }
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
