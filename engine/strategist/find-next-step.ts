/** The next step of the chain, with why it comes now. */
import {
  type Category,
  type CategoryWords,
  categories,
  categoryNames,
  isCategoryComplete,
  nextStep,
  picksNeeded,
  type StepId,
  steps,
  wordsToPick,
} from '#contract/brand.ts'
import type { StrategistRecord } from '#contract/strategist-record.ts'
import { categoryRoute, stepRoutes } from '#contract/strategist-routes.ts'
import type { Finding } from './finding.ts'
import { categoryQuestions, quote, say } from './quote-record.ts'

/** How far a category is, as a number that only compares. */
const farness = ({ words, topFive, topOne }: CategoryWords) =>
  Math.min(words.length, wordsToPick) + 10 * topFive.length + (topOne ? 10 : 0)

/** The incomplete category that is nearest to done, or undefined. */
export function nearestCategory({ attributes }: StrategistRecord): Category | undefined {
  return categories
    .filter((category) => !isCategoryComplete(attributes[category]))
    .toSorted((a, b) => farness(attributes[b]) - farness(attributes[a]))[0]
}

/** What a category still needs, as the end of "Culture still needs …". */
export function stillNeeds({ words, topFive }: CategoryWords): string {
  const wordsLeft = wordsToPick - words.length
  if (wordsLeft > 0 && topFive.length < picksNeeded) {
    return words.length === 0 ? 'its words' : `${wordsLeft} more ${wordsLeft === 1 ? 'word' : 'words'} and its top five`
  }
  const picksLeft = picksNeeded - topFive.length
  if (picksLeft > 0) return picksLeft === picksNeeded ? 'its top five' : `${picksLeft} more of its top five`
  return 'the one word that leads the five'
}

function categoryStep(record: StrategistRecord, category: Category): Finding {
  const name = categoryNames[category]
  const entry = record.attributes[category]
  const left = categories.filter((each) => !isCategoryComplete(record.attributes[each])).length
  const isFirst = left === categories.length && entry.words.length === 0
  return {
    id: `next-${category}`,
    rank: 0,
    topics: ['next', 'words', category],
    type: 'complete',
    action: categoryRoute(category),
    label: isFirst ? `Start with ${name}` : `Finish ${name}: ${stillNeeds(entry)}`,
    priority: 'high',
    reason: say(
      isFirst
        ? 'Everything else is built from your own words, so the six categories come first.'
        : `${name} is the nearest to done: it still needs ${stillNeeds(entry)}.`,
      `${name} asks ${categoryQuestions[category]}.`,
      left === 1 && 'It is the last one before the value proposition opens.',
    ),
    fix: 'Put down whatever comes first, then choose; you can change it at any time.',
  }
}

type StepWords = { label: string; why: (record: StrategistRecord) => string; fix: string }
const stepWords: Readonly<Record<Exclude<StepId, 'brand-attributes'>, StepWords>> = {
  uvp: {
    label: 'Choose your value proposition',
    why: () =>
      'Your six categories are complete. The value proposition joins them in one sentence that says why somebody should come to you, and the taglines are written from it.',
    fix: 'Read the drafts aloud, take the one that you would say to a customer, and change it until it sounds like you.',
  },
  taglines: {
    label: 'Choose your tagline',
    why: ({ brief }) =>
      `Your value proposition stands: ${quote(brief.chosenUvp, 20)}. A tagline makes the same promise short enough to remember, and choosing it opens the core values.`,
    fix: 'Say each line aloud, and take the one that you still know an hour later.',
  },
  'core-values': {
    label: 'Write down your core values',
    why: ({ chosenTagline }) =>
      `${quote(chosenTagline)} is what you promise; core values say how you keep it on a bad day. The archetype reads them, so they come before it.`,
    fix: 'Start with one story: when did it cost you something to do the right thing? Its reason is a value.',
  },
  'brand-archetype': {
    label: 'Find your brand archetype',
    why: ({ coreValues }) =>
      `Your values stand${coreValues[0] ? `, first of all ${quote(coreValues[0].title)}` : ''}. The interview finds the character behind them, in at least 20 questions.`,
    fix: 'Answer as you would speak: short stories tell more than adjectives. You can stop and go on later.',
  },
  'brand-review': {
    label: 'Review your website',
    why: () =>
      'Your brand now has its words, its promise, its values and its character. The review measures whether your website shows them, and names the place of every finding.',
    fix: 'Have the address of your site at hand; the form is filled with what you have told already.',
  },
}

/** The step that comes next, or undefined when all six are done. */
export function findNextStep(record: StrategistRecord): Finding | undefined {
  const step = nextStep(record.chain)
  if (step === undefined) return undefined
  if (step === 'brand-attributes') return categoryStep(record, nearestCategory(record) ?? 'culture')
  const { label, why, fix } = stepWords[step]
  const topic = topicOfStep[step]
  return {
    id: `next-${step}`,
    rank: 0,
    topics: ['next', topic],
    type: 'complete',
    action: stepRoutes[step],
    label,
    priority: 'high',
    reason: why(record),
    fix,
  }
}

const topicOfStep = {
  uvp: 'uvp',
  taglines: 'tagline',
  'core-values': 'values',
  'brand-archetype': 'archetype',
  'brand-review': 'website',
} as const

/** "3 of 6 steps are done" with their names. */
export function describeProgress({ chain, attributes }: StrategistRecord): string {
  const next = nextStep(chain)
  const done = next === undefined ? steps.length : (steps.find(({ id }) => id === next)?.number ?? 1) - 1
  if (done === steps.length) return 'All six steps are done.'
  if (done > 0) return `${done} of the ${steps.length} steps ${done === 1 ? 'is' : 'are'} done.`
  const complete = categories.filter((category) => isCategoryComplete(attributes[category])).length
  return `You are in the first of six steps, with ${complete === 0 ? 'none' : complete} of its six categories complete.`
}
