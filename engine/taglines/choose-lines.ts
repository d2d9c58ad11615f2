/** The set that is shown: good lines that differ from each other in words, openings, figures and leaning. */
import { seededNumbers } from '#engine/language/seeded.ts'
import { hasDevice } from './check-device.ts'
import type { Draft } from './draft-lines.ts'
import { contentOf, wordsIn } from './judge-line.ts'
import { type Ranked, rankLine } from './rank-lines.ts'

const linesMax = 10
/** From so many lines on a set is not filled up with likelier ones. */
const linesMin = 8
/** How many lines of one figure, how like each other, with how many words of the lexicon; more, and a shape twice, only when the set would stay short. */
const steps = [
  { perDevice: 2, overlapMax: 0.45, relatedMax: 0, linesMax },
  { perDevice: 3, overlapMax: 0.45, relatedMax: 0, linesMax },
  { perDevice: 5, overlapMax: 0.5, relatedMax: 0, linesMax },
  { perDevice: 6, overlapMax: 0.6, relatedMax: 0, linesMax: linesMin },
  { perDevice: 6, overlapMax: 0.6, relatedMax: 1, linesMax: linesMin },
] as const
/** For an owner who gave few words: every line has to hold one of them, and the frame makes the difference. */
const scantStep = { perDevice: 8, overlapMax: 1.01, relatedMax: 1, linesMax: linesMin } as const
const leaningMin = 3
const namedMax = 3
/** How far chance may lift a frame, and a line within it, so that each brand and each turn looks elsewhere first. */
const frameChance = 1
const lineChance = 0.4
/** What a line gains that brings in one of the six words for the first time, so that the set holds all of them. */
const coverage = 0.5

type Step = { perDevice: number; overlapMax: number; relatedMax: number; linesMax: number }

/** A ranked line with what makes it less welcome beside the lines that are already chosen. */
type Candidate = Ranked & { opening: string; first: string; likeness: number; repeated: number; isSameShape: boolean }

/**
 * Up to ten of the drafts by maximal marginal relevance (Carbonell and Goldstein 1998); `isClean` is asked only of lines
 * that would be taken. Lines like those of `exclude` come later.
 */
export function chooseLines(
  drafts: readonly Draft[],
  ownWords: readonly string[],
  exclude: readonly string[],
  seed: number,
  { isLight, isScant }: { isLight: boolean; isScant: boolean },
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
    candidateOf(rankLine(draft, ownWords, isLight), seen, luckOf(draft.frame) + lineChance * next()),
  )
  const lines: Candidate[] = []
  for (const step of isScant ? [...steps, scantStep] : steps) {
    while (lines.length < step.linesMax) {
      const wanted = wantedLeaning(lines)
      const best =
        (wanted && bestOf(pool, lines, { ...step, perDevice: 4, overlapMax: 0.6 }, wanted)) ??
        bestOf(pool, lines, step, undefined)
      if (best === undefined) break
      pool = pool.filter((each) => each !== best)
      if (!hasDevice(best.line, best.device) || !isClean(best)) continue
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
    isSameShape: false,
  }
}

/** Whether a line may ever stand beside a chosen one. */
function isApart(each: Candidate, chosen: Candidate): boolean {
  return each.opening !== chosen.opening
}

function beside(each: Candidate, chosen: Candidate): Candidate {
  const shared = each.fills.filter((fill) => chosen.fills.includes(fill)).length
  const repeated = (each.device === chosen.device ? 0.5 : 0) + (each.first === chosen.first ? 0.5 : 0) + 0.2 * shared
  const likeness = Math.max(each.likeness, overlap(each.content, chosen.content))
  return {
    ...each,
    likeness,
    repeated: each.repeated + repeated,
    isSameShape: each.isSameShape || each.frame === chosen.frame,
  }
}

/** The leaning that is behind: lines lean each way in turn, until there are enough of both. */
function wantedLeaning(lines: readonly Candidate[]): Ranked['leans'] | undefined {
  const due = Math.min(leaningMin, Math.ceil(lines.length / 2))
  return (['easy to like', 'easy to remember'] as const).find(
    (leaning) => lines.filter(({ leans }) => leans === leaning).length < due,
  )
}

/** The line that adds most to the chosen ones, of those that a step lets in. */
function bestOf(
  pool: readonly Candidate[],
  lines: readonly Candidate[],
  step: Step,
  only: Ranked['leans'] | undefined,
): Candidate | undefined {
  const count = (matches: (line: Candidate) => boolean) => lines.filter(matches).length
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
    if (each.isSameShape && step.relatedMax === 0) continue
    if (each.likeness >= step.overlapMax || each.related > step.relatedMax) continue
    if (count((line) => line.device === each.device) >= step.perDevice) continue
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
