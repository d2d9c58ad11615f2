/** A core value and what a new one starts with. No zod here: the screens need this file. */

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
