/** Writes taglines without a language model: the owner's sentences and phrases, alone, in pairs or after the name. */
import type { BrandBrief } from '#contract/plain/brand.ts'
import { chooseNameForDrafts } from '#contract/plain/sentence-drafts.ts'
import type { WrittenLine } from '#contract/plain/written-line.ts'
import { taglinesPerTurn } from '#contract/taglines.ts'
import type { WritingTurn } from '#contract/writers.ts'
import { makeLineKey } from '#engine/language/line-key.ts'
import { countTextWords } from '#engine/language/typed-sentence-text.ts'
import { listPickedPhrases } from './picked-phrases.ts'
import {
  makeSentenceTaglines,
  type TaglineCandidate,
  type TaglineDevice,
  taglineWordsMax,
} from './sentence-taglines.ts'

/** A shorter list is filled up to this many lines with spare ones: longer or less clear lines. */
const enough = 5
/** How many lines of each kind come first: more of one kind would make the list monotonous. */
const atFirst: Readonly<Record<TaglineDevice, number>> = { phrase: 6, beats: 2, name: 2 }

/** All taglines that a brief gives, except pairs and name lines that the value proposition contains word for word. */
function linesOf(brief: BrandBrief): TaglineCandidate[] {
  const { sentences, businessName, chosenUvp } = brief
  const name = chooseNameForDrafts(sentences, businessName)
  const own = makeSentenceTaglines(sentences, businessName)
  const phrases = listPickedPhrases(
    brief,
    own.map(({ line }) => line),
  )
  const uvp = makeLineKey(chosenUvp)
  const isOfUvp = ({ line, device }: TaglineCandidate) => device !== 'phrase' && uvp.includes(makeLineKey(line))
  return [
    ...own.filter((line) => !isOfUvp(line)),
    ...phrases.map((line) => ({ line, device: 'phrase' as const, isSpare: false })),
    ...phrases
      .map((phrase) => ({ line: `${name}. ${phrase}`, device: 'name' as const, isSpare: false }))
      .filter(({ line }) => countTextWords(line) <= taglineWordsMax),
  ]
}

/** Orders the lines: a mix of kinds first, then the rest of each kind; spare lines only fill up a short list. */
function choose(lines: readonly TaglineCandidate[]): TaglineCandidate[] {
  const kinds: readonly TaglineDevice[] = ['phrase', 'beats', 'name']
  const ofKind = (kind: TaglineDevice) => lines.filter(({ device, isSpare }) => device === kind && !isSpare)
  const mixed = kinds.flatMap((kind) => ofKind(kind).slice(0, atFirst[kind]))
  const rest = kinds.flatMap((kind) => ofKind(kind).slice(atFirst[kind]))
  const chosen = [...mixed, ...rest].slice(0, taglinesPerTurn)
  return [...chosen, ...lines.filter(({ isSpare }) => isSpare).slice(0, Math.max(0, enough - chosen.length))]
}

const opening = ({ line }: TaglineCandidate) => line.split(' ')[0]?.toLowerCase()

/** Reorders the lines so that neighbours begin with different words, as far as possible. */
function spread(lines: readonly TaglineCandidate[]): TaglineCandidate[] {
  const left = [...lines]
  const ordered: TaglineCandidate[] = []
  while (left.length > 0) {
    const before = ordered.at(-1)
    const at = before ? left.findIndex((line) => opening(line) !== opening(before)) : 0
    ordered.push(...left.splice(Math.max(at, 0), 1))
  }
  return ordered
}

/**
 * Up to ten taglines from the finished sentences and picked phrases, none of them cut. The same brief and turn always give
 * the same lines; no line of `turn.exclude` is repeated.
 */
export function* writeTaglines(brief: BrandBrief, { exclude }: WritingTurn): Generator<WrittenLine> {
  const shown = new Set(exclude.map(makeLineKey))
  const fresh = linesOf(brief).filter(({ line }) => {
    const isNew = !shown.has(makeLineKey(line))
    shown.add(makeLineKey(line))
    return isNew
  })
  yield* spread(choose(fresh)).map(({ line }) => ({ text: line }))
}
