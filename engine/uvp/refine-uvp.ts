/**
 * Refines a value proposition without a language model: carries out buttons and plain commands, and highlights words that the
 * owner names; for anything else the owner edits the line by hand.
 */
import { formatStem } from '#contract/plain/sentences.ts'
import type { RefinementOptions } from '#contract/uvp.ts'
import { uvpLengthMax } from '#contract/uvp.ts'
import type { RefinementReply, RefinementRequest } from '#contract/writers.ts'
import {
  applyRefinement,
  createLineToRefine,
  listAddableSentences,
  listImpossibleRefinements,
} from './apply-refinement.ts'
import { interpretRefinement } from './interpret-refinement.ts'
import { normalizePhrase, splitUvpParts } from './line-parts.ts'

const needsHand = 'No button here does that: it takes your own hand, or a language model. The line is open for you.'
const markedMax = 6

/** What can be done with a line: its parts, the sentences it lacks, and the wishes that cannot be applied. */
export function listRefinementOptions({
  brief,
  original,
  earlier,
}: Omit<RefinementRequest, 'asked'>): RefinementOptions {
  const toRefine = createLineToRefine(original, brief, earlier)
  return { parts: toRefine.parts, addable: listAddableSentences(toRefine), cannot: listImpossibleRefinements(toRefine) }
}

const doubled = /(?<!\p{L})(\p{L}+) \1(?!\p{L})/iu

/** Whether a change may be shown: it repeats nothing and is not too long to save. */
function isSound(after: string, before: string): boolean {
  const parts = splitUvpParts(after).map(normalizePhrase)
  const isTwice = new Set(parts).size < parts.length || (doubled.test(after) && !doubled.test(before))
  return !isTwice && after.length <= uvpLengthMax
}

const kept = (note: string): RefinementReply => ({ kind: 'kept', note })

function goBack({ original, earlier }: RefinementRequest): RefinementReply {
  const before = earlier.findLast((text) => normalizePhrase(text) !== normalizePhrase(original))
  return before === undefined
    ? kept('Nothing has changed yet.')
    : { kind: 'refined', text: before, note: 'Back to the line before.' }
}

function askWhich(marked: readonly string[]): RefinementReply {
  const one = `“${marked[0]}” is marked. Take it out, or replace it.`
  return {
    kind: 'kept',
    note: marked.length === 1 ? one : 'These words are marked. Take out what you don’t like, or replace it.',
    marked: marked.slice(0, markedMax),
  }
}

/**
 * Refines a line. Buttons and plain commands are carried out. Words of the line that a wish names come back marked; words it
 * names but the line lacks are reported. A new fact comes back with the sentences it may belong to: apart from commands,
 * nothing the owner types goes into the line.
 */
export function refineLine(request: RefinementRequest): RefinementReply {
  const { brief, original, asked, earlier } = request
  const toRefine = createLineToRefine(original, brief, earlier)
  const heard = typeof asked === 'string' ? interpretRefinement(toRefine, asked) : { wish: asked }
  if (!heard) return { kind: 'kept', note: needsHand, isOpen: true }
  if ('undo' in heard) return goBack(request)
  if ('marked' in heard) return askWhich(heard.marked)
  if ('missing' in heard) return kept(`There is no “${heard.missing}” in this line.`)
  if ('stems' in heard) {
    const [only, ...others] = heard.stems
    const isOne = only !== undefined && others.length === 0
    const one = `The line doesn’t say that yet. It belongs in your sentence “${only && formatStem(only, brief.sentences.isOne)} …”.`
    return {
      kind: 'kept',
      note: isOne ? one : 'The line doesn’t say that yet. In which of your sentences does it belong?',
      ...heard,
    }
  }
  const outcome = applyRefinement(toRefine, heard.wish)
  if ('cannot' in outcome) return kept(outcome.cannot)
  if (outcome.line === original) return kept('The line already reads that way.')
  if (!isSound(outcome.line, original)) return kept('That would repeat something or be too long. Nothing changed.')
  return { kind: 'refined', text: outcome.line, note: outcome.note }
}
