/** The options that forms about the business offer. */

/** The company sizes offered by the visitor form at `/start`. */
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

/** The company sizes offered in the profile; a stored value from the other list is shown as an extra option. */
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

/** Maximum length of a goal in the owner's own words. */
export const goalLengthMax = 300

const optionNames: Readonly<Record<string, string>> = {
  'food-beverage': 'Food and beverage',
  'non-profit': 'Non-profit',
}

/** The label of an option: 'increase-revenue' becomes 'Increase revenue'; number ranges stay as they are. */
export function formatOption(option: string): string {
  const words = /^\d/.test(option) ? option : option.replaceAll('-', ' ')
  return optionNames[option] ?? words.charAt(0).toUpperCase() + words.slice(1)
}

/** Whether an answer is an option of any list, rather than free text. */
const isOption = (answer: string): boolean =>
  [
    ...companySizes,
    ...monthlyRevenues,
    ...industries,
    ...profileCompanySizes,
    ...profileMonthlyRevenues,
    ...primaryGoals,
  ].some((option) => option === answer)

/** An answer for display: the label of an option from either form, or free text as written. */
export const formatOptionAnswer = (answer: string): string => (isOption(answer) ? formatOption(answer) : answer)

const thousands: Readonly<Record<string, number>> = { k: 1000, m: 1_000_000 }

/** The start of a range such as '10k-50k'; undefined if it is not a range. */
function startOf(option: string): number | undefined {
  if (option.startsWith('under-')) return 0
  const [, figure, unit = ''] = /^(\d+)([km]?)/.exec(option) ?? []
  return figure === undefined ? undefined : Number(figure) * (thousands[unit] ?? 1)
}

/** The options plus a stored answer from another list: ranges are sorted in by their start, anything else goes last. */
export function listOptionsWithAnswer(options: readonly string[], stored: string): readonly string[] {
  if (stored === '' || options.includes(stored)) return options
  const start = startOf(stored)
  const at = start === undefined ? -1 : options.findIndex((option) => (startOf(option) ?? 0) > start)
  return at < 0 ? [...options, stored] : options.toSpliced(at, 0, stored)
}
