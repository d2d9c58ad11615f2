/** Whole sentences of a proposition, as parts that may go. */
import { nameMark } from './refine-text.ts'

/** A sentence that says of the one before it what it says. */
const pointsBack =
  /^(?:And |But )?(?:That|This|It|They|Another|There)\b|\b(?:that|do it|do both|get there|starts there)(?=[.!?]| and\b)/

/** The sentences that a text can do without: all but the one with the business's name, and those that another speaks of. */
export function sentenceParts(text: string) {
  const all = Array.from(text.matchAll(/(?<=^|[.!?]\s*)[^.!?]+[.!?]+\s*/g))
  if (all.length < 2) return []
  const main = Math.max(
    0,
    all.findIndex((each) => each[0].includes(nameMark)),
  )
  return all.flatMap((each, at) =>
    at === main || pointsBack.test(all[at + 1]?.[0] ?? '')
      ? []
      : [{ from: each.index, to: each.index + each[0].length, instead: '', cost: 1 }],
  )
}
