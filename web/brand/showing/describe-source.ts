/** Says whether a text was written with or without a language model. */
import type { ResultSource } from '#contract/plain/brand.ts'

const makers: Readonly<Record<ResultSource, string>> = {
  embedded: 'Written without a language model',
  provider: 'Written with a language model',
}

export const describeSource = (source: ResultSource) => makers[source]
