import { inspect } from 'node:util'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import type { ModelFailureCode } from '#contract/plain/model-failures.ts'
import { createLanguageModel } from '#server/platform/model/create-language-model.ts'
import type { ModelSettings } from '#server/platform/model/model-settings.ts'
import { makeModelSettings } from '#testing/model/model-settings.ts'
import { type StandIn, startStandIn } from '#testing/model/stand-in.ts'
import { refuse, type Turn } from '#testing/model/turns.ts'

let standIn: StandIn
beforeAll(async () => {
  standIn = await startStandIn()
})
beforeEach(() => standIn.reset())
afterAll(() => standIn.close())

const bytes = Buffer.from('a picture of a menu')
const base64 = bytes.toString('base64')

const write = (settings: Partial<ModelSettings> = {}, picture = { bytes, mediaType: 'image/jpeg' }) =>
  createLanguageModel(makeModelSettings(standIn.baseAddress, settings)).writeText({
    ...{ instructions: 'You transcribe.', outputTokensMax: 200, signal: new AbortController().signal },
    messages: [{ role: 'user', content: 'Transcribe it.', picture }],
  })

const imageUrl = { type: 'image_url', image_url: { url: `data:image/jpeg;base64,${base64}` } }

test.each([
  ['openai-compatible', imageUrl],
  ['openai', imageUrl],
  ['anthropic', { type: 'image', source: { type: 'base64', media_type: 'image/jpeg', data: base64 } }],
] as const)('%s: a picture goes out in the provider’s own shape, before the text', async (provider, part) => {
  const { text, usage } = await write({ provider, apiKey: 'key' })
  expect([text, usage.inputTokens > 0]).toEqual(['Hello.', true])
  const { messages } = z.object({ messages: z.array(z.unknown()) }).parse(standIn.asked[0]?.body)
  expect(messages.at(-1)).toMatchObject({ role: 'user', content: [part, { type: 'text', text: 'Transcribe it.' }] })
})

test('each type of picture is named', async () => {
  for (const mediaType of ['image/png', 'image/webp']) {
    await write({}, { bytes, mediaType })
    expect(JSON.stringify(standIn.asked.at(-1)?.body)).toContain(`data:${mediaType};base64,${base64}`)
  }
})

/** How servers say that a model cannot see. */
const refusals: Readonly<Record<string, Turn>> = {
  ollama: refuse(400, 'this model does not support image input'),
  llamaCpp: refuse(500, 'image input is not supported - hint: you may need to provide the mmproj'),
  vllm: refuse(400, 'writer is not a multimodal model'),
  openai: refuse(400, "Invalid content type. 'image_url' is only supported by certain models."),
  gateway: refuse(404, 'No endpoints found that support image input', 'not_found_error'),
  tooLarge: refuse(400, 'messages.0.content.0.image.source.base64: image exceeds 5 MB maximum'),
  content: { status: 422, body: 'unprocessable' },
  nothing: { text: '' },
}

test.each(['openai-compatible', 'openai', 'anthropic'] as const)(
  '%s: a picture that is refused is one failure, asked once, with nothing of what was said',
  async (provider) => {
    for (const [name, turn] of Object.entries(refusals)) {
      standIn.reset()
      standIn.answer(turn)
      const failure = await write({ provider, apiKey: 'key' }).catch((error: unknown) => error)
      expect(failure, name).toMatchObject({ code: 'picture_refused' })
      expect(inspect(failure, { depth: 9, showHidden: true }), name).not.toMatch(/mmproj|multimodal|a picture of|menu/)
      expect(standIn.asked, name).toHaveLength(1)
    }
  },
)

test.each<[ModelFailureCode, Turn]>([
  ['busy', { ...refuse(429, 'Rate limit for images reached'), headers: { 'retry-after': '60' } }],
  ['wrong_key', refuse(401, 'no images with this key')],
  ['no_credit', refuse(429, 'You exceeded your current quota for images')],
  ['unknown_model', refuse(404, 'The model "nobody" does not exist')],
  ['unknown_model', refuse(404, "model 'llama3.2-vision' not found, try pulling it first")],
  ['too_long', refuse(400, "This model's maximum context length is 4096 tokens, with 3000 image tokens")],
])('another failure stays what it is: %s', async (code, turn) => {
  standIn.answer(turn)
  await expect(write()).rejects.toMatchObject({ code })
})

test('without a picture, a refusal that mentions one says nothing about pictures', async () => {
  standIn.answer(refuse(400, 'this model does not support image input'))
  const model = createLanguageModel(makeModelSettings(standIn.baseAddress))
  const request = { instructions: 'You write.', messages: [{ role: 'user', content: 'Write.' }] as const }
  const call = model.writeText({ ...request, outputTokensMax: 200, signal: new AbortController().signal })
  await expect(call).rejects.toMatchObject({ code: 'provider_error' })
})
