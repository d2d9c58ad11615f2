/** The owner's own sentences, each with where it stands, and which of them a question comes near. */
import { categories, categoryNames } from '#contract/plain/brand.ts'
import type { StrategistRecord } from '#contract/plain/strategist-record.ts'
import { functionWords, root, wordsOf } from '#engine/language/stem.ts'
import { vectorOf } from '#engine/language/word-vectors.ts'
import { contentRoots } from './compare-meanings.ts'
import type { Topic } from './finding.ts'

export type Piece = { topic: Topic; source: string; text: string }

/** Every sentence of a record that an answer may quote. */
export function piecesOf({ brief, attributes, coreValues, chosenTagline, audit }: StrategistRecord): Piece[] {
  const { profile } = brief
  const pieces: Piece[] = [
    ...coreValues.map(
      ({ title, description }): Piece => ({
        topic: 'values',
        source: `your value “${title}”`,
        text: description.trim() === '' ? title : description,
      }),
    ),
    { topic: 'uvp', source: 'your value proposition', text: brief.chosenUvp },
    { topic: 'tagline', source: 'your tagline', text: chosenTagline },
    { topic: 'profile', source: 'what sets you apart', text: profile.competitiveDifferentiator },
    { topic: 'customers', source: 'what bothers your customers', text: profile.customerPainPoints },
    { topic: 'customers', source: 'who you are here for', text: profile.idealClientDescription },
    { topic: 'profile', source: 'what you sell', text: profile.productsServices },
    ...categories.flatMap((category) =>
      attributes[category].topFive.map(
        (word): Piece => ({ topic: category, source: `one of your words for ${categoryNames[category]}`, text: word }),
      ),
    ),
    ...(audit?.opportunities ?? []).map((text): Piece => ({ topic: 'website', source: 'your last review', text })),
  ]
  return pieces.filter(({ text }) => text.trim() !== '')
}

const tellingWords = (text: string) => wordsOf(text).filter((word) => word.length > 2 && !functionWords.has(word))

function closeness(a: Float32Array, b: Float32Array): number {
  return a.reduce((sum, each, at) => sum + each * (b[at] ?? 0), 0)
}

/** Two words are one thing for our purpose from here on: "phone" and "telephone". */
const sameFrom = 0.7
const sharedWorth = 1
const likeWorth = 0.6

/** A longer message tells a story; its first words say what it is about. */
const askedMax = 40

type AskedWord = { root: string; vector: Float32Array | undefined }

/** How near a piece comes to a question: each word that both say counts, one that means nearly the same a little less. */
function nearnessOf(asked: readonly AskedWord[], piece: string): number {
  const said = contentRoots(piece)
  const vectors = tellingWords(piece).flatMap((word) => vectorOf(word) ?? [])
  return asked.reduce((sum, word) => {
    if (said.has(word.root)) return sum + sharedWorth
    const { vector } = word
    return vector && vectors.some((each) => closeness(vector, each) >= sameFrom) ? sum + likeWorth : sum
  }, 0)
}

/** The piece that shares most with a question, with how much; undefined where none shares anything that tells. */
export function nearestPiece(text: string, pieces: readonly Piece[]): { piece: Piece; nearness: number } | undefined {
  const words = [...new Set(tellingWords(text))].filter((word) => contentRoots(word).size > 0)
  const asked = words.slice(0, askedMax).map((word): AskedWord => ({ root: root(word), vector: vectorOf(word) }))
  const rated = pieces.map((piece) => ({ piece, nearness: nearnessOf(asked, `${piece.source} ${piece.text}`) }))
  const [best] = rated.toSorted((one, other) => other.nearness - one.nearness)
  return best && best.nearness >= likeWorth ? best : undefined
}

/** The words, the one that lies farthest from the others in meaning first. */
export function oddFirst(words: readonly string[]): string[] {
  const middle = (word: string) => {
    const others = words
      .filter((each) => each !== word)
      .flatMap((each) => tellingWords(each).flatMap((one) => vectorOf(one) ?? []))
    const own = tellingWords(word).flatMap((one) => vectorOf(one) ?? [])
    const pairs = own.flatMap((one) => others.map((other) => closeness(one, other)))
    return pairs.length === 0 ? -1 : pairs.reduce((sum, each) => sum + each, 0) / pairs.length
  }
  return words.toSorted((one, other) => middle(one) - middle(other))
}
