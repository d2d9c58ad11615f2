/** What a language model reads into a brand's answers: asked for, counted, shown, taken back. */
import type { ModelReadings } from '#contract/archetype-readings.ts'
import { conversationLimits } from '#contract/plain/conversation-limits.ts'
import type { WritingTrouble } from '#contract/plain/writing-tools.ts'
import type { SentText } from '#contract/writing.ts'
import { archetypeTool } from '#server/brand/archetype-part.ts'
import type { Conversations } from '#server/brand/conversations-store.ts'
import type { ArchetypeState, ArchetypeStore } from '#server/brand-archetype/archetype-store.ts'
import { revisionOf, storedTurn, transcriptOf } from '#server/brand-archetype/interview-transcript.ts'
import { type InterviewSoFar, writeUseByEngine } from '#server/brand-archetype/measure-interview.ts'
import {
  idOfReading,
  isUnclear,
  listWhatToRead,
  measureWithReadings,
  type StoredReadings,
  showReadings,
} from '#server/brand-archetype/measure-readings.ts'
import { readingsPrompt, writeReadingsRequest } from '#server/brand-archetype/readings-prompt.ts'
import { writeReadings } from '#server/brand-archetype/readings-writer.ts'
import { reopenInterview } from '#server/brand-archetype/reopen-interview.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { ModelGate, WritingAsker } from '#server/writing/model-gate.ts'
import { tryModel } from '#server/writing/try-model.ts'

export type ModelReadingsOfInterview = {
  /** Null if there are none. */
  read: (brandId: string, state: ArchetypeState) => Promise<ModelReadings | null>
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
type Analysis = NonNullable<ArchetypeState['analysis']>
/** The interview as it was read for a change. */
type Interview = { soFar: InterviewSoFar; state: ArchetypeState; revision: string }

const none: StoredReadings = { items: [], writtenBy: '' }

export function createModelReadings({ archetypes, conversations, gate }: Parts): ModelReadingsOfInterview {
  const readTranscript = async (brandId: string) =>
    transcriptOf(await conversations.readForReply(brandId, archetypeTool))

  async function collect(brandId: string): Promise<Interview> {
    const [state, transcript] = await Promise.all([archetypes.read(brandId), readTranscript(brandId)])
    return { state, soFar: { brand: state.brand, transcript }, revision: revisionOf(state.messages) }
  }

  /** An interview that is still under way, or said too little, has nothing that a reading could decide. */
  async function collectReadable(brandId: string): Promise<Interview> {
    const interview = await collect(brandId)
    if (!interview.state.analysis && !isUnclear(interview.soFar)) throw new Refusal('no_analysis')
    return interview
  }

  /** Counts the result anew. Where no archetype stands out any more, the interview is open again. */
  async function recount(
    brandId: string,
    { soFar, revision }: Interview,
    { analysis, readings }: { analysis: Analysis; readings: StoredReadings | undefined },
  ): Promise<void> {
    const turn = measureWithReadings(soFar, readings ?? none)
    if (turn.kind === 'result') {
      const { result } = turn
      const counted = { result, use: writeUseByEngine(result, soFar), readings }
      return archetypes.setReadings(brandId, counted, analysis.result)
    }
    if (turn.kind === 'undecided') await reopenInterview({ archetypes, conversations }, brandId, { turn, revision })
  }

  /** Ends an undecided interview if an archetype stands out with the readings; whether it does. */
  async function decide(brandId: string, { soFar, revision }: Interview, readings: StoredReadings): Promise<boolean> {
    const turn = measureWithReadings(soFar, readings)
    if (turn.kind !== 'result') return false
    const { result } = turn
    await conversations.change(brandId, archetypeTool, async (messages) => {
      const open = messages.at(-1)
      const newest = messages.slice(-conversationLimits[archetypeTool].page)
      if (!open || revisionOf(newest) !== revision) throw new Refusal('conversation_moved')
      const made = { result, use: writeUseByEngine(result, soFar), source: 'embedded' as const, readings }
      return {
        messages: [{ number: open.number, ...storedTurn(turn), createdAt: new Date() }],
        alongside: (_conversationId, db) => archetypes.complete(brandId, made, db),
      }
    })
    return true
  }

  return {
    read: async (brandId, { brand, analysis }) => {
      if (!analysis?.readings) return null
      const { items, writtenBy } = analysis.readings
      return { ...showReadings(items, { brand, transcript: await readTranscript(brandId) }), writtenBy }
    },
    write: async (asker, byModel, signal) => {
      const { brandId } = asker
      const interview = await collectReadable(brandId)
      const { value: readings, trouble } = await tryModel(gate, { asker, byModel }, () =>
        writeReadings(gate, { asker, soFar: interview.soFar, signal }),
      )
      if (!readings) return trouble ? { trouble } : {}
      const { analysis } = interview.state
      if (!analysis) return (await decide(brandId, interview, readings)) ? {} : { isUndecided: true }
      await recount(brandId, interview, { analysis, readings })
      return {}
    },
    change: async (brandId, id, isTakenBack) => {
      const interview = await collect(brandId)
      const { analysis } = interview.state
      const isThere = analysis?.readings?.items.some((each) => idOfReading(each) === id)
      if (!analysis?.readings || !isThere)
        throw new Refusal('not_found', { sentence: 'There is no such reading any more.' })
      const items = analysis.readings.items.map((each) => (idOfReading(each) === id ? { ...each, isTakenBack } : each))
      await recount(brandId, interview, { analysis, readings: { ...analysis.readings, items } })
    },
    remove: async (brandId) => {
      const interview = await collect(brandId)
      const { analysis } = interview.state
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
