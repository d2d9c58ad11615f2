import { inspect } from 'node:util'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import type { ModelFailureCode } from '#contract/plain/model-failures.ts'
import { createLanguageModel } from '#server/platform/model/create-language-model.ts'
import { ModelFailure, type ModelRequest } from '#server/platform/model/language-model.ts'
import type { ModelSettings } from '#server/platform/model/model-settings.ts'
import { makeModelSettings } from '#testing/model/model-settings.ts'
import { type StandIn, startStandIn } from '#testing/model/stand-in.ts'
import { faults, type Turn } from '#testing/model/turns.ts'

let standIn: StandIn
beforeAll(async () => {
  standIn = await startStandIn()
})
beforeEach(() => standIn.reset())
afterAll(() => standIn.close())

const providers = ['openai-compatible', 'openai', 'anthropic'] as const
/** Each model has a name of its own, as what was learned of one stays. */
let named = 0
const makeModel = (more: Partial<ModelSettings> = {}) => {
  named += 1
  return createLanguageModel(
    makeModelSettings(standIn.baseAddress, { models: { main: `writer-${named}`, fast: `sprinter-${named}` }, ...more }),
  )
}
const makeRequest = (more: Partial<ModelRequest> = {}): ModelRequest => ({
  instructions: 'You write lines about a bakery.',
  messages: [{ role: 'user', content: 'One about the kettle of herons, please.' }],
  outputTokensMax: 200,
  signal: new AbortController().signal,
  ...more,
})
const failureOf = async (call: Promise<unknown>): Promise<ModelFailure> => {
  const error = await call.then(
    () => undefined,
    (each: unknown) => each,
  )
  if (error instanceof ModelFailure) return error
  throw new Error(`It did not fail as a model does: ${inspect(error)}`)
}

test.each(providers)('%s: text arrives in pieces, cleaned, and the whole is what the pieces are', async (provider) => {
  standIn.answer({ text: ['\n\nBread ', 'that \u202ewaits\u0007.\r\n', 'For you.'], pieceMs: 5 })
  const pieces: string[] = []
  const model = makeModel({ provider, apiKey: 'key' })
  const { text, usage } = await model.writeText(makeRequest(), (piece) => pieces.push(piece))
  expect(text).toBe('Bread that waits.\nFor you.')
  expect(pieces).toEqual(['Bread ', 'that waits.\n', 'For you.'])
  expect(usage).toMatchObject({ model: expect.stringContaining('writer'), cachedTokens: 0 })
  expect(usage.inputTokens).toBeGreaterThan(10)
})

const codes: Readonly<Record<keyof typeof faults, ModelFailureCode | readonly ModelFailureCode[]>> = {
  slowHeaders: 'timed_out',
  hungBeforeHeaders: 'timed_out',
  hungAfterHeaders: 'timed_out',
  cutOff: 'cut_off',
  endedEarly: 'cut_off',
  html: 'unreadable',
  nonsense: ['unreadable', 'empty'],
  brokenEvents: ['unreadable', 'provider_error'],
  wrongKey: 'wrong_key',
  unknownModel: 'unknown_model',
  wrongPath: 'unreachable',
  noCredit: 'no_credit',
  tooManyRequests: 'busy',
  serverError: 'provider_error',
  overloaded: 'busy',
  windowTooSmall: 'too_long',
  redirect: 'redirected',
  empty: 'empty',
  full: 'too_long',
  filtered: 'refused',
  huge: 'too_long',
  endless: ['too_long', 'provider_error', 'timed_out'],
  endlessLine: 'too_long',
}
const isFault = (name: string): name is keyof typeof faults => Object.hasOwn(faults, name)

test.each(providers)(
  '%s: each fault ends in its code, within the time, without a word of prompt, answer or key',
  async (provider) => {
    const model = makeModel({ provider, apiKey: 'sk-secret-of-the-operator', timeoutMs: 2000 })
    await model.writeText(makeRequest())
    for (const name of Object.keys(faults).filter(isFault)) {
      standIn.answer(faults[name])
      const began = performance.now()
      const failure = await failureOf(model.writeText(makeRequest()))
      expect([codes[name]].flat(), name).toContain(failure.code)
      expect(performance.now() - began, name).toBeLessThan(3000)
      expect(inspect(failure, { depth: 9, showHidden: true }), name).not.toMatch(/secret|herons|bakery|first piece/)
      expect(failure.message, name).toBe(`The language model gave no usable answer (${failure.code}).`)
    }
  },
)

test('a server that is not there is unreachable', async () => {
  const model = createLanguageModel(makeModelSettings('http://127.0.0.1:9/v1'))
  expect((await failureOf(model.writeText(makeRequest()))).code).toBe('unreachable')
})

test('after a 429 the same is asked once more, when the provider says', async () => {
  standIn.queue({ status: 429, headers: { 'retry-after': '1' } }, { text: 'Bread.' })
  const began = performance.now()
  expect((await makeModel().writeText(makeRequest())).text).toBe('Bread.')
  expect(performance.now() - began).toBeGreaterThan(950)
  expect(standIn.asked).toHaveLength(2)
  expect(standIn.asked[1]?.body).toEqual(standIn.asked[0]?.body)
})

