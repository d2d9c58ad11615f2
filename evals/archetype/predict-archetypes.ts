/** The interview result of each case, in the shape that the set's README defines. */
import type { ArchetypeResult } from '#contract/brand-archetype.ts'
import { takeInterviewTurn } from '#engine/brand-archetype/take-interview-turn.ts'
import { makeInterviewBrand } from '#testing/engine/archetype-interview.ts'
import { type ArchetypeCase, interviewOwner, loadPersonas, readArchetypeCases } from './interview-owner.ts'

const idOf = (name: string) =>
  name
    .replace(/^The /, '')
    .replace(/ Person$/, '')
    .toLowerCase()

/** A result in the shape that the set's README defines. */
export const describeResult = (result: ArchetypeResult) => ({
  primary: result.primary.id,
  secondary: result.secondary === '' ? '' : result.secondary.id,
  confidence: result.confidence,
  distribution: result.distribution,
  ruledOut: result.archetypesRuledOut.map(idOf),
  questionsAsked: result.questionsAsked,
  evidence: result.evidence.map(({ quote }) => quote),
})

/** `cpuMs` is the CPU time of a turn after a whole interview, the maximum over the last three cases. */
export function predictArchetypes(set: string) {
  const personaOf = loadPersonas(set)
  const cases = readArchetypeCases(set)
  const held = cases.map((each) => ({ each, ...interviewOwner(each, personaOf(each)) }))
  const predictions = held.map(({ each, result, isUndecided }) => ({
    ...{ id: each.id, undecided: isUndecided },
    ...describeResult(result),
  }))
  return {
    predictions,
    cpuMs: Math.max(...held.slice(-3).map(({ each, transcript }) => timeLastTurns(each, transcript))),
  }
}

/** The results for owners who say next to nothing, which should be undecided. */
export function predictSilentOwners(set: string) {
  const personaOf = loadPersonas(set)
  return readArchetypeCases(set, 'archetype/silent.jsonl').map((each) => {
    const { result, isUndecided } = interviewOwner(each, personaOf(each))
    return {
      id: each.id,
      undecided: isUndecided,
      primary: isUndecided ? null : result.primary.id,
      confidence: result.confidence,
    }
  })
}

function timeLastTurns(each: ArchetypeCase, transcript: Parameters<typeof takeInterviewTurn>[0]['transcript']): number {
  const before = process.cpuUsage()
  takeInterviewTurn({ brand: makeInterviewBrand(each), transcript })
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
