/** What a call of a model costs, by its provider's list or by the operator's own prices; never guessed. */
import type { ModelUsage } from '#server/platform/model/language-model.ts'
import type { ModelSettings } from '#server/platform/model/model-settings.ts'
import { cacheWriteFactor, type ListedPrice, priceTable } from '#server/platform/model/price-table.ts'
import { providerTable } from '#server/platform/model/provider-table.ts'

type Priced = Pick<ModelSettings, 'provider' | 'baseAddress' | 'isOwnMachine' | 'setPrice'>

/** Where a price comes from. */
export type ModelPrice = { from: 'list' | 'settings' | 'own-machine'; price: ListedPrice }

/** The price of a name in the list; a name with a date costs what the one without does. */
function findListed({ provider, baseAddress }: Priced, modelId: string): ListedPrice | undefined {
  // Behind another address, a gateway may charge something else.
  if (baseAddress !== providerTable[provider].baseAddress) return undefined
  const bare = modelId.replace(/-20\d\d-?\d\d-?\d\d$/, '')
  return Object.entries(priceTable[provider]).find(([name]) => name === bare)?.[1]
}

/** Undefined if it is not known. */
export function findPrice(settings: Priced, modelId: string): ModelPrice | undefined {
  const listed = findListed(settings, modelId)
  if (listed) return { from: 'list', price: listed }
  const { setPrice, isOwnMachine } = settings
  if (setPrice) return { from: 'settings', price: { ...setPrice, cachedInput: setPrice.input } }
  return isOwnMachine ? { from: 'own-machine', price: { input: 0, cachedInput: 0, output: 0 } } : undefined
}

/** In millionths of a US dollar; null if the price is not known. */
export function priceCall(usage: ModelUsage, settings: Priced): number | null {
  const found = findPrice(settings, usage.model)
  if (!found) return null
  const { inputTokens, cachedTokens, cacheWrittenTokens, outputTokens } = usage
  const { long, ...usual } = found.price
  const { input, cachedInput, output } = long && inputTokens > long.beyondTokens ? long : usual
  const factor = found.from === 'list' ? cacheWriteFactor : 1
  const plainTokens = Math.max(0, inputTokens - cachedTokens - cacheWrittenTokens)
  return Math.round(
    plainTokens * input + cachedTokens * cachedInput + cacheWrittenTokens * input * factor + outputTokens * output,
  )
}
