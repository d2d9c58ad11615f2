/**
 * Which way the plain words of the answers lean: naive Bayes over the words, and pairs of neighbouring words, of invented
 * owners (evals/archetype/owners.jsonl, counted by `npm run learn`). It hears what no motif names, and counts for little
 * each time.
 */
import { type ArchetypeId, archetypeIds, eachArchetype } from '#contract/plain/archetypes.ts'
import { root, wordsOf } from '#engine/language/stem.ts'
import table from './word-counts.json' with { type: 'json' }

type Leaning = Record<ArchetypeId, number>

/** The roots of a text, and each two neighbours as one. */
export function rootsOf(text: string): string[] {
  const single = wordsOf(text).map(rootOf)
  return [...single, ...single.slice(1).map((word, index) => `${single[index]} ${word}`)]
}

/** The roots of the words seen last: people use the same few. */
const rooted = new Map<string, string>()
const rootedMax = 10_000

function rootOf(word: string): string {
  const before = rooted.get(word)
  if (before !== undefined) return before
  if (rooted.size >= rootedMax) rooted.clear()
  const found = root(word)
  rooted.set(word, found)
  return found
}

/** Each line holds words, a comma between: first the word, then in how many owners of each of the twelve it stands, a digit each (to the base of 36). */
const counted: readonly (readonly [word: string, counts: string])[] = table.words.flatMap((line) =>
  line
    .split(', ')
    .map((entry): [string, string] => [entry.slice(0, -archetypeIds.length - 1), entry.slice(-archetypeIds.length)]),
)
const places = new Map(counted.map(([word], place) => [word, place]))

/** The known words of a text, as places in the table. */
export function knownWords(text: string): number[] {
  const known = new Set<number>()
  for (const word of rootsOf(text)) {
    const place = places.get(word)
    if (place !== undefined) known.add(place)
  }
  return [...known]
}

/** Owners added to those of each archetype, with words as often as in all: the rarer a word, the less it tells. */
const priorOwners = 6
const owners = table.ownersOfEach
/** Words stand together, so that each is worth a fraction of what it would be alone (in nats). */
const share = 0.125
/** A long interview leans no further than one of this many known words. */
const wordsEnough = 160

const ownersIn = (digit = '0') => Number.parseInt(digit, 36)

const leanings: (Leaning | undefined)[] = []

/** What one word tells, as the log of how much likelier it is with one archetype than with all. */
function leaningAt(place: number): Leaning {
  const before = leanings[place]
  if (before !== undefined) return before
  const counts = counted[place]?.[1] ?? ''
  const inAll = [...counts].reduce((sum, digit) => sum + ownersIn(digit), 0) / (owners * archetypeIds.length)
  const leaning = eachArchetype((id) => {
    const inOwn = ownersIn(counts[archetypeIds.indexOf(id)]) + priorOwners * inAll
    return Math.log(inOwn / (owners + priorOwners) / inAll)
  })
  leanings[place] = leaning
  return leaning
}

/** How far all the words lean, in nats, 0 on average over the twelve; a word counts once, however often it was said. */
export function leanOf(said: readonly (readonly number[])[]): Leaning {
  const known = new Set(said.flat())
  const total = eachArchetype(() => 0)
  for (const place of known) {
    const leaning = leaningAt(place)
    for (const id of archetypeIds) total[id] += leaning[id]
  }
  const mean = archetypeIds.reduce((sum, id) => sum + total[id], 0) / archetypeIds.length
  const scale = share * Math.min(1, wordsEnough / Math.max(1, known.size))
  return eachArchetype((id) => scale * (total[id] - mean))
}
