/** Brand records as the strategist gets them, for tests: a complete one and a new one. */

import {
  type AttributesData,
  type Category,
  categories,
  makeEmptyAttributes,
  makeEmptyBrief,
  mapCategories,
} from '#contract/plain/brand.ts'
import { makeEmptySentences } from '#contract/plain/sentences.ts'
import type { StrategistRecord } from '#contract/plain/strategist-record.ts'

const picks: Readonly<Record<Category, readonly string[]>> = {
  culture: ['steady', 'generous', 'unhurried', 'curious', 'neighbourly'],
  customers: ['early risers', 'busy', 'loyal', 'practical', 'hungry'],
  voice: ['plain-spoken', 'warm', 'dry', 'unfussy', 'cheerful'],
  feeling: ['looked after', 'awake', 'cheered', 'at home', 'full'],
  impact: ['better mornings', 'less waste', 'fresh bread', 'saved time', 'fewer queues'],
  xfactor: ['baked on the boat', 'no sliced bread', 'sold out by nine', 'tide-table hours', 'names on the buns'],
}
const further = ['honest', 'open', 'brisk', 'kind', 'calm', 'plain', 'bright', 'sure', 'light', 'quick', 'small']

function completeAttributes(): AttributesData {
  const data = makeEmptyAttributes()
  for (const category of categories) {
    const [topOne = ''] = picks[category]
    data[category] = { words: [...picks[category], ...further], topFive: [...picks[category]], topOne }
  }
  return data
}

/** A bakery with all six steps done. */
export function makeCompleteRecord(change: Partial<StrategistRecord> = {}): StrategistRecord {
  const attributes = completeAttributes()
  return {
    brief: {
      businessName: 'Harbour Loaf',
      topWords: mapCategories((category) => attributes[category].topOne),
      topFives: mapCategories((category) => attributes[category].topFive),
      sentences: makeEmptySentences(),
      profile: {
        industry: 'food',
        productsServices: 'Sourdough bread and buns, baked overnight and sold from a van at the harbour',
        idealClientDescription: 'early commuters who skip breakfast',
        primaryGoal: 'increase-revenue',
        competitiveDifferentiator: 'We bake on the boat',
        customerPainPoints: 'Supermarket bread is stale by noon, and there is no time to queue',
      },
      chosenUvp: 'Harbour Loaf gives early risers fresh bread before the first ferry, baked on the boat.',
    },
    attributes,
    chosenTagline: 'Up before the gulls.',
    coreValues: [
      {
        title: 'Frank counsel',
        description: 'We tell a customer when the bun is from yesterday, even when the queue is long.',
      },
      { title: 'Integrity', description: '' },
      { title: 'Tradition', description: 'We bake as the harbour always has, with one dough and no shortcuts.' },
    ],
    archetype: {
      primary: 'caregiver',
      secondary: 'regular',
      confidence: 71,
      ruledOut: ['The Outlaw', 'The Ruler'],
      quotes: ['I stayed till the last one had eaten.'],
    },
    audit: {
      websiteUrl: 'https://harbourloaf.example',
      overallScore: 6.4,
      scores: { voice: 7.1, visual: 5.2, messaging: 6.6, consistency: 6.7 },
      strengths: ['The first screen says what you sell.'],
      opportunities: ['The contrast of the opening hours is too low to read.'],
      archetype: 'caregiver',
    },
    chain: {
      brandAttributesCompleted: true,
      chosenUvp: 'Harbour Loaf gives early risers fresh bread before the first ferry, baked on the boat.',
      chosenTagline: 'Up before the gulls.',
      coreValuesCount: 3,
      brandArchetypeCompleted: true,
      websiteReviewCompleted: true,
    },
    isStale: { uvp: false, taglines: false },
    path: '/toolkit',
    ...change,
  }
}

/** The record of a new account with nothing but a name. */
export function makeEmptyRecord(change: Partial<StrategistRecord> = {}): StrategistRecord {
  const attributes = makeEmptyAttributes()
  return {
    brief: makeEmptyBrief('Harbour Loaf'),
    attributes,
    chosenTagline: '',
    coreValues: [],
    archetype: null,
    audit: null,
    chain: {
      brandAttributesCompleted: false,
      chosenUvp: null,
      chosenTagline: null,
      coreValuesCount: 0,
      brandArchetypeCompleted: false,
      websiteReviewCompleted: false,
    },
    isStale: { uvp: false, taglines: false },
    path: '/toolkit',
    ...change,
  }
}
