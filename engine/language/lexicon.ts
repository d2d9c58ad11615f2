import { type Category, categories, wordKey } from '#contract/plain/brand.ts'
import clusterTable from './lexicon-clusters.json' with { type: 'json' }
import culture from './lexicon-culture.json' with { type: 'json' }
import customers from './lexicon-customers.json' with { type: 'json' }
import feeling from './lexicon-feeling.json' with { type: 'json' }
import impact from './lexicon-impact.json' with { type: 'json' }
import negativeTable from './lexicon-negatives.json' with { type: 'json' }
import voice from './lexicon-voice.json' with { type: 'json' }
import xfactor from './lexicon-xfactor.json' with { type: 'json' }
import { canonicalSpelling } from './spelling.ts'
import { functionWords, root, stem, wordsOf } from './stem.ts'

/** `noun` and `nounPhrase` are singular or not countable; `plural` is a noun or noun phrase of many. */
export const partsOfSpeech = ['adj', 'noun', 'plural', 'verbPhrase', 'nounPhrase', 'clause'] as const
export type PartOfSpeech = (typeof partsOfSpeech)[number]

/** How a word sounds, each from -2 to 2; 0 is neutral. The four scales are those of Nielsen Norman's tones of voice. */
export type Tone = { formal: number; funny: number; irreverent: number; enthusiastic: number }

/** A word of one category. `fit`: 3 comes to mind first, 2 is a plain good one, 1 is rarer or looser. */
export type Entry = { word: string; category: Category; partOfSpeech: PartOfSpeech; fit: 1 | 2 | 3; cluster: string }

/** A category's table: cluster, then part of speech, then words parted by commas; `+` marks fit 3 and `-` fit 1. */
type CategoryTable = Readonly<Record<string, Readonly<Partial<Record<PartOfSpeech, string>>>>>
/** Clusters that lie near each other, further words that point to a cluster, and the tone of its words. */
type ClusterTable = Readonly<Record<string, { near: string; cues?: string; tone?: readonly number[] }>>

const tables: Readonly<Record<Category, CategoryTable>> = { culture, customers, voice, feeling, impact, xfactor }
const clusters: ClusterTable = clusterTable
const noNeighbours: ReadonlyMap<string, number> = new Map()
/** How near clusters lie; of the neighbours listed for a cluster the first is the nearest. */
export const nearness = { same: 1, first: 0.75, listed: 0.6, nextButOne: 0.3 } as const
const neutral: Tone = { formal: 0, funny: 0, irreverent: 0, enthusiastic: 0 }

type Index = {
  entries: Readonly<Record<Category, readonly Entry[]>>
  byKey: () => ReadonlyMap<string, readonly Entry[]>
  byStem: () => ReadonlyMap<string, readonly Entry[]>
  cueByKey: () => ReadonlyMap<string, ReadonlySet<string>>
  cueByRoot: () => ReadonlyMap<string, ReadonlySet<string>>
  neighbours: () => ReadonlyMap<string, ReadonlyMap<string, number>>
  negatives: () => ReadonlySet<string>
  negativeStems: () => ReadonlySet<string>
}

let built: Index | undefined
/** The tables are read and indexed when first asked for, once. */
function index(): Index {
  built ??= buildIndex()
  return built
}

/** Spelling, hyphens and case do not make another word. */
export const lexicalKey = (text: string) =>
  canonicalSpelling(wordKey(text))
    .replace(/[-–\s]+/g, ' ')
    .replace(/’/g, "'")
const stemKey = (text: string) => wordsOf(canonicalSpelling(text)).map(stem).join(' ')

/** The parts of a comma-parted list. */
const listed = (text: string) => text.split(',').map((part) => part.trim())

function readEntries(category: Category): Entry[] {
  const table = tables[category]
  return Object.entries(table).flatMap(([cluster, byPart]) =>
    partsOfSpeech.flatMap((partOfSpeech) =>
      (byPart[partOfSpeech] === undefined ? [] : listed(byPart[partOfSpeech])).map((marked): Entry => {
        const fit = marked.endsWith('+') ? 3 : marked.endsWith('-') ? 1 : 2
        return { word: fit === 2 ? marked : marked.slice(0, -1), category, partOfSpeech, fit, cluster }
      }),
    ),
  )
}

function groupBy(entries: readonly Entry[], keyOf: (entry: Entry) => string): Map<string, Entry[]> {
  const groups = new Map<string, Entry[]>()
  for (const entry of entries) {
    const key = keyOf(entry)
    groups.set(key, [...(groups.get(key) ?? []), entry])
  }
  return groups
}

function buildIndex(): Index {
  const entries = {
    culture: readEntries('culture'),
    customers: readEntries('customers'),
    voice: readEntries('voice'),
    feeling: readEntries('feeling'),
    impact: readEntries('impact'),
    xfactor: readEntries('xfactor'),
  }
  const all = categories.flatMap((category) => entries[category])
  return {
    entries,
    byKey: once(() => groupBy(all, (entry) => lexicalKey(entry.word))),
    byStem: once(() => groupBy(all, (entry) => stemKey(entry.word))),
    cueByKey: once(() => readCues([])),
    cueByRoot: once(() => readCues(all, root)),
    neighbours: once(readNeighbours),
    negatives: once(() => new Set(negativeTable.flatMap(listed).map(lexicalKey))),
    negativeStems: once(() => new Set(negativeTable.flatMap(listed).map(stemKey))),
  }
}

