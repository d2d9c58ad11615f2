/** The values of a set's documents with a language model: what the engine finds as stated, and what the model proposes. */
import { makeEmptyBrief } from '#contract/plain/brand.ts'
import { extractCoreValues } from '#engine/core-values/extract-core-values.ts'
import { suggestValuesByModel } from '#server/core-values/model-values-writer.ts'
import { commandAsker } from '#server/writing/command-gate.ts'
import type { ModelGate } from '#server/writing/model-gate.ts'
import { readValuesCases, readValuesText } from '../predict-values.ts'
import { threadsInline } from './threads-inline.ts'

/** Each document at once. Throws as the gate does. */
export async function predictValuesByModel(set: string, gate: ModelGate) {
  const read = readValuesCases(set).map(async (each) => {
    const text = readValuesText(set, each)
    const stated = extractCoreValues(text)
    const { signal } = new AbortController()
    const request = { text, brief: makeEmptyBrief(''), known: [], asker: commandAsker, signal }
    const shown = await suggestValuesByModel({ gate, threads: threadsInline }, request, stated)
    return { id: each.id, coreValues: [...stated, ...(shown?.suggested ?? [])] }
  })
  return { values: await Promise.all(read) }
}
