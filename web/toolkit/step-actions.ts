/** The dashboard's texts for each step. */

import type { CurrentUser } from '#contract/account.ts'
import { computeAttributesPercent, type StepId } from '#contract/plain/brand.ts'
import { listValueTitles } from '#contract/plain/core-value.ts'
import { countOwnWords } from '#contract/plain/own-words.ts'

/** The label of the button of a step that is open and not done. */
export const stepActions: Readonly<Record<StepId, string>> = {
  'brand-attributes': 'Start Discovery',
  uvp: 'Write My UVP',
  taglines: 'Find My Tagline',
  'core-values': 'Find Core Values',
  'brand-archetype': 'Meet My Archetype',
  'brand-review': 'Review My Website',
}

/** What the owner will get from a step; shown until it is done. */
export const stepBenefitTexts: Readonly<Record<StepId, string>> = {
  'brand-attributes': 'The six words your brand stands on',
  uvp: 'One sentence: who you help, how, and why you',
  taglines: 'A line short enough for your van',
  'core-values': 'Upload, talk it through, or write your own',
  'brand-archetype': 'At least twenty questions with Synapse',
  'brand-review': 'Your site, scored with proof',
}

/** The progress of the discovery, 0 to 100; untouched samples do not count. */
export const getDiscoveryPercent = (user: CurrentUser) =>
  computeAttributesPercent(user.brandAttributesData.attributesData)

/** The result of a completed step, in the owner's words. */
export function getStepResult(
  step: StepId,
  user: CurrentUser,
  reviewScore: number | null,
): { text: string; isQuote: boolean } | undefined {
  const data = user.brandAttributesData.attributesData
  if (step === 'brand-attributes') {
    return { text: `Six words, ${countOwnWords(data)} considered`, isQuote: false }
  }
  if (step === 'uvp' && user.chosenUvp) return { text: shorten(user.chosenUvp), isQuote: true }
  if (step === 'taglines' && user.chosenTagline) return { text: user.chosenTagline, isQuote: true }
  const values = listValueTitles(user.coreValues)
  if (step === 'core-values' && values.length > 0) return { text: shorten(values.join(' · ')), isQuote: false }
  if (step === 'brand-archetype') return archetypeResult(user.brandArchetype)
  if (step === 'brand-review' && reviewScore !== null)
    return { text: `${reviewScore.toFixed(1)} of 10 at the last review`, isQuote: false }
  return undefined
}

/** The archetype's name, which is stored with the result so that the dashboard need not load the list of archetypes. */
function archetypeResult(stored: unknown): { text: string; isQuote: boolean } | undefined {
  const nameOf = (part: unknown) => (typeof part === 'object' && part !== null && 'name' in part ? part.name : '')
  if (typeof stored !== 'object' || stored === null || !('primary' in stored && 'secondary' in stored)) return undefined
  const second = nameOf(stored.secondary)
  return { text: `${nameOf(stored.primary)}${second ? `, then ${second}` : ''}`, isQuote: false }
}

/** The first words of a sentence, at most 48 characters. */
function shorten(text: string): string {
  if (text.length <= 48) return text
  const cut = text.slice(0, 48)
  return `${cut.slice(0, cut.lastIndexOf(' '))}…`
}
