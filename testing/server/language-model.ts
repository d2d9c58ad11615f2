/** A language model for tests, which answers as the test says and remembers what it was sent. */
import type { z } from 'zod'
import {
  type LanguageModel,
  ModelFailure,
  type ModelRequest,
  type ModelUsage,
} from '#server/platform/model/language-model.ts'

type Answer = (request: ModelRequest, say: (piece: string) => void) => Promise<void> | void

export type TestModel = LanguageModel & {
  /** Everything that was sent, in order. */
  requests: ModelRequest[]
  /** How it answers from now on. */
  answer: Answer
}

export const testUsage: ModelUsage = {
  ...{ model: 'some-model-1', inputTokens: 400, outputTokens: 60, cachedTokens: 0, cacheWrittenTokens: 0, ms: 5 },
}

/** The object in a text, as the real one would read it at best. */
function readJson<Value>(schema: z.ZodType<Value>, text: string): Value {
  try {
    return schema.parse(JSON.parse(text))
  } catch {
    throw new ModelFailure('unreadable', { usage: testUsage })
  }
}

/** Answers nothing until the test says what: text, or JSON where an object is asked for. */
export function createTestModel(about: Partial<LanguageModel> = {}): TestModel {
  async function say(request: ModelRequest, onText?: (piece: string) => void): Promise<string> {
    model.requests.push(request)
    let text = ''
    await model.answer(request, (piece) => {
      text += piece
      onText?.(piece)
    })
    return text
  }
  const model: TestModel = {
    ...{ name: 'Some Model', provider: 'anthropic', recipient: 'Anthropic', isOwnMachine: false },
    modelId: 'some-model-1',
    // Two dollars for a million tokens read, ten for a million written.
    costOf: ({ inputTokens, outputTokens }) => 2 * inputTokens + 10 * outputTokens,
    requests: [],
    answer: () => undefined,
    writeText: async (request, onText) => ({ text: await say(request, onText), usage: testUsage }),
    readObject: async ({ schema, ...request }) => ({
      value: readJson(schema, await say(request)),
      usage: testUsage,
    }),
    ...about,
  }
  return model
}
