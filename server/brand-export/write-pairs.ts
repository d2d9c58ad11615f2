/** Writes question-and-answer pairs as JSON Lines, in the chat format that fine-tuning tools read. */
import type { ExportedBrand } from '#contract/exported-brand.ts'
import { describeCertainty } from '#contract/plain/archetype-standing.ts'
import { type Category, categories } from '#contract/plain/brand.ts'
import { formatPageLabel } from '#contract/plain/brand-review-words.ts'
import {
  addEndMark,
  describeArchetypeSound,
  describeExportedReview,
  formatArchetypeLines,
  formatValueLine,
  joinOnOneLine,
  readChosenOption,
} from '#server/brand-export/brand-text.ts'

type Pair = readonly [question: string, answer: string]

/** The question that the words of each category answer, about a business of this name. */
const askedOf: Readonly<Record<Category, (name: string) => string>> = {
  culture: (name) => `How would its community describe ${name}?`,
  customers: (name) => `Who are the customers of ${name}?`,
  voice: (name) => `How does ${name} sound?`,
  feeling: (name) => `How do people feel after working with ${name}?`,
  impact: (name) => `What do people gain from ${name}?`,
  xfactor: (name) => `What makes ${name} special?`,
}

export function writeQuestionAnswerPairs(brand: ExportedBrand, timeZone?: string): string {
  const pairs = [
    ...businessPairs(brand),
    ...wordPairs(brand),
    ...linePairs(brand),
    ...pairsInUse(brand),
    ...reviewPairs(brand, timeZone),
    // Answers that say nothing, such as “No idea”, are left out.
    ...brand.interview.filter(({ tells }) => tells).map(({ question, answer }): Pair => [question, answer]),
  ]
  const line = ([question, answer]: Pair) =>
    JSON.stringify({
      messages: [
        { role: 'user', content: question },
        { role: 'assistant', content: answer },
      ],
    })
  return `${pairs.map(line).join('\n')}\n`
}

/** Drops the pairs without an answer. */
const answered = (pairs: readonly (readonly [string, string | null])[]): Pair[] =>
  pairs.flatMap(([question, answer]) => (answer ? [[question, answer] as const] : []))

const businessPairs = ({ business, websiteReview }: ExportedBrand) =>
  answered([
    [`What does ${business.name} sell?`, business.productsAndServices],
    [`Who is ${business.name} for?`, business.idealClient],
    [`What goes wrong for the customers of ${business.name}?`, business.customerPainPoints],
    [`What does ${business.name} do that others don’t?`, business.difference],
    [`What do people call ${business.name}?`, business.shortName],
    [`What does the owner of ${business.name} say of it?`, business.sentences.map(addEndMark).join(' ') || null],
    [`What industry is ${business.name} in?`, readChosenOption(business.industry)],
    [`How many people work at ${business.name}?`, readChosenOption(business.companySize)],
    [`What comes first for ${business.name} this year?`, readChosenOption(business.primaryGoal)],
    [`What is the website of ${business.name}?`, websiteReview?.websiteUrl ?? null],
    [`Whom is the website of ${business.name} for?`, websiteReview?.audience ?? null],
    [`What tone should the website of ${business.name} have?`, websiteReview?.tone ?? null],
    ...(websiteReview?.socialProfiles ?? []).map(
      ({ network, handle }) => [`Who is ${business.name} on ${network}?`, `@${handle}`] as const,
    ),
  ])

const wordPairs = ({ attributes, business: { name } }: ExportedBrand) =>
  categories.flatMap((category) => {
    const { topFive, otherWords } = attributes[category]
    const asked = askedOf[category](name)
    return answered([
      [asked, topFive.join(', ')],
      [`${asked} Which other words were considered?`, otherWords.join(', ')],
    ])
  })

const linePairs = ({ business: { name }, uniqueValueProposition, tagline, coreValues, archetype }: ExportedBrand) =>
  answered([
    [`What is the unique value proposition of ${name}?`, uniqueValueProposition],
    [`What is the tagline of ${name}?`, tagline],
    [`What are the core values of ${name}?`, coreValues.map(formatValueLine).join(' ')],
    [
      `What is the brand archetype of ${name}?`,
      archetype && `${archetype.primary.name} first, ${archetype.secondary?.name ?? 'no clear'} second.`,
    ],
    [
      `What does the brand archetype of ${name} say of it?`,
      archetype &&
        `${formatArchetypeLines(archetype).join(' ')} ${describeArchetypeSound(archetype)}. ${describeCertainty(archetype)}`,
    ],
  ])

function pairsInUse({ business: { name }, inUse }: ExportedBrand): Pair[] {
  if (!inUse) return []
  const { voice, words, pictures, traps } = inUse
  return answered([
    [`What is worth trying when you write for ${name}?`, voice.do.join(' ')],
    [`What should you take care of when you write for ${name}?`, voice.dont.join(' ')],
    [`Which words suit ${name}?`, words.use.join(', ')],
    [`Which words should texts for ${name} avoid?`, words.avoid.join(', ')],
    [`Which pictures and colors suit ${name}?`, pictures.show.join(' ')],
    [`Which pictures and colors don’t suit ${name}?`, pictures.skip.join(' ')],
    [`Which traps should ${name} look out for?`, traps.map(({ name: trap, text }) => `${trap}: ${text}`).join(' ')],
  ])
}

function reviewPairs({ business: { name }, websiteReview }: ExportedBrand, timeZone?: string): Pair[] {
  if (!websiteReview) return []
  const findings = websiteReview.openFindings.map(({ title, finding, fix, quotes }) => {
    const proofs = quotes.map(({ page, text }) => `“${joinOnOneLine(text)}” (${formatPageLabel(page)})`)
    return [addEndMark(title), ...[finding, fix].filter(Boolean).map(addEndMark), ...proofs].join(' ')
  })
  return answered([
    [`How does the website of ${name} score?`, describeExportedReview(websiteReview, timeZone)],
    [`What is still to mend on the website of ${name}?`, findings.join('\n')],
  ])
}
