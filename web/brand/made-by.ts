/** Says who wrote what stands here. */
import type { Maker } from '#contract/brand.ts'

const makers: Readonly<Record<Maker, string>> = {
  embedded: 'Written by the embedded brand engine',
  provider: 'Written by the language model',
}

export const madeBy = (source: Maker) => makers[source]
