/** Compares two of the owner's texts: the same words in any form, or words with nearly the same meaning (cluster). */
import { findPlainClusters } from '#engine/language/lexicon.ts'
import { findWordRoot, functionWords, splitWords } from '#engine/language/stem.ts'
import complaints from './complaints.json' with { type: 'json' }

/** Words that appear in any sentence about a business, and say nothing about this one. */
const emptyWords = new Set(
  (
    'help helps make makes get gets give gives let lets have has can will do does not no more most very really just all any ' +
    'every each other one when where how what while without through after before about over under out up off only even ' +
    'too much many people person customer customers client clients business company brand service services product ' +
    'products want need find feel feels way thing things time first second third last next today now'
  ).split(' '),
)

const tellingWords = (text: string) =>
  splitWords(text).filter((word) => !functionWords.has(word) && !emptyWords.has(word))

/** The roots of the words that carry a text's meaning, without those that any business would use. */
export const findContentRoots = (text: string) =>
  new Set(tellingWords(text).flatMap((word) => (word.length > 2 ? [findWordRoot(word)] : [])))

/** The meaning clusters of all content words of a text. */
const clustersIn = (text: string) => new Set(tellingWords(text).flatMap((word) => findPlainClusters(word)))

/** Whether `text` contains `phrase` in some form: most of its content words, or a word with the same meaning. */
export function mentionsPhrase(text: string, phrase: string): boolean {
  const wanted = findContentRoots(phrase)
  const there = findContentRoots(text)
  const found = [...wanted].filter((each) => there.has(each)).length
  if (wanted.size > 0 && found * 2 > wanted.size) return true
  const meant = findPlainClusters(phrase)
  if (meant.length === 0 || wanted.size > 2) return false
  const said = clustersIn(text)
  return meant.some((cluster) => said.has(cluster))
}

/** The largest group of words that share a meaning cluster with one of them; [] if no two do. */
export function findLargestWordGroup(words: readonly string[]): string[] {
  const meant = words.map((word) => ({ word, clusters: findPlainClusters(word) }))
  const groups = meant.map((one) =>
    meant
      .filter((other) => other.word === one.word || one.clusters.some((cluster) => other.clusters.includes(cluster)))
      .map(({ word }) => word),
  )
  const largest = groups.reduce((best, group) => (group.length > best.length ? group : best), [])
  return largest.length > 1 ? largest : []
}

/** Roots of words for complaints, each with those for promises that answer them: “slow, late” and “prompt, punctual”. */
const opposites = complaints.map(({ complaint, answer }) => [rootsOf(complaint), rootsOf(answer)] as const)

function rootsOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' ').map(findWordRoot))
}

/** Whether `promise` shares a word with `pain` or answers it. Words of `ignored` (trade, name) do not count as shared. */
export function answersPain(promise: string, pain: string, ignored: string): boolean {
  const nothing = findContentRoots(ignored)
  const there = findContentRoots(promise)
  const complaint = findContentRoots(pain)
  if ([...complaint].some((each) => there.has(each) && !nothing.has(each))) return true
  return opposites.some(([pains, answers]) => meets(complaint, pains) && meets(there, answers))
}

const meets = (said: ReadonlySet<string>, meant: ReadonlySet<string>) => [...said].some((each) => meant.has(each))

/** The first item of a list of pain points. */
export function readMainPain(painPoints: string): string {
  const [first = ''] = painPoints.trim().split(/(?<=[.!?])\s|[;\n•]|,\s+(?=\S+\s+\S+\s+\S+)/)
  return first.replace(/[.,;]+$/, '').trim()
}
