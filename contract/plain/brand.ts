/** The brand record and the rules that server and screens share. */
import { makeEmptySentences, type Sentences, sentenceStems } from './sentences.ts'

/** The six attribute categories, in the order the owner fills them in. */
export const categories = ['culture', 'customers', 'voice', 'feeling', 'impact', 'xfactor'] as const
export type Category = (typeof categories)[number]

/** Category names on screen. */
export const categoryNames: Readonly<Record<Category, string>> = {
  culture: 'Culture',
  customers: 'Customers',
  voice: 'Voice',
  feeling: 'Feeling',
  impact: 'Impact',
  xfactor: 'X Factor',
}

/** Category spellings of older clients and stored data. */
const otherSpellings: ReadonlyMap<string, Category> = new Map([
  ['xFactor', 'xfactor'],
  ['personality', 'xfactor'],
  ['positioning', 'impact'],
])

/** The category for a spelling, or undefined if unknown. */
export function findCategory(spelling: string): Category | undefined {
  return categories.find((category) => category === spelling) ?? otherSpellings.get(spelling)
}

export const wordLengthMax = 40
export const categoryWordsMax = 100
/** Minimum number of words before the top five can be picked. */
export const wordsNeededToPick = 15
export const wordsAdvised = 20
export const picksPerCategory = 5

/**
 * One category of the record. `topFive` and `topOne` are always among `words`; `topOne` is '' until it is chosen.
 * `kept` are predefined sample words that the owner said to keep, so they count as their own.
 */
export type CategoryWords = { words: string[]; topFive: string[]; topOne: string; kept?: string[] | undefined }
export type AttributesData = Record<Category, CategoryWords>
export type CategoryStatus = 'not-started' | 'started' | 'partial' | 'complete'

/** Whether a word is printable ASCII with single spaces. Most are, and those need no tidying or Unicode normalization. */
export const isPlainWord = (word: string) => /^[!-~]+(?: [!-~]+)*$/.test(word)

/** Trims a word and collapses its whitespace. */
export function tidyWord(word: string): string {
  return isPlainWord(word) ? word : word.trim().replace(/\s+/g, ' ')
}

/** The key for finding duplicates: tidy, lower case. */
export function makeWordKey(word: string): string {
  return isPlainWord(word) ? word.toLowerCase() : tidyWord(word.normalize('NFC')).toLowerCase()
}

/** How far a category is. It is complete with exactly five picks, one of them chosen as number one. */
export function findCategoryStatus(entry: CategoryWords): CategoryStatus {
  if (entry.words.length === 0) return 'not-started'
  if (isCategoryComplete(entry)) return 'complete'
  return entry.topFive.length > 0 ? 'partial' : 'started'
}

export function isCategoryComplete(entry: CategoryWords): boolean {
  return entry.topFive.length === picksPerCategory && entry.topFive.includes(entry.topOne)
}

export function areAttributesComplete(data: AttributesData): boolean {
  return categories.every((category) => isCategoryComplete(data[category]))
}

/** A category that nobody has touched yet. */
export const makeEmptyCategory = (): CategoryWords => ({ words: [], topFive: [], topOne: '' })

/** Builds a record with one value for each category, in their order. */
export function mapCategories<Value>(make: (category: Category) => Value): Record<Category, Value> {
  const [culture, customers, voice, feeling, impact, xfactor] = categories
  return {
    culture: make(culture),
    customers: make(customers),
    voice: make(voice),
    feeling: make(feeling),
    impact: make(impact),
    xfactor: make(xfactor),
  }
}

export const makeEmptyAttributes = (): AttributesData => mapCategories(makeEmptyCategory)

/**
 * Progress of the brand attributes in percent, 0 to 100: a category counts 20 once started, 12 for each pick and 20 for
 * its number one; the six are averaged.
 */
export function computeAttributesPercent(data: AttributesData): number {
  const points = categories.map((category) => {
    const entry = data[category]
    if (entry.words.length === 0) return 0
    return 20 + 12 * Math.min(picksPerCategory, entry.topFive.length) + (entry.topOne ? 20 : 0)
  })
  return Math.floor(points.reduce((sum, each) => sum + each, 0) / categories.length)
}

/** The owner's profile answers. Every field is '' if unanswered. */
export type BrandProfile = {
  industry: string
  productsServices: string
  idealClientDescription: string
  primaryGoal: string
  competitiveDifferentiator: string
  customerPainPoints: string
}

