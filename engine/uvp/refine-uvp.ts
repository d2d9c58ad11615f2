/** Refining without a language model: a wish moves the line's own parts; anything else opens the line for the owner's hand. */
import type { RefineBench } from '#contract/uvp.ts'
import { uvpLengthMax } from '#contract/uvp.ts'
import type { RefineReply, RefineRequest } from '#contract/writers.ts'
import { addable, applyWish, impossibleWishes, openBench } from './apply-wish.ts'
import { hearWish } from './hear-wish.ts'
import { partsOf, plain } from './line-parts.ts'

const openLine =
  'We didn’t get that one. Tap a part above and choose a change, or tap “Edit the line” and change it yourself. To swap words, put both in quotes: change “old” to “new”.'
const asItIs = 'OK, it stays as it is.'
const addableMax = 12

/** What can be done to a line: its parts, what is told and not in it, and what cannot be had. */
export function benchOf({ brief, originalUvp, earlier }: Omit<RefineRequest, 'asked'>): RefineBench {
  const bench = openBench(originalUvp, brief, earlier)
  return {
    parts: bench.parts,
    addable: addable(bench)
      .slice(0, addableMax)
      .map(({ text, field }) => ({ text, field })),
    cannot: impossibleWishes(bench),
  }
}

/** Whether a change may be shown: nothing is said twice, and it is not too long to keep. */
function isSound(after: string): boolean {
  const parts = partsOf(after).map(plain)
  return new Set(parts).size === parts.length && after.length <= uvpLengthMax
}

/**
 * Refines a line. A wish by its button is carried out; a typed one only where it is plainly one of them. Whatever else
 * she types changes nothing, and nothing that she types ever stands in the line unless she quoted it for that.
 */
export function refineUvp({ brief, originalUvp, asked, earlier }: RefineRequest): RefineReply {
  const bench = openBench(originalUvp, brief, earlier)
  const heard = typeof asked === 'string' ? hearWish(bench, asked) : { wish: asked }
  if (heard === undefined) return { kind: 'question', question: openLine }
  if ('question' in heard) return { kind: 'question', question: heard.question }
  if ('leave' in heard) return { kind: 'open', note: asItIs }
  if ('undo' in heard) {
    const before = earlier.findLast((text) => plain(text) !== plain(originalUvp))
    if (before === undefined) return { kind: 'open', note: 'Nothing has changed yet.' }
    return { kind: 'refined', uvp: before, note: 'Back to the line before.' }
  }
  const outcome = 'outcome' in heard ? heard.outcome : applyWish(bench, heard.wish)
  if ('cannot' in outcome) return { kind: 'open', note: outcome.cannot }
  if (outcome.line === originalUvp) return { kind: 'open', note: 'The line already reads that way.' }
  if (!isSound(outcome.line))
    return { kind: 'open', note: 'That would say something twice, so the line stays as it is.' }
  return { kind: 'refined', uvp: outcome.line, note: outcome.note }
}
