/** What a search finds: something with a title and a text, where it stands, and where it leads. */
import type { Hit } from '#contract/strategist.ts'

/** `words`: what people search with besides the words of title and text. */
export type Card = Hit & {
  id: string
  words: string
  /** The part of the help that it stands in. */
  group?: string
  /** Shown only to whoever asks about running the product. */
  isForOperators?: boolean
}
