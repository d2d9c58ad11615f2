import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { tellModel } from '#server/app/tell-model.ts'
import { createLanguageModel } from '#server/platform/model/create-language-model.ts'
import { describeReport } from '#server/platform/model/describe-report.ts'
import { createModelProbe } from '#server/platform/model/model-probe.ts'
import type { ModelSettings } from '#server/platform/model/model-settings.ts'
import { probeModel } from '#server/platform/model/probe-model.ts'
import { makeModelSettings } from '#testing/model/model-settings.ts'
import { type StandIn, startStandIn } from '#testing/model/stand-in.ts'
import { faults } from '#testing/model/turns.ts'

let standIn: StandIn
beforeAll(async () => {
  standIn = await startStandIn()
})
beforeEach(() => {
  standIn.reset()
  standIn.answer({ text: '{"color":"blue"}' })
})
afterAll(() => standIn.close())

let named = 0
async function probe(more: Partial<ModelSettings> = {}) {
  named += 1
  const main = `writer-${named}:8b`
  const settings = makeModelSettings(standIn.baseAddress, { models: { main, fast: main }, name: main, ...more })
  const report = await probeModel(settings, new AbortController().signal)
  return { report, line: describeReport(report, settings).replace(standIn.baseAddress, 'http://here/v1'), main }
}

test('one line says who writes, where, how it is asked and with which window', async () => {
  standIn.list([{ id: `writer-${named + 1}:8b`, max_model_len: 32_768 }, 'other:7b'])
  const { line, report, main } = await probe({ apiKey: 'sk-secret' })
  expect(line).toBe(
    `A language model writes: ${main} at http://here/v1, your own network; asked by schema, with a window of 32,768 tokens.`,
  )
  expect(report).toMatchObject({ works: true, rung: 'schema', models: [main, 'other:7b'] })
  expect(standIn.all.map(({ method }) => method)).toEqual(['GET', 'POST'])
  expect(standIn.all[0]?.headers.authorization).toBe('Bearer sk-secret')
})

test('the window of what Ollama has loaded is found beside the calls', async () => {
  standIn.serve('/api/ps', { models: [{ name: `writer-${named + 1}:8b`, context_length: 4096 }] })
  const { line, main } = await probe()
  expect(line).toContain('with a window of 4,096 tokens, which is small')
  // A prompt beyond it is not sent from then on.
  const model = createLanguageModel(makeModelSettings(standIn.baseAddress, { models: { main, fast: main } }))
  const messages = [{ role: 'user', content: 'bread and butter '.repeat(1000) }] as const
  const { signal } = new AbortController()
  const call = model.writeText({ instructions: 'Write.', messages, outputTokensMax: 200, signal })
  await expect(call).rejects.toMatchObject({ code: 'too_long' })
  expect(standIn.asked).toHaveLength(1)
})

test('a server that follows no schema is asked by text', async () => {
  standIn.answer(({ body }) =>
    JSON.stringify(body).includes('response_format') ? { status: 400, body: 'no response_format' } : { text: '"blue"' },
  )
  expect((await probe()).line).toContain('asked by text, with a window that its server does not tell.')
})

test('a small window is told, under the name that the operator gave', async () => {
  const { line } = await probe({ contextTokens: 4096, name: 'Our writer' })
  expect(line).toContain('(called Our writer)')
  expect(line).toContain('a window of 4,096 tokens, which is small')
})

test('an unknown model is told with the nearest name', async () => {
  standIn.list(['writer:8b-instruct', 'sprinter:3b'])
  standIn.answer(faults.unknownModel)
  const { line } = await probe({ models: { main: 'writer:8b', fast: 'writer:8b' } })
  expect(line).toBe(
    'The language model cannot be used: there is no model writer:8b; the nearest name is writer:8b-instruct at http://here/v1. The tools go on without it.',
  )
})

test('a missing model for suggestions is told too', async () => {
  standIn.list([`writer-${named + 1}:8b`, 'sprinter:3b'])
  const { line } = await probe({ models: { main: `writer-${named + 1}:8b`, fast: 'sprinter' } })
  expect(line).toContain('For suggestions, there is no model sprinter; the nearest name is sprinter:3b.')
})

test.each([
  [faults.wrongKey, 'its server refuses the key (AI_API_KEY)'],
  [faults.wrongPath, 'nothing that speaks like a language model answers at'],
  [faults.noCredit, 'the account at the provider has no credit left'],
  [faults.html, 'its answers cannot be read'],
  [faults.redirect, 'leads to another address, which is not followed'],
  [faults.hungBeforeHeaders, 'it did not answer within 1 s (AI_TIMEOUT_S)'],
])('what is wrong is said in a sentence', async (turn, words) => {
  standIn.answer(turn)
  standIn.list({ status: 404 })
  const { line } = await probe({ apiKey: 'sk-secret-of-the-operator', timeoutMs: 1000 })
  expect(line).toContain(words)
  expect(line).not.toContain('secret')
})

test('names from a server cannot write into the log what they like', async () => {
  standIn.list(['writer\u001b[31m\u202e\nA second line'])
  standIn.answer(faults.unknownModel)
  expect((await probe()).line).not.toMatch(/\p{Cc}|\p{Cf}/u)
})

test('the server says it at the start, to the operator’s good or bad stream, and never fails by it', async () => {
  const said: string[] = []
  const tell = { say: (line: string) => said.push(`+ ${line}`), complain: (line: string) => said.push(`- ${line}`) }
  await tellModel(createModelProbe(makeModelSettings(standIn.baseAddress)), tell)
  await tellModel(createModelProbe(makeModelSettings('http://127.0.0.1:9/v1')), tell)
  expect(said).toEqual([
    expect.stringMatching(/^\+ A language model writes: writer /),
    expect.stringMatching(/^- The language model cannot be used: nothing /),
  ])
})
