/** The last resort for a question: whatever the record says about the things that it names. */
import { categories, categoryNames } from '#contract/brand.ts'
import type { StrategistRecord } from '#contract/strategist-record.ts'
import { root, wordsOf } from '#engine/language/stem.ts'
import { contentRoots } from './compare-meanings.ts'
import { paragraphs, quote, quoteAll } from './quote-record.ts'

/** Every text of the record, with how a sentence about it begins. */
function textsOf({
  brief,
  attributes,
  chosenTagline,
  coreValues,
}: StrategistRecord): { place: string; text: string }[] {
  const { profile } = brief
  return [
    { place: 'You sell', text: profile.productsServices },
    { place: 'Your ideal customer', text: profile.idealClientDescription },
    { place: 'What bothers your customers', text: profile.customerPainPoints },
    { place: 'What sets you apart', text: profile.competitiveDifferentiator },
    { place: 'Your value proposition', text: brief.chosenUvp },
    { place: 'Your tagline', text: chosenTagline },
    ...coreValues.map(({ title, description }) => ({ place: `Your value ${quote(title)}`, text: description })),
    ...categories.flatMap((category) =>
      attributes[category].topFive.map((text) => ({ place: `A pick of yours for ${categoryNames[category]}`, text })),
    ),
  ].filter(({ text }) => text.trim() !== '')
}

const placesMax = 3

/** What the record says about the things that a message names, quoted; '' where it says nothing. */
export function findInRecord(message: string, record: StrategistRecord): string {
  const wanted = contentRoots(message)
  const hits = textsOf(record)
    .map(({ place, text }) => ({ place, text, shared: [...contentRoots(text)].filter((each) => wanted.has(each)) }))
    .filter(({ shared }) => shared.length > 0)
    .toSorted((a, b) => b.shared.length - a.shared.length)
    .slice(0, placesMax)
  if (hits.length === 0) return ''
  const shared = new Set(hits.flatMap((hit) => hit.shared))
  const things = [...new Set(wordsOf(message).filter((word) => shared.has(root(word))))]
  return paragraphs(
    `All that I know about ${quoteAll(things)} is what you wrote yourself.`,
    hits.map(({ place, text }) => `${place}: ${quote(text)}.`).join(' '),
    'If you meant something else, ask me about a part of your brand, such as your promise, your values or what comes next.',
  )
}
