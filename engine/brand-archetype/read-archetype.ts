/** The result of an interview: which archetypes the answers point to, how surely, and why. */

import type { ArchetypeCard, ArchetypeResult, InterviewBrand, InterviewExchange } from '#contract/brand-archetype.ts'
import { percentsOf, tellCounts } from '#contract/plain/archetype-standing.ts'
import { type ArchetypeId, archetypeIds, archetypes, eachArchetype } from '#contract/plain/archetypes.ts'
import { areConfused } from './confusions.ts'
import { gatherQuotes } from './gather-evidence.ts'
import { readTranscript } from './interview-answers.ts'
import { hasTwoCloseArchetypes, judgeCloseness } from './judge-closeness.ts'
import { ruleOut } from './rule-out.ts'
import {
  type Distribution,
  distributionOf,
  type Heard,
  hearAnswers,
  rankArchetypes,
  supportRatio,
  tallyAnswers,
  tellingOf,
  weighAnswers,
} from './weigh-answers.ts'
import { writeAnalysis, writeWouldChange } from './write-analysis.ts'

/** Probability kept back for what the answers did not tell, spread evenly over all twelve. */
const doubtShare = 0.05
/** The runner-up is usually a neighbour of the leader, so neighbours count for more, unless two archetypes are close. */
const nearFactor = 4
/** A runner-up with a smaller share is noise. */
const secondFrom = 0.1

/** Reads the answers; their order does not matter. `confidence` is in percent; the distribution adds up to 1. */
export const readArchetype = (brand: InterviewBrand, transcript: readonly InterviewExchange[]): ArchetypeResult =>
  readHeard(hearAnswers(readTranscript(transcript), brand.industry))

/** The same, for answers that are already parsed. */
export function readHeard(heard: readonly Heard[]): ArchetypeResult {
  const weights = weighAnswers(heard)
  const isOfTwo = hasTwoCloseArchetypes(weights)
  const told = shareOut(weights, isOfTwo)
  const [primary = 'regular', next = 'innocent'] = rankArchetypes(told)
  const secondary = told[next] >= secondFrom ? next : undefined
  const tally = tallyAnswers(heard)
  const distribution = withDoubt(told, silentDoubt(tally, heard.length))
  const reading = judgeCloseness(distribution, isOfTwo)
  const quotes = gatherQuotes(primary, heard)
  const wouldChange = writeWouldChange(weights, primary, secondary, heard.length - tellingOf(tally))
  return {
    primary: cardOf(primary),
    secondary: secondary === undefined ? '' : cardOf(secondary),
    confidence: percentsOf({ shares: distribution })[primary],
    reading,
    confidenceDistribution: tellCounts(
      { shares: distribution, tally, primary, ...(secondary && { secondary }), ruledOut: [] },
      heard.length,
    ),
    distribution,
    tally,
    analysis: writeAnalysis({ primary, secondary, reading, tally, ...quotes, wouldChange }, heard),
    ...quotes,
    wouldChange,
    questionsAsked: heard.length,
    archetypesRuledOut: ruleOut(heard, distributionOf(weights)).map((id) => archetypes[id].name),
  }
}

/** The shares of the twelve archetypes, split between two if the answers support two. */
function shareOut(weights: Distribution, isOfTwo: boolean): Distribution {
  const posterior = distributionOf(weights)
  return isOfTwo ? withDoubt(shareBetweenTwo(posterior, weights)) : leanToNear(withDoubt(posterior))
}

const withDoubt = (posterior: Distribution, doubt = doubtShare): Distribution =>
  eachArchetype((id) => (1 - doubt) * posterior[id] + doubt / archetypeIds.length)

/** Extra doubt if most answers point to no archetype: a few that agree do not make a whole interview certain. */
const silentDoubt = (tally: Distribution, answers: number) =>
  1 - Math.min(1, (2 * tellingOf(tally)) / Math.max(1, answers))

/**
 * If two archetypes are close, splits their joint probability by their squared support: many small signs multiply to a
 * certainty that a mixed brand does not have. The leader never gains by this, and stays first.
 */
function shareBetweenTwo(posterior: Distribution, weights: Distribution): Distribution {
  const [first, second] = rankArchetypes(posterior)
  if (first === undefined || second === undefined) return posterior
  const together = posterior[first] + posterior[second]
  const share = Math.min(posterior[first], together / (1 + supportRatio(weights) ** 2))
  return { ...posterior, [first]: share, [second]: together - share }
}

/** Redistributes what the leader leaves to the others, so that its neighbours count for more. */
function leanToNear(distribution: Distribution): Distribution {
  const [first = 'regular'] = rankArchetypes(distribution)
  const leaning = eachArchetype((id) =>
    id === first ? 0 : distribution[id] * (areConfused(first, id) ? nearFactor : 1),
  )
  const sum = archetypeIds.reduce((total, id) => total + leaning[id], 0)
  const left = 1 - distribution[first]
  return eachArchetype((id) => (id === first ? distribution[first] : (left * leaning[id]) / sum))
}

function cardOf(id: ArchetypeId): ArchetypeCard {
  const { name, description, wants, examples, industryExamples } = archetypes[id]
  const motivation = `${wants.charAt(0).toUpperCase()}${wants.slice(1)}.`
  return { id, name, description, motivation, examples: [...examples], industryExamples: [...industryExamples] }
}
