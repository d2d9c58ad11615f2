/** A core value and what a new one starts with. */

export const valueTitleLengthMax = 60
export const valueDescriptionLengthMax = 1000
export const valueEvidenceLengthMax = 1000
export const coreValuesMax = 30

/** As stored and answered: sorted by `order`, which runs from 0. Times are ISO strings. */
export type CoreValue = {
  id: string
  title: string
  description: string
  /** The sentence of the document that it was found in. */
  evidence?: string | undefined
  order: number
  createdAt: string
  updatedAt: string
}

/** What a card says before its owner has written into it. */
export const newCoreValue = {
  title: 'New Core Value',
  description: 'Describe what this value means to your brand...',
} as const

/** Whether nothing has been said of a value yet. */
export const isUndescribed = (description: string) =>
  description.trim() === '' || description.trim() === newCoreValue.description

type Said = Pick<CoreValue, 'title' | 'description'>

/** Whether a card still has the name that every new one has. */
export const isUnnamed = (title: string) => [newCoreValue.title, ''].includes(title.trim())

/** Whether a card was made and never written on: nobody but its owner sees it, and it counts nowhere. */
export const isBlankValue = ({ title, description }: Said) => isUnnamed(title) && isUndescribed(description)

/** The values of a list that say something. */
export const writtenValues = <Value extends Said>(values: readonly Value[]): Value[] =>
  values.filter((value) => !isBlankValue(value))

/** Their names, for where a value stands by its name alone. */
export const valueNames = (values: readonly Pick<CoreValue, 'title'>[]): string[] =>
  values.map(({ title }) => title).filter((title) => !isUnnamed(title))
