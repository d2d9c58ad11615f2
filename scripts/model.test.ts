import { execFile } from 'node:child_process'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { findLocalServers } from '#server/platform/model/find-local-servers.ts'
import { type StandIn, startStandIn } from '#testing/model/stand-in.ts'
import { faults } from '#testing/model/turns.ts'

let standIn: StandIn
beforeAll(async () => {
  standIn = await startStandIn()
})
beforeEach(() => standIn.reset())
afterAll(() => standIn.close())

/** Runs the command with these settings alone. */
const run = (env: Record<string, string>) =>
  new Promise<{ code: unknown; out: string; err: string }>((resolve) => {
    execFile(process.execPath, ['scripts/model.ts'], { env }, (error, out, err) =>
      resolve({ code: error?.code ?? 0, out, err }),
    )
  })

test('it shows the settings without keys, what the server has, and what the model answers', async () => {
  standIn.list(['small:4b', 'large:30b'])
  standIn.answer(({ body }) =>
    JSON.stringify(body).includes('bakery') ? { text: 'Fresh every morning.' } : { text: '{"color":"blue"}' },
  )
  const { code, out, err } = await run({
    AI_BASE_URL: standIn.baseAddress,
    AI_MODEL: 'large:30b',
    AI_API_KEY: 'sk-secret',
  })
  expect([code, err]).toEqual([0, ''])
  for (const part of [
    'small:4b, large:30b',
    'A language model writes: large:30b at',
    'Fresh every morning.',
    '  blue\n',
  ])
    expect(out).toContain(part)
  expect(out).toMatch(/\(\d+\.\d s, \d+ tokens read \(0 from a cache\), \d+ written, cost \$0\)/)
  expect(out).not.toContain('secret')
})

test('a model that cannot be used ends it with code 1 and a sentence', async () => {
  standIn.answer(faults.wrongKey)
  const { code, out, err } = await run({ AI_BASE_URL: standIn.baseAddress, AI_MODEL: 'large', AI_API_KEY: 'sk-secret' })
  expect(code).toBe(1)
  expect(err).toBe(
    'The language model cannot be used: its server refuses the key (AI_API_KEY). The tools go on without it.\n',
  )
  expect(out).not.toContain('secret')
})

test('where only the name of the model is missing, it lists those there are', async () => {
  standIn.list(['small:4b', 'large:30b'])
  const { code, out, err } = await run({ AI_BASE_URL: standIn.baseAddress })
  expect([code, out]).toEqual([1, 'Found     small:4b, large:30b\n'])
  expect(err).toContain('The setting AI_MODEL is needed')
})

test('a bad setting is told as at the start', async () => {
  const { code, err } = await run({ AI_PROVIDER: 'openai' })
  expect([code, err]).toEqual([1, 'The setting OPENAI_API_KEY is needed with AI_PROVIDER=openai.\n'])
})

test('servers on this machine that no setting names are found, with their models', async () => {
  standIn.list(['small:4b'])
  const here = { name: 'Ollama', address: new URL(standIn.baseAddress).origin }
  expect(await findLocalServers([here, { name: 'LM Studio', address: 'http://127.0.0.1:9' }])).toEqual([
    { ...here, models: ['small:4b'] },
  ])
})
