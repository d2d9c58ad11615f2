/** What would make a sound record better: nothing here is wrong. */
import { type Category, categories, categoryNames } from '#contract/brand.ts'
import type { StrategistRecord } from '#contract/strategist-record.ts'
import { categoryRoute, stepRoutes } from '#contract/strategist-routes.ts'
import { cliches } from '#engine/language/cliches.ts'
import { meaningKey } from '#engine/language/similarity.ts'
import { wordsOf } from '#engine/language/stem.ts'
import { largestGroup, mentions } from './compare-meanings.ts'
import type { Finding } from './finding.ts'
import { quote, quoteAll } from './quote-record.ts'

/** Values that nearly every company names; Lencioni calls them permission to play. */
const expected =
  /^(?:integrity|honesty|quality|excellence|innovation|teamwork|respect|trust|professionalism|passion|accountability|commitment|responsibility|customer (?:service|satisfaction|focus|first)|transparency|collaboration|creativity|diversity)$/i
const blankValue = /^new core value$/i
const blankDescription = /^describe what this value means to your brand/i
const isThin = (description: string) => blankDescription.test(description) || wordsOf(description).length < 6

const clicheFinder = new RegExp(cliches.map((each) => `(?:${each})`).join('|'), 'i')
/** The phrase of a text that anybody could say, if it holds one. */
export const clicheIn = (text: string) => clicheFinder.exec(text)?.[0]

/** The values that say nothing of their own yet. */
export function thinValues({ coreValues }: StrategistRecord): string[] {
  return coreValues
    .filter(({ title, description }) => blankValue.test(title) || (expected.test(title.trim()) && isThin(description)))
    .map(({ title }) => title)
}

const polish = (finding: Omit<Finding, 'rank' | 'type' | 'priority'> & Partial<Finding>): Finding => ({
  rank: 3,
  type: 'review',
  priority: 'low',
  ...finding,
})

function findGenericValues(record: StrategistRecord): Finding[] {
  const thin = thinValues(record)
  if (thin.length === 0) return []
  return [
    polish({
      id: 'generic-values',
      topics: ['weak', 'values'],
      action: stepRoutes['core-values'],
      label:
        thin.length === 1
          ? `${quote(thin[0] ?? '')} could be anybody’s value`
          : `${thin.length} of your values could be anybody’s`,
      priority: 'medium',
      reason: `${quoteAll(thin.slice(0, 3))} ${thin.length === 1 ? 'stands' : 'stand'} on most companies’ walls, and nothing under it says yet what it means with you.`,
      fix: 'Add a sentence of the kind ‘We …, even when …’. If you cannot name what it costs, it may be a habit and no core value.',
    }),
  ]
}

function findRepeatedWords({ brief, attributes }: StrategistRecord): Finding[] {
  const chosen = categories.filter((category) => brief.topWords[category] !== '')
  const pairs = chosen.flatMap((a, index) => chosen.slice(index + 1).map((b): [Category, Category] => [a, b]))
  const leads = new Map(chosen.map((category) => [category, meaningKey(brief.topWords[category])]))
  const led = pairs.find(([a, b]) => leads.get(a) === leads.get(b))
  const keys = new Map(categories.flatMap((each) => attributes[each].topFive.map((word) => [word, meaningKey(word)])))
  const picked = pairs
    .flatMap(([a, b]) => attributes[a].topFive.map((word) => ({ a, b, word })))
    .flatMap(({ a, b, word }) => {
      const other = attributes[b].topFive.find((each) => keys.get(word) === keys.get(each))
      return other === undefined ? [] : [{ a, b, word, other }]
    })[0]
  const found = led ? { a: led[0], b: led[1], word: brief.topWords[led[0]], other: brief.topWords[led[1]] } : picked
  if (!found) return []
  const { a, b, word, other } = found
  const isOne = word.toLowerCase() === other.toLowerCase()
  return [
    polish({
      id: 'repeated-word',
      topics: ['weak', 'words', a, b],
      action: categoryRoute(b),
      label: isOne
        ? `${quote(word)} stands in two categories`
        : `${quote(word)} and ${quote(other)} are one word in two categories`,
      priority: led ? 'medium' : 'low',
      reason: `${quote(word)} is among your picks for ${categoryNames[a]}, and ${isOne ? 'again' : quote(other)} among those for ${categoryNames[b]}. The six categories ask six different things, so one of the two gives a place away.`,
      fix: `Ask of ${categoryNames[b]} again, as if the word were taken.`,
    }),
  ]
}

