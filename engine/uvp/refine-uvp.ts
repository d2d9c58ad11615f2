/** Refining without a language model: a wish moves the line's own parts; anything else opens the line for the owner's hand. */
import type { RefineBench } from '#contract/uvp.ts'
import { uvpLengthMax } from '#contract/uvp.ts'
import type { RefineReply, RefineRequest } from '#contract/writers.ts'
import { addable, applyWish, impossibleWishes, openBench } from './apply-wish.ts'
import { clausesOf, type Heard, hearWish, isCommand } from './hear-wish.ts'
import { partsOf, plain } from './line-parts.ts'

const openLine =
  'We didn’t get that one. Tap a part above and choose a change, or tap “Edit the line” and change it yourself. To swap words, put both in quotes: change “old” to “new”.'
const restOpen = 'You can do the rest yourself: tap “Edit the line.”'
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

type Bench = ReturnType<typeof openBench>

/** What comes of a wish that was heard. */
function carryOut(bench: Bench, heard: NonNullable<Heard>): RefineReply {
  if ('question' in heard) return { kind: 'question', question: heard.question }
  if ('leave' in heard) return { kind: 'open', note: asItIs }
  if ('undo' in heard) {
    const before = bench.earlier.findLast((text) => plain(text) !== plain(bench.line))
    if (before === undefined) return { kind: 'open', note: 'Nothing has changed yet.' }
    return { kind: 'refined', uvp: before, note: 'Back to the line before.' }
  }
  const outcome = 'outcome' in heard ? heard.outcome : applyWish(bench, heard.wish)
  if ('cannot' in outcome) return { kind: 'open', note: outcome.cannot }
  if (outcome.line === bench.line) return { kind: 'open', note: 'The line already reads that way.' }
  if (!isSound(outcome.line))
    return { kind: 'open', note: 'That would repeat something or be too long. Nothing changed.' }
  return { kind: 'refined', uvp: outcome.line, note: outcome.note }
}

/** Several wishes in one message, one after the other; whatever was asked and not done is said. */
function carryOutEach(bench: Bench, clauses: readonly string[]): RefineReply | undefined {
  let line = bench.line
  const notes: string[] = []
  let first: RefineReply | undefined
  let isMissed = false
  for (const clause of clauses) {
    const standing = openBench(line, bench.brief, bench.earlier)
    const heard = hearWish(standing, clause)
    const reply = heard && carryOut(standing, heard)
    if (reply?.kind === 'refined') {
      line = reply.uvp
      notes.push(reply.note)
    } else {
      first ??= reply
      isMissed ||= isCommand(clause)
    }
  }
  if (notes.length === 0) return first
  return { kind: 'refined', uvp: line, note: [...notes, ...(isMissed ? [restOpen] : [])].join(' ') }
}

/**
 * Refines a line. A wish by its button is carried out; a typed one only where it is plainly one of them. Whatever else
 * she types changes nothing, and nothing that she types ever stands in the line unless she quoted it for that.
 */
export function refineUvp({ brief, originalUvp, asked, earlier }: RefineRequest): RefineReply {
  const bench = openBench(originalUvp, brief, earlier)
  if (typeof asked !== 'string') return carryOut(bench, { wish: asked })
  const clauses = clausesOf(asked)
  const reply = clauses.length > 1 ? carryOutEach(bench, clauses) : undefined
  if (reply) return reply
  const heard = hearWish(bench, asked)
  return heard ? carryOut(bench, heard) : { kind: 'question', question: openLine }
}
