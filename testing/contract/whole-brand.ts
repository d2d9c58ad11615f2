/** An exported brand with every field filled in, each with a unique word. */
import type { ExportedBrand } from '#contract/exported-brand.ts'
import { mapCategories } from '#contract/plain/brand.ts'

/** Creates unique words that contain none of the others and no Markdown syntax. */
export function createUniqueWords(): () => string {
  let count = 0
  return () => {
    count += 1
    return `word${String(count).padStart(4, '0')}x`
  }
}

export function makeWholeBrand(): ExportedBrand {
  const word = createUniqueWords()
  const words = (count: number) => Array.from({ length: count }, word)
  const archetype = () => ({ name: word(), description: word(), motivation: word(), voice: word() })
  const answer = (topic: ExportedBrand['interview'][number]['topic']) => ({
    ...{ topic, question: word(), answer: word() },
    tells: true,
  })
  return {
    $schema: 'https://signet.example/api/brand/export-schema.json',
    format: 'signet-brand',
    version: 2,
    business: {
      name: word(),
      industry: word(),
      companySize: word(),
      productsAndServices: word(),
      idealClient: word(),
      primaryGoal: word(),
      difference: word(),
      customerPainPoints: word(),
      shortName: word(),
      sentences: words(2),
    },
    attributes: mapCategories(() => {
      const [chosen = '', ...others] = words(5)
      return { chosen, topFive: [chosen, ...others], otherWords: words(2) }
    }),
    uniqueValueProposition: word(),
    tagline: word(),
    coreValues: [
      { title: word(), description: word(), evidence: word() },
      { title: word(), description: word(), evidence: null },
    ],
    archetype: {
      ...{ primary: archetype(), secondary: archetype(), confidence: 64 },
      ...{ reading: 'leaning', ruledOut: words(2) },
    },
    archetypeText: { voice: word(), more: word(), less: word(), line: word(), writtenBy: word() },
    inUse: {
      voice: { do: words(2), dont: words(2) },
      words: { use: words(2), avoid: words(2) },
      pictures: { show: words(2), skip: words(2) },
      traps: [{ name: word(), text: word() }],
    },
    interview: [answer('other'), answer('voice'), answer('pictures'), answer('other')],
    websiteReview: {
      websiteUrl: `https://${word()}.example/`,
      madeAt: '2026-11-28T12:00:00.000Z',
      overallScore: 6.5,
      scores: { voice: 7, visual: 6, messaging: 5.5, consistency: null },
      audience: word(),
      tone: word(),
      socialProfiles: [{ network: word(), handle: word() }],
      openFindings: [
        {
          title: word(),
          finding: word(),
          fix: word(),
          quotes: [{ page: `https://a.example/${word()}`, text: word() }],
        },
        { title: word(), finding: word(), fix: word(), quotes: [] },
      ],
    },
  }
}

/** The unique words of a brand. */
export const listUniqueWords = (told: unknown): string[] => [
  ...new Set(JSON.stringify(told).match(/word\d{4}x/g) ?? []),
]

/** The words that do not occur exactly once in a text, with how often they do; case is ignored. */
export function countWordsNotOnce(words: readonly string[], text: string): Record<string, number> {
  const lower = text.toLowerCase()
  const counts = words.map((word) => [word, lower.split(word).length - 1] as const)
  return Object.fromEntries(counts.filter(([, times]) => times !== 1))
}