/** What a writer (the embedded engine or a model) learns about a brand: only what its owner said. */
export type BrandBrief = {
  businessName: string
  /** The number one word of each category; '' if none is chosen. */
  topWords: Record<Category, string>
  /** The five picks of each category; may be empty. */
  topFives: Record<Category, readonly string[]>
  profile: BrandProfile
  sentences: Sentences
  chosenUvp: string
  /** Passages of two answers that seem to contradict each other, and of which the owner said that both are right. */
  bothRight?: readonly PassagePair[]
}

export type PassagePair = readonly [one: string, other: string]

/**
 * Where the owner's own words can come from: the business name, a profile answer, a finished sentence, or a category of
 * words.
 */
export const ownerTextFields = [
  'businessName',
  'productsServices',
  'idealClientDescription',
  'competitiveDifferentiator',
  'customerPainPoints',
  ...sentenceStems,
  ...categories,
] as const
export type OwnerTextField = (typeof ownerTextFields)[number]

/** The brief of a brand about which only the name is known. */
export const makeEmptyBrief = (businessName: string): BrandBrief => ({
  businessName,
  topWords: mapCategories(() => ''),
  topFives: mapCategories(() => []),
  profile: {
    industry: '',
    productsServices: '',
    idealClientDescription: '',
    primaryGoal: '',
    competitiveDifferentiator: '',
    customerPainPoints: '',
  },
  sentences: makeEmptySentences(),
  chosenUvp: '',
})

/** The six tools in their fixed order; `id` is also the area's folder name in server, web and engine. */
export const steps = [
  { id: 'brand-attributes', number: 1, name: 'Brand Attributes' },
  { id: 'uvp', number: 2, name: 'UVP Generator' },
  { id: 'taglines', number: 3, name: 'Tagline Generator' },
  { id: 'core-values', number: 4, name: 'Core Values' },
  { id: 'brand-archetype', number: 5, name: 'Brand Archetype' },
  { id: 'brand-review', number: 6, name: 'Website Review' },
] as const
export type StepId = (typeof steps)[number]['id']
export type StepState = 'locked' | 'open' | 'done'

/** What the unlock chain (each step opens once the steps before it are done) reads from the record. */
export type StepUnlockFacts = {
  brandAttributesCompleted: boolean
  chosenUvp: string | null
  chosenTagline: string | null
  coreValuesCount: number
  brandArchetypeCompleted: boolean
  websiteReviewCompleted: boolean
}

const isSaid = (text: string | null) => text !== null && text.trim() !== ''

/**
 * Evaluates the unlock chain: whether each step is locked, open or done. Navigation, dashboard cards and server checks
 * use it.
 */
export function findStepStates(facts: StepUnlockFacts): Record<StepId, StepState> {
  const hasUvp = isSaid(facts.chosenUvp)
  const hasTagline = isSaid(facts.chosenTagline)
  const hasValues = facts.coreValuesCount > 0
  const state = (isOpen: boolean, isDone: boolean): StepState => (isDone ? 'done' : isOpen ? 'open' : 'locked')
  return {
    'brand-attributes': state(true, facts.brandAttributesCompleted),
    uvp: state(facts.brandAttributesCompleted, hasUvp),
    taglines: state(hasUvp, hasTagline),
    'core-values': state(hasTagline, hasValues),
    'brand-archetype': state(hasUvp && hasTagline && hasValues, facts.brandArchetypeCompleted),
    'brand-review': state(facts.brandArchetypeCompleted, facts.websiteReviewCompleted),
  }
}

/**
 * The step to finish before `step` may be written to, or undefined if it may be. A done step is locked for writing
 * again while an earlier step is not done.
 */
export function findBlockingStep(step: StepId, facts: StepUnlockFacts): StepId | undefined {
  const states = findStepStates(facts)
  for (const each of steps) {
    if (each.id === step) return undefined
    if (states[each.id] !== 'done') return each.id
  }
  return undefined
}

/** The first step not done, or undefined when all six are. */
export function findFirstOpenStep(facts: StepUnlockFacts): StepId | undefined {
  const states = findStepStates(facts)
  return steps.find((step) => states[step.id] !== 'done')?.id
}

/** The placeholder for the business name in older data and in accounts that have not entered one. */
export const defaultBusinessName = 'Your Business Name'

/** Replaces the placeholder name with the business name. */
export function insertBusinessName(text: string, businessName: string): string {
  return businessName ? text.replaceAll(defaultBusinessName, () => businessName) : text
}

/** Taglines older than this are regenerated automatically if the brand has changed since. */
export const taglinesFreshMs = 7 * 86_400_000

/** Who generated a result: the embedded engine or the language model provider. */
export const resultSources = ['embedded', 'provider'] as const
export type ResultSource = (typeof resultSources)[number]
