/** The choices that forms about the business offer. */

/** The options of `/start`. */
export const companySizes = ['1-10', '11-50', '51-200', '201-1000', '1001-5000', '5000+'] as const
export const monthlyRevenues = [
  'under-10k',
  '10k-50k',
  '50k-100k',
  '100k-500k',
  '500k-1m',
  '1m-5m',
  '5m-10m',
  '10m+',
] as const
export const industries = [
  'technology',
  'healthcare',
  'finance',
  'retail',
  'manufacturing',
  'education',
  'consulting',
  'real-estate',
  'hospitality',
  'food-beverage',
  'marketing',
  'construction',
  'transportation',
  'entertainment',
  'non-profit',
  'other',
] as const

/** The options of the profile; a stored value that is not among them is shown as one more. */
export const profileCompanySizes = ['1', '2-5', '6-10', '11-25', '26-50', '51-100', '100+'] as const
export const profileMonthlyRevenues = ['0-5k', '5k-15k', '15k-30k', '30k-75k', '75k-150k', '150k+'] as const
export const primaryGoals = [
  'increase-revenue',
  'expand-market',
  'build-authority',
  'improve-efficiency',
  'customer-satisfaction',
  'scale-business',
  'launch-product',
  'other',
] as const

/** A goal in the owner's own words: a sentence or two. */
export const goalLengthMax = 300

const optionNames: Readonly<Record<string, string>> = {
  'food-beverage': 'Food and beverage',
  'non-profit': 'Non-profit',
}

/** An option in the reader's words: 'increase-revenue' as 'Increase revenue'; ranges of numbers stay as they are. */
export function optionName(option: string): string {
  const words = /^\d/.test(option) ? option : option.replaceAll('-', ' ')
  return optionNames[option] ?? words.charAt(0).toUpperCase() + words.slice(1)
}

/** Whether an answer is an option of one of the lists, rather than the owner's own words. */
const isOption = (answer: string): boolean =>
  [
    ...companySizes,
    ...monthlyRevenues,
    ...industries,
    ...profileCompanySizes,
    ...profileMonthlyRevenues,
    ...primaryGoals,
  ].some((option) => option === answer)

/** An answer as it is read: an option in words, whichever form it was chosen in; own words as they were written. */
export const answerName = (answer: string): string => (isOption(answer) ? optionName(answer) : answer)

const thousands: Readonly<Record<string, number>> = { k: 1000, m: 1_000_000 }

/** Where a range such as '10k-50k' begins; undefined for what is no range. */
function startOf(option: string): number | undefined {
  if (option.startsWith('under-')) return 0
  const [, figure, unit = ''] = /^(\d+)([km]?)/.exec(option) ?? []
  return figure === undefined ? undefined : Number(figure) * (thousands[unit] ?? 1)
}

/** The options with a stored answer of another list at its place among them: ranges by where they begin, anything else last. */
export function optionsWith(options: readonly string[], stored: string): readonly string[] {
  if (stored === '' || options.includes(stored)) return options
  const start = startOf(stored)
  const at = start === undefined ? -1 : options.findIndex((option) => (startOf(option) ?? 0) > start)
  return at < 0 ? [...options, stored] : options.toSpliced(at, 0, stored)
}
