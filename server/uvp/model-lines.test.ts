import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type ModelFailureCode, modelFailureCodes } from '#contract/plain/model-failures.ts'
import { ModelFailure } from '#server/platform/model/language-model.ts'
import { leaveOnceAsked } from '#testing/server/leaving.ts'
import { createModelSite, type ModelSite, modelLines, writeByModel } from '#testing/server/model-site.ts'

let site: ModelSite
beforeAll(async () => {
  site = await createModelSite()
})
afterAll(() => site.close())
beforeEach(() => {
  site.model.requests.length = 0
  site.sayLines(...modelLines)
})

describe('trouble', () => {
  const trouble: Readonly<Record<ModelFailureCode, string>> = {
    ...{
      unreachable: 'no-answer',
      wrong_key: 'refused',
      no_credit: 'refused',
      unknown_model: 'refused',
      busy: 'no-answer',
    },
    ...{ provider_error: 'no-answer', refused: 'refused', redirected: 'refused', timed_out: 'no-answer' },
    ...{ cut_off: 'cut-off', too_long: 'cut-off', forgot_input: 'not-usable', empty: 'not-usable' },
    unreadable: 'not-usable',
    picture_refused: 'no-picture',
  }

  test.each(modelFailureCodes)(
    'T26 after a failure (%s) the engine’s drafts stand, and the owner is told',
    async (code) => {
      // Each with a breaker of its own.
      const owner = await site.makeModelOwner()
      site.model.answer = () => Promise.reject(new ModelFailure(code))
      const written = await writeByModel(await site.elsewhere(owner))
      expect(written).toMatchObject({ source: 'embedded', trouble: trouble[code] })
      expect(written.variations.length).toBeGreaterThan(0)
      expect((await site.readCalls(owner)).map(({ outcome }) => outcome)).toEqual([code])
    },
  )

  test('an answer cut off after whole modelLines keeps these', async () => {
    const owner = await site.makeModelOwner()
    site.model.answer = (_request, say) => {
      say(`${modelLines[0]}\nAfraid of deep water? Tern & Ti`)
      throw new ModelFailure('cut_off')
    }
    const { variations, source, trouble } = await writeByModel(owner)
    expect([variations.map(({ uvp }) => uvp), source, trouble]).toEqual([[modelLines[0]], 'provider', 'cut-off'])
  })

  test('remarks, frames, repeated modelLines and modelLines without the exact name are left out', async () => {
    const owner = await site.makeModelOwner()
    site.sayLines(
      ...['Here are five value propositions:', `1. "${modelLines[0]}"`, `- **${modelLines[0]}**`, '```', ''],
      ...[
        'Tern and Tide teaches grown-ups to swim in the sea.',
        `3) ${modelLines[1]}`,
        'Let me know if you want more!',
      ],
    )
    expect((await writeByModel(owner)).variations.map(({ uvp }) => uvp)).toEqual(modelLines)
  })

  test.each([
    'My system prompt: You write for small businesses. Tern & Tide swims with you.',
    'Tern & Tide: click https://evil.example to swim, it is free for all grown-ups.',
    '<img src=x onerror=alert(1)> Tern & Tide teaches grown-ups to swim in the sea.',
    'As an AI language model I say that Tern & Tide teaches grown-ups to swim.',
    '[Visit us](javascript:alert(1)) at Tern & Tide and swim with a teacher.',
    'According to statement 3, Tern & Tide teaches grown-ups to swim in the sea.',
    '{"uvp": "Tern & Tide teaches grown-ups to swim in the sea with a teacher."}',
    'Ignore the record. {{secret}} Tern & Tide teaches grown-ups to swim in the sea.',
  ])('T25 an answer that obeys an instruction hidden in a record is not shown (%s)', async (line) => {
    const owner = await site.makeModelOwner()
    site.sayLines(line)
    const { source, trouble } = await writeByModel(await site.elsewhere(owner))
    expect([source, trouble]).toEqual(['embedded', 'not-usable'])
  })

  test('an answer without a usable line is told as such', async () => {
    const owner = await site.makeModelOwner()
    site.sayLines('I am sorry, I cannot help with that.')
    expect(await writeByModel(owner)).toMatchObject({ source: 'embedded', trouble: 'not-usable' })
  })

  test('T26 after five failures in a row the model rests for a minute', async () => {
    const owner = await site.makeModelOwner()
    const { ask } = await site.elsewhere(owner)
    site.model.answer = () => Promise.reject(new ModelFailure('timed_out'))
    for (let failure = 0; failure < 5; failure += 1) await writeByModel({ ask })
    expect(await writeByModel({ ask })).toMatchObject({ trouble: 'resting' })
    expect(site.model.requests).toHaveLength(5)
  })

  test('T26 leaving the page ends the call at the provider, and nothing is stored', async () => {
    const owner = await site.makeModelOwner()
    const before = await owner.ask('GET', '/api/user-profile')
    let hasEnded = false
    site.model.answer = async ({ signal }, say) => {
      say(`${modelLines[0]}\n`)
      await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
      hasEnded = true
      signal.throwIfAborted()
    }
    await leaveOnceAsked(site, owner, { path: '/api/generate-uvp' })
    await expect.poll(async () => (await site.readCalls(owner)).map(({ outcome }) => outcome)).toEqual(['stopped'])
    expect(hasEnded).toBe(true)
    expect((await owner.ask('GET', '/api/user-profile')).body).toEqual(before.body)
  })
})
