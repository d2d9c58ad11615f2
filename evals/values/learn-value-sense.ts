/**
 * Learns what passages show of a firm's values, and writes engine/core-values/value-sense.json. With --judge it learns
 * without each writer's passages in turn instead and tells how well those are read, which is the figure to trust.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { countStems, encodeWeights, shareOut, showsNothing, weighStems } from '#engine/core-values/value-sense.ts'
import { meaningLength } from '#engine/language/word-vectors.ts'

const passage = z.object({ text: z.string(), value: z.string(), also: z.array(z.string()), writer: z.string() })
type Passage = z.infer<typeof passage>

/** A value that a fair reader would accept as well counts as so much of the one that was meant. */
const alsoShare = 0.3
/** A stem has to stand in so many passages. */
const stemMin = 2
/** The strength of the pull towards small weights, for the sum over all passages. */
const pull = 0.5
const rounds = 250
const stepSize = 0.1

type Example = { features: readonly (readonly [at: number, weight: number])[]; wanted: Float32Array }
type Learned = {
  values: readonly string[]
  stems: ReadonlyMap<string, { at: number; rarity: number }>
  /** By value, then by feature: the stems, the meaning's figures, and a constant. */
  weights: readonly Float32Array[]
}

function readPassages(): Passage[] {
  const lines = readFileSync(new URL('passages.jsonl', import.meta.url), 'utf8')
    .trim()
    .split('\n')
  return lines.map((line) => passage.parse(JSON.parse(line)))
}

function gatherStems(passages: readonly { counts: ReadonlyMap<string, number> }[]) {
  const seen = new Map<string, number>()
  for (const { counts } of passages) for (const key of counts.keys()) seen.set(key, (seen.get(key) ?? 0) + 1)
  const kept = [...seen].filter(([, count]) => count >= stemMin).sort(([one], [other]) => (one < other ? -1 : 1))
  return new Map(
    kept.map(([key, count], at) => [key, { at, rarity: 1 + Math.log((1 + passages.length) / (1 + count)) }]),
  )
}

function featuresOf({ counts, meaning }: ReturnType<typeof countStems>, stems: Learned['stems']): Example['features'] {
  const weighed = [...weighStems(counts, (key) => stems.get(key)?.rarity)]
  return [
    ...weighed.map(([key, weight]) => [stems.get(key)?.at ?? 0, weight] as const),
    ...[...meaning].map((weight, at) => [stems.size + at, weight] as const),
    [stems.size + meaningLength, 1] as const,
  ]
}

function wantedOf({ value, also }: Passage, values: readonly string[]): Float32Array {
  const wanted = new Float32Array(values.length)
  wanted[values.indexOf(value)] = 1
  for (const each of also) if (values.includes(each)) wanted[values.indexOf(each)] = alsoShare
  const all = wanted.reduce((sum, each) => sum + each, 0)
  return wanted.map((each) => each / all)
}

/** Multinomial logistic regression by Adam (Kingma and Ba 2015) over all examples at once; no chance in it. */
function learn(passages: readonly Passage[]): Learned {
  const values = [...new Set(passages.map(({ value }) => value))].sort()
  const counted = passages.map(({ text }) => countStems(text))
  const stems = gatherStems(counted)
  const examples = passages.map((each, at): Example => {
    const read = counted[at] ?? countStems(each.text)
    return { features: featuresOf(read, stems), wanted: wantedOf(each, values) }
  })
  const length = (stems.size + meaningLength + 1) * values.length
  const [weights, slope, mean, spread] = [0, 1, 2, 3].map(() => new Float32Array(length))
  if (!weights || !slope || !mean || !spread) throw new Error('no memory')
  for (let round = 1; round <= rounds; round += 1) {
    for (let at = 0; at < length; at += 1) slope[at] = pull * (weights[at] ?? 0)
    for (const { features, wanted } of examples) {
      const shares = shareOut(sumUp(features, weights, values.length))
      for (const [at, weight] of features)
        for (let value = 0; value < wanted.length; value += 1) {
          const place = at * wanted.length + value
          slope[place] = (slope[place] ?? 0) + weight * ((shares[value] ?? 0) - (wanted[value] ?? 0))
        }
    }
    step({ weights, slope, mean, spread }, round)
  }
  const byValue = values.map((_, value) => weights.filter((_weight, place) => place % values.length === value))
  return { values, stems, weights: byValue }
}

function sumUp(features: Example['features'], weights: Float32Array, width: number): Float32Array {
  const sums = new Float32Array(width)
  for (const [at, weight] of features)
    for (let value = 0; value < width; value += 1)
      sums[value] = (sums[value] ?? 0) + weight * (weights[at * width + value] ?? 0)
  return sums
}

