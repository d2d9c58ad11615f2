/** Asks a language model one question of each tool about an invented business, by the tools' own prompts and checks. */
import { readFile } from 'node:fs/promises'
import { makeEmptyAttributes } from '#contract/plain/brand.ts'
import { type WritingTool, writingToolNames, writingTools } from '#contract/plain/writing-tools.ts'
import type { WrittenLine } from '#contract/plain/written-line.ts'
import { createClaimsReader } from '#server/brand/claims-reader.ts'
import { type LinesAsking, writeModelLines } from '#server/brand/model-lines-writer.ts'
import { placeLine } from '#server/brand/write-lines.ts'
import { writeArchetypeText } from '#server/brand-archetype/archetype-text-writer.ts'
import { writeReadings } from '#server/brand-archetype/readings-writer.ts'
import { suggestDocumentWords } from '#server/brand-attributes/document-words-writer.ts'
import { createWordsWriter } from '#server/brand-attributes/words-writer.ts'
import { writeJudgments } from '#server/brand-review/judgment-writer.ts'
import { suggestValuesByModel } from '#server/core-values/model-values-writer.ts'
import { type LanguageModel, ModelFailure, type ModelUsage } from '#server/platform/model/language-model.ts'
import { createThreadPool, type ThreadPool } from '#server/platform/threads/threads.ts'
import { answerByModel } from '#server/strategist/model-strategist-writer.ts'
import { taglinesAsking } from '#server/taglines/taglines-prompt.ts'
import { refineByModel } from '#server/uvp/model-refine-writer.ts'
import { proposeSentences } from '#server/uvp/model-sentences-writer.ts'
import { uvpAsking } from '#server/uvp/uvp-prompt.ts'
import { commandAsker, createCommandGate } from '#server/writing/command-gate.ts'
import { transcribePicture } from '#server/writing/document-reader.ts'
import type { ModelGate } from '#server/writing/model-gate.ts'
import {
  exampleArchetype,
  exampleBrief,
  exampleDocument,
  exampleInterview,
  exampleLine,
  examplePicture,
  exampleRecord,
  exampleSite,
} from './model-example.ts'

type Parts = { gate: ModelGate; threads: ThreadPool }

const brief = exampleBrief
const asked = () => ({ asker: commandAsker, byModel: true, signal: new AbortController().signal })

async function writeLines({ gate, threads }: Parts, asking: LinesAsking): Promise<string[]> {
  const lines: WrittenLine[] = []
  const writing = { asking, readClaims: createClaimsReader(threads) }
  const request = { ...asked(), brief, count: 2, exclude: [], seed: 0, onTrouble: () => {} }
  for await (const line of writeModelLines(gate, request, writing)) placeLine(lines, line)
  return lines.map(({ text }) => text)
}

/** What stands the checks of each tool; nothing if none of the answer does. */
const ask: Readonly<Record<WritingTool, (parts: Parts) => Promise<readonly string[]>>> = {
  uvp: (parts) => writeLines(parts, uvpAsking),
  taglines: (parts) => writeLines(parts, taglinesAsking),
  refining: async ({ gate }) => {
    const asking = { brief, line: exampleLine, kind: 'uvp' as const, wish: 'shorter', turns: [], onText: () => {} }
    const said = await refineByModel(gate, { ...asked(), ...asking })
    if (!said) return []
    return said.kind === 'refined' ? [said.text] : [said.note]
  },
  sentences: async ({ gate, threads }) =>
    (await proposeSentences(gate, threads, { ...asked(), brief })).proposals.map(
      ({ stem, words }) => `${stem}: ${words}`,
    ),
  suggestions: async ({ gate, threads }) => {
    const asking = { category: 'voice' as const, input: '', existingWords: ['dry'], standingWords: [], count: 12 }
    const { suggestions, source } = await createWordsWriter(threads, gate).suggest({ ...asked(), brief, ...asking })
    return source === 'provider' ? [suggestions.join(', ')] : []
  },
  documents: async ({ gate, threads }) => {
    const request = { ...asked(), brief, text: exampleDocument, data: makeEmptyAttributes() }
    const read = await suggestDocumentWords({ gate, threads }, request, { found: [], unsure: [] })
    return read?.suggested.map(({ category, word, sentence }) => `${category}: ${word} (“${sentence}”)`) ?? []
  },
  pictures: async ({ gate }) => {
    const file = { bytes: await readFile(examplePicture), fileName: 'card.png', declaredType: 'image/png' }
    return (await transcribePicture(gate, { ...asked(), file })).split('\n')
  },
  synapse: async ({ gate, threads }) => {
    const parts = { gate, threads, productName: 'Signet' }
    const turn = { ...asked(), message: 'What should my website say first?', conversation: [], tell: async () => {} }
    return (await answerByModel(parts, exampleRecord, turn))?.response.split('\n') ?? []
  },
  values: async ({ gate, threads }) => {
    const request = { ...asked(), brief, text: exampleDocument, known: [] }
    const read = await suggestValuesByModel({ gate, threads }, request, [])
    return read?.suggested.map(({ title, description }) => `${title}: ${description}`) ?? []
  },
  archetype: async ({ gate }) => {
    const text = await writeArchetypeText(gate, { ...asked(), material: exampleArchetype })
    const readings = await writeReadings(gate, { ...asked(), soFar: exampleInterview })
    const read = readings?.items.map(({ quote, motif }) => `“${quote}”: ${motif}`) ?? []
    return text ? [text.voice, text.more, text.less, text.line, ...read] : read
  },
  review: async ({ gate }) =>
    (await writeJudgments(gate, { ...asked(), brief, ...exampleSite }))?.items.map(({ what }) => what) ?? [],
}

/** What came of one tool; `trouble` is why nothing did. */
export type TriedTool = { name: string; lines: readonly string[]; usages: readonly ModelUsage[]; trouble?: string }

/** Tries one tool after another. Throws what is no failure of the model. */
export async function* tryTools(model: LanguageModel): AsyncGenerator<TriedTool> {
  const threads = createThreadPool()
  try {
    for (const tool of writingTools) {
      const { gate, usages } = createCommandGate(model)
      const name = writingToolNames[tool]
      try {
        const lines = (await ask[tool]({ gate, threads })).filter((line) => line !== '')
        yield { name, lines, usages, ...(lines.length === 0 && { trouble: 'Nothing came that can be shown.' }) }
      } catch (error) {
        if (!(error instanceof ModelFailure)) throw error
        yield { name, lines: [], usages: [...usages, ...(error.usage ? [error.usage] : [])], trouble: error.message }
      }
    }
  } finally {
    await threads.close()
  }
}
