/** Documents and messages about core values for a language model that answers as a test says. */
import { expect } from 'vitest'
import { coreValuesCalls } from '#contract/core-values.ts'
import type { TestModel } from './language-model.ts'
import type { TestPerson } from './people.ts'
import { makeUpload } from './requests.ts'

type Asking = Pick<TestPerson, 'ask'>

/** What the model gives for a document. */
export type RawValue = { name: string; sentence: string; quote: string }
export const answerValues = (model: TestModel, ...values: RawValue[]): void => {
  model.answer = (_request, say) => say(JSON.stringify({ values }))
}

/** What the model gives in the conversation; the rest is empty. */
type RawReply = { reply: string; title: string | null; description: string | null; quotes: string[] }
export const answerReply = (model: TestModel, reply: Partial<RawReply>): void => {
  model.answer = (_request, say) =>
    say(JSON.stringify({ reply: '', title: null, description: null, quotes: [], ...reply }))
}

/** Uploads a text as the screen does after a press. */
export async function extractByModel({ ask }: Asking, text: string, query = '?byModel=true') {
  const read = await ask('POST', `/api/extract-core-values${query}`, undefined, makeUpload(text))
  expect(read.status, read.text).toBe(200)
  return coreValuesCalls.extractCoreValues.reply.parse(read.body)
}

/** Says something to the assistant as the screen does after a press. */
export async function sayToModel({ ask }: Asking, message: string, more: object = { byModel: true }) {
  const said = await ask('POST', '/api/ai-core-values-assistant', { message, ...more })
  expect(said.status, said.text).toBe(200)
  return coreValuesCalls.askValuesAssistant.reply.parse(said.body)
}

/** Everything about values that an owner has: the list, and the answers of the conversation about a new one. */
export async function readValuesState({ ask }: Asking, valueId?: string) {
  const list = coreValuesCalls.getCoreValues.reply.parse((await ask('GET', '/api/core-values')).body)
  const query = valueId === undefined ? '' : `?valueId=${valueId}`
  const talk = coreValuesCalls.getValuesConversation.reply.parse(
    (await ask('GET', `/api/ai-core-values-assistant${query}`)).body,
  )
  return { list, guide: talk.guide, messages: talk.messages }
}

export async function storeValue({ ask }: Asking, title: string, description = ''): Promise<string> {
  const saved = await ask('POST', '/api/core-values', { coreValues: [{ id: 'new-1', title, description }] })
  return coreValuesCalls.saveCoreValues.reply.parse(saved.body).coreValues[0]?.id ?? ''
}
