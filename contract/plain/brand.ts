/** The brand record as every tool reads it, and the rules that server and screens share. */
import { emptySentences, type Sentences, stems } from './sentences.ts'

/** The six attribute categories, in the order of the discovery. */
export const categories = ['culture', 'customers', 'voice', 'feeling', 'impact', 'xfactor'] as const
export type Category = (typeof categories)[number]

/** What the screens call a category. */
export const categoryNames: Readonly<Record<Category, string>> = {
  culture: 'Culture',
  customers: 'Customers',
  voice: 'Voice',
  feeling: 'Feeling',
  impact: 'Impact',
  xfactor: 'X Factor',
}

/** Spellings of older clients and stored data, by the category that they mean. */
const otherSpellings: ReadonlyMap<string, Category> = new Map([
  ['xFactor', 'xfactor'],
  ['personality', 'xfactor'],
  ['positioning', 'impact'],
])

/** The category that a spelling means, or undefined for an unknown one. */
export function categoryOf(spelling: string): Category | undefined {
  return categories.find((category) => category === spelling) ?? otherSpellings.get(spelling)
}

export const wordLengthMax = 40
export const wordsMax = 100
/** From this many words on the five can be picked. */
export const wordsToPick = 15
export const wordsAdvised = 20
export const picksNeeded = 5

/**
 * One category of the record. `topFive` and `topOne` are always among `words`; `topOne` is '' until it is chosen.
 * `kept` are sample words that the owner has made her own.
 */
export type CategoryWords = { words: string[]; topFive: string[]; topOne: string; kept?: string[] | undefined }
export type AttributesData = Record<Category, CategoryWords>
export type CategoryStatus = 'not-started' | 'started' | 'partial' | 'complete'

/** Whether a word is nothing but visible ASCII with single spaces: most are, and then there is nothing to tidy or normalize. */
export const isPlainWord = (word: string) => /^[!-~]+(?: [!-~]+)*$/.test(word)

/** A word without blanks around it and with single spaces. */
export function tidyWord(word: string): string {
  return isPlainWord(word) ? word : word.trim().replace(/\s+/g, ' ')
}

/** A word as the duplicate check sees it: tidy, lower case. */
export function wordKey(word: string): string {
  return isPlainWord(word) ? word.toLowerCase() : tidyWord(word.normalize('NFC')).toLowerCase()
}

/** How far a category has come. A category is complete with exactly five picks and one of them chosen. */
export function categoryStatus(entry: CategoryWords): CategoryStatus {
  if (entry.words.length === 0) return 'not-started'
  if (isCategoryComplete(entry)) return 'complete'
  return entry.topFive.length > 0 ? 'partial' : 'started'
}

export function isCategoryComplete(entry: CategoryWords): boolean {
  return entry.topFive.length === picksNeeded && entry.topFive.includes(entry.topOne)
}

export function areAttributesComplete(data: AttributesData): boolean {
  return categories.every((category) => isCategoryComplete(data[category]))
}

/** A category before anyone touched it. */
export const emptyCategory = (): CategoryWords => ({ words: [], topFive: [], topOne: '' })

/** One value for each category, in their order. */
export function eachCategory<Value>(make: (category: Category) => Value): Record<Category, Value> {
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

export const emptyAttributes = (): AttributesData => eachCategory(emptyCategory)

/**
 * Percent of the discovery that is done, 0 to 100: a category counts 20 once started, then 12 for each pick and 20
 * for the chosen one; the six are averaged. Untouched categories count 0.
 */
export function attributesPercent(data: AttributesData): number {
  const points = categories.map((category) => {
    const entry = data[category]
    if (entry.words.length === 0) return 0
    return 20 + 12 * Math.min(picksNeeded, entry.topFive.length) + (entry.topOne ? 20 : 0)
  })
  return Math.floor(points.reduce((sum, each) => sum + each, 0) / categories.length)
}

/** What the owner told about the business, beside the words. Every field is '' where nothing was told. */
export type BrandProfile = {
  industry: string
  productsServices: string
  idealClientDescription: string
  primaryGoal: string
  competitiveDifferentiator: string
  customerPainPoints: string
}

/** What a writer (the embedded engine or a model) gets to know of a brand: only what its owner said. */
export type BrandBrief = {
  businessName: string
  /** The chosen word of each category; '' where none is chosen. */
  topWords: Record<Category, string>
  /** The five picks of each category; may be empty. */
  topFives: Record<Category, readonly string[]>
  profile: BrandProfile
  sentences: Sentences
  chosenUvp: string
}

/** Where a thing was told: the name, an answer of the profile, a finished sentence, or a category of words. */
export const toldFields = [
  'businessName',
  'productsServices',
  'idealClientDescription',
  'competitiveDifferentiator',
  'customerPainPoints',
  ...stems,
  ...categories,
] as const
export type ToldField = (typeof toldFields)[number]

/** What is known of a brand whose owner has told nothing but its name. */
export const emptyBrief = (businessName: string): BrandBrief => ({
  businessName,
  topWords: eachCategory(() => ''),
  topFives: eachCategory(() => []),
  profile: {
    industry: '',
    productsServices: '',
    idealClientDescription: '',
    primaryGoal: '',
    competitiveDifferentiator: '',
    customerPainPoints: '',
  },
  sentences: emptySentences(),
  chosenUvp: '',
})

/** The six tools in their fixed order; `id` is the area's name in every room. */
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

/** The parts of the record that the unlock chain looks at. */
export type ChainFacts = {
  brandAttributesCompleted: boolean
  chosenUvp: string | null
  chosenTagline: string | null
  coreValuesCount: number
  brandArchetypeCompleted: boolean
  websiteReviewCompleted: boolean
}

const isSaid = (text: string | null) => text !== null && text.trim() !== ''

/** The unlock chain: locked, open or done for each step. The one rule for navigation, cards, guards and server. */
export function stepStates(facts: ChainFacts): Record<StepId, StepState> {
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
 * The step that has to be finished before `step` may be written to, or undefined when it may be.
 * A done step is locked for writing again while a step before it is not done.
 */
export function blockingStep(step: StepId, facts: ChainFacts): StepId | undefined {
  const states = stepStates(facts)
  for (const each of steps) {
    if (each.id === step) return undefined
    if (states[each.id] !== 'done') return each.id
  }
  return undefined
}

/** The first step that is not done, or undefined when all six are. */
export function nextStep(facts: ChainFacts): StepId | undefined {
  const states = stepStates(facts)
  return steps.find((step) => states[step.id] !== 'done')?.id
}

/** The name of older data and of accounts that have not named their business. */
export const defaultBusinessName = 'Your Business Name'

/** Text with the placeholder name replaced by the business's own. */
export function withBusinessName(text: string, businessName: string): string {
  return businessName ? text.replaceAll(defaultBusinessName, () => businessName) : text
}

/** A list of taglines older than this is renewed by itself when the brand has changed since. */
export const taglinesFreshMs = 7 * 86_400_000

/** Who wrote a result. */
export type Maker = 'embedded' | 'provider'
