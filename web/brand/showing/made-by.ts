/** Says who wrote the text shown. */
import type { Maker } from '#contract/plain/brand.ts'

const makers: Readonly<Record<Maker, string>> = {
  embedded: 'Written without a language model',
  provider: 'Written with a language model',
}

export const madeBy = (source: Maker) => makers[source]
