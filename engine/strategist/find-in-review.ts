/** What the last website review measured as wrong, the worst first, and which score each finding belongs to. */
import type { StrategistRecord } from '#contract/plain/strategist-record.ts'
import { stepRoutes } from '#contract/plain/strategist-routes.ts'
import { root, wordsOf } from '#engine/language/stem.ts'
import type { Finding } from './finding.ts'
import { cutText } from './quote-record.ts'

export const scoreNames = ['voice', 'visual', 'messaging', 'consistency'] as const
export type ScoreName = (typeof scoreNames)[number]

/** The words by which a finding belongs to a score. */
const signs: Readonly<Record<ScoreName, string>> = {
  voice: 'voice tone jargon sentence sentences wordy formal read reading passive address speak sound quoted',
  visual:
    'image images photo photograph picture colour color contrast typeface font layout alt icon tab viewport logo text size',
  messaging:
    'heading headline offer audience welcome say says value proposition action button call visitor title description what promise',
  consistency: 'another same differ different disagree contradict telephone number price name hours pages handle year',
}

/** How many words of a finding speak for a score. */
function fits(finding: string, score: ScoreName): number {
  const meant = new Set(signs[score].split(' ').map(root))
  return wordsOf(finding).filter((word) => meant.has(root(word))).length
}

/** The findings of a score, those that speak for it most plainly first. */
export const findingsOf = (score: ScoreName, findings: readonly string[]): string[] =>
  findings
    .filter(
      (finding) =>
        scoreNames.every((other) => fits(finding, score) >= fits(finding, other)) && fits(finding, score) > 0,
    )
    .toSorted((one, other) => fits(other, score) - fits(one, score))

/** The score that stands lowest. */
export function lowestScore(scores: Readonly<Record<ScoreName, number>>): ScoreName {
  return scoreNames.reduce((lowest, each) => (scores[each] < scores[lowest] ? each : lowest))
}

export const siteOf = (url: string) => url.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '')

/** A review's findings come in the order in which it would mend them; three are enough to go on with. */
export function findInReview({ audit, chain }: StrategistRecord): Finding[] {
  if (!audit || !chain.websiteReviewCompleted) return []
  return audit.opportunities.slice(0, 3).map((finding, at) => ({
    id: `review-${at + 1}`,
    rank: 1,
    topics: ['weak', 'website'],
    type: 'navigate',
    action: stepRoutes['brand-review'],
    label: `Fix this: ${cutText(finding, 9)}`,
    priority: at === 0 ? 'high' : 'medium',
    reason: `Your last website review lists this ${['first', 'second', 'third'][at]}:`,
    quote: {
      text: finding,
      source: `The review of ${siteOf(audit.websiteUrl)}, ${audit.overallScore.toFixed(1)} out of 10`,
    },
    fix: 'Fix it on your site, then start a new review.',
  }))
}
