import { type Category, categories, makeWordKey } from '#contract/plain/brand.ts'
import clusterTable from './lexicon-clusters.json' with { type: 'json' }
import culture from './lexicon-culture.json' with { type: 'json' }
import customers from './lexicon-customers.json' with { type: 'json' }
import feeling from './lexicon-feeling.json' with { type: 'json' }
import impact from './lexicon-impact.json' with { type: 'json' }
import negativeTable from './lexicon-negatives.json' with { type: 'json' }
import voice from './lexicon-voice.json' with { type: 'json' }
import xfactor from './lexicon-xfactor.json' with { type: 'json' }
import { toCanonicalSpelling } from './spelling.ts'
import { findWordRoot, functionWords, splitWords, stemWord } from './stem.ts'

/** `noun` and `nounPhrase` are singular or uncountable; `plural` is a plural noun or noun phrase. */
export const partsOfSpeech = ['adj', 'noun', 'plural', 'verbPhrase', 'nounPhrase', 'clause'] as const
export type PartOfSpeech = (typeof partsOfSpeech)[number]

/**
 * The tone of a word, each scale from -2 to 2, 0 is neutral. The scales are Nielsen Norman Group's four dimensions of tone
 * of voice.
 */
export type WordTone = { formal: number; funny: number; irreverent: number; enthusiastic: number }

/** A word of one category. `fit`: 3 is an obvious choice, 2 good, 1 loose. `cluster`: a group of words of like meaning. */
export type LexiconEntry = {
  word: string
  category: Category
  partOfSpeech: PartOfSpeech
  fit: 1 | 2 | 3
  cluster: string
}

/** The table of a category: cluster, then part of speech, then words separated by commas; `+` marks fit 3 and `-` fit 1. */
type CategoryTable = Readonly<Record<string, Readonly<Partial<Record<PartOfSpeech, string>>>>>
/** For each cluster: related clusters, further words that point to it (cues), and the tone of its words. */
type ClusterTable = Readonly<Record<string, { near: string; cues?: string; tone?: readonly number[] }>>

const tables: Readonly<Record<Category, CategoryTable>> = { culture, customers, voice, feeling, impact, xfactor }
const clusters: ClusterTable = clusterTable
const noNeighbours: ReadonlyMap<string, number> = new Map()
/** Relatedness of two clusters, 0 to 1. `first`: one is the other's first, closest neighbour; `nextButOne`: they share one. */
export const clusterNearness = { same: 1, first: 0.75, listed: 0.6, nextButOne: 0.3 } as const
const neutral: WordTone = { formal: 0, funny: 0, irreverent: 0, enthusiastic: 0 }

type Index = {
  entries: Readonly<Record<Category, readonly LexiconEntry[]>>
  byKey: () => ReadonlyMap<string, readonly LexiconEntry[]>
  byStem: () => ReadonlyMap<string, readonly LexiconEntry[]>
  cueByKey: () => ReadonlyMap<string, ReadonlySet<string>>
  cueByRoot: () => ReadonlyMap<string, ReadonlySet<string>>
  neighbours: () => ReadonlyMap<string, ReadonlyMap<string, number>>
  negatives: () => ReadonlySet<string>
  negativeStems: () => ReadonlySet<string>
}

let built: Index | undefined
/** Builds the index on first use, once. */
function index(): Index {
  built ??= buildIndex()
  return built
}

/** The key under which a word is looked up, independent of spelling variant, hyphens and case. */
export const makeLexicalKey = (text: string) =>
  toCanonicalSpelling(makeWordKey(text))
    .replace(/[-–\s]+/g, ' ')
    .replace(/’/g, "'")
const stemKey = (text: string) => splitWords(toCanonicalSpelling(text)).map(stemWord).join(' ')

/** Splits a comma-separated list. */
const listed = (text: string) => text.split(',').map((part) => part.trim())

function readEntries(category: Category): LexiconEntry[] {
  const table = tables[category]
  return Object.entries(table).flatMap(([cluster, byPart]) =>
    partsOfSpeech.flatMap((partOfSpeech) =>
      (byPart[partOfSpeech] === undefined ? [] : listed(byPart[partOfSpeech])).map((marked): LexiconEntry => {
        const fit = marked.endsWith('+') ? 3 : marked.endsWith('-') ? 1 : 2
        return { word: fit === 2 ? marked : marked.slice(0, -1), category, partOfSpeech, fit, cluster }
      }),
    ),
  )
}

function groupBy(
  entries: readonly LexiconEntry[],
  keyOf: (entry: LexiconEntry) => string,
): Map<string, LexiconEntry[]> {
  const groups = new Map<string, LexiconEntry[]>()
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
    byKey: once(() => groupBy(all, (entry) => makeLexicalKey(entry.word))),
    byStem: once(() => groupBy(all, (entry) => stemKey(entry.word))),
    cueByKey: once(() => readCues([])),
    cueByRoot: once(() => readCues(all, findWordRoot)),
    neighbours: once(readNeighbours),
    negatives: once(() => new Set(negativeTable.flatMap(listed).map(makeLexicalKey))),
    negativeStems: once(() => new Set(negativeTable.flatMap(listed).map(stemKey))),
  }
}

