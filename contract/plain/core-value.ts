/** A core value and the defaults of a new one. */

export const valueTitleLengthMax = 60
export const valueDescriptionLengthMax = 1000
export const valueEvidenceLengthMax = 1000
export const coreValuesMax = 30

/** A value as stored and returned. `order` counts from 0; times are ISO strings. */
export type CoreValue = {
  id: string
  title: string
  description: string
  /** The sentence of the document it was found in. */
  evidence?: string | undefined
  order: number
  createdAt: string
  updatedAt: string
}

/** The placeholder texts of a new value card. */
export const newCoreValue = {
  title: 'New Core Value',
  description: 'Describe what this value means to your brand...',
} as const

/** Whether the description is empty or still the placeholder. */
export const isUndescribed = (description: string) =>
  description.trim() === '' || description.trim() === newCoreValue.description

type Said = Pick<CoreValue, 'title' | 'description'>

/** Whether the title is empty or still the placeholder. */
export const isUnnamed = (title: string) => [newCoreValue.title, ''].includes(title.trim())

/** Whether a card was never written on. Only its owner sees such a card, and it is not counted. */
export const isBlankValue = ({ title, description }: Said) => isUnnamed(title) && isUndescribed(description)

/** The values that are not blank. */
export const writtenValues = <Value extends Said>(values: readonly Value[]): Value[] =>
  values.filter((value) => !isBlankValue(value))

/** The titles of named values, for places that show only the title. */
export const valueNames = (values: readonly Pick<CoreValue, 'title'>[]): string[] =>
  values.map(({ title }) => title).filter((title) => !isUnnamed(title))
