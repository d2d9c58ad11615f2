import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { createLanguageModel } from '#server/platform/model/create-language-model.ts'
import type { ModelSettings } from '#server/platform/model/model-settings.ts'
import { makeModelSettings } from '#testing/model/model-settings.ts'
import { type StandIn, startStandIn } from '#testing/model/stand-in.ts'
import type { Turn } from '#testing/model/turns.ts'

let standIn: StandIn
beforeAll(async () => {
  standIn = await startStandIn()
})
beforeEach(() => standIn.reset())
afterAll(() => standIn.close())

let named = 0
const makeModel = (more: Partial<ModelSettings> = {}) => {
  named += 1
  const models = { main: `reader-${named}`, fast: `reader-${named}-fast` }
  return createLanguageModel(makeModelSettings(standIn.baseAddress, { models, ...more }))
}
const request = {
  instructions: 'You read lines.',
  messages: [{ role: 'user', content: 'Which town, and since when?' }],
  outputTokensMax: 100,
  signal: new AbortController().signal,
} as const
const schema = z.object({ town: z.string(), since: z.number().nullable() })
const good = { town: 'Harbour', since: 1987 }
const bodySchema = z.object({
  model: z.string(),
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
  response_format: z
    .object({ type: z.string(), json_schema: z.object({ schema: z.unknown(), strict: z.boolean() }).optional() })
    .optional(),
  reasoning_effort: z.string().optional(),
})
const bodies = () => standIn.asked.map(({ body }) => bodySchema.parse(body))
const formats = () => bodies().map((body) => body.response_format?.type ?? 'text')

const written: Readonly<Record<string, { turn: Turn; value?: { town: string; since: number | null } }>> = {
  'plain JSON': { turn: { text: '{"town":"Harbour","since":1987}' } },
  'a code fence': { turn: { text: 'Here you are:\n```json\n{"town":"Harbour","since":1987}\n```\nAnything else?' } },
  'words around it': { turn: { text: 'Sure! {"town":"Harbour","since":1987} Hope that helps.' } },
  'thinking aloud': { turn: { text: '<think>{"town":"?"}</think>{"town":"Harbour","since":1987}' } },
  'thinking without its opening mark': { turn: { text: 'Hm, Harbour…</think>{"town":"Harbour","since":1987}' } },
  'an answer in reasoning_content': { turn: { text: '', thoughts: '{"town":"Harbour","since":1987}' } },
  'an object inside another': { turn: { text: '{"answer":{"town":"Harbour","since":1987}}' } },
  'a number as text': { turn: { text: '{"town":"Harbour","since":"1987"}' } },
  'more than was asked': { turn: { text: '{"town":"Harbour","since":1987,"mood":"calm"}' } },
  'null for a text': { turn: { text: '{"town":null,"since":1987}' }, value: { town: '', since: 1987 } },
  'a missing key': { turn: { text: '{"town":"Harbour"}' }, value: { town: 'Harbour', since: null } },
  'marks of direction': { turn: { text: '{"town":"Har\\u202ebour\\u0000","since":1987}' } },
}

test.each(Object.entries(written))('%s is read', async (_name, { turn, value = good }) => {
  standIn.answer(turn)
  expect((await makeModel().readObject({ ...request, schema })).value).toEqual(value)
  expect(standIn.asked).toHaveLength(1)
})

test.each([
  [z.object({ lines: z.array(z.string()) }), '["Bread","waits"]', { lines: ['Bread', 'waits'] }],
  [z.object({ lines: z.array(z.string()) }), 'As asked: ["Bread"]', { lines: ['Bread'] }],
  [z.object({ lines: z.array(z.string()) }), '{"lines":null}', { lines: [] }],
  [z.object({ line: z.string() }), '"Bread waits."', { line: 'Bread waits.' }],
  [z.object({ found: z.array(z.object({ word: z.string() })) }), '[{"word":"calm"}]', { found: [{ word: 'calm' }] }],
])('a bare value is read where one key was asked for', async (oneKey, text, value) => {
  standIn.answer({ text })
  expect((await makeModel().readObject<unknown>({ ...request, schema: oneKey })).value).toEqual(value)
})

