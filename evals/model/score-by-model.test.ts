import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestModel } from '#testing/server/language-model.ts'
import { compareFigures, printComparison } from './compare-figures.ts'
import { createAnsweredModel, recordAnswers, replayAnswers } from './model-answers.ts'
import { scoreByModel } from './score-by-model.ts'

let scratch: string
let set: string
let answers: string
beforeAll(async () => {
  scratch = await mkdtemp(path.join(os.tmpdir(), 'signet-model-evals-'))
  set = path.join(scratch, 'set')
  await mkdir(path.join(set, 'copy'), { recursive: true })
  const five = ['early']
  const brief = {
    ...{ id: 'one', businessName: 'Harbour Loaf', sentences: { does: 'bake bread on a boat' } },
    fives: { culture: five, customers: five, voice: five, feeling: five, impact: five, xfactor: five },
    profile: {
      ...{ industry: 'bakery', productsServices: 'bread', idealClientDescription: '', primaryGoal: '' },
      ...{ competitiveDifferentiator: 'a boat', customerPainPoints: '' },
    },
  }
  const wish = {
    id: 'w',
    brief: 'one',
    original: 'Harbour Loaf bakes bread on a boat at five.',
    request: 'drop the hour',
  }
  await writeFile(path.join(set, 'copy/briefs.jsonl'), JSON.stringify(brief))
  await writeFile(path.join(set, 'copy/refine.jsonl'), JSON.stringify(wish))
  // Counts, per part, the share of predictions that are as they should be.
  await writeFile(path.join(set, 'score.mjs'), scorer)
})
afterAll(() => rm(scratch, { recursive: true }))
beforeEach(async () => {
  answers = await mkdtemp(path.join(scratch, 'answers-'))
})

const scorer = `
import { readFileSync } from 'node:fs'
const { uvp, taglines, refine } = JSON.parse(readFileSync(process.argv[3], 'utf8'))
const share = (all, is) => all.length === 0 ? 0 : all.filter(is).length / all.length
console.log(JSON.stringify({
  uvp: { cases: uvp.length, true_share: share(uvp.flatMap((each) => each.variations), ({ uvp }) => !uvp.includes('1987')) },
  taglines: { short_share: share(taglines.flatMap((each) => each.taglines), ({ tagline }) => tagline.split(' ').length < 5) },
  refine: { done: share(refine, ({ refined }) => !refined.includes('five')) },
}))`

const good = {
  'Write 5 value propositions.': 'Harbour Loaf bakes its bread on a boat, early.',
  'Write 10 taglines.': 'Bread off the boat.',
  '<wish>': 'LINE: Harbour Loaf bakes bread on a boat.\nNOTE: The hour is out.',
}

/** Answers the requests in the folder as they come, until every kind has been answered. */
async function answerQueue(by: Readonly<Record<string, string>>): Promise<void> {
  for (let answered = 0; answered < Object.keys(by).length; await sleep(20)) {
    for (const file of await readdir(answers).catch(() => [])) {
      const answer = path.join(answers, file.replace('.request.', '.answer.'))
      if (!file.includes('.request.') || (await readFile(answer, 'utf8').catch(() => '')) !== '') continue
      const asked = await readFile(path.join(answers, file), 'utf8')
      const [, text = ''] = Object.entries(by).find(([part]) => asked.includes(part)) ?? []
      await writeFile(answer, text)
      answered += 1
    }
  }
}

async function scoreQueue(by: Readonly<Record<string, string>>) {
  const [{ figures }] = await Promise.all([scoreByModel(set, { queue: answers }), answerQueue(by)])
  return Object.assign({}, figures.uvp, figures.taglines, figures.refine)
}

const invented = 'Harbour Loaf bakes its bread on a boat since 1987.'

test.each([
  [
    'a fact that nobody told, told again when it is asked for once more,',
    { 'Write 5 value propositions.': invented, 'Mend this line.': `1: ${invented}` },
    'true_share',
  ],
  ['a long tagline', { 'Write 10 taglines.': 'Bread that comes to you off the old boat.' }, 'short_share'],
  ['a wish left undone', { '<wish>': 'LINE: Harbour Loaf bakes good bread at five.\nNOTE: Done.' }, 'done'],
])('%s in an answer lowers just its figure', async (_name, planted, figure) => {
  expect(await scoreQueue({ ...good, ...planted })).toEqual({
    ...{ cases: 1, true_share: 1, short_share: 1, done: 1 },
    [figure]: 0,
  })
})

test('a fact that nobody told is asked for once more in the queue too, and the mended line counts', async () => {
  const mended = {
    'Write 5 value propositions.': invented,
    'Mend this line.': '1: Harbour Loaf bakes its bread on a boat.',
  }
  expect(await scoreQueue({ ...good, ...mended })).toEqual({ cases: 1, true_share: 1, short_share: 1, done: 1 })
})

const request = { outputTokensMax: 10, signal: new AbortController().signal, instructions: 'Write.' }
const ask = (content: string) => ({ ...request, messages: [{ role: 'user' as const, content }] })

test('recorded answers are asked for once, and a replay needs each of them', async () => {
  const asked = createTestModel()
  asked.answer = ({ messages }, say) => say(`To ${messages[0]?.content}`)
  const recording = createAnsweredModel('writer', recordAnswers(asked, answers))
  for (const content of ['one', 'two', 'one']) await recording.writeText(ask(content))
  expect(asked.requests).toHaveLength(2)
  const { answer, findFaults } = replayAnswers(answers)
  const replaying = createAnsweredModel('replay', answer)
  expect((await replaying.writeText(ask('one'))).text).toBe('To one')
  expect(await findFaults()).toEqual([expect.stringMatching(/^The record .* is not used\.$/)])
  await replaying.writeText(ask('two'))
  expect(await findFaults()).toEqual([])
  await replaying.writeText(ask('three'))
  expect(await findFaults()).toEqual([expect.stringMatching(/^There is no record .* for a request\.$/)])
})

test('a record from long ago is a fault', async () => {
  const asked = createTestModel()
  asked.answer = (_request, say) => say('Hello')
  await createAnsweredModel('writer', recordAnswers(asked, answers)).writeText(ask('one'))
  const [file = ''] = await readdir(answers)
  const kept = JSON.parse(await readFile(path.join(answers, file), 'utf8'))
  await writeFile(path.join(answers, file), JSON.stringify({ ...kept, at: '2020-01-01T00:00:00.000Z' }))
  const { answer, findFaults } = replayAnswers(answers)
  await createAnsweredModel('replay', answer).writeText(ask('one'))
  expect(await findFaults()).toEqual([expect.stringMatching(/is older than 90 days/)])
})

test('engine and model stand side by side, with the difference and the number of cases', () => {
  const table = printComparison(compareFigures({ uvp: { clean: 0.25 } }, { uvp: { cases: 12, clean: 0.75 } }))
  expect(table.split('\n').map((line) => line.split(/\s+/))).toEqual([
    ['part', 'figure', 'embedded', 'model', 'difference', 'cases'],
    ['uvp', 'clean', '0.25', '0.75', '0.5', '12'],
  ])
})
