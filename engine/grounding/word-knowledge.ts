/** What is known of English words: their base form, words of like meaning, and whether they state nothing by themselves. */
import { listLexiconEntries } from '#engine/language/lexicon.ts'
import { toCanonicalSpelling } from '#engine/language/spelling.ts'
import { findWordRoot, stemWord } from '#engine/language/stem.ts'
import { isInWordClass } from '#engine/language/word-classes.ts'
import everydayWords from './everyday-words.json' with { type: 'json' }
import plainWords from './plain-words.json' with { type: 'json' }
import forms from './word-forms.json' with { type: 'json' }

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '))
const baseForms = new Map(
  forms.irregular.split('/').flatMap((group) => {
    const [base = '', ...others] = group.split(' ')
    return others.map((each) => [each, base] as const)
  }),
)

/** The keys of a word: its exact form, its stem, and the root that it shares with related words. */
export type WordKeys = { word: string; stem: string; root: string }

const known = new Map<string, WordKeys>()
const knownMax = 20_000
const rootLettersMin = 4
/** Verbs in -ing that seem to be compounds of “thing”, such as “breathing”. */
const notThings = /^(?!(?:any|every|no|some|play|clo)thing$).*[aeiou].*thing$/

/** The keys of a lower-case word. An irregular form has those of its base form. */
export function findWordKeys(lower: string): WordKeys {
  const before = known.get(lower)
  if (before !== undefined) return before
  const word = toCanonicalSpelling(lower.replace(/['’].*$/, ''))
  const base = baseForms.get(word) ?? (notThings.test(word) ? word.slice(0, -3) : word)
  const [stem, root] = [stemWord(base), findWordRoot(base)]
  // A short root joins words that have nothing in common, such as “car” and “carry”.
  const keys = { word, stem, root: root.length < rootLettersMin ? stem : root }
  if (known.size >= knownMax) known.clear()
  known.set(lower, keys)
  return keys
}

const rootOf = (word: string) => findWordKeys(word).root

/** For each root, the roots that mean the same or, with `kinds`, those that it is a kind of. */
const alike = new Map<string, Set<string>>()
const connect = (from: string, to: string) =>
  alike.set(rootOf(from), (alike.get(rootOf(from)) ?? new Set()).add(rootOf(to)))
for (const group of forms.synonyms.split('/')) {
  const words = group.split(' ')
  for (const one of words) for (const other of words) if (one !== other) connect(one, other)
}
for (const [whole, kinds] of Object.entries(forms.kinds)) for (const kind of kinds.split(' ')) connect(kind, whole)

const covered = new Map([...alike].map(([root, roots]) => [root, [...roots]]))
const none: readonly string[] = []

/** The roots that a told word also covers: an oak table is a wooden table, and who mends shoes repairs them. */
export const listCoveredRoots = (root: string): readonly string[] => covered.get(root) ?? none

const functionWords = setOf(plainWords.function)
const adjectives = setOf(plainWords.adjectives)
const kin = setOf(plainWords.kin)
const kinRoots = new Set([...kin].map(rootOf))
const feelings = (['feeling', 'voice', 'culture'] as const).flatMap((category) =>
  listLexiconEntries(category).flatMap(({ word }) => (/^[a-z]+$/.test(word) ? [word] : [])),
)
const products = setOf(plainWords.products)
const { products: _goods, services, things, ...everyday } = plainWords
const thingRoots = new Set(things.split(' ').map(rootOf))
const serviceStems = new Set(services.split(' ').map((word) => findWordKeys(word).stem))
const plain = new Set([...Object.values(everyday), everydayWords].flatMap((words) => words.split(' ')).concat(feelings))
const common = new Set(Object.values(everyday).flatMap((words) => words.split(' ')))
const commonStems = new Set([...common].map((word) => findWordKeys(word).stem))
const plainStems = new Set([...plain].map((word) => findWordKeys(word).stem))
const plainRoots = new Set([...plain].map(rootOf))
const qualityEnding = /(?:ness|ful|fully|less|lessly|ly|able|ably|ish|ity|y|ive|ment|hood|some|like|wards?)$/

/** True for words that only bind others together. */
export const isFunctionWord = (word: string) => functionWords.has(word)
/** True for verbs of which many are a trade. */
export const isServiceVerb = (stem: string) => serviceStems.has(stem)
/** True for plurals that name goods, unless they are verbs: “prints”. */
export const isProduct = ({ word }: WordKeys) => products.has(word)
/** True for concrete things of everyday life, which are goods only where they are offered. */
export const isThing = ({ root }: WordKeys) => thingRoots.has(root)
/** True for members of a family. */
export const isKin = ({ root }: WordKeys) => kinRoots.has(root)
/** True for the base form of an adjective that is no fact. */
export const isPlainAdjective = (word: string) => adjectives.has(word) || isInWordClass(word, 'adjectives')

/** The words of which a form in -er or -est could be made. */
export const listPositives = (word: string): string[] => {
  const head = word.replace(/(?:er|est)$/, '')
  return [head, `${head}e`, head.replace(/i$/, 'y'), head.replace(/(.)\1$/, '$1')]
}

/** True for the most general words, which say little even where they are told. */
export const isCommonWord = ({ word, stem }: WordKeys) => common.has(word) || commonStems.has(stem)

/** True if a word states nothing of a business by itself: everyday, abstract and subjective words. */
export function isPlainWord({ word, stem, root }: WordKeys): boolean {
  if (products.has(word)) return false
  if (word.length < 2 || plain.has(word) || plainStems.has(stem)) return true
  if (/(?:er|est)$/.test(word) && listPositives(word).some(isPlainAdjective)) return true
  const bare = /^(?:un|over|out|mis|self)(.{4,})$/.exec(word)?.[1]
  if (bare !== undefined && (plain.has(bare) || plainStems.has(findWordKeys(bare).stem))) return true
  return qualityEnding.test(word) && plainRoots.has(root)
}
