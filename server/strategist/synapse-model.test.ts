import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type ModelFailureCode, modelFailureCodes } from '#contract/plain/model-failures.ts'
import { strategistMemoryMax } from '#contract/plain/strategist-limits.ts'
import { strategistCalls } from '#contract/strategist.ts'
import { sentText } from '#contract/writing.ts'
import { ModelFailure } from '#server/platform/model/language-model.ts'
import { synapsePrompt } from '#server/strategist/synapse-prompt.ts'
import { leaveOnceAsked } from '#testing/server/leaving.ts'
import { createModelSite, type ModelSite } from '#testing/server/model-site.ts'
import { type Ask, createAsk, getCookie, type TestPerson } from '#testing/server/people.ts'

let site: ModelSite
beforeAll(async () => {
  site = await createModelSite()
})
afterAll(() => site.close())
beforeEach(() => {
  site.model.requests.length = 0
  site.sayLines('Say it first. Nobody else in the record stays within reach.', 'From: 1')
})

const url = '/api/strategist/chat'
async function chat({ ask }: { ask: Ask }, message: string, more: object = { byModel: true }) {
  const { status, body, text } = await ask('POST', url, { message, ...more })
  expect(status, text).toBe(200)
  return strategistCalls.askStrategist.reply.parse(body)
}
const messagesOf = async ({ ask }: Pick<TestPerson, 'ask'>) =>
  strategistCalls.getStrategistConversation.reply.parse((await ask('GET', '/api/strategist/conversation')).body)
    .messages
const sentTo = () =>
  site.model.requests
    .at(-1)
    ?.messages.map(({ content }) => content)
    .join('\n') ?? ''

/** A brand with values, an archetype and its evidence. */
async function makeFullOwner(): Promise<TestPerson> {
  const owner = await site.makeModelOwner()
  await site.setBrand(owner, {
    coreValues: [{ id: '1', title: 'Patience', description: 'We wait on the slipway until you are ready.', order: 0 }],
    brandArchetype: {
      ...{ primary: { id: 'caregiver', name: 'The Caregiver' }, secondary: null, confidence: 61.5 },
      evidence: [{ quote: 'I stayed in the water till she stood up.' }],
    },
    brandArchetypeCompleted: true,
  })
  return owner
}

describe('what is sent', () => {
  test('holds the whole record, passages for the question and the last of the conversation, and nobody else’s words', async () => {
    const [owner, other] = [await makeFullOwner(), await site.makeModelOwner()]
    await site.setBrand(other, { businessName: 'Gull & Gannet', productsServices: 'Fish on Fridays' })
    await chat(other, 'A word that only the other said')
    await chat(owner, 'Something earlier', {})
    await chat(owner, 'How do I download a PDF report?')
    const sent = sentTo()
    for (const told of [
      ...['The business is called: Tern & Tide', 'What do you sell? Open-water swimming lessons for adults'],
      ...['What others don’t: we stay within reach', 'Culture: Steadfast, Neighbourly, Patient, Frank, Calm'],
      ...['chose: Tern & Tide teaches nervous swimmers', 'chose: Braver by the wave.', 'We wait on the slipway'],
      ...['I stayed in the water till she stood up.', 'The Caregiver, 62% sure', 'What comes next: '],
      ...['PDF', 'Owner: Something earlier', '<question>\nHow do I download a PDF report?\n</question>'],
    ])
      expect(sent).toContain(told)
    expect(sent.split('<passages>')[1]?.split('</passages>')[0]).toMatch(/\d+\. .*PDF/)
    for (const foreign of ['Gull', 'Fish on Fridays', 'only the other said', owner.email, 'Ada', 'Ferry', '%PRODUCT'])
      expect(sent).not.toContain(foreign)
    expect(site.model.requests.at(-1)?.instructions).toBe(synapsePrompt.instructions)
  })

  test('has no more of the conversation than the last few stored messages; the browser’s history is ignored', async () => {
    const owner = await site.makeModelOwner()
    for (let turn = 1; turn <= 4; turn += 1) await chat(owner, `Remark number ${turn} of mine`, {})
    const conversationHistory = [{ role: 'user', content: 'A word that nobody stored' }]
    await chat(owner, 'And now?', { byModel: true, conversationHistory })
    const talk = sentTo().split('<conversation>\n')[1]?.split('\n</conversation>')[0]?.split('\n') ?? []
    expect(talk).toHaveLength(strategistMemoryMax)
    expect(talk.at(-2)).toBe('Owner: Remark number 4 of mine')
    expect(sentTo()).not.toMatch(/nobody stored|Remark number 1/)
  })

  test('is what the preview shows, to the letter, but for the question and the passages that it finds', async () => {
    const owner = await makeFullOwner()
    await chat(owner, 'Something earlier', {})
    const shown = sentText.parse((await owner.ask('GET', '/api/writing/preview/synapse')).body)
    await chat(owner, 'Should I say it first?')
    const variable = /(?<=<(passages|question)>\n)[\s\S]*?(?=<\/\1>)/g
    expect(shown.record.replaceAll(variable, '')).toBe(sentTo().replaceAll(variable, ''))
    expect(shown.instructions).toBe(synapsePrompt.instructions)
  })
})