/** Builds a part of the index on first use, so that the first lookup does not wait for all of them. */
function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** Maps words to the clusters they point to: the hand-written cues and the entries that are single words. */
function readCues(entries: readonly LexiconEntry[], keyOf = (word: string) => word): Map<string, Set<string>> {
  const cues = new Map<string, Set<string>>()
  const add = (word: string, cluster: string) => {
    const key = keyOf(makeLexicalKey(word))
    cues.set(key, (cues.get(key) ?? new Set()).add(cluster))
  }
  for (const [cluster, { cues: words }] of Object.entries(clusters)) {
    for (const word of words === undefined ? [] : listed(words)) add(word, cluster)
  }
  for (const entry of entries) if (!/[\s-]/.test(entry.word)) add(entry.word, entry.cluster)
  return cues
}

/** Maps each cluster to its neighbours. The table lists them for one of the two clusters only; the first is the closest. */
function readNeighbours(): Map<string, Map<string, number>> {
  const neighbours = new Map(Object.keys(clusters).map((cluster) => [cluster, new Map<string, number>()]))
  const connect = (from: string, to: string, nearness: number) => {
    const known = neighbours.get(from)
    known?.set(to, Math.max(nearness, known.get(to) ?? 0))
  }
  for (const [cluster, { near }] of Object.entries(clusters)) {
    for (const [place, other] of listed(near).entries()) {
      connect(cluster, other, place === 0 ? clusterNearness.first : clusterNearness.listed)
      connect(other, cluster, place === 0 ? clusterNearness.first : clusterNearness.listed)
    }
  }
  return neighbours
}

/** All entries of a category, in the order of its table. */
export function listLexiconEntries(category: Category): readonly LexiconEntry[] {
  return index().entries[category]
}

/**
 * The entries of a word in all categories: of the word itself in any spelling, otherwise of its other forms; [] if unknown.
 */
export function lookUpWord(word: string): readonly LexiconEntry[] {
  return index().byKey().get(makeLexicalKey(word)) ?? index().byStem().get(stemKey(word)) ?? []
}

/** True if this exact word is an entry of any category or a cue for a cluster. */
export function isKnownWord(word: string): boolean {
  const key = makeLexicalKey(word)
  return index().byKey().has(key) || index().cueByKey().has(key)
}

/**
 * The clusters of a word or phrase, from the first source that knows it: its entry in the category; its entries in all
 * categories and the cues; its other forms; the single words of a phrase. [] if none does.
 */
export function findClusters(word: string, category?: Category): string[] {
  const { byKey, cueByKey, cueByRoot } = index()
  const key = makeLexicalKey(word)
  const entries = byKey().get(key) ?? []
  const own = entries.filter((entry) => entry.category === category)
  if (own.length > 0) return clusterNames(own)
  const asItStands = new Set([...clusterNames(entries), ...(cueByKey().get(key) ?? [])])
  if (asItStands.size > 0) return [...asItStands]
  const inflected = lookUpWord(word)
  if (inflected.length > 0) {
    const ownForms = inflected.filter((entry) => entry.category === category)
    return clusterNames(ownForms.length > 0 ? ownForms : inflected)
  }
  const content = splitWords(toCanonicalSpelling(word)).filter((each) => !functionWords.has(each))
  return [...new Set(content.flatMap((each) => [...(cueByRoot().get(findWordRoot(each)) ?? [])]))]
}

/**
 * The clusters of a word or of the words of a phrase without looking at other forms, which avoids building the slow parts
 * of the index.
 */
export function findPlainClusters(word: string): string[] {
  const { byKey, cueByKey } = index()
  const of = (key: string) => [...clusterNames(byKey().get(key) ?? []), ...(cueByKey().get(key) ?? [])]
  const whole = of(makeLexicalKey(word))
  if (whole.length > 0) return [...new Set(whole)]
  return [...new Set(splitWords(word).flatMap((each) => (functionWords.has(each) ? [] : of(makeLexicalKey(each)))))]
}

const clusterNames = (entries: readonly LexiconEntry[]) => [...new Set(entries.map((entry) => entry.cluster))]

/** The neighbours of a cluster, with their relatedness. */
export function listNeighbourClusters(cluster: string): ReadonlyMap<string, number> {
  return index().neighbours().get(cluster) ?? noNeighbours
}

/** Relatedness of two clusters, 0 to 1: 1 if equal, that of neighbours, a little if they share a neighbour, else 0. */
export function measureClusterRelatedness(a: string, b: string): number {
  if (a === b) return clusterNearness.same
  const besideA = listNeighbourClusters(a)
  const besideB = listNeighbourClusters(b)
  const isNextButOne = () => [...besideA.keys()].some((each) => besideB.has(each))
  return besideA.get(b) ?? (isNextButOne() ? clusterNearness.nextButOne : 0)
}

/**
 * True if a word or phrase is on the list of insults and failings to reject. Its other forms count too, unless they are
 * entries themselves.
 */
export function isNegativeWord(word: string): boolean {
  const { negatives, negativeStems, byKey } = index()
  const key = makeLexicalKey(word)
  return negatives().has(key) || (negativeStems().has(stemKey(word)) && !byKey().has(key))
}

/** The tone of a word, taken from its cluster; all zero for an unknown word. */
export function findWordTone(word: string): WordTone {
  const [cluster] = findClusters(word)
  const tone = cluster === undefined ? undefined : clusters[cluster]?.tone
  if (tone === undefined) return neutral
  const [formal = 0, funny = 0, irreverent = 0, enthusiastic = 0] = tone
  return { formal, funny, irreverent, enthusiastic }
}
