import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeEmptySentences } from '#contract/plain/sentences.ts'
import { sentText, writingCalls } from '#contract/writing.ts'
import { ModelFailure } from '#server/platform/model/language-model.ts'
import { modelCalls, modelLeases } from '#server/tables/writing-tables.ts'
import { uvpAsking } from '#server/uvp/uvp-prompt.ts'
import { readUsage } from '#server/writing/list-usage.ts'
import { createModelCallStore } from '#server/writing/model-call-store.ts'
import { createTestModel, testUsage } from '#testing/server/language-model.ts'
import { createModelSite, type ModelSite, modelLimits, modelLines, writeByModel } from '#testing/server/model-site.ts'
import { createAsk, getCookie, type TestPerson } from '#testing/server/people.ts'

let site: ModelSite
beforeAll(async () => {
  site = await createModelSite()
})
afterAll(() => site.close())
beforeEach(() => {
  site.model.requests.length = 0
  site.sayLines(...modelLines)
})

const stateOf = async ({ ask }: TestPerson) =>
  writingCalls.readWriting.reply.parse((await ask('GET', '/api/writing')).body)

describe('consent', () => {
  test('T43 before an owner agrees not one request reaches a model elsewhere, and the drafts are the engine’s', async () => {
    const owner = await site.makeModelOwner({ agrees: false })
    expect(await stateOf(owner)).toEqual({
      model: { name: 'Some Model', isOwnMachine: false, recipient: 'Anthropic' },
      ...{ isOn: false, agreedAt: null, isShownEachTime: false },
    })
    expect(await writeByModel(owner)).toMatchObject({ source: 'embedded' })
    expect(site.model.requests).toEqual([])
  })

  test('after it the model writes, and every line names it', async () => {
    const owner = await site.makeModelOwner()
    const { agreedAt, isOn } = await stateOf(owner)
    expect([isOn, Date.parse(agreedAt ?? '') > Date.now() - 60_000]).toEqual([true, true])
    const { source, variations, uvps } = await writeByModel(owner)
    expect([source, variations.map(({ uvp }) => uvp)]).toEqual(['provider', modelLines])
    expect(uvps.uvpVariations.map(({ writtenBy }) => writtenBy)).toEqual(['Some Model', 'Some Model'])
    expect(site.model.requests).toHaveLength(1)
  })

  test('without a press on a button that says so the engine writes', async () => {
    expect(await writeByModel(await site.makeModelOwner(), {})).toMatchObject({ source: 'embedded' })
    expect(site.model.requests).toEqual([])
  })

  test('T43 once it is turned off nothing is sent any more, and what was written stays', async () => {
    const owner = await site.makeModelOwner()
    await writeByModel(owner)
    await owner.ask('PUT', '/api/writing', { isOn: false })
    expect((await stateOf(owner)).agreedAt).not.toBeNull()
    expect(await writeByModel(owner)).toMatchObject({ source: 'embedded' })
    expect(site.model.requests).toHaveLength(1)
  })

  test('another recipient has to be agreed to anew', async () => {
    const owner = await site.makeModelOwner()
    const other = createTestModel({ recipient: 'OpenAI' })
    const app = await site.again({}, { writing: { model: other, ...modelLimits } })
    const ask = createAsk(app, owner.cookie)
    expect((await ask('GET', '/api/writing')).body).toMatchObject({ isOn: false, agreedAt: null })
    expect(await writeByModel({ ask })).toMatchObject({ source: 'embedded' })
    expect(other.requests).toEqual([])
  })

  test('a model on the operator’s own machine may write unless it is turned off', async () => {
    const owner = await site.makeModelOwner({ agrees: false })
    const own = createTestModel({ recipient: 'this machine', isOwnMachine: true })
    own.answer = (_request, say) => say(modelLines.join('\n'))
    const ask = createAsk(await site.again({}, { writing: { model: own, ...modelLimits } }), owner.cookie)
    expect(await writeByModel({ ask })).toMatchObject({ source: 'provider' })
    await ask('PUT', '/api/writing', { isOn: false })
    expect(await writeByModel({ ask })).toMatchObject({ source: 'embedded' })
    expect(own.requests).toHaveLength(1)
  })

  test('T43 nothing is sent while an admin acts as the owner, who alone can agree', async () => {
    const owner = await site.makeModelOwner()
    const admin = await site.makePerson({ isAdmin: true, userRole: 'admin' })
    const ask = createAsk(site.app, getCookie(await admin.ask('POST', `/api/admin/impersonate/${owner.userId}`)))
    expect(await writeByModel({ ask })).toMatchObject({ source: 'embedded' })
    expect((await ask('PUT', '/api/writing', { isOn: true })).status).toBe(403)
    expect(site.model.requests).toEqual([])
  })

  test.each([1, 2])('the preview is what goes out, to the letter (%s. time)', async (times) => {
    const owner = await site.makeModelOwner()
    if (times === 2) await writeByModel(owner)
    site.model.requests.length = 0
    site.sayLines('Learn to swim as a grown-up with Tern & Tide, who stay within reach.')
    const shown = sentText.parse((await owner.ask('GET', '/api/writing/preview/uvp')).body)
    await writeByModel(owner)
    const [sent] = site.model.requests
    expect([sent?.instructions, sent?.messages.map(({ content }) => content)]).toEqual([
      shown.instructions,
      [shown.record],
    ])
    expect(shown.record).toContain('teach grown-ups to swim')
    for (const secret of [owner.email, 'Ada', 'Ferry']) expect(shown.record + shown.instructions).not.toContain(secret)
  })
})

