/** What two texts of a record have in common: the same words in any form, or words that mean much the same. */
import { plainClustersOf } from '#engine/language/lexicon.ts'
import { functionWords, root, wordsOf } from '#engine/language/stem.ts'
import complaints from './complaints.json' with { type: 'json' }

/** Words that stand in every sentence about a business, and say nothing about this one. */
const emptyWords = new Set(
  (
    'help helps make makes get gets give gives let lets have has can will do does not no more most very really just all any ' +
    'every each other one when where how what while without through after before about over under out up off only even ' +
    'too much many people person customer customers client clients business company brand service services product ' +
    'products want need find feel feels way thing things time first second third last next today now'
  ).split(' '),
)

const tellingWords = (text: string) => wordsOf(text).filter((word) => !functionWords.has(word) && !emptyWords.has(word))

/** The content roots of a text, without those that any business would use. */
export const contentRoots = (text: string) =>
  new Set(tellingWords(text).flatMap((word) => (word.length > 2 ? [root(word)] : [])))

/** Each content word of a text with the clusters that it belongs to. */
const clustersIn = (text: string) => new Set(tellingWords(text).flatMap((word) => plainClustersOf(word)))

/** Whether `text` says `phrase` in some form: most of its content words, or one that means the same. */
export function mentions(text: string, phrase: string): boolean {
  const wanted = contentRoots(phrase)
  const there = contentRoots(text)
  const found = [...wanted].filter((each) => there.has(each)).length
  if (wanted.size > 0 && found * 2 > wanted.size) return true
  const meant = plainClustersOf(phrase)
  if (meant.length === 0 || wanted.size > 2) return false
  const said = clustersIn(text)
  return meant.some((cluster) => said.has(cluster))
}

/** The largest group of words of one meaning, a cluster in common; [] when no two share one. */
export function largestGroup(words: readonly string[]): string[] {
  const meant = words.map((word) => ({ word, clusters: plainClustersOf(word) }))
  const groups = meant.map((one) =>
    meant
      .filter((other) => other.word === one.word || one.clusters.some((cluster) => other.clusters.includes(cluster)))
      .map(({ word }) => word),
  )
  const largest = groups.reduce((best, group) => (group.length > best.length ? group : best), [])
  return largest.length > 1 ? largest : []
}

/** What customers complain of, beside what answers it: either side counts as speaking to the other. */
const opposites = complaints.map(({ complaint, answer }) => [rootsOf(complaint), rootsOf(answer)] as const)

function rootsOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' ').map(root))
}

/** Whether `promise` speaks to `pain`: says it, means the same, or names its opposite. `ignored` are words that prove nothing. */
export function speaksTo(promise: string, pain: string, ignored: string): boolean {
  const nothing = contentRoots(ignored)
  const there = contentRoots(promise)
  const complaint = contentRoots(pain)
  if ([...complaint].some((each) => there.has(each) && !nothing.has(each))) return true
  return opposites.some(([pains, answers]) => meets(complaint, pains) && meets(there, answers))
}

const meets = (said: ReadonlySet<string>, meant: ReadonlySet<string>) => [...said].some((each) => meant.has(each))

/** The first thing that a list of pain points names. */
export function mainPain(painPoints: string): string {
  const [first = ''] = painPoints.trim().split(/(?<=[.!?])\s|[;\n•]|,\s+(?=\S+\s+\S+\s+\S+)/)
  return first.replace(/[.,;]+$/, '').trim()
}
