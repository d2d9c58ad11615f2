/**
 * What an answer claims about the business although nobody told us. Advice is free: only what can be checked (figures,
 * dates, sums, names, awards, promises) counts, where the sentence states it of the business or offers it as copy.
 */
import { type GroundedSpan, groundLine } from '#engine/grounding/ground-line.ts'
import type { NumberedStatement } from '#engine/grounding/list-statements.ts'

export type UntoldSpan = { start: number; end: number }

const checkedKinds = new Set<GroundedSpan['kind']>([
  ...(['number', 'money', 'time', 'place', 'name', 'credential', 'promise', 'health', 'environment'] as const),
])

const sentences = /(?:[^.!?…\n]|[.!?…](?!["”’)\]]*(?:\s|$)))+[.!?…]*["”’)\]]*/g
const quoted = /[“"][^“”"]+[”"]/g
/** Copy is what is set in quotation marks and as long as a line. */
const copyWordsMin = 3

/** What makes the rest of a sentence advice, an example or a thought. */
const supposing =
  /\b(?:could|should|would|might|may|can|will|i'd|if|unless|try|consider|imagine|suppose|perhaps|maybe|say|for example|for instance|such as|like to|want to|need|have to|must|aim|until|once you|when you)\b/
/** How advice begins. */
const advising =
  /^\s*(?:(?:and|but|so|then|first|next|second|also|now|or|please|just|only)[, ]+)*(?:do not|don't|add|aim|ask|avoid|begin|bring|build|call|change|check|choose|compare|consider|count|cut|describe|drop|end|explain|find|fix|focus|follow|get|give|go|hand|keep|lead|leave|let|list|look|make|measure|mention|move|name|offer|open|pick|plan|post|print|promise|put|read|remove|repeat|replace|rewrite|run|say|send|set|share|shorten|show|skip|speak|start|stay|stick|stop|swap|take|talk|tell|test|think|try|turn|use|wait|watch|write)\b/
const speaksOfBusiness = /\b(?:you|your|you're|you've|we|our|we're|we've)\b/
/** “Three reasons” counts what was said, not what the business has. */
const countsWords =
  /^ (?:\w+ )?(?:answers?|drafts?|examples?|ideas?|lines?|options?|parts?|points?|questions?|reasons?|sentences?|steps?|tagline|taglines|themes?|things?|times?|values?|versions?|ways?|words?)\b/

const lowered = (text: string) => text.toLowerCase().replaceAll('’', "'")

function isAboutBusiness({ start, end, kind }: GroundedSpan, sentence: string, businessName: string): boolean {
  const inCopy = [...sentence.matchAll(quoted)].some(
    ({ 0: copy, index }) =>
      index < start && index + copy.length >= end && copy.trim().split(/\s+/).length >= copyWordsMin,
  )
  if (inCopy) return true
  const lower = lowered(sentence)
  if (kind === 'number' && countsWords.test(lower.slice(end))) return false
  const isOfBusiness = speaksOfBusiness.test(lower) || lower.includes(lowered(businessName))
  return isOfBusiness && !/\?\W*$/.test(lower) && !advising.test(lower) && !supposing.test(lower.slice(0, start))
}

/** Spans in order; those that touch, or stand a space apart, are one. */
function joinSpans(spans: readonly UntoldSpan[], answer: string): UntoldSpan[] {
  const joined: UntoldSpan[] = []
  for (const { start, end } of spans.toSorted((one, other) => one.start - other.start)) {
    const last = joined.at(-1)
    if (last && answer.slice(last.end, start).trim() === '') last.end = Math.max(last.end, end)
    else joined.push({ start, end })
  }
  return joined
}

/** `told`: everything that the answer may rest on. */
export function measureUntold(answer: string, told: readonly NumberedStatement[], businessName: string): UntoldSpan[] {
  const found = [...answer.matchAll(sentences)].flatMap(({ 0: sentence, index }) =>
    groundLine(sentence, told, { businessName })
      .spans.filter(({ reason, kind }) => reason !== undefined && checkedKinds.has(kind))
      .filter((span) => isAboutBusiness(span, sentence, businessName))
      .map(({ start, end }) => ({ start: index + start, end: index + end })),
  )
  return joinSpans(found, answer)
}
