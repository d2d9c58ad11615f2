/** The interview result of each case, counted with what a language model reads in the answers. */
import { isUnclear, measureWithReadings } from '#server/brand-archetype/measure-readings.ts'
import { writeReadings } from '#server/brand-archetype/readings-writer.ts'
import { commandAsker } from '#server/writing/command-gate.ts'
import type { ModelGate } from '#server/writing/model-gate.ts'
import { makeInterviewBrand } from '#testing/engine/archetype-interview.ts'
import { interviewOwner, loadPersonas, readArchetypeCases } from '../archetype/interview-owner.ts'
import { describeResult } from '../archetype/predict-archetypes.ts'

/** All cases at once. Throws as the gate does. */
export async function predictArchetypesByModel(set: string, gate: ModelGate) {
  const personaOf = loadPersonas(set)
  const read = readArchetypeCases(set).map(async (each) => {
    const { transcript, result, isUndecided } = interviewOwner(each, personaOf(each))
    const soFar = { brand: makeInterviewBrand(each), transcript }
    const byTables = { id: each.id, undecided: isUndecided, ...describeResult(result) }
    if (isUndecided && !isUnclear(soFar)) return byTables
    const { signal } = new AbortController()
    const readings = await writeReadings(gate, { asker: commandAsker, soFar, signal })
    const turn = readings && measureWithReadings(soFar, readings)
    return turn?.kind === 'result' ? { id: each.id, undecided: false, ...describeResult(turn.result) } : byTables
  })
  return { archetype: await Promise.all(read) }
}
