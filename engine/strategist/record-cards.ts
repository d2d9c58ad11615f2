/** What owners can look up about their own brand: each part in their words, with a link to it. */
import { archetypes } from '#contract/plain/archetypes.ts'
import { categories, categoryNames } from '#contract/plain/brand.ts'
import { makeWholeSentence, sentenceStems } from '#contract/plain/sentences.ts'
import type { StrategistRecord } from '#contract/plain/strategist-record.ts'
import { makeCategoryRoute, type StrategistRoute, stepRoutes } from '#contract/plain/strategist-routes.ts'
import type { SearchCard } from './card.ts'
import { formatSiteAddress } from './find-review-problems.ts'
import { cutReplyText, nestQuotationMarks } from './quote-record.ts'

type Part = { title: string; text: string; words?: string; action: StrategistRoute }

function profileParts({ brief }: StrategistRecord): Part[] {
  const { businessName, sentences } = brief
  const short = sentences.shortName.trim()
  const { productsServices, idealClientDescription, competitiveDifferentiator, customerPainPoints } = brief.profile
  const action = '/profile'
  return [
    {
      title: 'Your business name',
      text: short === '' || short === businessName ? businessName : `${businessName}, in short ${short}`,
      words: `${businessName} ${short} called company`,
      action,
    },
    { title: 'What you sell', text: productsServices, words: 'products services offer trade', action },
    { title: 'Who it’s for', text: idealClientDescription, words: 'ideal client customers audience', action },
    {
      title: 'What sets you apart',
      text: competitiveDifferentiator,
      words: 'different competitors difference',
      action,
    },
    {
      title: 'What bothers your customers',
      text: customerPainPoints,
      words: 'pain points problem complaint trouble',
      action,
    },
  ]
}

/** Search words for the cards of the sentences the owner finished, by the name of the sentence's beginning (stem). */
const sentenceWords = {
  does: 'offer sell',
  who: 'customers audience client',
  when: 'need moment pain problem',
  after: 'result benefit impact',
  only: 'different others competitors',
  check: 'proof',
} as const

const sentenceParts = ({ brief: { sentences } }: StrategistRecord): Part[] =>
  sentenceStems
    .filter((stem) => sentences[stem].trim() !== '')
    .map((stem) => ({
      title: 'A sentence you finished',
      text: makeWholeSentence(stem, sentences[stem], sentences.isOne),
      words: sentenceWords[stem],
      action: stepRoutes.uvp,
    }))

function wordParts({ attributes }: StrategistRecord): Part[] {
  return categories.map((category) => {
    const { topFive, words } = attributes[category]
    return {
      title: `Your words for ${categoryNames[category]}`,
      text: (topFive.length > 0 ? topFive : words.slice(0, 5)).join(', '),
      words: `${category} attributes picks top five number one`,
      action: makeCategoryRoute(category),
    }
  })
}

/** The top word of each category, once there are at least two. */
function chosenPart({ brief: { topWords } }: StrategistRecord): Part[] {
  const chosen = categories.map((category) => topWords[category]).filter((word) => word !== '')
  const words = 'number one chosen attributes brand dna summary'
  return chosen.length < 2
    ? []
    : [{ title: 'Your chosen words', text: chosen.join(', '), words, action: stepRoutes['brand-attributes'] }]
}

function resultParts({ brief, chosenTagline, coreValues, archetype }: StrategistRecord): Part[] {
  const found = archetype && archetypes[archetype.primary]
  const second = archetype?.secondary ? `, with some of ${archetypes[archetype.secondary].name}` : ''
  const quoted = (archetype?.quotes ?? []).slice(0, 2).map((text) => `‘${nestQuotationMarks(cutReplyText(text))}’`)
  const evidence = quoted.length > 0 ? ['You said:', ...quoted] : []
  return [
    {
      title: 'Your value proposition',
      text: brief.chosenUvp,
      words: 'uvp promise headline website introduce',
      action: stepRoutes.uvp,
    },
    { title: 'Your tagline', text: chosenTagline, words: 'slogan line van', action: stepRoutes.taglines },
    {
      title: 'Your core values',
      text: coreValues.map(({ title }) => title).join(', '),
      words: 'values list',
      action: stepRoutes['core-values'],
    },
    ...coreValues.map(({ title, description }) => ({
      title: `Your value: ${title}`,
      text: description,
      action: stepRoutes['core-values'],
    })),
    {
      title: 'Your archetype',
      text: found ? [`${found.name}${second}.`, ...evidence].join(' ') : '',
      words: 'result interview proof evidence speaks character type',
      action: stepRoutes['brand-archetype'],
    },
    ...(archetype?.quotes ?? []).map((text) => ({
      title: 'From your interview',
      text,
      action: stepRoutes['brand-archetype'],
    })),
  ]
}

function reviewParts({ audit }: StrategistRecord): Part[] {
  if (!audit) return []
  const { websiteUrl, overallScore, scores, opportunities, strengths } = audit
  const action = stepRoutes['brand-review']
  const each = Object.entries(scores).map(([name, score]) => `${name} ${score.toFixed(1)}`)
  return [
    {
      title: `Your review of ${formatSiteAddress(websiteUrl)}`,
      text: `${overallScore.toFixed(1)} out of 10: ${each.join(', ')}`,
      words: 'website score result report',
      action,
    },
    ...opportunities.map((text) => ({
      title: 'To fix, from your review',
      text,
      words: 'website headline finding problem fault improve',
      action,
    })),
    ...strengths.map((text) => ({ title: 'Good, from your review', text, words: 'website strength', action })),
  ]
}

/** Search words of every card: how people ask for something they told us (“what did I write about …”). */
const told = 'write wrote written say told choose chose chosen pick picked answer answered put'

/** The cards of a record; what the owner has not filled in has none. */
export const makeRecordCards = (record: StrategistRecord): SearchCard[] =>
  [profileParts, sentenceParts, chosenPart, wordParts, resultParts, reviewParts]
    .flatMap((parts) => parts(record))
    .filter(({ text }) => text.trim() !== '')
    .map(({ words = '', ...part }, at) => ({ id: `brand-${at}`, place: 'brand', words: `${words} ${told}`, ...part }))