describe('the calls', () => {
  test('T44 each leaves a row with its cost in tokens and without a word of what was said', async () => {
    const owner = await site.makeModelOwner()
    await writeByModel(owner)
    const [row] = await site.readCalls(owner)
    expect(row).toMatchObject({
      ...{
        tool: 'uvp',
        promptVersion: uvpAsking.prompt.version,
        provider: 'anthropic',
        model: testUsage.model,
        outcome: 'answered',
      },
      ...{ inputTokens: 400, outputTokens: 60 },
    })
    expect(JSON.stringify(row)).not.toMatch(/swim|reach/)
    const [sent] = site.model.requests
    const characters = `${sent?.instructions}${sent?.messages[0]?.content}`.length
    const { counts } = writingCalls.listSent.reply.parse((await owner.ask('GET', '/api/writing/sent')).body)
    expect(counts).toEqual([{ day: new Date().toISOString().slice(0, 10), tool: 'uvp', calls: 1, characters }])
  })

  test('T44 the operator sees them by day, tool and model', async () => {
    const owner = await site.makeModelOwner()
    const before = await readUsage(site.database)
    await writeByModel(owner)
    const [row] = await readUsage(site.database)
    const [known] = before.filter(({ model }) => model === testUsage.model)
    expect(row).toMatchObject({
      ...{ day: new Date().toISOString().slice(0, 10), tool: 'uvp', model: testUsage.model },
      ...{ calls: (known?.calls ?? 0) + 1, inputTokens: (known?.inputTokens ?? 0) + 400 },
      cost: expect.stringMatching(/^\$0\.0\d+$/),
    })
  })

  test('T44 beyond today’s share the engine writes and the owner is told', async () => {
    const owner = await site.makeModelOwner()
    const spent = { ...testUsage, inputTokens: 2000 }
    await site.database.insert(modelCalls).values({
      ...{ userId: owner.userId, tool: 'uvp', promptVersion: 1, provider: 'anthropic', outcome: 'answered' },
      ...{ ...spent, sentCharacters: 1 },
    })
    expect(await writeByModel(owner)).toMatchObject({ source: 'embedded', trouble: 'used-up' })
    expect(site.model.requests).toEqual([])
  })

  test('T44 a call that is broken off counts with what was sent and written until then', async () => {
    const owner = await site.makeModelOwner()
    site.model.answer = (_request, say) => {
      say('Afraid of deep water? Tern & Tide stays')
      throw new ModelFailure('cut_off')
    }
    await writeByModel(owner)
    const [row] = await site.readCalls(owner)
    const { inputTokens = 0, outputTokens = 0, costMicros } = row ?? {}
    expect([inputTokens > 200, outputTokens >= 7, row?.outcome]).toEqual([true, true, 'cut_off'])
    expect(costMicros).toBe(2 * inputTokens + 10 * outputTokens)
  })

  test('T44 once the month’s calls cost what the operator allows, no model is asked for anybody', async () => {
    const owner = await site.makeModelOwner()
    const other = await site.makeModelOwner()
    await writeByModel(other)
    const [row] = await site.readCalls(other)
    expect(row?.costMicros).toBe(2 * 400 + 10 * 60)
    const spent = await createModelCallStore(site.database).sumCostThisMonth()
    site.model.requests.length = 0
    const writeAt = async (monthlyCostMax: number) => {
      const app = await site.again({}, { writing: { model: site.model, ...modelLimits, monthlyCostMax } })
      return writeByModel({ ask: createAsk(app, owner.cookie) })
    }
    expect(await writeAt(spent)).toMatchObject({ source: 'embedded', trouble: 'spent' })
    expect(site.model.requests).toEqual([])
    expect(await writeAt(spent + 1)).toMatchObject({ source: 'provider' })
  })

  test('T44 what last month’s calls cost does not count against this month', async () => {
    const owner = await site.makeModelOwner()
    const before = await createModelCallStore(site.database).sumCostThisMonth()
    await site.database.insert(modelCalls).values({
      ...{ userId: owner.userId, tool: 'uvp', promptVersion: 1, provider: 'anthropic', outcome: 'answered' },
      ...{
        ...testUsage,
        sentCharacters: 1,
        costMicros: 5_000_000,
        at: sql`date_trunc('month', now(), 'UTC') - interval '1 second'`,
      },
    })
    expect(await createModelCallStore(site.database).sumCostThisMonth()).toBe(before)
  })

  test('a lease ends with its call, and a third call of one user waits', async () => {
    const owner = await site.makeModelOwner()
    await writeByModel(owner)
    expect(await site.database.select().from(modelLeases)).toEqual([])
    const until = new Date(Date.now() + 700)
    const lease = () => ({ id: crypto.randomUUID(), userId: owner.userId, until })
    await site.database.insert(modelLeases).values([lease(), lease()])
    await writeByModel(owner)
    expect(Date.now()).toBeGreaterThanOrEqual(until.getTime())
  })
})

test('a record that does not say what is sold is not sent', async () => {
  const owner = await site.makeOwner()
  await site.setBrand(owner, { productsServices: '', sentences: makeEmptySentences() })
  await owner.ask('PUT', '/api/writing', { isOn: true })
  const { variations, uvps } = await writeByModel(owner)
  expect([variations, uvps.asks.length > 0, site.model.requests]).toEqual([[], true, []])
})

test('AI_CONCURRENCY is how many calls run at once, on all servers together', async () => {
  const only = { writing: { model: site.model, ...modelLimits, atOnceMax: 1 } }
  const apps = [await site.again({}, only), await site.again({}, only)]
  const owners = [await site.makeModelOwner(), await site.makeModelOwner()]
  let running = 0
  let most = 0
  site.model.answer = async (_request, say) => {
    running += 1
    most = Math.max(most, running)
    await sleep(150)
    say(modelLines.join('\n'))
    running -= 1
  }
  const written = await Promise.all(apps.map((app, at) => writeByModel({ ask: createAsk(app, owners[at]?.cookie) })))
  expect([written.map(({ source }) => source), most]).toEqual([['provider', 'provider'], 1])
})
