/** A card: what the search can find, with a title, a text, its origin (`place`) and the page it leads to (`action`). */
import type { SearchHit } from '#contract/strategist.ts'

/** `words`: search terms besides those of title and text. */
export type SearchCard = SearchHit & {
  id: string
  words: string
  /** The help section that it belongs to. */
  group?: string
  /** Shown only to those who ask about running the product. */
  isForOperators?: boolean
}