function findCliches({ brief, chosenTagline }: StrategistRecord): Finding[] {
  const texts = [
    { topic: 'uvp', name: 'value proposition', text: brief.chosenUvp, action: stepRoutes.uvp },
    { topic: 'tagline', name: 'tagline', text: chosenTagline, action: stepRoutes.taglines },
  ] as const
  return texts.flatMap(({ topic, name, text, action }) => {
    const phrase = clicheIn(text)
    if (phrase === undefined) return []
    return [
      polish({
        id: `cliche-${topic}`,
        topics: ['weak', topic],
        action,
        label: `${quote(phrase)} in your ${name} could be anybody’s`,
        priority: 'medium',
        reason: `Your ${name} says ${quote(phrase)}: two businesses that have nothing in common could both say it.`,
        fix: 'Put in its place what you do, or what a customer sees.',
      }),
    ]
  })
}

/** The words that a value proposition can hold; the voice is how it sounds. */
const sayable = categories.filter((category) => category !== 'voice')

function findMissingWords({ brief }: StrategistRecord): Finding[] {
  const words = sayable.map((category) => brief.topWords[category]).filter((word) => word !== '')
  if (brief.chosenUvp === '' || words.length < sayable.length) return []
  const missing = words.filter((word) => !mentions(brief.chosenUvp, word))
  if (missing.length <= 3) return []
  return [
    polish({
      id: 'uvp-leaves-words-out',
      topics: ['weak', 'uvp', 'words'],
      action: stepRoutes.uvp,
      label: 'Your UVP leaves most of your leading words out',
      priority: 'medium',
      reason: `I do not find ${quoteAll(missing.slice(0, 4))} in your value proposition.`,
      fix: 'It need not hold all of your leading words, but it should hold one that only you could say. Add the one that you miss most.',
    }),
  ]
}

function findSimilarValues({ coreValues }: StrategistRecord): Finding[] {
  const group = largestGroup(coreValues.map(({ title }) => title))
  if (group.length === 0) return []
  return [
    polish({
      id: 'similar-values',
      topics: ['weak', 'values'],
      action: stepRoutes['core-values'],
      label: `${quoteAll(group.slice(0, 2))} are close to each other`,
      reason: `Among your core values, ${quoteAll(group.slice(0, 4))} mean nearly the same.`,
      fix: 'Join them into one, in the words of the sharper one, or say in each description what the other does not cover.',
    }),
  ]
}

function findLooseTagline({ brief, chosenTagline }: StrategistRecord): Finding[] {
  const words = Object.values(brief.topWords).filter((word) => word !== '')
  const sources = [...words, ...Object.values(brief.topFives).flat()]
  if (chosenTagline === '' || brief.chosenUvp === '' || words.length < categories.length) return []
  if (mentions(brief.chosenUvp, chosenTagline) || sources.some((word) => mentions(chosenTagline, word))) return []
  return [
    polish({
      id: 'loose-tagline',
      topics: ['weak', 'tagline'],
      action: stepRoutes.taglines,
      label: 'Your tagline shares no word with your promise',
      reason: `${quote(chosenTagline)} shares no word with your value proposition or your picks, so something else has to tie it to you.`,
      fix: 'Say the two one after the other. If the second does not sound like the short form of the first, look at the list again.',
    }),
  ]
}

const asked = [
  {
    field: 'customerPainPoints',
    label: 'Tell me what your customers struggle with',
    reason:
      'Your profile does not say what bothers your customers. A value proposition is only as good as the trouble that it answers.',
  },
  {
    field: 'competitiveDifferentiator',
    label: 'Tell me what you do that others do not',
    reason:
      'Your profile does not say what sets you apart from your competitors, so your texts can only draw on the X Factor.',
  },
  {
    field: 'idealClientDescription',
    label: 'Tell me who your ideal customer is',
    reason:
      'Your profile does not say who your ideal customer is, and every text gains when it is written to somebody.',
  },
  {
    field: 'productsServices',
    label: 'Tell me what you sell',
    reason: 'Your profile does not say what you sell, so no text can name it.',
  },
] as const

function findUntold({ brief }: StrategistRecord): Finding[] {
  const missing = asked.find(({ field }) => brief.profile[field].trim() === '')
  if (!missing) return []
  return [
    polish({
      id: `untold-${missing.field}`,
      topics: ['weak', 'customers'],
      type: 'navigate',
      action: '/profile',
      label: missing.label,
      reason: missing.reason,
      fix: 'Two sentences in your profile are enough; every tool reads them.',
    }),
  ]
}

export function findPolish(record: StrategistRecord): Finding[] {
  return [
    ...findCliches(record),
    ...findMissingWords(record),
    ...findGenericValues(record),
    ...findRepeatedWords(record),
    ...findUntold(record),
    ...findSimilarValues(record),
    ...findLooseTagline(record),
  ]
}
