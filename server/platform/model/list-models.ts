/** Which models a server has, and how large their windows are, as far as it tells. */
import { z } from 'zod'
import { cleanText } from '#server/platform/model/clean-text.ts'
import { createModelFetch } from '#server/platform/model/model-fetch.ts'
import type { ModelSettings } from '#server/platform/model/model-settings.ts'
import { providerTable } from '#server/platform/model/provider-table.ts'

const listMs = 10_000
const lookMs = 2000
const modelsMax = 2000

export type ListedModel = { id: string; contextTokens: number | undefined }
type Server = Pick<ModelSettings, 'provider' | 'baseAddress' | 'apiKey'>

const tokens = z.int().positive().optional().catch(undefined)
/** Each server names the window differently. */
const listSchema = z.object({
  data: z.array(
    z.object({
      id: z.string().transform((id) => cleanText(id).replace(/\s+/g, ' ').slice(0, 200)),
      max_model_len: tokens,
      context_length: tokens,
      context_window: tokens,
      max_input_tokens: tokens,
    }),
  ),
})

async function getJson(url: string, headers: Record<string, string>, ms: number): Promise<unknown> {
  const signal = AbortSignal.timeout(ms)
  const answer = await createModelFetch(ms)(url, { method: 'GET', headers, signal })
  return answer.json()
}

/** The models that the server lists. Throws a ModelFailure, or another error if the answer is no list. */
export async function listModels({ provider, baseAddress, apiKey }: Server): Promise<ListedModel[]> {
  const { makeHeaders, listPath } = providerTable[provider]
  const { data } = listSchema.parse(await getJson(`${baseAddress}${listPath}`, makeHeaders(apiKey), listMs))
  return data.slice(0, modelsMax).map(({ id, ...windows }) => ({
    id,
    contextTokens:
      windows.max_model_len ?? windows.context_length ?? windows.context_window ?? windows.max_input_tokens,
  }))
}

const names = { name: z.string().optional(), id: z.string().optional() }
type Loaded = { name?: string | undefined; id?: string | undefined; window: number | undefined }

/** Where Ollama, LM Studio and llama.cpp tell the windows of what they have loaded. */
const places: readonly { path: string; schema: z.ZodType<Loaded[]> }[] = [
  {
    path: '/api/ps',
    schema: z
      .object({ models: z.array(z.object({ ...names, context_length: tokens })) })
      .transform(({ models }) => models.map(({ name, id, context_length: window }) => ({ name, id, window }))),
  },
  {
    path: '/api/v0/models',
    schema: z
      .object({ data: z.array(z.object({ ...names, loaded_context_length: tokens })) })
      .transform(({ data }) => data.map(({ name, id, loaded_context_length: window }) => ({ name, id, window }))),
  },
  {
    // It has one model, and does not say its name here.
    path: '/props',
    schema: z
      .object({ default_generation_settings: z.object({ n_ctx: tokens }) })
      .transform(({ default_generation_settings: { n_ctx: window } }) => [{ window }]),
  },
]

/** The window of the loaded model, from a server on an own machine; undefined if it does not tell. */
export async function findLoadedWindow({ baseAddress, apiKey }: Server, modelId: string): Promise<number | undefined> {
  const { origin } = new URL(baseAddress)
  const headers = providerTable['openai-compatible'].makeHeaders(apiKey)
  const isIt = ({ name, id }: Loaded) =>
    (name === undefined && id === undefined) ||
    [name, id].some((each) => each === modelId || each === `${modelId}:latest`)
  for (const { path, schema } of places) {
    const answer = await getJson(`${origin}${path}`, headers, lookMs).catch(() => undefined)
    const window = schema.safeParse(answer).data?.find(isIt)?.window
    if (window !== undefined) return window
  }
  return undefined
}
