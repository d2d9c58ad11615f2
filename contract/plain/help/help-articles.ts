/** All help articles, by group in page order. */
import { accountHelp } from '#contract/plain/help/account-help.ts'
import { archetypeHelp } from '#contract/plain/help/archetype-help.ts'
import { contactHelp } from '#contract/plain/help/contact-help.ts'
import type { HelpGroup, HelpText } from '#contract/plain/help/help-article.ts'
import { linesHelp } from '#contract/plain/help/lines-help.ts'
import { operatorHelp } from '#contract/plain/help/operator-help.ts'
import { plansHelp } from '#contract/plain/help/plans-help.ts'
import { reviewHelp } from '#contract/plain/help/review-help.ts'
import { savingHelp } from '#contract/plain/help/saving-help.ts'
import { screenHelp } from '#contract/plain/help/screen-help.ts'
import { sharingHelp } from '#contract/plain/help/sharing-help.ts'
import { startingHelp } from '#contract/plain/help/starting-help.ts'
import { synapseHelp } from '#contract/plain/help/synapse-help.ts'
import { uploadsHelp } from '#contract/plain/help/uploads-help.ts'
import { valuesHelp } from '#contract/plain/help/values-help.ts'
import { wordsHelp } from '#contract/plain/help/words-help.ts'

export const helpGroups: readonly HelpGroup[] = [
  startingHelp,
  wordsHelp,
  linesHelp,
  valuesHelp,
  archetypeHelp,
  reviewHelp,
  synapseHelp,
  uploadsHelp,
  savingHelp,
  sharingHelp,
  plansHelp,
  accountHelp,
  screenHelp,
  contactHelp,
  operatorHelp,
]

/** An article with its group's id. */
export type HelpArticle = HelpText & { group: string }

export const helpArticles: readonly HelpArticle[] = helpGroups.flatMap(({ id, articles }) =>
  articles.map((article) => ({ ...article, group: id })),
)
