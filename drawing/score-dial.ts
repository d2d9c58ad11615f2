/**
 * The geometry of the score dial on a 200 by 150 grid: 240 degrees of marks, one per 0.2 points. Used for both screen
 * and PDF.
 */
import { scoreBandStarts } from '#contract/plain/brand-review-words.ts'

type Mark = { x1: number; y1: number; x2: number; y2: number }
const centre = { x: 100, y: 96 }
const markCount = 50
const scoreMax = 10

const round = (value: number) => Math.round(value * 10) / 10

/** A short stroke pointing at the center, at the angle of `score` and between two distances from the center. */
function markAt(score: number, inner: number, outer: number): Mark {
  const angle = ((150 + (score / scoreMax) * 240) * Math.PI) / 180
  const at = (reach: number) =>
    [round(centre.x + reach * Math.cos(angle)), round(centre.y + reach * Math.sin(angle))] as const
  const [x1, y1] = at(inner)
  const [x2, y2] = at(outer)
  return { x1, y1, x2, y2 }
}

const marks = Array.from({ length: markCount + 1 }, (_, index) => {
  const score = (index / markCount) * scoreMax
  return { score, ...markAt(score, index % 10 === 0 ? 72 : 76, 90) }
})

/** The marks at the scores where a new band ("good" and so on) begins. */
export const dialBandMarks: readonly Mark[] = Object.values(scoreBandStarts).map((start) => markAt(start, 93, 99))

/** All marks of the dial: those up to the score, which are highlighted, and those beyond it. */
export function layOutDialMarks(score: number): { reached: readonly Mark[]; beyond: readonly Mark[] } {
  const isReached = (mark: { score: number }) => mark.score <= score + 1e-9
  return { reached: marks.filter(isReached), beyond: marks.filter((mark) => !isReached(mark)) }
}