test('a deep or endless nest of brackets is unreadable, and nothing breaks', async () => {
  for (const text of ['['.repeat(400_000), `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`, '{"mood":"calm"}']) {
    standIn.answer({ text })
    await expect(makeModel().readObject({ ...request, schema })).rejects.toMatchObject({ code: 'unreadable' })
  }
})

test('a schema is asked for first, and stands in the prompt as well', async () => {
  standIn.answer({ text: JSON.stringify(good) })
  await makeModel().readObject({ ...request, schema })
  const [body] = bodies()
  expect(body?.response_format).toEqual({
    type: 'json_schema',
    json_schema: {
      strict: true,
      schema: {
        type: 'object',
        properties: { town: { type: 'string' }, since: { anyOf: [{ type: 'number' }, { type: 'null' }] } },
        required: ['town', 'since'],
        additionalProperties: false,
      },
    },
  })
  expect(body?.messages[0]?.content).toMatch(/^You read lines\.\n\nAnswer with one JSON object .*"town"/s)
})

test('a server that refuses schemas is asked for JSON, then for text, and from then on at once for what worked', async () => {
  const model = makeModel()
  const refusal = JSON.stringify({ error: { message: 'response_format is not supported' } })
  standIn.answer(({ body }) =>
    bodySchema.parse(body).response_format ? { status: 400, body: refusal } : { text: JSON.stringify(good) },
  )
  const { value } = await model.readObject({ ...request, schema })
  expect([value, formats()]).toEqual([good, ['json_schema', 'json_object', 'text']])
  await model.readObject({ ...request, schema })
  expect(formats().at(-1)).toBe('text')
  expect(standIn.asked).toHaveLength(4)
})

test('a first answer that cannot be read leads a step down, and all its tokens are counted', async () => {
  standIn.queue({ text: 'I would say Harbour.', tokens: { input: 100, output: 10 } })
  standIn.answer({ text: JSON.stringify(good), tokens: { input: 100, output: 10 } })
  const { usage } = await makeModel().readObject({ ...request, schema })
  expect(formats()).toEqual(['json_schema', 'json_object'])
  expect(usage).toMatchObject({ inputTokens: 200, outputTokens: 20 })
})

test('where a way has worked, a bad answer ends the call', async () => {
  const model = makeModel()
  standIn.queue({ text: JSON.stringify(good) })
  await model.readObject({ ...request, schema })
  standIn.answer({ text: 'No idea.' })
  await expect(model.readObject({ ...request, schema })).rejects.toMatchObject({ code: 'unreadable' })
  expect(standIn.asked).toHaveLength(2)
})

test('AI_OUTPUT allows one way only', async () => {
  standIn.answer({ text: 'No idea.' })
  for (const rung of ['schema', 'json', 'text'] as const) {
    await expect(makeModel({ rung }).readObject({ ...request, schema })).rejects.toMatchObject({ code: 'unreadable' })
  }
  expect(formats()).toEqual(['json_schema', 'json_object', 'text'])
})

test('the fast model is asked where a tool wants it', async () => {
  standIn.answer({ text: JSON.stringify(good) })
  await makeModel().readObject({ ...request, schema, size: 'fast' })
  expect(bodies()[0]?.model).toMatch(/-fast$/)
})

test('a compatible server is never told not to think together with a format', async () => {
  standIn.answer({ text: JSON.stringify(good) })
  await makeModel({ reasoning: 'none' }).readObject({ ...request, schema })
  await makeModel({ reasoning: 'none', rung: 'schema' }).readObject({ ...request, schema })
  expect(bodies().map((body) => [body.response_format?.type, body.reasoning_effort])).toEqual([
    [undefined, 'none'],
    ['json_schema', undefined],
  ])
})
