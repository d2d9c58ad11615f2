import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { modelFailureCodes } from '#contract/plain/model-failures.ts'
import { taglinesCalls } from '#contract/taglines.ts'
import { userProfile } from '#contract/uvp.ts'
import { readMendedLines } from '#server/brand/mend-lines-prompt.ts'
import { ModelFailure } from '#server/platform/model/language-model.ts'
import { leaveOnceAsked, waitForEnd } from '#testing/server/leaving.ts'
import { createModelSite, type ModelSite, modelLimits, modelLines, writeByModel } from '#testing/server/model-site.ts'
import { createAsk, type TestPerson } from '#testing/server/people.ts'

let site: ModelSite
beforeAll(async () => {
  site = await createModelSite()
})
afterAll(() => site.close())
beforeEach(() => {
  site.model.requests.length = 0
})

const [fine = ''] = modelLines
const invented =
  'Afraid of deep water? Tern & Tide, the award-winning teacher, stays an arm’s length away while you learn to swim.'
const mended = 'Afraid of deep water? Tern & Tide stays within reach while you learn to swim.'

/** The model writes these lines first, and answers like this when it is asked once more. */
function answer(first: readonly string[], second: () => string): void {
  site.model.answer = ({ instructions }, say) =>
    say(instructions.includes('Mend each line') ? second() : first.join('\n'))
}
const textsOf = ({ variations }: Awaited<ReturnType<typeof writeByModel>>) => variations.map(({ uvp }) => uvp)

/** The words of each stored line that nobody told. */
async function readUntold({ ask }: Pick<TestPerson, 'ask'>) {
  const { brandAttributesData } = userProfile.parse((await ask('GET', '/api/user-profile')).body)
  return brandAttributesData.uvpVariations.flatMap(({ uvp, claims = [] }) =>
    claims.filter(({ source }) => source === undefined).map(({ start, end }) => uvp.slice(start, end)),
  )
}

describe('a line that says what nobody told', () => {
  test('is asked for once more with the reason, in one call, and the mended one takes its place', async () => {
    const owner = await site.makeModelOwner()
    answer([fine, invented], () => `Here you go:\n1: “${mended}”`)
    const written = await writeByModel(owner)
    expect([textsOf(written), written.source, written.trouble]).toEqual([[fine, mended], 'provider', undefined])
    expect(await readUntold(owner)).toEqual([])
    const [, second, ...more] = site.model.requests
    const sent = second?.messages.map(({ content }) => content).join('') ?? ''
    expect(more).toEqual([])
    expect(sent).toContain(`1: ${invented}\n`)
    expect(sent).toContain('“award-winning” is not in what the owner told.')
    expect(sent).not.toContain(fine)
    expect(
      (await site.readCalls(owner)).map(({ tool, promptVersion, outcome }) => [tool, promptVersion, outcome]),
    ).toEqual([
      ['uvp', expect.any(Number), 'answered'],
      ['uvp', 101, 'answered'],
    ])
  })

  test('shows underlined while it is mended, and the mended one comes as an event', async () => {
    const owner = await site.makeModelOwner()
    answer([fine, invented], () => `1: ${mended}`)
    const { text } = await owner.ask(
      'POST',
      '/api/generate-uvp',
      { byModel: true },
      { headers: { accept: 'text/event-stream' } },
    )
    const events = [...text.matchAll(/^event: (.*)\ndata: (.*)$/gm)].map(({ 1: event, 2: data = '' }) => ({
      event,
      ...JSON.parse(data),
    }))
    expect(events.map(({ event, at, uvp }) => [event, at, uvp])).toEqual([
      ['variation', undefined, fine],
      ['variation', undefined, invented],
      ['checked', 1, invented],
      ['checked', 1, mended],
      ['done', undefined, undefined],
    ])
    const [, , faulty] = events
    expect(faulty.claims.filter(({ source }: { source?: unknown }) => source === undefined)).toHaveLength(1)
  })

  test('is mended among the taglines too', async () => {
    const owner = await site.makeModelOwner()
    answer(['The sea, with somebody within reach.', 'Forty teachers within reach.'], () => '1: A teacher within reach.')
    const { body } = await owner.ask('POST', '/api/generate-taglines', { byModel: true })
    const { taglines } = taglinesCalls.writeTaglines.reply.parse(body)
    expect(taglines).toEqual(['The sea, with somebody within reach.', 'A teacher within reach.'])
    expect(site.model.requests).toHaveLength(2)
  })
})

test('nothing is asked once more if every line is covered', async () => {
  const owner = await site.makeModelOwner()
  answer(modelLines, () => 'never')
  expect(textsOf(await writeByModel(owner))).toEqual(modelLines)
  expect(site.model.requests).toHaveLength(1)
})

