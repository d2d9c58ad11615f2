/** What a language model reads into a brand's answers: asked for, counted, shown, taken back. */
import type { ModelReadings } from '#contract/archetype-readings.ts'
import type { WritingTrouble } from '#contract/plain/writing-tools.ts'
import type { SentText } from '#contract/writing.ts'
import { archetypeTool } from '#server/brand/archetype-part.ts'
import type { Conversations } from '#server/brand/conversations-store.ts'
import type { ArchetypeState, ArchetypeStore } from '#server/brand-archetype/archetype-store.ts'
import { transcriptOf } from '#server/brand-archetype/interview-transcript.ts'
import { isUnclear, listWhatToRead } from '#server/brand-archetype/measure-readings.ts'
import { readingsPrompt, writeReadingsRequest } from '#server/brand-archetype/readings-prompt.ts'
import { writeReadings } from '#server/brand-archetype/readings-writer.ts'
import { createRecount, type ReadInterview } from '#server/brand-archetype/recount-interview.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { ModelGate, WritingAsker } from '#server/writing/model-gate.ts'
import { tryModel } from '#server/writing/try-model.ts'

export type ModelReadingsOfInterview = {
  /** Null if there are none. */
  show: (state: ArchetypeState) => ModelReadings | null
  /**
   * Reads the answers and counts what holds, or says what trouble there was. An undecided interview has a result after it,
   * or stays as it was (`isUndecided`). Refuses if neither is there.
   */
  write: (
    asker: WritingAsker & { brandId: string },
    byModel: boolean,
    signal: AbortSignal,
  ) => Promise<{ trouble?: WritingTrouble; isUndecided?: boolean }>
  /** Takes one back, or lets it count again. */
  change: (brandId: string, id: string, isTakenBack: boolean) => Promise<void>
  /** Counts without any. */
  remove: (brandId: string) => Promise<void>
  /** What would be sent now. */
  preview: (brandId: string) => Promise<SentText>
}

type Parts = { archetypes: ArchetypeStore; conversations: Conversations; gate: ModelGate }

export function createModelReadings({ archetypes, conversations, gate }: Parts): ModelReadingsOfInterview {
  async function collect(brandId: string): Promise<ReadInterview & Pick<ArchetypeState, 'analysis'>> {
    const [{ brand, messages, analysis }, said] = await Promise.all([
      archetypes.read(brandId),
      conversations.readForReply(brandId, archetypeTool),
    ])
    return { soFar: { brand, transcript: transcriptOf(said) }, messages, analysis }
  }

  /** An interview that is still under way, or said too little, has nothing that a reading could decide. */
  async function collectReadable(brandId: string) {
    const interview = await collect(brandId)
    if (!interview.analysis && !isUnclear(interview.soFar)) throw new Refusal('no_analysis')
    return interview
  }

  const { recount, decide } = createRecount({ archetypes, conversations })

  return {
    show: ({ analysis }) => analysis?.readings ?? null,
    write: async (asker, byModel, signal) => {
      const { brandId } = asker
      const interview = await collectReadable(brandId)
      const { value: readings, trouble } = await tryModel(gate, { asker, byModel }, () =>
        writeReadings(gate, { asker, soFar: interview.soFar, signal }),
      )
      if (!readings) return trouble ? { trouble } : {}
      const { analysis } = interview
      if (!analysis) return (await decide(brandId, interview, readings)) ? {} : { isUndecided: true }
      await recount(brandId, interview, { analysis, readings })
      return {}
    },
    change: async (brandId, id, isTakenBack) => {
      const interview = await collect(brandId)
      const { analysis } = interview
      const isThere = analysis?.readings?.items.some((each) => each.id === id)
      if (!analysis?.readings || !isThere)
        throw new Refusal('not_found', { sentence: 'There is no such reading any more.' })
      const items = analysis.readings.items.map((each) => (each.id === id ? { ...each, isTakenBack } : each))
      await recount(brandId, interview, { analysis, readings: { ...analysis.readings, items } })
    },
    remove: async (brandId) => {
      const interview = await collect(brandId)
      const { analysis } = interview
      if (analysis?.readings) await recount(brandId, interview, { analysis, readings: undefined })
    },
    preview: async (brandId) => {
      const { signs, answers } = listWhatToRead((await collectReadable(brandId)).soFar)
      const messages = writeReadingsRequest(signs, answers)
      return {
        instructions: readingsPrompt.instructions,
        record: messages.map(({ content }) => content).join('\n\n'),
      }
    },
  }
}