/** Each part of the index is made when it is first asked for: the first word that is looked up does not wait for all. */
function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** Word → the clusters that it points to: by the hand-written cues, and by those entries that are one word. */
function readCues(entries: readonly Entry[], keyOf = (word: string) => word): Map<string, Set<string>> {
  const cues = new Map<string, Set<string>>()
  const add = (word: string, cluster: string) => {
    const key = keyOf(lexicalKey(word))
    cues.set(key, (cues.get(key) ?? new Set()).add(cluster))
  }
  for (const [cluster, { cues: words }] of Object.entries(clusters)) {
    for (const word of words === undefined ? [] : listed(words)) add(word, cluster)
  }
  for (const entry of entries) if (!/[\s-]/.test(entry.word)) add(entry.word, entry.cluster)
  return cues
}

/** Nearness is written once, on either side; the first one named is the nearest. */
function readNeighbours(): Map<string, Map<string, number>> {
  const neighbours = new Map(Object.keys(clusters).map((cluster) => [cluster, new Map<string, number>()]))
  const connect = (from: string, to: string, nearness: number) => {
    const known = neighbours.get(from)
    known?.set(to, Math.max(nearness, known.get(to) ?? 0))
  }
  for (const [cluster, { near }] of Object.entries(clusters)) {
    for (const [place, other] of listed(near).entries()) {
      connect(cluster, other, place === 0 ? nearness.first : nearness.listed)
      connect(other, cluster, place === 0 ? nearness.first : nearness.listed)
    }
  }
  return neighbours
}

/** Every entry of a category, in the order of its table. */
export function entriesOf(category: Category): readonly Entry[] {
  return index().entries[category]
}

/** The entries of a word in all categories: the word itself in any spelling, else another form of it; [] if unknown. */
export function lookUp(word: string): readonly Entry[] {
  return index().byKey().get(lexicalKey(word)) ?? index().byStem().get(stemKey(word)) ?? []
}

/** True when a word is known as it stands: an entry of any category, or a word that points to a cluster. */
export function isKnown(word: string): boolean {
  const key = lexicalKey(word)
  return index().byKey().has(key) || index().cueByKey().has(key)
}

/**
 * The clusters that a word or phrase belongs to: those of its entry in the category; else of its entries anywhere and
 * of the cues; else of another form of it; else what the single words of a phrase point to. [] if nothing is known.
 */
export function clustersOf(word: string, category?: Category): string[] {
  const { byKey, cueByKey, cueByRoot } = index()
  const key = lexicalKey(word)
  const entries = byKey().get(key) ?? []
  const own = entries.filter((entry) => entry.category === category)
  if (own.length > 0) return clusterNames(own)
  const asItStands = new Set([...clusterNames(entries), ...(cueByKey().get(key) ?? [])])
  if (asItStands.size > 0) return [...asItStands]
  const inflected = lookUp(word)
  if (inflected.length > 0) {
    const ownForms = inflected.filter((entry) => entry.category === category)
    return clusterNames(ownForms.length > 0 ? ownForms : inflected)
  }
  const content = wordsOf(canonicalSpelling(word)).filter((each) => !functionWords.has(each))
  return [...new Set(content.flatMap((each) => [...(cueByRoot().get(root(each)) ?? [])]))]
}

/** The clusters of a word as it stands, or of the words of a phrase as they stand; asks nothing that takes long to make. */
export function plainClustersOf(word: string): string[] {
  const { byKey, cueByKey } = index()
  const of = (key: string) => [...clusterNames(byKey().get(key) ?? []), ...(cueByKey().get(key) ?? [])]
  const whole = of(lexicalKey(word))
  if (whole.length > 0) return [...new Set(whole)]
  return [...new Set(wordsOf(word).flatMap((each) => (functionWords.has(each) ? [] : of(lexicalKey(each)))))]
}

const clusterNames = (entries: readonly Entry[]) => [...new Set(entries.map((entry) => entry.cluster))]

/** Clusters that lie beside a cluster, with how near they lie. */
export function neighboursOf(cluster: string): ReadonlyMap<string, number> {
  return index().neighbours().get(cluster) ?? noNeighbours
}

/** How near two clusters lie, 0 to 1: 1 the same; neighbours; some, with a neighbour in common; else 0. */
export function clusterRelatedness(a: string, b: string): number {
  if (a === b) return nearness.same
  const besideA = neighboursOf(a)
  const besideB = neighboursOf(b)
  const isNextButOne = () => [...besideA.keys()].some((each) => besideB.has(each))
  return besideA.get(b) ?? (isNextButOne() ? nearness.nextButOne : 0)
}

/** True for a word or phrase that is listed to be refused (insults and failings), in any form that is no entry itself. */
export function isNegative(word: string): boolean {
  const { negatives, negativeStems, byKey } = index()
  const key = lexicalKey(word)
  return negatives().has(key) || (negativeStems().has(stemKey(word)) && !byKey().has(key))
}

/** How a word sounds, by its cluster; all zero for an unknown word. */
export function toneOf(word: string): Tone {
  const [cluster] = clustersOf(word)
  const tone = cluster === undefined ? undefined : clusters[cluster]?.tone
  if (tone === undefined) return neutral
  const [formal = 0, funny = 0, irreverent = 0, enthusiastic = 0] = tone
  return { formal, funny, irreverent, enthusiastic }
}
