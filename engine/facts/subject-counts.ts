import { makePhrasePattern } from '#engine/language/make-phrase-pattern.ts'
import { findWordRoot, functionWords } from '#engine/language/stem.ts'
import { isFirmWord } from '#engine/language/trade-words.ts'
import {
  areAboutSameSubject,
  type Fact,
  type FactOwner,
  type FactReading,
  findDisagreeingPairs,
  findMeaningfulRoots,
} from './fact.ts'
import cues from './fact-cues.json' with { type: 'json' }
import type { Statement } from './statement.ts'

/**
 * A count of something. `deed` is the verb (“repaired”), or '' for mere possession; counts with different verbs are not
 * compared.
 */
type Counted<Of extends Statement = Statement> = Fact<Of> & { least: number; most: number; deed: string; noun: string }

const things = String.raw`years'? (?:of )?(?:experience|in business|in the trade)|(?:[a-z'-]+ ){0,2}?(?:[a-z]{2,}s|children|people)`
const counted = new RegExp(
  String.raw`\b(?<bound>over |more than |at least )?(?<![\d.,:/£€$-])\b(?<count>\d{2,6})(?<plus>\+?) (?<things>${things})\b`,
  'g',
)
const measures = makePhrasePattern(cues.subjectCounts.measures, '', '', '$')
/** Words that limit the count to a part, place or time, make it inexact, or show that it is not about the business. */
const partly = makePhrasePattern(
  cues.subjectCounts.partly,
  '',
  String.raw`\b`,
  String.raw`\b|\b(?:the|an?|these|those|of) (?=\d)`,
)
const told = /\bwe(?<have>'ve| have)? (?:(?:now|already|also|since) )*(?<verb>[a-z]+)\b/
const having = /^(?:have|had|got|serve|help|support|supply|look|work|count|care|cover|run|manage|own|keep)$/
const narrowing = /^ (?:in|at|near|from|for|on|across|within|of|under|with)\b(?! (?:our|us)\b)[^.,;:!?]*/

function countsIn<Of extends Statement>(statement: Of): Counted<Of>[] {
  const { text, isDated } = statement
  return [...(isDated ? [] : text.matchAll(counted))].flatMap(({ 0: words, index, groups = {} }) => {
    const { bound, count, plus, things = '' } = groups
    const before = /[^;,:!?]*$/.exec(text.slice(0, index))?.[0] ?? ''
    const after = text.slice(index + words.length)
    const clause = before + words + (/^[^;,:!?]*/.exec(after)?.[0] ?? '')
    const isOurs = /\b(?:we|us|our)\b/.test(clause) || /^(?:today|now|currently)?,? ?$/.test(text.slice(0, index))
    const isYears = things.startsWith('years')
    const isNoCount = !isYears && (measures.test(things) || things.split(' ').some((each) => functionWords.has(each)))
    const { have, verb = 'have' } = told.exec(before)?.groups ?? {}
    const doneAfter = /^ ([a-z]+ed)\b/.exec(after)?.[1]
    // "We repaired 40 bikes" may be one day's work; "we have repaired" is a total.
    const isOnce = verb.endsWith('ed') && have === undefined && !isFirmWord(things.split(' ').at(-1) ?? '')
    if (!isOurs || isNoCount || isOnce || partly.test(clause)) return []
    const deed = doneAfter ?? verb
    return [
      {
        least: Number(count),
        most: bound || plus ? Infinity : Number(count),
        deed: isYears || having.test(deed) ? '' : findWordRoot(deed),
        noun: isYears ? 'years' : things,
        ...{ value: count ?? '', shown: words, statement },
        subject: isYears ? new Set([things]) : findMeaningfulRoots(things),
        scope: findMeaningfulRoots(narrowing.exec(after.replace(/^ [a-z]+ed\b/, ''))?.[0] ?? ''),
      },
    ]
  })
}

/**
 * Reads counts of things (“over 400 clients”); two counts of the same thing on two pages disagree, unless one page gives
 * both.
 */
export function readSubjectCounts<Of extends Statement>(
  statements: readonly Of[],
  { topic: wares }: FactOwner,
): FactReading<Of> {
  const facts = statements.flatMap((each) => countsIn(each))
  const areOfSame = (one: Counted, other: Counted) =>
    one.deed === other.deed &&
    areAboutSameSubject(one.subject, other.subject, wares) &&
    areAboutSameSubject(one.scope, other.scope, wares)
  const isToldApart = (one: Counted) =>
    facts.some((each) => each.statement.page === one.statement.page && each.value !== one.value && areOfSame(each, one))
  const disagreements = findDisagreeingPairs(facts, (one, other) => {
    const overlap = one.least <= other.most && other.least <= one.most
    const isSamePage = one.statement.page === other.statement.page
    if (isSamePage || overlap || !areOfSame(one, other) || isToldApart(one) || isToldApart(other)) return undefined
    return `the number of ${one.noun}`
  })
  return { facts, disagreements }
}
