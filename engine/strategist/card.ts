/** A search result: a title and a text, where they come from, and where they lead. */
import type { Hit } from '#contract/strategist.ts'

/** `words`: search terms besides those of title and text. */
export type Card = Hit & {
  id: string
  words: string
  /** The help section that it belongs to. */
  group?: string
  /** Shown only to those who ask about running the product. */
  isForOperators?: boolean
}
