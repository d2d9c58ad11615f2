import { expect, it } from 'vitest'
import type { AuditScore } from '#contract/brand-review.ts'
import { allChecks } from './all-checks.ts'

const titles: Readonly<Record<AuditScore, string>> = {
  voice: 'Brand voice',
  visual: 'Visual identity',
  messaging: 'Messaging',
  consistency: 'Consistency',
}
const intro = [
  '# What the website audit checks',
  '',
  `The audit makes ${allChecks.length} checks. Each belongs to exactly one score and measures from 0 to 1 how well it is met: at 0.8 and`,
  'above it has passed, below 0.6 it has failed, between it is partly met. What a page does not let us see could not be checked; it',
  'counts neither for nor against. A score is 10 times the weighted mean of the measures of its checks; where not one could be made',
  'the score shows 5.0, says so, and stays out of the overall score, which is the mean of the others.',
  '',
  'Checks that judge words read English only; on a site in another language they could not be checked.',
  '',
  'The same site and the same form give the same analysis. Every finding names its evidence: a verbatim quote, an element or a number,',
  'and the page. No finding is praised whose evidence another one accuses: it is not judged. Recommendations begin with the headline,',
  'then comes what misleads a customer today (a wrong number, a past offer, filler, another name, dead links), then the rest of the first',
  'screen, with the owner’s own tagline or UVP as the text to put there, then craft by weight lost for the effort of mending.',
  '',
  'Where only a fault could be found (facts that differ, placeholder text, an offer that has run out, a dead link), finding none is a note',
  'that says how much was compared: it is no strength and has no points; where the review before had found one, it is mended. Only what',
  'is met without an exception is listed as a strength, and among the best only what a passage of the site shows.',
  'A check that the owner has marked as intended counts in no score.',
  '',
  'This page is written from the table in the code by `npx vitest run engine/brand-review -u`; a test fails when the two disagree.',
]
const cell = (text: string) => text.replaceAll('|', '\\|')

/** Generates docs/brand-review-checks.md from the table of checks. */
function writeChecksPage(): string {
  const sections = (['voice', 'visual', 'messaging', 'consistency'] as const).flatMap((score) => {
    const checks = allChecks.filter((check) => check.score === score)
    return [
      '',
      `## ${titles[score]}: ${checks.length} checks`,
      '',
      '| Check | Weight | Passes when | Source | Effort |',
      '|---|---|---|---|---|',
      ...checks.map(
        ({ id, title, weight, rule, source, effort }) =>
          `| ${cell(title)} (\`${id}\`) | ${weight} | ${cell(rule)} | ${cell(source)} | ${effort} |`,
      ),
    ]
  })
  return [...intro, ...sections, ''].join('\n')
}

it('docs/brand-review-checks.md lists every check with its weight, rule and source', async () => {
  await expect(writeChecksPage()).toMatchFileSnapshot('../../docs/brand-review-checks.md')
})
