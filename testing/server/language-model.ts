/** A language model for tests, which answers as the test says and remembers what it was sent. */
import type { LanguageModel, ModelRequest, ModelUsage } from '#server/platform/model/language-model.ts'

type Answer = (request: ModelRequest, say: (piece: string) => void) => Promise<void> | void

export type TestModel = LanguageModel & {
  /** Everything that was sent, in order. */
  requests: ModelRequest[]
  /** How it answers from now on. */
  answer: Answer
}

export const testUsage: ModelUsage = {
  ...{ model: 'some-model-1', inputTokens: 400, outputTokens: 60, cachedTokens: 0, ms: 5 },
}

/** Answers nothing until the test says what. */
export function createTestModel(about: Partial<LanguageModel> = {}): TestModel {
  const model: TestModel = {
    ...{ name: 'Some Model', provider: 'anthropic', recipient: 'Anthropic', isOwnMachine: false },
    requests: [],
    answer: () => undefined,
    writeText: async (request, onText) => {
      model.requests.push(request)
      let text = ''
      await model.answer(request, (piece) => {
        text += piece
        onText?.(piece)
      })
      return { text, usage: testUsage }
    },
    readObject: () => Promise.reject(new Error('No test asks for an object.')),
    ...about,
  }
  return model
}
