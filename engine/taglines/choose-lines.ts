/** The set that is shown: good lines that differ from each other in words, openings, figures and leaning. */
import { seededNumbers } from '#engine/language/seeded.ts'
import type { Draft } from './draft-lines.ts'
import { contentOf, wordsIn } from './judge-line.ts'
import { type Ranked, rankLine } from './rank-lines.ts'

const linesMax = 10
const overlapMax = 0.45
/** How many lines of one figure; more only when the set would stay short. */
const perDeviceSteps = [2, 3, 4]
const leaningMin = 3
const namedMax = 3
/** How far chance may lift a frame, and a line within it, so that each brand and each turn looks elsewhere first. */
const frameChance = 1
const lineChance = 0.4
/** What a line gains that brings in one of the six words for the first time, so that the set holds all of them. */
const coverage = 0.5

/** A ranked line with what makes it less welcome beside the lines that are already chosen. */
type Candidate = Ranked & { opening: string; first: string; likeness: number; repeated: number }

/**
 * Up to ten of the drafts by maximal marginal relevance (Carbonell and Goldstein 1998); `isClean` is asked only of lines
 * that would be taken. Lines like those of `exclude` come later.
 */
export function chooseLines(
  drafts: readonly Draft[],
  ownWords: readonly string[],
  exclude: readonly string[],
  seed: number,
  isClean: (draft: Draft) => boolean,
): Ranked[] {
  const next = seededNumbers(seed)
  const seen = exclude.map(contentOf)
  const lucks = new Map<Draft['frame'], number>()
  const luckOf = (frame: Draft['frame']) => {
    const luck = lucks.get(frame) ?? frameChance * next()
    lucks.set(frame, luck)
    return luck
  }
  let pool = drafts.map((draft) =>
    candidateOf(rankLine(draft, ownWords), seen, luckOf(draft.frame) + lineChance * next()),
  )
  const lines: Candidate[] = []
  for (const perDevice of perDeviceSteps) {
    while (lines.length < linesMax) {
      const best = bestOf(pool, lines, perDevice)
      if (best === undefined) break
      pool = pool.filter((each) => each !== best)
      if (!isClean(best)) continue
      lines.push(best)
      pool = pool.filter((each) => isApart(each, best)).map((each) => beside(each, best))
    }
  }
  return lines
}

function candidateOf(ranked: Ranked, seen: readonly ReadonlySet<string>[], luck: number): Candidate {
  const staleness = seen.reduce((most, content) => Math.max(most, overlap(content, ranked.content)), 0)
  const [first = '', second = ''] = wordsIn(ranked.line)
  return {
    ...ranked,
    score: ranked.score + luck - 0.6 * staleness,
    opening: `${first} ${second}`,
    first,
    likeness: 0,
    repeated: 0,
  }
}

/** Whether a line may ever stand beside a chosen one. */
function isApart(each: Candidate, chosen: Candidate): boolean {
  return (
    each.frame !== chosen.frame && each.opening !== chosen.opening && overlap(each.content, chosen.content) < overlapMax
  )
}

function beside(each: Candidate, chosen: Candidate): Candidate {
  const shared = each.fills.filter((fill) => chosen.fills.includes(fill)).length
  const repeated = (each.device === chosen.device ? 0.5 : 0) + (each.first === chosen.first ? 0.5 : 0) + 0.2 * shared
  const likeness = Math.max(each.likeness, overlap(each.content, chosen.content))
  return { ...each, likeness, repeated: each.repeated + repeated }
}

function bestOf(pool: readonly Candidate[], lines: readonly Candidate[], perDevice: number): Candidate | undefined {
  const count = (matches: (line: Candidate) => boolean) => lines.filter(matches).length
  const left = linesMax - lines.length
  const needs = (leaning: Ranked['leans']) => leaningMin - count((line) => line.leans === leaning) >= left
  const only = (['easy to like', 'easy to remember'] as const).find(needs)
  const isFull = count((line) => line.hasName) >= namedMax
  const covered = new Set(lines.flatMap(ownCategories))
  const worthOf = (each: Candidate) =>
    each.score -
    1.5 * each.likeness -
    each.repeated +
    (ownCategories(each).some((one) => !covered.has(one)) ? coverage : 0)
  let best: Candidate | undefined
  for (const each of pool) {
    if ((only !== undefined && each.leans !== only) || (isFull && each.hasName)) continue
    if (count((line) => line.device === each.device) >= perDevice) continue
    if (best === undefined || worthOf(each) > worthOf(best)) best = each
  }
  return best
}

const ownCategories = ({ fills }: Candidate) =>
  fills.filter(({ origin }) => origin === 'own').map(({ category }) => category)

function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0
  for (const each of a) if (b.has(each)) shared += 1
  const all = a.size + b.size - shared
  return all === 0 ? 0 : shared / all
}
