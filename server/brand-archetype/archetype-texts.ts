/** What a language model writes about a brand's archetype: asked for, checked, stored with the result, removed. */
import type { ArchetypeText, CheckedArchetypeText } from '#contract/archetype-text.ts'
import type { WritingTrouble } from '#contract/plain/writing-tools.ts'
import type { SentText } from '#contract/writing.ts'
import { archetypeTool } from '#server/brand/archetype-part.ts'
import { readBrief } from '#server/brand/brand-brief.ts'
import type { Conversations } from '#server/brand/conversations-store.ts'
import { keepNewest } from '#server/brand/keep-newest.ts'
import type { ArchetypeState, ArchetypeStore } from '#server/brand-archetype/archetype-store.ts'
import {
  type ArchetypeTextMaterial,
  archetypeTextPrompt,
  writeArchetypeTextRequest,
} from '#server/brand-archetype/archetype-text-prompt.ts'
import { writeArchetypeText } from '#server/brand-archetype/archetype-text-writer.ts'
import { exchangesOf } from '#server/brand-archetype/interview-transcript.ts'
import { readVoice, topicOf } from '#server/brand-archetype/measure-interview.ts'
import type { measureTextClaims } from '#server/brand-archetype/measure-text-claims.ts'
import type { Database } from '#server/platform/db/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { ThreadPool } from '#server/platform/threads/threads.ts'
import type { ModelGate, WritingAsker } from '#server/writing/model-gate.ts'
import { tryModel } from '#server/writing/try-model.ts'

export type ArchetypeTexts = {
  /** The stored text with what nobody told us; null if there is none. */
  read: (brandId: string, state: ArchetypeState) => Promise<CheckedArchetypeText | null>
  /** As `read`, but null if the text says something that nobody told us: for reports and exports. */
  readPrintable: (brandId: string, state: ArchetypeState) => Promise<ArchetypeText | null>
  /** Writes and stores it, or says what trouble there was. Refuses if there is no result, or another one by then. */
  write: (
    asker: WritingAsker & { brandId: string },
    byModel: boolean,
    signal: AbortSignal,
  ) => Promise<WritingTrouble | undefined>
  /** What would be sent now. */
  preview: (brandId: string) => Promise<SentText>
}

type Parts = {
  database: Database
  archetypes: ArchetypeStore
  conversations: Conversations
  threads: ThreadPool
  gate: ModelGate
}

const measuring = { module: '#server/brand-archetype/measure-text-claims.ts', name: 'measureTextClaims' }
const keptMax = 200

export function createArchetypeTexts({ database, archetypes, conversations, threads, gate }: Parts): ArchetypeTexts {
  const measure = keepNewest(keptMax, (...given: Parameters<typeof measureTextClaims>) =>
    threads.run<typeof measureTextClaims>(measuring, given),
  )
  const readExchanges = async (brandId: string) => exchangesOf(await conversations.readForReply(brandId, archetypeTool))

  async function check(brandId: string, { brand, analysis }: ArchetypeState): Promise<CheckedArchetypeText | null> {
    if (!analysis?.text) return null
    const { text, result } = analysis
    const [brief, exchanges] = await Promise.all([readBrief(brandId, database), readExchanges(brandId)])
    const { primary, secondary } = result
    const names = [primary.name, ...(secondary === '' ? [] : [secondary.name])]
    const told = [...brand.coreValues, ...names, ...exchanges.map(({ answer }) => answer)]
    const { voice, more, less, line } = text
    return { ...text, untold: await measure({ text: { voice, more, less, line }, brief, told }) }
  }

  async function collect(brandId: string): Promise<ArchetypeTextMaterial> {
    const [{ brand, analysis }, brief, exchanges] = await Promise.all([
      archetypes.read(brandId),
      readBrief(brandId, database),
      readExchanges(brandId),
    ])
    if (!analysis) throw new Refusal('no_analysis')
    const { tells } = readVoice(exchanges, brand.industry)
    const answers = exchanges
      .filter((_exchange, at) => tells[at])
      .map(({ questionId, answer }) => ({ about: topicOf(questionId), answer }))
    return { brief, brand, result: analysis.result, answers }
  }

  return {
    read: (brandId, state) =>
      check(brandId, state).catch((error: unknown) => {
        // While the threads are busy it is shown without marks rather than not at all.
        if (error instanceof Refusal && state.analysis?.text) return { ...state.analysis.text, untold: [] }
        throw error
      }),
    readPrintable: async (brandId, state) => {
      const checked = await check(brandId, state)
      return checked?.untold.length === 0 ? (state.analysis?.text ?? null) : null
    },
    write: async (asker, byModel, signal) => {
      const { brandId } = asker
      const material = await collect(brandId)
      const { value, trouble } = await tryModel(gate, { asker, byModel }, () =>
        writeArchetypeText(gate, { asker, material, signal }),
      )
      if (value) await archetypes.setText(brandId, value, material.result)
      return trouble
    },
    preview: async (brandId) => {
      const messages = writeArchetypeTextRequest(await collect(brandId))
      const record = messages.map(({ content }) => content).join('\n\n')
      return { instructions: archetypeTextPrompt.instructions, record }
    },
  }
}
