/** The providers: their addresses, and the models used when AI_MODEL names none. */
import type { ModelProvider } from '#server/platform/model/model-settings.ts'

type Provider = {
  label: string
  /** What its model is called on screen; undefined: by the model's own name. */
  product: string | undefined
  baseAddress: string | undefined
  models: { main: string; fast: string } | undefined
  /** The setting that holds its key. */
  keySetting: 'ANTHROPIC_API_KEY' | 'OPENAI_API_KEY' | 'AI_API_KEY'
  /** Where its models are listed. */
  listPath: string
  /** Headers with which a plain GET says who asks. */
  makeHeaders: (apiKey: string | undefined) => Record<string, string>
}

const makeBearer = (apiKey: string | undefined): Record<string, string> =>
  apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }

export const providerTable: Readonly<Record<ModelProvider, Provider>> = {
  anthropic: {
    label: 'Anthropic',
    product: 'Claude',
    baseAddress: 'https://api.anthropic.com/v1',
    models: { main: 'claude-sonnet-5-5', fast: 'claude-haiku-5-5' },
    keySetting: 'ANTHROPIC_API_KEY',
    listPath: '/models?limit=1000',
    makeHeaders: (apiKey) => ({ 'x-api-key': apiKey ?? '', 'anthropic-version': '2023-06-01' }),
  },
  openai: {
    label: 'OpenAI',
    product: 'OpenAI',
    baseAddress: 'https://api.openai.com/v1',
    models: { main: 'gpt-6-sol', fast: 'gpt-6-luna' },
    keySetting: 'OPENAI_API_KEY',
    listPath: '/models',
    makeHeaders: makeBearer,
  },
  'openai-compatible': {
    label: 'an OpenAI-compatible server',
    product: undefined,
    baseAddress: undefined,
    models: undefined,
    keySetting: 'AI_API_KEY',
    listPath: '/models',
    makeHeaders: makeBearer,
  },
}
