/** The next of the six steps (the chain), and why it comes now. */
import {
  type Category,
  type CategoryWords,
  categories,
  categoryNames,
  findFirstOpenStep,
  isCategoryComplete,
  picksPerCategory,
  steps,
  wordsNeededToPick,
} from '#contract/plain/brand.ts'
import type { StrategistRecord } from '#contract/plain/strategist-record.ts'
import { makeCategoryRoute, stepRoutes } from '#contract/plain/strategist-routes.ts'
import type { StrategistFinding } from './finding.ts'
import nextSteps from './next-steps.json' with { type: 'json' }
import { categoryClauses, joinReplySentences, quoteOwnerText } from './quote-record.ts'

/** How complete a category is; the number has no unit and serves only to compare categories. */
const farness = ({ words, topFive, topOne }: CategoryWords) =>
  Math.min(words.length, wordsNeededToPick) + 10 * topFive.length + (topOne ? 10 : 0)

/** The incomplete category that is nearest to done; undefined if all are complete. */
function nearestCategory({ attributes }: StrategistRecord): Category | undefined {
  return categories
    .filter((category) => !isCategoryComplete(attributes[category]))
    .toSorted((a, b) => farness(attributes[b]) - farness(attributes[a]))[0]
}

/** What a category still needs, as the end of "Culture still needs …". */
function stillNeeds({ words, topFive }: CategoryWords): string {
  const wordsLeft = wordsNeededToPick - words.length
  if (wordsLeft > 0 && topFive.length < picksPerCategory) {
    return words.length === 0 ? 'its words' : `${wordsLeft} more ${wordsLeft === 1 ? 'word' : 'words'} and its top five`
  }
  const picksLeft = picksPerCategory - topFive.length
  if (picksLeft > 0)
    return picksLeft === picksPerCategory
      ? 'its top five'
      : `${picksLeft} more ${picksLeft === 1 ? 'pick' : 'picks'} for its top five`
  return 'the word that leads its top five'
}

function categoryStep(record: StrategistRecord, category: Category): StrategistFinding {
  const name = categoryNames[category]
  const entry = record.attributes[category]
  const left = categories.filter((each) => !isCategoryComplete(record.attributes[each])).length
  const isFirst = left === categories.length && entry.words.length === 0
  return {
    id: `next-${category}`,
    rank: 0,
    type: 'complete',
    action: makeCategoryRoute(category),
    label: isFirst ? `Start with ${name}` : `Finish ${name}: ${stillNeeds(entry)}`,
    priority: 'high',
    reason: joinReplySentences(
      isFirst
        ? 'Everything else is built from your own words, so the six word categories come first.'
        : `${name} is the closest to done: it still needs ${stillNeeds(entry)}.`,
      `${name} is about ${categoryClauses[category]}.`,
      left === 1 && 'It’s the last category before the UVP Generator opens.',
    ),
    fix: 'Write down whatever comes to mind first, then choose. You can change it any time.',
  }
}

/** Fills the owner's choices so far into the text that says why a step comes next. */
const fill = (reason: string, { brief, chosenTagline, coreValues }: StrategistRecord) =>
  joinReplySentences(
    reason
      .replace('{uvp}', () => quoteOwnerText(brief.chosenUvp, 20))
      .replace('{tagline}', () => quoteOwnerText(chosenTagline))
      .replace('{value}', () => (coreValues[0] ? `, starting with ${quoteOwnerText(coreValues[0].title)}` : '')),
  )

/** The step that comes next; undefined if all six are done. */
export function findNextStep(record: StrategistRecord): StrategistFinding | undefined {
  const step = findFirstOpenStep(record.chain)
  if (step === undefined) return undefined
  if (step === 'brand-attributes') return categoryStep(record, nearestCategory(record) ?? 'culture')
  const { label, reason, fix } = nextSteps[step]
  return {
    id: `next-${step}`,
    rank: 0,
    type: 'complete',
    action: stepRoutes[step],
    label,
    priority: 'high',
    reason: fill(reason, record),
    fix,
  }
}

/** "You’ve finished 3 of the 6 steps.", or how far the first step is. */
export function describeProgress({ chain, attributes }: StrategistRecord): string {
  const next = findFirstOpenStep(chain)
  const done = next === undefined ? steps.length : (steps.find(({ id }) => id === next)?.number ?? 1) - 1
  if (done === steps.length) return 'You’ve finished all six steps.'
  if (done > 0) return `You’ve finished ${done} of the ${steps.length} steps.`
  const complete = categories.filter((category) => isCategoryComplete(attributes[category])).length
  return `You’re on step 1 of ${steps.length}, with ${complete} of its ${categories.length} word categories complete.`
}
