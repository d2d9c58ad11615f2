/** The result of an interview: which archetypes the answers point to, how surely, and why. */

import type { ArchetypeCard, ArchetypeResult, InterviewBrand, InterviewExchange } from '#contract/brand-archetype.ts'
import { computePercents, describeAnswerCounts } from '#contract/plain/archetype-standing.ts'
import { type ArchetypeId, archetypeIds, archetypes, mapArchetypes } from '#contract/plain/archetypes.ts'
import { areOftenConfused } from './confusions.ts'
import { gatherQuotes } from './gather-evidence.ts'
import { readTranscript } from './interview-answers.ts'
import { hasTwoCloseArchetypes, judgeCloseness } from './judge-closeness.ts'
import { ruleOutArchetypes } from './rule-out.ts'
import {
  type AnalysedAnswer,
  type ArchetypeDistribution,
  analyseAnswers,
  computeSupportRatio,
  countDecisiveAnswers,
  makeDistribution,
  rankArchetypes,
  tallyAnswers,
  weighAnswers,
} from './weigh-answers.ts'
import { writeAnalysis, writeWhatWouldChangeResult } from './write-analysis.ts'

/** Probability reserved for what the interview did not ask, spread evenly over all twelve archetypes. */
const doubtShare = 0.05
/**
 * Archetypes often mistaken for the leader (confusions.ts) count this many times as much for second place, because the true
 * runner-up is usually one of them. Not applied if the top two are close anyway.
 */
const nearFactor = 4
/** A runner-up with a smaller share is noise and is not named. */
const secondFrom = 0.1

/** The result of all answers, whatever their order. `confidence` is in percent; the distribution adds up to 1. */
export const readArchetype = (brand: InterviewBrand, transcript: readonly InterviewExchange[]): ArchetypeResult =>
  readArchetypeOfAnswers(analyseAnswers(readTranscript(transcript), brand.industry))

/**
 * The same, for answers that are already parsed and matched with motifs. Quotes are only taken for what the tables found in
 * them, `byTables`.
 */
export function readArchetypeOfAnswers(
  heard: readonly AnalysedAnswer[],
  byTables: readonly AnalysedAnswer[] = heard,
): ArchetypeResult {
  const weights = weighAnswers(heard)
  const isOfTwo = hasTwoCloseArchetypes(weights)
  const told = shareOut(weights, isOfTwo)
  const [primary = 'regular', next = 'innocent'] = rankArchetypes(told)
  const secondary = told[next] >= secondFrom ? next : undefined
  const tally = tallyAnswers(heard)
  const distribution = withDoubt(told, silentDoubt(tally, heard.length))
  const reading = judgeCloseness(distribution, isOfTwo)
  const quotes = gatherQuotes(primary, byTables)
  const wouldChange = writeWhatWouldChangeResult(
    weights,
    primary,
    secondary,
    heard.length - countDecisiveAnswers(tally),
  )
  return {
    primary: cardOf(primary),
    secondary: secondary === undefined ? '' : cardOf(secondary),
    confidence: computePercents({ shares: distribution })[primary],
    reading,
    confidenceDistribution: describeAnswerCounts(
      { shares: distribution, tally, primary, ...(secondary && { secondary }), ruledOut: [] },
      heard.length,
    ),
    distribution,
    tally,
    analysis: writeAnalysis({ primary, secondary, reading, tally, ...quotes, wouldChange }, heard),
    ...quotes,
    wouldChange,
    questionsAsked: heard.length,
    archetypesRuledOut: ruleOutArchetypes(heard, makeDistribution(weights)).map((id) => archetypes[id].name),
  }
}

/** The share of each archetype; if the top two are close, they divide their joint share between them. */
function shareOut(weights: ArchetypeDistribution, isOfTwo: boolean): ArchetypeDistribution {
  const posterior = makeDistribution(weights)
  return isOfTwo ? withDoubt(shareBetweenTwo(posterior, weights)) : leanToNear(withDoubt(posterior))
}

const withDoubt = (posterior: ArchetypeDistribution, doubt = doubtShare): ArchetypeDistribution =>
  mapArchetypes((id) => (1 - doubt) * posterior[id] + doubt / archetypeIds.length)

/** Share to spread evenly if most answers point to no archetype: a few that agree must not make the result certain. */
const silentDoubt = (tally: ArchetypeDistribution, answers: number) =>
  1 - Math.min(1, (2 * countDecisiveAnswers(tally)) / Math.max(1, answers))

/**
 * Splits the joint probability of two close archetypes in proportion to their squared support (log-likelihood), because
 * many small signs multiply to a certainty that a mixed brand does not have. The leader never gains, and stays first.
 */
function shareBetweenTwo(posterior: ArchetypeDistribution, weights: ArchetypeDistribution): ArchetypeDistribution {
  const [first, second] = rankArchetypes(posterior)
  if (first === undefined || second === undefined) return posterior
  const together = posterior[first] + posterior[second]
  const share = Math.min(posterior[first], together / (1 + computeSupportRatio(weights) ** 2))
  return { ...posterior, [first]: share, [second]: together - share }
}

/** Redistributes the probability of all but the leader, so that archetypes often mistaken for it get more. */
function leanToNear(distribution: ArchetypeDistribution): ArchetypeDistribution {
  const [first = 'regular'] = rankArchetypes(distribution)
  const leaning = mapArchetypes((id) =>
    id === first ? 0 : distribution[id] * (areOftenConfused(first, id) ? nearFactor : 1),
  )
  const sum = archetypeIds.reduce((total, id) => total + leaning[id], 0)
  const left = 1 - distribution[first]
  return mapArchetypes((id) => (id === first ? distribution[first] : (left * leaning[id]) / sum))
}

function cardOf(id: ArchetypeId): ArchetypeCard {
  const { name, description, wants, examples, industryExamples } = archetypes[id]
  const motivation = `${wants.charAt(0).toUpperCase()}${wants.slice(1)}.`
  return { id, name, description, motivation, examples: [...examples], industryExamples: [...industryExamples] }
}
