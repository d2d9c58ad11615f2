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
export const newCoreValuePlaceholders = {
  title: 'New Core Value',
  description: 'Describe what this value means to your brand...',
} as const

/** Whether the description is empty or still the placeholder. */
export const hasNoDescription = (description: string) =>
  description.trim() === '' || description.trim() === newCoreValuePlaceholders.description

type Said = Pick<CoreValue, 'title' | 'description'>

/** Whether the title is empty or still the placeholder. */
export const hasNoTitle = (title: string) => [newCoreValuePlaceholders.title, ''].includes(title.trim())

/** Whether a card was never written on. Only its owner sees such a card, and it is not counted. */
export const isBlankValue = ({ title, description }: Said) => hasNoTitle(title) && hasNoDescription(description)

/** The values that are not blank. */
export const listWrittenValues = <Value extends Said>(values: readonly Value[]): Value[] =>
  values.filter((value) => !isBlankValue(value))

/** The titles of named values, for places that show only the title. */
export const listValueTitles = (values: readonly Pick<CoreValue, 'title'>[]): string[] =>
  values.map(({ title }) => title).filter((title) => !hasNoTitle(title))
