/** Each setting of the model, from the operator's variables to what the server is sent. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { readConfig } from '#server/config.ts'
import { createLanguageModel } from '#server/platform/model/create-language-model.ts'
import { type Asked, type StandIn, startStandIn } from '#testing/model/stand-in.ts'
import { faults } from '#testing/model/turns.ts'

let standIn: StandIn
beforeAll(async () => {
  standIn = await startStandIn()
})
beforeEach(() => {
  standIn.reset()
  standIn.answer({ text: '{"line":"Bread"}' })
})
afterAll(() => standIn.close())

const request = {
  instructions: 'You write lines.',
  messages: [
    { role: 'user', content: 'One, please.' },
    { role: 'assistant', content: 'Bread.' },
    { role: 'user', content: 'Another.' },
  ],
  outputTokensMax: 100,
} as const
const schema = z.object({ line: z.string() })

/** What a server started with these variables sends. */
async function send(env: Record<string, string>, size: 'main' | 'fast' = 'main'): Promise<Asked> {
  const settings = readConfig({ AI_BASE_URL: standIn.baseAddress, ...env }).model
  if (!settings) throw new Error('No model is set.')
  const { signal } = new AbortController()
  await createLanguageModel(settings).readObject({ ...request, signal, size, schema })
  const asked = standIn.asked.at(-1)
  if (!asked) throw new Error('Nothing was sent.')
  return asked
}
const compatible = { AI_MODEL: 'writer' }
const openai = { AI_PROVIDER: 'openai', OPENAI_API_KEY: 'sk-openai', AI_MODEL: 'gpt-6-sol' }
const anthropic = { AI_PROVIDER: 'anthropic', ANTHROPIC_API_KEY: 'sk-anthropic', AI_MODEL: 'claude-sonnet-5-5' }

test('AI_PROVIDER, AI_BASE_URL and the keys: each provider is asked in its language, with its own key', async () => {
  const root = { AI_BASE_URL: new URL(standIn.baseAddress).origin }
  const first = await send({ ...compatible, ...root })
  expect([first.path, first.headers.authorization]).toEqual(['/v1/chat/completions', undefined])
  const second = await send({
    ...compatible,
    AI_BASE_URL: `${standIn.baseAddress}/chat/completions`,
    AI_API_KEY: 'key',
  })
  expect([second.path, second.headers.authorization]).toEqual(['/v1/chat/completions', 'Bearer key'])
  const third = await send({ ...openai, ...root })
  expect([third.path, third.headers.authorization]).toEqual(['/v1/chat/completions', 'Bearer sk-openai'])
  const fourth = await send(anthropic)
  expect([fourth.path, fourth.headers['x-api-key']]).toEqual(['/v1/messages', 'sk-anthropic'])
})

test('keys in the variables that the SDK reads by itself are not used', async () => {
  process.env.OPENAI_API_KEY = 'sk-of-the-shell'
  process.env.ANTHROPIC_AUTH_TOKEN = 'token-of-the-shell'
  try {
    await send(compatible)
    await send(openai)
    await send(anthropic)
    expect(JSON.stringify(standIn.all.map(({ headers }) => headers))).not.toContain('of-the-shell')
  } finally {
    delete process.env.OPENAI_API_KEY
    delete process.env.ANTHROPIC_AUTH_TOKEN
  }
})

test('AI_MODEL and AI_MODEL_FAST are the models asked', async () => {
  const env = { ...compatible, AI_MODEL_FAST: 'sprinter' }
  expect((await send(env)).body).toMatchObject({ model: 'writer' })
  expect((await send(env, 'fast')).body).toMatchObject({ model: 'sprinter' })
  expect((await send(compatible, 'fast')).body).toMatchObject({ model: 'writer' })
})

test('AI_OUTPUT asks for structure in one way', async () => {
  const formats = []
  for (const AI_OUTPUT of ['schema', 'json', 'text']) {
    const { body } = await send({ ...compatible, AI_OUTPUT })
    formats.push(
      z.object({ response_format: z.object({ type: z.string() }).optional() }).parse(body).response_format?.type,
    )
  }
  expect(formats).toEqual(['json_schema', 'json_object', undefined])
  const { body } = await send({ ...anthropic, AI_OUTPUT: 'schema' })
  expect(body).toMatchObject({ output_config: { format: { type: 'json_schema' } } })
})

test('AI_REASONING is said in each provider’s words; unset, nothing is said', async () => {
  expect((await send({ ...compatible, AI_REASONING: 'low' })).body).toMatchObject({ reasoning_effort: 'low' })
  expect((await send({ ...openai, AI_REASONING: 'none' })).body).toMatchObject({ reasoning_effort: 'none' })
  expect((await send({ ...anthropic, AI_REASONING: 'low' })).body).toMatchObject({ output_config: { effort: 'low' } })
  expect((await send({ ...anthropic, AI_MODEL: 'claude-haiku-5-5', AI_REASONING: 'none' })).body).toMatchObject({
    thinking: { type: 'disabled' },
  })
  const { body } = await send(anthropic)
  expect(JSON.stringify(body)).not.toMatch(/thinking|effort/)
})

test('AI_CONTEXT_TOKENS keeps room for thinking within the window', async () => {
  const env = { ...compatible, AI_CONTEXT_TOKENS: '1200' }
  const { max_tokens } = z.object({ max_tokens: z.number() }).parse((await send(env)).body)
  expect(max_tokens).toBeGreaterThan(100)
  expect(max_tokens).toBeLessThan(1100)
})

test('AI_TIMEOUT_S ends a call, at the server too', async () => {
  standIn.answer(faults.hungBeforeHeaders)
  await expect(send({ ...compatible, AI_TIMEOUT_S: '1' })).rejects.toMatchObject({ code: 'timed_out' })
  expect(await standIn.asked[0]?.closed).toEqual({ early: true })
})

test('AI_NAME is what the screens call it', () => {
  const env = { ...compatible, AI_BASE_URL: standIn.baseAddress }
  const nameOf = (more: Record<string, string>) => {
    const settings = readConfig({ ...env, ...more }).model
    return settings && createLanguageModel(settings).name
  }
  expect([nameOf({}), nameOf({ AI_NAME: 'Our writer' })]).toEqual(['writer', 'Our writer'])
})

test('OpenAI is told to keep nothing; Anthropic caches what is the same for every owner', async () => {
  expect((await send(openai)).body).toMatchObject({ store: false })
  standIn.answer({ text: '{"line":"Bread"}', tokens: { input: 1000, output: 10, cached: 800 } })
  const { body } = await send(anthropic)
  expect(body).toMatchObject({ system: [{ type: 'text', cache_control: { type: 'ephemeral' } }] })
  const settings = readConfig({ ...anthropic, AI_BASE_URL: standIn.baseAddress }).model
  const { signal } = new AbortController()
  const { usage } = (await (settings && createLanguageModel(settings).writeText({ ...request, signal }))) ?? {}
  expect(usage).toMatchObject({ inputTokens: 1000, outputTokens: 10, cachedTokens: 800 })
})

test('the conversation is sent as it is', async () => {
  const { body } = await send(compatible)
  expect(body).toMatchObject({ messages: [{ role: 'system' }, ...request.messages] })
})
