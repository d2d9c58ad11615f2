import type { AuditAnalysis, AuditCheck, AuditedBrand, AuditResult, FetchedSite } from '#contract/brand-review.ts'
import { allChecks } from './all-checks.ts'
import { type CheckDefinition, type CheckMeasurement, partialPassMeasureMin, passMeasureMin } from './check.ts'
import { explainMissingReport, listAuditedPages } from './list-pages.ts'
import { listPassages } from './list-passages.ts'
import { type CheckResult, rankActions } from './rank-actions.ts'
import { type AuditAnswers, readSite, type SiteReadingWithHome } from './read-site.ts'
import { withdrawContradictedPasses } from './withdraw-contradicted-passes.ts'
import { writeScoreCard } from './write-score-card.ts'

export type AuditOptions = {
  /** Ids of checks whose findings the owner marked as intended: they count in no score and produce no action. */
  intended?: readonly string[]
  /** The day the site was fetched, as YYYY-MM-DD; without it no date counts as past. */
  today?: string
}

/**
 * Audits a fetched site against what the owner says about the brand. Deterministic for the same site, form and options.
 * Returns `failed` if no page has readable text; anything else that could not be read is listed in the report, never
 * guessed.
 */
export function auditSite(
  fetched: FetchedSite,
  ask: AuditAnswers,
  brand: AuditedBrand,
  { intended = [], today }: AuditOptions = {},
): AuditResult {
  const site = readSite(fetched, ask, brand, today)
  const pages = listAuditedPages(fetched, site)
  const [home] = site.pages
  if (!home) return { kind: 'failed', reason: explainMissingReport(pages) }
  const seen = { ...site, home }
  const results = withdrawContradictedPasses(
    allChecks.map((check) => makeCheck(check, seen)),
    intended,
  )
  const counted = results.filter(({ check }) => !intended.includes(check.id))
  const cardOf = (score: AuditCheck['score']) =>
    writeScoreCard(
      score,
      counted.map(({ result }) => result),
    )
  const cards = {
    voiceAnalysis: cardOf('voice'),
    visualAnalysis: cardOf('visual'),
    messagingAnalysis: cardOf('messaging'),
    consistencyAnalysis: cardOf('consistency'),
  }
  const measured = Object.values(cards).filter(({ isMeasured }) => isMeasured)
  const actions = rankActions(counted, site)
  const textsOf = (horizon: (typeof actions)[number]['horizon']) =>
    actions.filter((action) => action.horizon === horizon).map(({ title, text }) => `${title}: ${text}`)
  const analysis: AuditAnalysis = {
    overallScore: roundScore(measured.reduce((sum, { score }) => sum + score, 0) / Math.max(1, measured.length)),
    ...cards,
    recommendations: { immediate: textsOf('immediate'), longTerm: textsOf('longTerm') },
    checks: results.map(({ result }) => result),
    pages,
    actions,
    intended: results.map(({ check }) => check.id).filter((id) => intended.includes(id)),
  }
  return { kind: 'report', analysis, passages: listPassages(site) }
}

const roundScore = (score: number) => Math.round(score * 10) / 10
const asSentence = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`

const notEnglish = { unchecked: 'The pages aren’t in English, the only language this check reads.' }

function makeCheck(check: CheckDefinition, site: SiteReadingWithHome): CheckResult {
  const { id, score, title, weight, effort, fix, task, measure, isEnglishOnly } = check
  const found = isEnglishOnly && !site.isEnglish ? notEnglish : measure(site)
  const base = { id, score, title, weight, effort }
  if (!('measure' in found)) return { check, result: notJudged(base, found), now: '' }
  const rated = Math.round(found.measure * 1000) / 1000
  const outcome =
    found.measure >= passMeasureMin ? 'passed' : found.measure < partialPassMeasureMin ? 'failed' : 'partly'
  const result: AuditCheck = {
    ...base,
    outcome,
    measure: rated,
    finding: asSentence(found.finding),
    evidence: [...found.evidence],
    fix: outcome === 'passed' ? '' : (found.fix ?? fix),
    ...(outcome !== 'passed' && { task: found.task ?? task }),
  }
  return { check, result, now: found.now ?? '' }
}

type Named = Pick<AuditCheck, 'id' | 'score' | 'title' | 'weight' | 'effort'>

/** The result of a check without a measure: it had nothing to judge, or it only looks for faults and found none. */
function notJudged(named: Named, found: Exclude<CheckMeasurement, { measure: number }>): AuditCheck {
  const isEmpty = 'nothing' in found
  const isClear = isEmpty || 'clear' in found
  return {
    ...named,
    outcome: 'could-not-be-checked',
    ...(isClear && { isClear }),
    ...(isEmpty && { isEmpty }),
    ...('isGap' in found && { isGap: true }),
    measure: null,
    finding: asSentence(isEmpty ? found.nothing : 'clear' in found ? found.clear : found.unchecked),
    evidence: [],
    fix: '',
  }
}
