/** The result of an interview: what the answers read as, how surely, and why. */

import type { ArchetypeCard, ArchetypeResult, InterviewBrand, InterviewExchange } from '#contract/brand-archetype.ts'
import { percentsOf, tellCounts } from '#contract/plain/archetype-standing.ts'
import { type ArchetypeId, archetypeIds, archetypes, eachArchetype } from '#contract/plain/archetypes.ts'
import { areConfused } from './confusions.ts'
import { gatherQuotes } from './gather-evidence.ts'
import { readTranscript } from './interview-answers.ts'
import { isTwofold, judgeCloseness } from './judge-closeness.ts'
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

/** Kept back for what no answer told, and shared by all twelve alike. */
const doubtShare = 0.05
/** The second is more often one that is near the first: such a one counts for more, unless two readings are close anyway. */
const nearFactor = 4
/** A second with less is noise. */
const secondFrom = 0.1

/** Reads the answers, in whatever order they were given. `confidence` is in percent, the distribution adds up to 1. */
export const readArchetype = (brand: InterviewBrand, transcript: readonly InterviewExchange[]): ArchetypeResult =>
  readHeard(hearAnswers(readTranscript(transcript), brand.industry))

/** The same of answers that were heard already. */
export function readHeard(heard: readonly Heard[]): ArchetypeResult {
  const weights = weighAnswers(heard)
  const isOfTwo = isTwofold(weights)
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

/** The shares of the twelve, by whether the answers speak for two. */
function shareOut(weights: Distribution, isOfTwo: boolean): Distribution {
  const posterior = distributionOf(weights)
  return isOfTwo ? withDoubt(shareBetweenTwo(posterior, weights)) : leanToNear(withDoubt(posterior))
}

const withDoubt = (posterior: Distribution, doubt = doubtShare): Distribution =>
  eachArchetype((id) => (1 - doubt) * posterior[id] + doubt / archetypeIds.length)

/** How much is kept back where most answers point to none: a few that agree do not make a whole interview sure. */
const silentDoubt = (tally: Distribution, answers: number) =>
  1 - Math.min(1, (2 * tellingOf(tally)) / Math.max(1, answers))

/**
 * Where two are close, what both have together is parted by what is said for each, squared: many small signs multiply to
 * a certainty that a brand of two minds does not have. The first never gets more by it, and stays first.
 */
function shareBetweenTwo(posterior: Distribution, weights: Distribution): Distribution {
  const [first, second] = rankArchetypes(posterior)
  if (first === undefined || second === undefined) return posterior
  const together = posterior[first] + posterior[second]
  const share = Math.min(posterior[first], together / (1 + supportRatio(weights) ** 2))
  return { ...posterior, [first]: share, [second]: together - share }
}

/** What the first leaves to the others, parted so that those near it count for more. */
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
