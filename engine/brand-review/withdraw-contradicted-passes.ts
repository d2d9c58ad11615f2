import type { AuditCheck, AuditEvidence } from '#contract/brand-review.ts'
import type { CheckResult } from './rank-actions.ts'

/** Checks whose pass is withdrawn if one of the listed checks did not pass, because the two would contradict each other. */
const contraries: Readonly<Record<string, readonly string[]>> = {
  'messaging-uvp': ['messaging-offer'],
  'consistency-tone': ['voice-cliches', 'voice-formality', 'voice-loudness'],
}

/** Checks that report something missing; what they quote may be fine in every other respect, so it stays quotable. */
const onlyMissing: readonly string[] = [
  ...['messaging-audience', 'messaging-reason', 'messaging-ask', 'messaging-uvp'],
  ...['consistency-values', 'voice-warmth', 'voice-archetype', 'voice-address'],
]

const isAccused = ({ outcome }: AuditCheck) => outcome === 'failed' || outcome === 'partly'
/** True from three words on: one or two can appear anywhere, so for those only equal texts count as one passage. */
const isPassage = (text: string) => text.split(' ').length >= 3
const isOneIn = (one: string, other: string) =>
  one === other || (isPassage(one) && other.includes(one)) || (isPassage(other) && one.includes(other))

/**
 * Withdraws passes that another finding contradicts, or whose quotes other findings all criticize; their result becomes
 * “could not be checked”. Findings in `intended` contradict nothing.
 */
export function withdrawContradictedPasses(
  results: readonly CheckResult[],
  intended: readonly string[],
): CheckResult[] {
  const accusers = results.filter(({ check, result }) => isAccused(result) && !intended.includes(check.id))
  const accused = accusers.flatMap(({ check, result }) => (onlyMissing.includes(check.id) ? [] : result.evidence))
  const isUnderAccusation = (each: AuditEvidence) =>
    'quote' in each &&
    accused.some((other) => 'quote' in other && other.page === each.page && isOneIn(other.quote, each.quote))
  return results.map((each) => {
    const { result } = each
    if (result.outcome !== 'passed') return each
    const contrary = accusers.find(({ check }) => contraries[result.id]?.includes(check.id))
    const evidence = result.evidence.filter((piece) => !isUnderAccusation(piece))
    const hadQuotes = result.evidence.some((piece) => 'quote' in piece)
    const isUnproven = hadQuotes && !evidence.some((piece) => 'quote' in piece)
    if (!contrary && !isUnproven) return { ...each, result: { ...result, evidence } }
    const finding = contrary
      ? `Not judged until this is fixed: ${contrary.result.finding}`
      : 'Not judged: another finding asks you to change this passage.'
    return { ...each, result: { ...result, outcome: 'could-not-be-checked', measure: null, finding, evidence: [] } }
  })
}
