/** Which value an account of conduct shows: what has to be spoken of together for it. */
import listed from './conduct-frames.json' with { type: 'json' }
import { type Kinds, kindsOf } from './conduct-words.ts'

type Frame = { title: string; weight: number; kinds: readonly string[] }

const frames: readonly Frame[] = Object.entries(listed).flatMap(([title, lines]) =>
  lines.map((line) => {
    const [weight, ...kinds] = line.split(' ')
    return { title, weight: Number(weight), kinds }
  }),
)

/** Kinds that say how a thing was done, not what: a longer wording of them tells no more. */
const manners: ReadonlySet<string> = new Set([
  'NO',
  'ANY',
  'ALWAYS',
  'COST',
  'REFUSE',
  'STAFF',
  'CUSTOMER',
  'TELL',
  'KEPT',
  'PRODUCT',
])
const perWord = 0.4
const kindMin = 0.3
const wordsMax = 5
const windowDiscounts = [0, 0.8, 1.4]

/** How many words of the sentences tell of each kind, each wording counted once. */
function countWords(sentences: readonly Kinds[]): Map<string, number> {
  const counts = new Map<string, number>()
  const seen = new Set<unknown>()
  for (const kinds of sentences)
    for (const [kind, said] of kinds)
      for (const [pattern, weight] of said) {
        if (seen.has(pattern)) continue
        seen.add(pattern)
        counts.set(kind, (counts.get(kind) ?? 0) + weight)
      }
  return counts
}

/** The frames by the first thing that has to be spoken of, so that few are looked at. */
const framesByKind = new Map<string, Frame[]>()
for (const frame of frames) {
  const [first = ''] = frame.kinds
  framesByKind.set(first, [...(framesByKind.get(first) ?? []), frame])
}

const framesFor = (counts: ReadonlyMap<string, number>) =>
  [...counts.keys()].flatMap((kind) => framesByKind.get(kind) ?? [])

/** How strongly one or more sentences, read together, show each value. */
function weigh(counts: ReadonlyMap<string, number>, discount: number, into: Map<string, number>) {
  for (const { title, weight, kinds: wanted } of framesFor(counts)) {
    let sum = weight - discount
    for (const kind of wanted) {
      const words = counts.get(kind)
      if (words === undefined) {
        sum = 0
        break
      }
      if (manners.has(kind) || kind.endsWith('CUE')) continue
      if (words < kindMin) {
        sum = 0
        break
      }
      sum += perWord * (Math.min(wordsMax, words) - 1)
    }
    if (sum > (into.get(title) ?? 0)) into.set(title, sum)
  }
}

export type Conduct = {
  /** By title, for the sentence together with what stands around it. */
  weights: ReadonlyMap<string, number>
  /** 2 for a refusal, 2 for a price that was paid, 1 for what is done always or by all. */
  cue: number
  isRefusal: boolean
  isPaid: boolean
}

/** What the sentences of a passage show, one by one. */
export function readConduct(sentences: readonly string[]): Conduct[] {
  const kinds = sentences.map(kindsOf)
  return kinds.map((own, at) => {
    const weights = new Map<string, number>()
    for (const [more, discount] of windowDiscounts.entries())
      if (kinds[at + more]) weigh(countWords(kinds.slice(at, at + more + 1)), discount, weights)
    const [isRefusal, isPaid] = [own.has('REFUSE'), own.has('COST')]
    const cue = (isRefusal ? 2 : 0) + (isPaid ? 2 : 0) + (own.has('ALWAYS') || own.has('NO') ? 1 : 0)
    return { weights, cue, isRefusal, isPaid }
  })
}
