/** Makes the model's settings from the operator's variables; a contradiction is told in one sentence. */
import { isOwnAddress, normalizeBaseAddress } from '#server/platform/model/base-address.ts'
import type { ModelProvider, ModelSettings, ReasoningEffort, Rung } from '#server/platform/model/model-settings.ts'
import { providerTable } from '#server/platform/model/provider-table.ts'
import { StartError } from '#server/platform/start-error.ts'

const cloudMs = 60_000
const ownMachineMs = 600_000
const cloudCallsMax = 8
/** The name is stored with each line; some gateways have longer ones. */
const shownNameMax = 100

export type ModelVariables = {
  AI_PROVIDER?: ModelProvider | 'embedded' | undefined
  ANTHROPIC_API_KEY?: string | undefined
  OPENAI_API_KEY?: string | undefined
  AI_BASE_URL?: string | undefined
  AI_API_KEY?: string | undefined
  AI_MODEL?: string | undefined
  AI_MODEL_FAST?: string | undefined
  AI_NAME?: string | undefined
  AI_OUTPUT: Rung | 'auto'
  AI_REASONING?: ReasoningEffort | undefined
  AI_CONTEXT_TOKENS?: number | undefined
  AI_TIMEOUT_S?: number | undefined
  AI_CONCURRENCY?: number | undefined
  AI_PRICE_INPUT?: number | undefined
  AI_PRICE_OUTPUT?: number | undefined
}

/** The provider that the keys allow, where none is named. With a key and an address, either could be meant. */
function chooseProvider(read: ModelVariables): ModelProvider | 'embedded' {
  if (read.AI_PROVIDER) return read.AI_PROVIDER
  const key = (['ANTHROPIC_API_KEY', 'OPENAI_API_KEY'] as const).find((name) => read[name] !== undefined)
  if (key && read.AI_BASE_URL !== undefined)
    throw new StartError(
      `The setting AI_PROVIDER is needed with both AI_BASE_URL and ${key}: it says which of them the brands are sent to.`,
    )
  if (key) return key === 'ANTHROPIC_API_KEY' ? 'anthropic' : 'openai'
  if (read.AI_BASE_URL !== undefined) return 'openai-compatible'
  const alone = (['AI_API_KEY', 'AI_MODEL', 'AI_MODEL_FAST'] as const).find((name) => read[name] !== undefined)
  if (alone)
    throw new StartError(
      `The setting ${alone} cannot be used alone: set AI_BASE_URL, ANTHROPIC_API_KEY or OPENAI_API_KEY too.`,
    )
  return 'embedded'
}

function readKey(read: ModelVariables, provider: ModelProvider): string | undefined {
  const name = providerTable[provider].keySetting
  const key = read[name]
  if (provider === 'openai-compatible') return key
  if (key === undefined) throw new StartError(`The setting ${name} is needed with AI_PROVIDER=${provider}.`)
  if (read.AI_API_KEY !== undefined)
    throw new StartError(`The setting AI_API_KEY cannot be used with AI_PROVIDER=${provider}, whose key is ${name}.`)
  return key
}

function readBaseAddress({ AI_BASE_URL }: ModelVariables, provider: ModelProvider): string {
  const address = AI_BASE_URL === undefined ? providerTable[provider].baseAddress : normalizeBaseAddress(AI_BASE_URL)
  if (address !== undefined) return address
  throw new StartError(
    AI_BASE_URL === undefined
      ? 'The setting AI_BASE_URL is needed with AI_PROVIDER=openai-compatible: the address of the server.'
      : 'The setting AI_BASE_URL cannot be used: it must be an http address without password, query or fragment.',
  )
}

function readModels(read: ModelVariables, provider: ModelProvider): ModelSettings['models'] {
  const usual = providerTable[provider].models
  const main = read.AI_MODEL ?? usual?.main
  if (main === undefined)
    throw new StartError(
      'The setting AI_MODEL is needed with AI_BASE_URL: the name of a model there; `npm run model` lists them.',
    )
  // A gateway may not have the provider's own fast model.
  const isElsewhere = read.AI_BASE_URL !== undefined && read.AI_MODEL !== undefined
  return { main, fast: read.AI_MODEL_FAST ?? (isElsewhere ? undefined : usual?.fast) ?? main }
}

/** The names on screen: of the model, and of who receives what is sent. Another address has neither's company behind it. */
function nameModel({ AI_NAME, AI_BASE_URL }: ModelVariables, provider: ModelProvider, model: string) {
  const { product, label } = providerTable[provider]
  const ofModel = model.slice(0, shownNameMax)
  if (AI_BASE_URL === undefined) return { name: AI_NAME ?? product ?? ofModel, recipient: label }
  return { name: AI_NAME ?? ofModel, recipient: new URL(AI_BASE_URL).host }
}

/** Neither price says anything without the other. */
function readSetPrice({ AI_PRICE_INPUT: input, AI_PRICE_OUTPUT: output }: ModelVariables): ModelSettings['setPrice'] {
  if (input !== undefined && output !== undefined) return { input, output }
  if (input === undefined && output === undefined) return undefined
  const [missing, given] = input === undefined ? ['INPUT', 'OUTPUT'] : ['OUTPUT', 'INPUT']
  throw new StartError(`The setting AI_PRICE_${missing} is needed with AI_PRICE_${given}.`)
}

/** The settings of the model that writes; undefined when the embedded engine does. Throws StartError. */
export function readModelSettings(read: ModelVariables): ModelSettings | undefined {
  const provider = chooseProvider(read)
  if (provider === 'embedded') return undefined
  const apiKey = readKey(read, provider)
  const baseAddress = readBaseAddress(read, provider)
  const models = readModels(read, provider)
  const isOwnMachine = isOwnAddress(baseAddress)
  return {
    provider,
    baseAddress,
    apiKey,
    models,
    ...nameModel(read, provider, models.main),
    isOwnMachine,
    rung: read.AI_OUTPUT === 'auto' ? undefined : read.AI_OUTPUT,
    reasoning: read.AI_REASONING,
    contextTokens: read.AI_CONTEXT_TOKENS,
    timeoutMs: read.AI_TIMEOUT_S === undefined ? (isOwnMachine ? ownMachineMs : cloudMs) : read.AI_TIMEOUT_S * 1000,
    callsAtOnceMax: read.AI_CONCURRENCY ?? (isOwnMachine ? 1 : cloudCallsMax),
    setPrice: readSetPrice(read),
  }
}
