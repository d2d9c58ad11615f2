/**
 * The motifs: what brands of a kind say and do, each a layer between an owner's words and the archetypes. Weights are
 * log-likelihoods in nats, set by hand from what Mark & Pearson say of the twelve; review-motifs.test.ts checks them.
 */
import type { ArchetypeId } from '#contract/plain/archetypes.ts'
import caregiver from './motifs/caregiver.json' with { type: 'json' }
import creator from './motifs/creator.json' with { type: 'json' }
import explorer from './motifs/explorer.json' with { type: 'json' }
import hero from './motifs/hero.json' with { type: 'json' }
import innocent from './motifs/innocent.json' with { type: 'json' }
import jester from './motifs/jester.json' with { type: 'json' }
import lover from './motifs/lover.json' with { type: 'json' }
import magician from './motifs/magician.json' with { type: 'json' }
import outlaw from './motifs/outlaw.json' with { type: 'json' }
import regular from './motifs/regular.json' with { type: 'json' }
import ruler from './motifs/ruler.json' with { type: 'json' }
import sage from './motifs/sage.json' with { type: 'json' }
import story from './story-signs.json' with { type: 'json' }

export type Motif = {
  id: string
  /** Completes "This speaks of …". */
  says: string
  weighs: Readonly<Partial<Record<ArchetypeId, number>>>
  /** Where it is mostly heard. */
  topics: readonly string[]
  /** Names what is not wanted, so that "no …" before it changes nothing. */
  isDread?: boolean
  /** Patterns, comma and blank between: lower case, a blank for a hyphen, `*` after the beginning of a word. */
  words: readonly string[]
  /** Patterns that everybody uses, and brands of this kind a little more. */
  faintWords: readonly string[]
}

export const motifs: readonly Motif[] = [
  ...innocent,
  ...explorer,
  ...sage,
  ...hero,
  ...outlaw,
  ...magician,
  ...regular,
  ...lover,
  ...jester,
  ...caregiver,
  ...ruler,
  ...creator,
]

export type SpeltPattern = { spelt: string; isFaint: boolean }

/** The single patterns of a motif: words in lower case, a blank between. */
export const patternsOf = ({ words, faintWords }: Motif): SpeltPattern[] => [
  ...spellOut(words, false),
  ...spellOut(faintWords, true),
]

const spellOut = (lines: readonly string[], isFaint: boolean): SpeltPattern[] =>
  lines.flatMap((line) => line.split(', ')).map((spelt) => ({ spelt, isFaint }))

/** Found by the same machine, and weighing for nobody: that something happened, and that it cost something. */
export const eventSign = motifs.length
export const costSign = motifs.length + 1

/** The patterns of all motifs, in their order, then those of the two signs. */
export const allPatterns: readonly SpeltPattern[][] = [
  ...motifs.map(patternsOf),
  spellOut(story.events, false),
  spellOut(story.costs, false),
]
