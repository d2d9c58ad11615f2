/** CPU time of single engine calls over thirty invented businesses. Each call runs once before it is measured. */
import { categories } from '#contract/plain/brand.ts'
import { suggestWords } from '#engine/brand-attributes/suggest-words.ts'
import { writeTaglines } from '#engine/taglines/write-taglines.ts'
import { writeUvps } from '#engine/uvp/write-uvps.ts'
import { type Figure, makeFigure } from './figure.ts'
import { inventedBusinesses as invented } from './invented-businesses.ts'

/** The businesses with all six sentences: the most input that the joining of sentences can get, so the worst case. */
const inventedBusinesses = invented.map((brief) => ({
  ...brief,
  sentences: {
    ...brief.sentences,
    does: 'mend kites and windsocks',
    who: 'schools by the sea',
    when: 'the wind has had it',
    after: 'fly it the same week',
    only: 'sew every seam twice',
    check: 'pull at any seam in the shop',
  },
}))

/** CPU milliseconds of each call. */
function timeCalls(calls: readonly (() => unknown)[]): number[] {
  for (const call of calls) call()
  return calls.map((call) => {
    const before = process.cpuUsage()
    call()
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  })
}

/** The median, which must keep the limit, and the slowest call for information. */
function figuresOf(what: string, calls: readonly (() => unknown)[], limitMs: number): Figure[] {
  const times = timeCalls(calls)
  return [
    makeFigure(`${what}, CPU`, 'ms', times, { atMost: limitMs }),
    makeFigure(`${what}, CPU of the slowest`, 'ms', [Math.max(...times)], { shown: true }),
  ]
}

/** Takes all measurements of the engine. */
export async function measureEngine(): Promise<Figure[]> {
  const turn = { seed: 1, exclude: [] }
  const suggestions = inventedBusinesses.flatMap(({ topWords }) =>
    categories.flatMap((category) => {
      const existingWords = [topWords[category]]
      const typed = topWords[category].slice(0, 3)
      return [
        () => suggestWords({ category, input: '', existingWords, count: 6 }),
        () => suggestWords({ category, input: typed, existingWords: [], count: 6 }),
      ]
    }),
  )
  return [
    ...figuresOf('suggestions', suggestions, 10),
    ...figuresOf(
      'five UVPs',
      inventedBusinesses.map((brief) => () => [...writeUvps(brief, turn)]),
      50,
    ),
    ...figuresOf(
      'taglines',
      inventedBusinesses.map((brief) => () => [...writeTaglines(brief, turn)]),
      50,
    ),
  ]
}
