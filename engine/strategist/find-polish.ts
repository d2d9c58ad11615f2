/** Polish: suggestions that would improve a record, although nothing in it is wrong. */
import { type Category, categories, categoryNames } from '#contract/plain/brand.ts'
import type { StrategistRecord } from '#contract/plain/strategist-record.ts'
import { makeCategoryRoute, stepRoutes } from '#contract/plain/strategist-routes.ts'
import { listCliches } from '#engine/language/cliches.ts'
import { makeMeaningKey } from '#engine/language/similarity.ts'
import { listStems, splitWords } from '#engine/language/stem.ts'
import { mentionsPhrase } from './compare-meanings.ts'
import type { StrategistFinding } from './finding.ts'
import { quoteOwnerText, quoteOwnerWords } from './quote-record.ts'
import untold from './untold.json' with { type: 'json' }

/** Values that nearly every company names; Lencioni calls them permission to play. */
const expected = new Set([
  ...['integrity', 'honesty', 'quality', 'excellence', 'innovation', 'teamwork', 'respect', 'trust', 'professionalism'],
  ...[
    'passion',
    'accountability',
    'commitment',
    'responsibility',
    'transparency',
    'collaboration',
    'creativity',
    'diversity',
  ],
  ...['customer service', 'customer satisfaction', 'customer focus', 'customer first'],
])
const blankValue = /^new core value$/i
const blankDescription = /^describe what this value means to your brand/i
const isThin = (description: string) => blankDescription.test(description) || splitWords(description).length < 6

/** The first cliché in a text, if there is one. */
const clicheIn = (text: string): string | undefined => listCliches(text)[0]

/** The values that say nothing specific yet. */
function thinValues({ coreValues }: StrategistRecord): string[] {
  return coreValues
    .filter(
      ({ title, description }) =>
        blankValue.test(title) || (expected.has(title.trim().toLowerCase()) && isThin(description)),
    )
    .map(({ title }) => title)
}

const polish = (
  finding: Omit<StrategistFinding, 'rank' | 'type' | 'priority'> & Partial<StrategistFinding>,
): StrategistFinding => ({
  rank: 3,
  type: 'review',
  priority: 'low',
  ...finding,
})

function findGenericValues(record: StrategistRecord): StrategistFinding[] {
  const thin = thinValues(record)
  if (thin.length === 0) return []
  return [
    polish({
      id: 'generic-values',
      action: stepRoutes['core-values'],
      label:
        thin.length === 1
          ? `Any company could claim ${quoteOwnerText(thin[0] ?? '')}`
          : `Any company could claim ${thin.length} of your values`,
      priority: 'medium',
      reason: `Any company could claim ${quoteOwnerWords(thin.slice(0, 3))}: ${thin.length === 1 ? 'its description doesn’t say what it means' : 'their descriptions don’t say what they mean'} at your business.`,
      fix: 'Add a sentence such as ‘We …, even when …’ If you can’t say what it costs you, it may be a habit, not a core value.',
    }),
  ]
}

function findRepeatedWords({ brief, attributes }: StrategistRecord): StrategistFinding[] {
  const chosen = categories.filter((category) => brief.topWords[category] !== '')
  const pairs = chosen.flatMap((a, index) => chosen.slice(index + 1).map((b): [Category, Category] => [a, b]))
  const leads = new Map(chosen.map((category) => [category, makeMeaningKey(brief.topWords[category])]))
  const led = pairs.find(([a, b]) => leads.get(a) === leads.get(b))
  const keys = new Map(
    categories.flatMap((each) => attributes[each].topFive.map((word) => [word, makeMeaningKey(word)])),
  )
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
      action: makeCategoryRoute(b),
      label: isOne
        ? `${quoteOwnerText(word)} is in two categories`
        : `${quoteOwnerText(word)} and ${quoteOwnerText(other)} say the same thing twice`,
      priority: led ? 'medium' : 'low',
      reason: `You picked ${quoteOwnerText(word)} for ${categoryNames[a]} and ${isOne ? 'again' : quoteOwnerText(other)} for ${categoryNames[b]}. Each category asks a different question, so one of the two takes a place from another word.`,
      fix: `Think about ${categoryNames[b]} again as if that word were taken.`,
    }),
  ]
}

function findCliches({ brief, chosenTagline }: StrategistRecord): StrategistFinding[] {
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
        action,
        label: `Replace ${quoteOwnerText(phrase)} in your ${name}`,
        priority: 'medium',
        reason: `Your ${name} says ${quoteOwnerText(phrase)}, and almost any business could say that.`,
        fix: 'Replace it with what you do, or with something customers can see.',
      }),
    ]
  })
}

/** Reports a tagline that shares no word with the UVP or the chosen words, and means nothing that those mean. */
function findLooseTagline({ brief, chosenTagline }: StrategistRecord): StrategistFinding[] {
  const words = Object.values(brief.topWords).filter((word) => word !== '')
  const sources = [...words, ...Object.values(brief.topFives).flat()]
  if (chosenTagline === '' || brief.chosenUvp === '' || words.length < categories.length) return []
  const said = listStems(chosenTagline)
  const isShared = [brief.chosenUvp, ...sources].some((text) => [...listStems(text)].some((word) => said.has(word)))
  if (isShared || sources.some((word) => mentionsPhrase(chosenTagline, word))) return []
  return [
    polish({
      id: 'loose-tagline',
      action: stepRoutes.taglines,
      label: 'Your tagline shares no words with your UVP',
      reason: `${quoteOwnerText(chosenTagline)} shares no words with your value proposition or your picks, so people may not see how it fits you.`,
      fix: 'Say your value proposition, then the tagline. If the tagline doesn’t sound like the short form, look at your list again.',
    }),
  ]
}

/** Reports the first important profile field that is empty. */
function findUntold({ brief }: StrategistRecord): StrategistFinding[] {
  const profile: Readonly<Record<string, string>> = brief.profile
  const missing = untold.find(({ field }) => profile[field]?.trim() === '')
  if (!missing) return []
  return [
    polish({
      id: `untold-${missing.field}`,
      type: 'navigate',
      action: '/profile',
      label: missing.label,
      reason: missing.reason,
      fix: 'Two sentences in your profile are enough; every tool uses them.',
    }),
  ]
}

export function findPossiblePolish(record: StrategistRecord): StrategistFinding[] {
  return [
    ...findCliches(record),
    ...findGenericValues(record),
    ...findRepeatedWords(record),
    ...findUntold(record),
    ...findLooseTagline(record),
  ]
}