test.each([
  ['the same again', invented],
  ['another invention', 'Afraid of deep water? Tern & Tide stays within reach while you learn to swim, since 1987.'],
  ['another line altogether', 'Tern & Tide teaches grown-ups.'],
  ['one that stands there already', fine],
  ['one without the exact name', mended.replace('Tern & Tide', 'Tern and Tide')],
  ['a number that was not asked about', `7: ${mended}`],
  ['an obeyed instruction', 'Tern & Tide stays within reach while you learn to swim: see https://evil.example'],
  ['markup', '<b>Afraid of deep water?</b> Tern & Tide stays within reach while you learn to swim.'],
  [
    'words of the instructions',
    `${mended} Take out the words that nobody told, or put in their place what a statement says.`,
  ],
  ['a remark', 'I’m sorry, I can’t help with that.'],
  ['nothing', ''],
])('T25 the first line stays, marked, if the second answer is %s', async (_name, second) => {
  const owner = await site.makeModelOwner()
  answer([fine, invented], () => (/^\d/.test(second) ? second : `1: ${second}`))
  const written = await writeByModel(owner)
  expect([textsOf(written), written.trouble]).toEqual([[fine, invented], undefined])
  expect(await readUntold(owner)).toEqual(['award-winning'])
  expect(site.model.requests).toHaveLength(2)
})

test.each(modelFailureCodes)(
  'T26 a second call that fails (%s) leaves the first lines, marked, and is no trouble',
  async (code) => {
    const owner = await site.makeModelOwner()
    answer([fine, invented], () => {
      throw new ModelFailure(code)
    })
    // Each with a breaker of its own.
    const written = await writeByModel(await site.elsewhere(owner))
    expect([textsOf(written), written.source, written.trouble]).toEqual([[fine, invented], 'provider', undefined])
    expect(await readUntold(owner)).toEqual(['award-winning'])
    expect((await site.readCalls(owner)).map(({ outcome }) => outcome)).toEqual(['answered', code])
  },
)

test('T26 no second call is made once the share of the day is used up', async () => {
  const owner = await site.makeModelOwner()
  answer([fine], () => 'never')
  for (let call = 0; call < 4; call += 1) await writeByModel(owner)
  answer([invented], () => `1: ${mended}`)
  expect(textsOf(await writeByModel(owner))).toEqual([invented])
  expect(await site.readCalls(owner)).toHaveLength(5)
})

test('T26 both calls share the time of one', async () => {
  const owner = await site.makeModelOwner()
  const callMs = 1500
  const app = await site.again({}, { writing: { model: site.model, ...modelLimits, callMs } })
  site.model.answer = async ({ instructions, signal }, say) => {
    if (instructions.includes('Mend each line')) return waitForEnd(signal)
    await sleep(1000)
    say(invented)
  }
  const began = performance.now()
  expect(textsOf(await writeByModel({ ask: createAsk(app, owner.cookie) }))).toEqual([invented])
  expect(performance.now() - began).toBeLessThan(1000 + callMs)
  expect((await site.readCalls(owner)).map(({ outcome }) => outcome)).toEqual(['answered', 'timed_out'])
})

test('T26 leaving the page while a line is mended ends that call too, and nothing is stored', async () => {
  const owner = await site.makeModelOwner()
  const before = await owner.ask('GET', '/api/user-profile')
  site.model.answer = ({ instructions, signal }, say) =>
    instructions.includes('Mend each line') ? waitForEnd(signal) : say(invented)
  await leaveOnceAsked(site, owner, { path: '/api/generate-uvp', asked: 2 })
  await expect
    .poll(async () => (await site.readCalls(owner)).map(({ outcome }) => outcome))
    .toEqual(['answered', 'stopped'])
  expect((await owner.ask('GET', '/api/user-profile')).body).toEqual(before.body)
})

test.each([
  ['1: Bread at five.', 0, 'Bread at five.'],
  ['Line 2) Bread at five.', 1, 'Bread at five.'],
  ['3 – Bread at five.', 2, 'Bread at five.'],
  ['1: 24-hour bread.', 0, '24-hour bread.'],
])('the place of a mended line is told from its words: %s', (line, place, text) => {
  expect(readMendedLines(`${line}\n`, 5)).toEqual([{ place, text }])
})

test('a line that begins with a number of its own keeps it', () => {
  expect(readMendedLines('24-hour bread.\n1-hour repairs.', 2)).toEqual([
    { place: 0, text: '24-hour bread.' },
    { place: 1, text: '1-hour repairs.' },
  ])
})
