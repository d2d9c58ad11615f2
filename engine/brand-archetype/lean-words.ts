/**
 * Which archetypes the ordinary words of the answers lean towards: naive Bayes over words and word pairs of invented owners
 * (evals/archetype/owners.jsonl, counted by `npm run learn`). It picks up what no motif names; each word counts for little.
 */
import { type ArchetypeId, archetypeIds, mapArchetypes } from '#contract/plain/archetypes.ts'
import { findWordRoot, splitWords } from '#engine/language/stem.ts'
import table from './word-counts.json' with { type: 'json' }

type Leaning = Record<ArchetypeId, number>

/** The roots of a text's words, and each pair of neighbouring roots. */
export function listRoots(text: string): string[] {
  const single = splitWords(text).map(rootOf)
  return [...single, ...single.slice(1).map((word, index) => `${single[index]} ${word}`)]
}

/** Cache of word roots: people use the same few words. */
const rooted = new Map<string, string>()
const rootedMax = 10_000

function rootOf(word: string): string {
  const before = rooted.get(word)
  if (before !== undefined) return before
  if (rooted.size >= rootedMax) rooted.clear()
  const found = findWordRoot(word)
  rooted.set(word, found)
  return found
}

/**
 * Each line of the table holds entries separated by commas: a word (or pair), then one base-36 digit per archetype, the
 * number of its owners who use the word.
 */
const counted: readonly (readonly [word: string, counts: string])[] = table.words.flatMap((line) =>
  line
    .split(', ')
    .map((entry): [string, string] => [entry.slice(0, -archetypeIds.length - 1), entry.slice(-archetypeIds.length)]),
)
const places = new Map(counted.map(([word], place) => [word, place]))

/** The known words of a text, as indexes into the table. */
export function findKnownWords(text: string): number[] {
  const known = new Set<number>()
  for (const word of listRoots(text)) {
    const place = places.get(word)
    if (place !== undefined) known.add(place)
  }
  return [...known]
}

/** Smoothing: pseudo-owners per archetype who use each word at its overall rate, so that rare words tell less. */
const priorOwners = 6
const owners = table.ownersOfEach
/** Words are not independent, so each counts for this fraction of what it would alone (in nats). */
const share = 0.125
/** An interview with more known words than this leans no further than one with this many. */
const wordsEnough = 160

const ownersIn = (digit = '0') => Number.parseInt(digit, 36)

const leanings: (Leaning | undefined)[] = []

/** A word's evidence: the log ratio of its probability for each archetype to its overall probability. */
function leaningAt(place: number): Leaning {
  const before = leanings[place]
  if (before !== undefined) return before
  const counts = counted[place]?.[1] ?? ''
  const inAll = [...counts].reduce((sum, digit) => sum + ownersIn(digit), 0) / (owners * archetypeIds.length)
  const leaning = mapArchetypes((id) => {
    const inOwn = ownersIn(counts[archetypeIds.indexOf(id)]) + priorOwners * inAll
    return Math.log(inOwn / (owners + priorOwners) / inAll)
  })
  leanings[place] = leaning
  return leaning
}

/** The total leaning of all words, in nats, centred on 0 over the twelve; each word counts once, however often it is said. */
export function sumLeanings(said: readonly (readonly number[])[]): Leaning {
  const known = new Set(said.flat())
  const total = mapArchetypes(() => 0)
  for (const place of known) {
    const leaning = leaningAt(place)
    for (const id of archetypeIds) total[id] += leaning[id]
  }
  const mean = archetypeIds.reduce((sum, id) => sum + total[id], 0) / archetypeIds.length
  const scale = share * Math.min(1, wordsEnough / Math.max(1, known.size))
  return mapArchetypes((id) => scale * (total[id] - mean))
}
