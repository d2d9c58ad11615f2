import { execFile } from 'node:child_process'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { writingToolNames } from '#contract/plain/writing-tools.ts'
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

const quote = 'Last autumn I set a saddle the wrong way round.'
const prompts: readonly [asked: string, answer: object | string][] = [
  [
    'Write 2 value propositions',
    'Heron Street Horses repairs rocking horses of any make.\nHeron Street Horses charges nothing for what it cannot mend.',
  ],
  ['Write 2 taglines', 'The same horse, again.'],
  ['<wish>', 'LINE: Heron Street Horses repairs rocking horses.\nNOTE: The end is out.'],
  ['You suggest words', 'plain\nunhurried'],
  ['What should my website say first?', 'Say what you charge for a horse that you cannot mend.'],
  ['Transcribe the words in this picture', '<text>\nWhat If Your\nBrand Could\n</text>'],
  ['Find words that describe', { words: [{ category: 'culture', word: 'owns up', quote }] }],
  ['Find the values in the document', { values: [{ name: 'Own up', sentence: 'We write before you see it.', quote }] }],
]

test('it shows the settings without keys, what the server has, and what comes of each tool', async () => {
  standIn.list(['small:4b', 'large:30b'])
  standIn.answer(({ prompt }) => {
    if (prompt.includes('color')) return { text: '{"color":"blue"}' }
    const [, answer = 'Of course! Here is https://evil.example'] =
      prompts.find(([asked]) => prompt.includes(asked)) ?? []
    return { text: typeof answer === 'string' ? answer : JSON.stringify(answer) }
  })
  const { code, out, err } = await run({
    AI_BASE_URL: standIn.baseAddress,
    AI_MODEL: 'large:30b',
    AI_API_KEY: 'sk-secret',
  })
  expect([code, err]).toEqual([0, ''])
  for (const part of [
    'small:4b, large:30b',
    'A language model writes: large:30b at',
    '  blue\n',
    'Value propositions\n  Heron Street Horses repairs rocking horses of any make.\n',
    'Taglines\n  The same horse, again.\n',
    'Refining a line\n  Heron Street Horses repairs rocking horses.\n',
    'Word suggestions\n  plain, unhurried\n',
    `Words out of a document\n  culture: owns up (“${quote}”)\n`,
    'Words in a picture\n  What If Your\n  Brand Could\n',
    'Core values\n  Own up: We write before you see it.\n',
    'Answers of Synapse\n  Say what you charge for a horse that you cannot mend.\n',
    'Website review\n  The language model gave no usable answer (unreadable).\n',
  ])
    expect(out).toContain(part)
  for (const name of Object.values(writingToolNames)) expect(out).toContain(`\n${name}\n`)
  expect(out.match(/\(\d+\.\d s, \d+ tokens read \(0 from a cache\), \d+ written, cost \$0\)/g)).toHaveLength(12)
  expect(out).toMatch(/\nAll tools: \d+\.\d s/)
  expect(out).not.toMatch(/secret|evil/)
})

test('a tool whose answer fails says why, and the next is asked', async () => {
  standIn.answer(({ prompt }) => (prompt.includes('color') ? { text: '{"color":"blue"}' } : { text: '' }))
  const { code, out } = await run({ AI_BASE_URL: standIn.baseAddress, AI_MODEL: 'large' })
  expect(code).toBe(0)
  for (const name of ['Value propositions', 'Website review'])
    expect(out).toContain(`${name}\n  The language model gave no usable answer (empty).\n`)
  expect(out).toContain('Words in a picture\n  The language model gave no usable answer (picture_refused).\n')
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