describe('an answer', () => {
  test('names its writer and what it rests on, word for word with the way there, and stays so in the history', async () => {
    const owner = await makeFullOwner()
    const numberOf = (words: string) =>
      sentTo()
        .split('\n')
        .find((line) => line.includes(words))
        ?.split('.')[0]
    site.model.answer = (_request, say) => {
      const numbers = ['you sell?', 'What others don’t: we', 'A core value:'].map(numberOf).join(', ')
      for (const piece of ['Say it fi', 'rst. It is **true', '**.\nFro', `m: ${numbers}, 999`]) say(piece)
    }
    const { response, isFull, source, suggestions, nudges, hits, choices, ...marks } = await chat(owner, 'What first?')
    expect([response, source, suggestions, nudges, hits, choices]).toEqual([
      ...['Say it first. It is true.', 'provider', [], [], [], []],
    ])
    expect(marks).toEqual({
      writtenBy: 'Some Model',
      sources: [
        ...[
          { title: 'Your profile: what you sell', text: 'Open-water swimming lessons for adults', action: '/profile' },
        ],
        ...[{ title: 'Your sentence: what others don’t', action: '/toolkit/uvp-generator' }],
        ...[{ title: 'Your core values', text: 'Patience: We wait on the slipway until you are ready.' }],
      ].map((each) => expect.objectContaining({ place: 'brand', ...each })),
      untold: [],
    })
    expect((await messagesOf(owner)).at(-1)).toMatchObject({ role: 'assistant', content: response, ...marks })
  })

  test('streams in sentences that add up to it, without the line of numbers', async () => {
    const owner = await site.makeModelOwner()
    const headers = { accept: 'text/event-stream' }
    const { text } = await owner.ask('POST', url, { message: 'What first?', byModel: true }, { headers })
    const events = text.split('\n\n').filter((block) => block !== '')
    const told = events.slice(0, -1).map((block) => JSON.parse(block.split('data: ')[1] ?? '').text)
    const { response } = JSON.parse(events.at(-1)?.split('data: ')[1] ?? '')
    expect(told).toEqual(['Say it first.', ' Nobody else in the record stays within reach.'])
    expect(told.join('')).toBe(response)
    expect(text).not.toContain('From:')
  })

  test('marks a figure about the business that nobody told, and not one that the owner just said', async () => {
    const owner = await site.makeModelOwner()
    site.sayLines('You have taught 400 swimmers since 1987. Try it for 2 weeks.')
    const { response, untold = [] } = await chat(owner, 'We have taught 400 swimmers. What should I say?')
    expect(untold.map(({ start, end }) => response.slice(start, end))).toEqual(['1987'])
  })

  test('a pressed suggestion is answered by the engine, whoever else may write', async () => {
    const owner = await site.makeModelOwner()
    const context = { reviewing: 'next-core-values' }
    expect(await chat(owner, 'Name your values', { byModel: true, context })).toMatchObject({ source: 'embedded' })
    expect(site.model.requests).toEqual([])
  })
})

