import type { AuditAnalysis, AuditCheck, AuditedBrand, AuditResult, FetchedSite } from '#contract/brand-review.ts'
import { allChecks } from './all-checks.ts'
import { type Check, failedBelow, passedFrom } from './check.ts'
import { listPages, tellWhyNothing } from './list-pages.ts'
import { type Ask, type ReadSite, readSite } from './read-site.ts'
import { recommend, writeCard } from './write-report.ts'

/**
 * Audits a fetched site against what its owner says of the brand. The same site and request give the same analysis.
 * `failed` when not one page has text to read; what could not be seen otherwise is named in the report, never guessed.
 */
export function auditSite(
  fetched: FetchedSite,
  ask: Ask,
  brand: AuditedBrand,
  { intended = [] }: { intended?: readonly string[] } = {},
): AuditResult {
  const site = readSite(fetched, ask, brand)
  const pages = listPages(fetched, site)
  if (site.pages.length === 0) return { kind: 'failed', reason: tellWhyNothing(pages) }
  const results = allChecks.map((check) => ({ check, result: makeCheck(check, site) }))
  const cardOf = (score: AuditCheck['score']) =>
    writeCard(
      score,
      results.filter(({ check }) => check.score === score && !intended.includes(check.id)).map(({ result }) => result),
    )
  const voiceAnalysis = cardOf('voice')
  const visualAnalysis = cardOf('visual')
  const messagingAnalysis = cardOf('messaging')
  const consistencyAnalysis = cardOf('consistency')
  const measured = [voiceAnalysis, visualAnalysis, messagingAnalysis, consistencyAnalysis].filter(
    ({ isMeasured }) => isMeasured,
  )
  const analysis: AuditAnalysis = {
    overallScore: roundScore(measured.reduce((sum, { score }) => sum + score, 0) / Math.max(1, measured.length)),
    voiceAnalysis,
    visualAnalysis,
    messagingAnalysis,
    consistencyAnalysis,
    recommendations: recommend(results.filter(({ check }) => !intended.includes(check.id))),
    checks: results.map(({ result }) => result),
    pages,
    ...(intended.length > 0 && { intended: [...intended] }),
  }
  return { kind: 'report', analysis }
}

const roundScore = (score: number) => Math.round(score * 10) / 10

const notEnglish = { unchecked: 'The pages are not written in English, the only language that this check reads.' }

function makeCheck(
  { id, score, title, weight, effort, fix, measure, isEnglishOnly }: Check,
  site: ReadSite,
): AuditCheck {
  const found = isEnglishOnly && !site.isEnglish ? notEnglish : measure(site)
  const base = { id, score, title, weight, effort }
  if ('unchecked' in found) {
    return { ...base, outcome: 'could-not-be-checked', measure: null, finding: found.unchecked, evidence: [], fix: '' }
  }
  const rated = Math.round(found.measure * 1000) / 1000
  const outcome = rated >= passedFrom ? 'passed' : rated < failedBelow ? 'failed' : 'partly'
  return {
    ...base,
    outcome,
    measure: rated,
    finding: found.finding,
    evidence: [...found.evidence],
    fix: outcome === 'passed' ? '' : (found.fix ?? fix),
  }
}
