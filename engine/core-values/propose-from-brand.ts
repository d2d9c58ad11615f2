/** Values that the owner's own words point to. */
import type { ValueProposal, ValuesTurn } from '#contract/writers.ts'
import { clusterMates } from '#engine/language/lexicon.ts'
import { isEverybodys } from './challenge-value.ts'
import { proveValue } from './prove-value.ts'
import { type Motif, motifNamed } from './value-motifs.ts'

const proposalsMax = 3

/** The value behind a word: the one that it names, or that a word of the same meaning names. */
function motifBehind(word: string): Motif | undefined {
  const named = motifNamed(word)
  if (named) return named
  for (const mate of clusterMates(word)) {
    const motif = motifNamed(mate)
    if (motif) return motif
  }
  return undefined
}

/** At most three values that the brand's words name and the list has not, each with the words behind it; everybody's last. */
export function proposeFromBrand({ brief, values }: Pick<ValuesTurn, 'brief' | 'values'>) {
  const { topWords, topFives } = brief
  const standing = new Set(values.map(({ title }) => motifNamed(title)?.title ?? title))
  const words = [
    topWords.culture,
    topWords.xfactor,
    topWords.feeling,
    topWords.impact,
    ...topFives.culture,
    ...topFives.xfactor,
    ...topFives.feeling,
    ...topFives.voice,
  ]
  const behind = new Map<string, string>()
  for (const word of words) {
    const title = word === '' ? undefined : motifBehind(word)?.title
    if (title !== undefined && !standing.has(title) && !behind.has(title)) behind.set(title, word)
  }
  const order = [...behind].sort(([one], [other]) => Number(isEverybodys(one)) - Number(isEverybodys(other)))
  const chosen = order.slice(0, proposalsMax)
  return {
    proposals: chosen.map(([title]): ValueProposal => ({ title, description: '', behaviours: proveValue(title, '') })),
    words: chosen.map(([, word]) => word),
  }
}
