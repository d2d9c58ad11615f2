/** Five of the drafts: good ones, unlike each other and unlike what was shown, that carry all six words between them. */
import type { BrandBrief } from '#contract/brand.ts'
import type { WritingTurn } from '#contract/writers.ts'
import { hashText, seededNumbers, shuffled } from '#engine/language/seeded.ts'
import { stems, wordsOf } from '#engine/language/stem.ts'
import { countWords } from './check-uvp.ts'
import type { Draft } from './draft-uvps.ts'

/** Two lines of one turn share less than this of their stems; the next only where long phrases leave too few lines or ways. */
const likenessMax = [0.6, 0.7, 0.74] as const
const ordersTried = 10

type Judged = Draft & { stems: ReadonlySet<string>; opening: string; endings: readonly string[]; score: number }

/** Picks by maximal marginal relevance, one family after the other, in several orders; the best order wins. */
export function chooseUvps(drafts: readonly Draft[], brief: BrandBrief, turn: WritingTurn, count: number): Draft[] {
  const shown = turn.exclude.map((text) => stems(text))
  const chance = seededNumbers(hashText(`${brief.businessName}/${turn.seed}/order`))
  const judged = drafts
    .map((draft) => judge(draft, brief.businessName, shown, chance()))
    .sort((a, b) => b.score - a.score)
  const families = [...new Set(judged.map((each) => each.family))]
  let best: { lines: Judged[]; worth: number } = { lines: [], worth: -1 }
  for (const limit of likenessMax) {
    if (countFamilies(best.lines) === Math.min(count, families.length)) break
    for (let order = 0; order < ordersTried; order += 1) {
      const lines = pickInOrder(judged, shuffled(families, turn.seed * 31 + order), count, limit)
      if (worthOf(lines) > best.worth) best = { lines, worth: worthOf(lines) }
    }
  }
  return best.lines
}

/** A full set counts first, then different ways to argue, then the six words, then how good the lines are. */
function worthOf(lines: readonly Judged[]): number {
  const carried = new Set(lines.flatMap((each) => each.carried)).size
  return lines.length * 20 + countFamilies(lines) * 10 + carried * 6 + lines.reduce((sum, each) => sum + each.score, 0)
}

const countFamilies = (lines: readonly Judged[]) => new Set(lines.map(({ family }) => family)).size

const worthByWordsCarried = [0, 0, 0, 0.6, 1, 1, 0.6]

/** Higher is better: four or five of the words, 16 to 28 words long, few commas, unlike what was shown. */
function judge(draft: Draft, name: string, shown: readonly ReadonlySet<string>[], chance: number): Judged {
  const own = stems(draft.text)
  const length = countWords(draft.text)
  const commas = draft.text.match(/,/g)?.length ?? 0
  const nearest = shown.reduce((most, other) => Math.max(most, likeness(own, other)), 0)
  const penalties = [
    Math.max(0, 16 - length) * 0.08,
    Math.max(0, length - 28) * 0.12,
    Math.max(0, commas - 3) * 0.3,
    readsPlural(name) && isSubject(name, draft.text) ? 0.4 : 0,
    nearest * 0.8,
  ]
  const score =
    (worthByWordsCarried[draft.carried.length] ?? 0) + chance * 0.6 - penalties.reduce((sum, each) => sum + each, 0)
  const opening = wordsOf(draft.text).slice(0, 2).join(' ')
  return { ...draft, stems: own, opening, endings: endingsOf(draft.text), score }
}

/** The sentences after the first: two lines should not end alike. */
const endingsOf = (text: string) => text.split(/(?<=[.?!]) |: /).slice(1)

/** "Moss Hill Vets helps" is right and still jars: with such names other frames are preferred. */
const readsPlural = (name: string) => /[^s'’]s$/i.test(name) || name.includes('&')
const isSubject = (name: string, text: string) =>
  /^ (helps|makes|is|offers|answers|starts|promises)\b/.test(text.slice(text.indexOf(name) + name.length))

function pickInOrder(judged: readonly Judged[], families: readonly string[], count: number, limit: number): Judged[] {
  const lines: Judged[] = []
  const take = (candidates: readonly Judged[]) => {
    const next = bestBeside(lines, candidates, limit)
    if (next !== undefined) lines.push(next)
    return next !== undefined
  }
  for (const family of families) if (lines.length < count) take(judged.filter((each) => each.family === family))
  while (lines.length < count && take(judged));
  return lines
}

/** The sound candidate that adds most to the lines already taken, or undefined when none may stand beside them. */
function bestBeside(lines: readonly Judged[], candidates: readonly Judged[], limit: number): Judged | undefined {
  const covered = new Set(lines.flatMap((line) => line.carried))
  const valued = candidates.flatMap((each) => {
    const nearest = lines.reduce((most, line) => Math.max(most, likeness(line.stems, each.stems)), 0)
    if (nearest >= limit || lines.some((line) => line.opening === each.opening || line.frame === each.frame)) return []
    const fresh = each.carried.filter((category) => !covered.has(category)).length
    const ends = lines.flatMap((line) => line.endings)
    const sameEnd = each.endings.filter((end) => ends.includes(end)).length * 0.25
    return [{ each, value: each.score + fresh * 0.5 - nearest * 0.7 - sameEnd }]
  })
  return valued.sort((a, b) => b.value - a.value).find(({ each }) => each.isSound())?.each
}

function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0
  for (const each of a) if (b.has(each)) shared += 1
  return a.size + b.size === 0 ? 0 : shared / (a.size + b.size - shared)
}
