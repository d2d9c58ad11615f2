/** The set that is shown: good lines that differ from each other in words, openings, figures and leaning. */
import { seededNumbers } from '#engine/language/seeded.ts'
import type { Draft } from './draft-lines.ts'
import { contentOf, wordsIn } from './judge-line.ts'
import { type Ranked, rankLine } from './rank-lines.ts'

const linesMax = 10
const overlapMax = 0.5
const perDeviceMax = 2
const leaningMin = 3
const namedMax = 3
/** How far chance may lift a line, so that each turn looks elsewhere first. */
const chance = 0.5

type Chosen = { lines: Ranked[]; exclude: readonly ReadonlySet<string>[] }

/** Up to ten of the drafts by maximal marginal relevance; `isClean` is asked only of lines that would be taken. */
export function chooseLines(
  drafts: readonly Draft[],
  exclude: readonly string[],
  seed: number,
  isClean: (draft: Draft) => boolean,
): Ranked[] {
  const next = seededNumbers(seed)
  const pool = drafts.map((draft) => {
    const ranked = rankLine(draft)
    return { ...ranked, score: ranked.score + chance * next() }
  })
  const chosen: Chosen = { lines: [], exclude: exclude.map(contentOf) }
  let left = pool
  while (chosen.lines.length < linesMax && left.length > 0) {
    const best = bestOf(left, chosen)
    if (best === undefined) break
    left = left.filter((draft) => draft !== best)
    if (isClean(best)) chosen.lines.push(best)
  }
  return chosen.lines
}

function bestOf(pool: readonly Ranked[], chosen: Chosen): Ranked | undefined {
  let best: Ranked | undefined
  let bestWorth = Number.NEGATIVE_INFINITY
  for (const draft of pool) {
    if (!fits(draft, chosen.lines)) continue
    const worth = worthOf(draft, chosen)
    if (worth > bestWorth) [best, bestWorth] = [draft, worth]
  }
  return best
}

function fits(draft: Ranked, lines: readonly Ranked[]): boolean {
  const left = linesMax - lines.length
  const missing = (leaning: Ranked['leans']) => leaningMin - lines.filter((line) => line.leans === leaning).length
  const other = draft.leans === 'easy to like' ? 'easy to remember' : 'easy to like'
  if (missing(other) >= left) return false
  if (draft.hasName && lines.filter((line) => line.hasName).length >= namedMax) return false
  if (lines.filter((line) => line.device === draft.device).length >= perDeviceMax) return false
  return lines.every(
    (line) =>
      line.frame !== draft.frame &&
      openingOf(line.line) !== openingOf(draft.line) &&
      overlap(line.content, draft.content) < overlapMax,
  )
}

function worthOf(draft: Ranked, { lines, exclude }: Chosen): number {
  const likeness = Math.max(0, ...lines.map((line) => overlap(line.content, draft.content)))
  const seen = Math.max(0, ...exclude.map((content) => overlap(content, draft.content)))
  const sameDevice = lines.filter((line) => line.device === draft.device).length
  const firstWord = wordsIn(draft.line)[0]
  const sameStart = lines.filter((line) => wordsIn(line.line)[0] === firstWord).length
  const used = draft.fills.reduce((sum, fill) => sum + lines.filter((line) => line.fills.includes(fill)).length, 0)
  return draft.score - 1.5 * likeness - 0.6 * seen - 0.5 * sameDevice - 0.5 * sameStart - 0.2 * used
}

const openingOf = (line: string) => wordsIn(line).slice(0, 2).join(' ')

function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0
  for (const each of a) if (b.has(each)) shared += 1
  const all = a.size + b.size - shared
  return all === 0 ? 0 : shared / all
}
