/** The problems that the last website review found, worst first. */
import type { StrategistRecord } from '#contract/plain/strategist-record.ts'
import { stepRoutes } from '#contract/plain/strategist-routes.ts'
import type { StrategistFinding } from './finding.ts'
import { cutReplyText } from './quote-record.ts'

export const formatSiteAddress = (url: string) => url.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '')

/** The first three problems; the review lists the most important first. */
export function findReviewProblems({ audit, chain }: StrategistRecord): StrategistFinding[] {
  if (!audit || !chain.websiteReviewCompleted) return []
  return audit.opportunities.slice(0, 3).map((finding, at) => ({
    id: `review-${at + 1}`,
    rank: 1,
    type: 'navigate',
    action: stepRoutes['brand-review'],
    label: `Fix this: ${cutReplyText(finding, 9)}`,
    priority: at === 0 ? 'high' : 'medium',
    reason: `Your last website review lists this ${['first', 'second', 'third'][at]}:`,
    quote: {
      text: finding,
      source: `The review of ${formatSiteAddress(audit.websiteUrl)}, ${audit.overallScore.toFixed(1)} out of 10`,
    },
    fix: 'Fix it on your site, then start a new review.',
  }))
}