describe('who may be asked', () => {
  test('T43 without agreement, without a press, and for an admin acting as the owner not one request goes out', async () => {
    const [shy, owner] = [await site.makeModelOwner({ agrees: false }), await site.makeModelOwner()]
    const admin = await site.makePerson({ isAdmin: true, userRole: 'admin' })
    const ask = createAsk(site.app, getCookie(await admin.ask('POST', `/api/admin/impersonate/${owner.userId}`)))
    const answers = [
      await chat(shy, 'What is my tagline?'),
      await chat(owner, 'What is my tagline?', {}),
      await chat({ ask }, 'What is my tagline?'),
    ]
    for (const { source, trouble, writtenBy, hits } of answers) {
      expect([source, trouble, writtenBy]).toEqual(['embedded', undefined, undefined])
      expect(hits[0]?.text).toBe('Braver by the wave.')
    }
    expect((await site.ask('POST', url, { message: 'Hello', byModel: true })).status).toBe(401)
    expect(site.model.requests).toEqual([])
  })
})

describe('trouble', () => {
  const troubles: Readonly<Record<string, readonly ModelFailureCode[]>> = {
    'no-answer': ['unreachable', 'busy', 'provider_error', 'timed_out'],
    refused: ['wrong_key', 'no_credit', 'unknown_model', 'refused', 'redirected'],
    'cut-off': ['cut_off', 'too_long'],
    'not-usable': ['forgot_input', 'empty', 'unreadable'],
    'no-picture': ['picture_refused'],
  }

  test.each(modelFailureCodes)('T26 after a failure (%s) the engine answers, and the owner is told', async (code) => {
    const owner = await site.makeModelOwner()
    site.model.answer = (_request, say) => {
      say('Half of a sen')
      throw new ModelFailure(code)
    }
    const answer = await chat(await site.elsewhere(owner), 'What is my tagline?')
    const trouble = Object.keys(troubles).find((each) => troubles[each]?.includes(code))
    expect(answer).toMatchObject({ source: 'embedded', trouble })
    expect(answer.hits[0]?.text).toBe('Braver by the wave.')
    expect((await messagesOf(owner)).at(-1)).toMatchObject({ trouble })
    expect(JSON.stringify(answer)).not.toContain('Half of')
  })

  test('an answer that broke off keeps its whole sentences and says so', async () => {
    const owner = await site.makeModelOwner()
    site.model.answer = (_request, say) => {
      say('Say it first. And then the pri')
      throw new ModelFailure('timed_out')
    }
    const marks = { source: 'provider', trouble: 'cut-off', writtenBy: 'Some Model' }
    expect(await chat(owner, 'What first?')).toMatchObject({ response: 'Say it first.', ...marks })
  })

  test('T26 Stop ends the call at the provider, stores nothing of the turn, and the next question is answered', async () => {
    const owner = await site.makeModelOwner()
    await chat(owner, 'Something earlier', {})
    const before = await messagesOf(owner)
    let hasEnded = false
    site.model.answer = async ({ signal }, say) => {
      say('Say it first. And then')
      await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
      hasEnded = true
      signal.throwIfAborted()
    }
    await leaveOnceAsked(site, owner, { path: url, body: { message: 'What first?', byModel: true }, isStream: true })
    await expect.poll(async () => (await site.readCalls(owner)).map(({ outcome }) => outcome)).toEqual(['stopped'])
    expect(hasEnded).toBe(true)
    await expect.poll(() => messagesOf(owner)).toEqual(before)
    site.sayLines('Say it second.')
    expect((await chat(owner, 'And now?')).response).toBe('Say it second.')
    expect(await messagesOf(owner)).toHaveLength(before.length + 2)
  })
})
