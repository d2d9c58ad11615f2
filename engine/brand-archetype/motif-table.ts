/**
 * The motifs: things that brands of an archetype say and do, a layer between the owner's words and the archetypes. Weights
 * are log-likelihoods in nats, set by hand from Mark & Pearson's descriptions; review-motifs.test.ts checks the table.
 */
import { type ArchetypeId, archetypeIds } from '#contract/plain/archetypes.ts'
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
  /** Topics of the questions whose answers mostly contain it. */
  topics: readonly string[]
  /** The motif names something unwanted ("giving up"), so a negation before it changes nothing. */
  isDread?: boolean
  /** Patterns, separated by ", ": lower case, a space for a hyphen; `*` after the start of a word matches any ending. */
  words: readonly string[]
  /** Patterns that everybody uses, but brands of this archetype a little more often; they count for less. */
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

/** The archetype that a motif supports most. */
export const findMotifArchetype = ({ weighs }: Motif): ArchetypeId =>
  archetypeIds.reduce((best, id) => ((weighs[id] ?? 0) > (weighs[best] ?? 0) ? id : best))

export type SpeltPattern = { spelt: string; isFaint: boolean }

/** The individual patterns of a motif: lower case, words separated by single spaces. */
export const listMotifPatterns = ({ words, faintWords }: Motif): SpeltPattern[] => [
  ...spellOut(words, false),
  ...spellOut(faintWords, true),
]

const spellOut = (lines: readonly string[], isFaint: boolean): SpeltPattern[] =>
  lines.flatMap((line) => line.split(', ')).map((spelt) => ({ spelt, isFaint }))

/**
 * Indexes after the last motif, for two lists of patterns that weigh nothing: signs that something happened, and that it came
 * at a cost. find-story.ts looks for both.
 */
export const eventSignIndex = motifs.length
export const costSignIndex = motifs.length + 1

/** The patterns of all motifs, in order, then those of `eventSignIndex` and `costSignIndex`. */
export const allMotifPatterns: readonly SpeltPattern[][] = [
  ...motifs.map(listMotifPatterns),
  spellOut(story.events, false),
  spellOut(story.costs, false),
]