type State = Record<'weights' | 'slope' | 'mean' | 'spread', Float32Array>
function step({ weights, slope, mean, spread }: State, round: number) {
  const size = (stepSize * Math.sqrt(1 - 0.999 ** round)) / (1 - 0.9 ** round)
  for (let at = 0; at < weights.length; at += 1) {
    const by = slope[at] ?? 0
    mean[at] = 0.9 * (mean[at] ?? 0) + 0.1 * by
    spread[at] = 0.999 * (spread[at] ?? 0) + 0.001 * by * by
    weights[at] = (weights[at] ?? 0) - (size * (mean[at] ?? 0)) / (Math.sqrt(spread[at] ?? 0) + 1e-8)
  }
}

/** How well passages are read that were not learned from, 0 to 1. */
function judge({ values, stems, weights }: Learned, passages: readonly Passage[]) {
  const [results, told] = [{ right: 0, of: 0, top3: 0 }, [] as { shown: number; isShown: boolean }[]]
  for (const { text, value, also } of passages) {
    const features = featuresOf(countStems(text), stems)
    const sums = Float32Array.from(weights, (each) =>
      features.reduce((sum, [at, weight]) => sum + weight * (each[at] ?? 0), 0),
    )
    const shares = [...shareOut(sums)].map((share, at) => ({ share, name: values[at] ?? '' }))
    const isShown = value !== showsNothing
    told.push({ shown: 1 - (shares.find(({ name }) => name === showsNothing)?.share ?? 0), isShown })
    if (!isShown) continue
    const best = shares
      .filter(({ name }) => name !== showsNothing)
      .sort((one, other) => other.share - one.share)
      .map(({ name }) => name)
    const isAccepted = (name: string | undefined) => name === value || also.some((each) => each === name)
    results.of += 1
    if (isAccepted(best[0])) results.right += 1
    if (best.slice(0, 3).some(isAccepted)) results.top3 += 1
  }
  return { ...results, told }
}

/** Values that fair readers take for each other: so large a part of one's passages shows the other as well. */
const kinShare = 0.12

function kinOf(value: string, passages: readonly Passage[]): string[] {
  const own = passages.filter((each) => each.value === value)
  const count = (other: string) => own.filter(({ also }) => also.includes(other)).length
  const others = [...new Set(own.flatMap(({ also }) => also))].sort()
  return others.filter((other) => count(other) >= own.length * kinShare)
}

function write({ values, stems, weights }: Learned) {
  const largest = Math.max(...weights.map((each) => each.reduce((most, one) => Math.max(most, Math.abs(one)), 0)))
  const column = (at: number) =>
    encodeWeights(
      weights.map((each) => each[at] ?? 0),
      largest,
    )
  const table = {
    source: 'evals/values/learn-value-sense.ts',
    values,
    kin: Object.fromEntries(values.map((value) => [value, kinOf(value, passages)])),
    largest,
    bias: column(stems.size + meaningLength),
    meaning: Array.from({ length: meaningLength }, (_, at) => column(stems.size + at)),
    stems: Object.fromEntries([...stems].map(([key, { at, rarity }]) => [key, `${rarity.toFixed(2)} ${column(at)}`])),
  }
  const to = new URL('../../engine/core-values/value-sense.json', import.meta.url)
  writeFileSync(to, `${JSON.stringify(table, undefined, 1)}\n`)
}

const passages = readPassages()
if (process.argv.includes('--judge')) {
  const only = process.argv[process.argv.indexOf('--judge') + 1]?.split('')
  const all = { right: 0, of: 0, top3: 0, told: [] as { shown: number; isShown: boolean }[] }
  for (const writer of only ?? new Set(passages.map((each) => each.writer))) {
    const learned = learn(passages.filter((each) => each.writer !== writer))
    const found = judge(
      learned,
      passages.filter((each) => each.writer === writer),
    )
    all.right += found.right
    all.of += found.of
    all.top3 += found.top3
    all.told.push(...found.told)
    console.error(writer, found.right / found.of, found.top3 / found.of)
  }
  const none = all.told.filter(({ isShown }) => !isShown).map(({ shown }) => shown)
  const some = all.told.filter(({ isShown }) => isShown).map(({ shown }) => shown)
  const pairs = some.flatMap((one) => none.map((other) => (one > other ? 1 : one === other ? 0.5 : 0)))
  const auc = pairs.reduce<number>((sum, each) => sum + each, 0) / pairs.length
  console.error('all', all.right / all.of, all.top3 / all.of, 'none apart', auc)
} else write(learn(passages))