test('a provider that asks for more time than there is left is not asked again', async () => {
  standIn.answer({ status: 429, headers: { 'retry-after': '30' } })
  const failure = await failureOf(makeModel().writeText(makeRequest()))
  expect([failure.code, failure.waitMs, standIn.asked.length]).toEqual(['busy', 30_000, 1])
})

test('a call is repeated at most once, and not when its text was seen', async () => {
  standIn.answer({ status: 500, headers: { 'retry-after-ms': '10' } })
  expect((await failureOf(makeModel().writeText(makeRequest()))).code).toBe('provider_error')
  expect(standIn.asked).toHaveLength(2)
  standIn.reset()
  standIn.answer(faults.cutOff)
  const pieces: string[] = []
  expect((await failureOf(makeModel().writeText(makeRequest(), (piece) => pieces.push(piece)))).code).toBe('cut_off')
  expect([pieces, standIn.asked.length]).toEqual([['A first piece, '], 1])
})

test('an empty account is not asked again', async () => {
  standIn.answer(faults.noCredit)
  expect((await failureOf(makeModel().writeText(makeRequest()))).code).toBe('no_credit')
  expect(standIn.asked).toHaveLength(1)
})

test.each([
  ['hung before', faults.hungBeforeHeaders],
  ['hung after', faults.hungAfterHeaders],
] as const)('whoever stops a call ends it at the provider too, %s', async (_name, turn: Turn) => {
  standIn.answer(turn)
  const leaving = new AbortController()
  const call = makeModel().writeText(makeRequest({ signal: leaving.signal }))
  const stopped = expect(call).rejects.toThrow('she left')
  await expect.poll(() => standIn.asked.length).toBe(1)
  leaving.abort(new Error('she left'))
  await stopped
  expect(await standIn.asked[0]?.closed).toEqual({ early: true })
})

test('a call that is stopped before it begins sends nothing', async () => {
  const call = makeModel().writeText(makeRequest({ signal: AbortSignal.abort(new Error('gone')) }))
  await expect(call).rejects.toThrow('gone')
  expect(standIn.asked).toEqual([])
})

test('a redirect is refused, and nothing is sent to the other place', async () => {
  const other = await startStandIn()
  standIn.answer({ status: 307, headers: { location: `${other.baseAddress}/chat/completions` } })
  const model = makeModel({ apiKey: 'key' })
  expect((await failureOf(model.writeText(makeRequest()))).code).toBe('redirected')
  expect(other.all).toEqual([])
  await other.close()
})

test('a prompt that cannot fit the window is not sent', async () => {
  const model = makeModel({ contextTokens: 1024 })
  const long = makeRequest({ messages: [{ role: 'user', content: 'bread and butter '.repeat(400) }] })
  expect((await failureOf(model.writeText(long))).code).toBe('too_long')
  expect(standIn.asked).toEqual([])
})

test.each([
  [{ input: 100, output: 20 }, 'forgot_input'],
  [{ input: 2030, output: 18 }, 'forgot_input'],
  [{ input: 4000, output: 96 }, undefined],
  [{ input: 2031, output: 18 }, undefined],
  [null, undefined],
] as const)('a prompt that was cut in silence is noticed: %j gives %s', async (tokens, code) => {
  // 1600 words; a server with a window of 2048 reads the last of it.
  const words = 'bread and butter pudding '.repeat(400)
  standIn.answer({ text: 'Bread.', tokens })
  const call = makeModel().writeText(makeRequest({ messages: [{ role: 'user', content: words }] }))
  if (code) expect((await failureOf(call)).code).toBe(code)
  else expect((await call).text).toBe('Bread.')
})

test('tokens that a failed call took are known', async () => {
  standIn.answer({ text: 'Bread tha', finish: 'length', tokens: { input: 44, output: 200, cached: 4 } })
  const { usage } = await failureOf(makeModel().writeText(makeRequest()))
  expect(usage).toMatchObject({ inputTokens: 44, outputTokens: 200, cachedTokens: 4 })
})

test('thinking aloud is no text, and room for it is left', async () => {
  standIn.answer({ text: ['<th', 'ink>Hm, br', 'ead?</thi', 'nk>\n\nBread', ' waits.'], thoughts: 'Let me see' })
  const pieces: string[] = []
  const { text } = await makeModel({ reasoning: 'low' }).writeText(makeRequest(), (piece) => pieces.push(piece))
  expect([text, pieces.join('')]).toEqual(['Bread waits.', 'Bread waits.'])
  expect(standIn.asked[0]?.body).toMatchObject({ max_tokens: 200 + 2048, reasoning_effort: 'low' })
})

test('a server that wants the limit under its newer name gets it, from then on at once', async () => {
  const model = makeModel()
  const body = JSON.stringify({ error: { message: "Use 'max_completion_tokens' instead of 'max_tokens'" } })
  standIn.answer((asked) =>
    JSON.stringify(asked.body).includes('max_completion_tokens') ? { text: 'Bread.' } : { status: 400, body },
  )
  await model.writeText(makeRequest())
  await model.writeText(makeRequest())
  expect(standIn.asked).toHaveLength(3)
})

test('a mistake of the caller is not taken for one of the model', async () => {
  const schema = z.object({ line: z.string().max(80) })
  await expect(makeModel().readObject({ ...makeRequest(), schema })).rejects.toThrow('must be flat and without limits')
})
