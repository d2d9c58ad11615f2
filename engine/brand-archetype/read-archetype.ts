/** The result of an interview: what the answers read as, how surely, and why. */
import { type ArchetypeId, archetypes } from '#contract/archetypes.ts'
import type { ArchetypeCard, ArchetypeResult, InterviewBrand, InterviewExchange } from '#contract/brand-archetype.ts'
import { gatherAgainst, gatherEvidence } from './gather-evidence.ts'
import { readTranscript } from './interview-answers.ts'
import { judgeCloseness } from './judge-closeness.ts'
import { ruleOut } from './rule-out.ts'
import { type Distribution, distributionOf, hearAnswers, rankArchetypes, weighAnswers } from './weigh-answers.ts'
import { type Findings, writeAnalysis, writeDistribution, writeWouldChange } from './write-analysis.ts'

const confidenceMax = 95
/** A third that is nearly as probable and of another group than the primary tells more than a second of the same group. */
const nearlyAs = 0.9
const quotesMax = 5

/** Reads the answers, in whatever order they were given. `confidence` is in percent, the distribution adds up to 1. */
export function readArchetype(brand: InterviewBrand, transcript: readonly InterviewExchange[]): ArchetypeResult {
  const heard = hearAnswers(readTranscript(transcript), brand.industry)
  const weights = weighAnswers(heard)
  const distribution = distributionOf(weights)
  const { primary, secondary } = pickTwo(distribution)
  const findings: Findings = {
    primary,
    secondary,
    reading: judgeCloseness(weights),
    evidence: gatherEvidence(primary, heard, quotesMax),
    secondaryEvidence: gatherEvidence(secondary, heard, 2),
    against: gatherAgainst(primary, heard, 2),
    wouldChange: writeWouldChange(weights, primary, secondary),
  }
  return {
    primary: cardOf(primary),
    secondary: cardOf(secondary),
    confidence: Math.min(confidenceMax, Math.round(100 * distribution[primary])),
    reading: findings.reading,
    confidenceDistribution: writeDistribution(distribution, transcript.length),
    distribution,
    analysis: writeAnalysis(findings, heard),
    evidence: [...findings.evidence],
    against: [...findings.against],
    wouldChange: findings.wouldChange,
    questionsAsked: transcript.length,
    archetypesRuledOut: ruleOut(heard, distribution).map((id) => archetypes[id].name),
  }
}

function pickTwo(distribution: Distribution): { primary: ArchetypeId; secondary: ArchetypeId } {
  const [primary = 'regular', second = 'innocent', third = 'innocent'] = rankArchetypes(distribution)
  const groupOf = (id: ArchetypeId) => archetypes[id].group
  const isThirdTelling =
    groupOf(second) === groupOf(primary) &&
    groupOf(third) !== groupOf(primary) &&
    distribution[third] >= nearlyAs * distribution[second]
  return { primary, secondary: isThirdTelling ? third : second }
}

function cardOf(id: ArchetypeId): ArchetypeCard {
  const { name, description, wants, examples, industryExamples } = archetypes[id]
  const motivation = `${wants.charAt(0).toUpperCase()}${wants.slice(1)}.`
  return { id, name, description, motivation, examples: [...examples], industryExamples: [...industryExamples] }
}
