/**
 * What the providers' models cost at their own addresses, in US dollars per million tokens: list prices, without discounts
 * and taxes. Looked up on 2026-11-29 at
 * https://platform.claude.com/docs/en/about-claude/pricing and https://developers.openai.com/api/docs/pricing.
 * A model whose price we could not verify is not here.
 */
import type { ModelProvider } from '#server/platform/model/model-settings.ts'

export type TokenPrice = { input: number; cachedInput: number; output: number }
/** `long` holds for all tokens of a call whose prompt is longer than `beyondTokens`. */
export type ListedPrice = TokenPrice & { long?: TokenPrice & { beyondTokens: number } }

export const pricesFrom = '2026-11-29'

/** Writing into a provider's cache costs this much more than reading without it; both providers ask the same. */
export const cacheWriteFactor = 1.25

export const priceTable: Readonly<Record<ModelProvider, Readonly<Record<string, ListedPrice>>>> = {
  anthropic: {
    'claude-fable-5-1': { input: 10, cachedInput: 0.25, output: 50 },
    'claude-opus-5-5': { input: 4, cachedInput: 0.2, output: 20 },
    'claude-opus-5': { input: 5, cachedInput: 0.5, output: 25 },
    'claude-sonnet-5-5': { input: 2, cachedInput: 0.1, output: 10 },
    'claude-sonnet-5': { input: 2, cachedInput: 0.2, output: 10 },
    'claude-haiku-5-5': {
      ...{ input: 0.1, cachedInput: 0.01, output: 0.5 },
      long: { beyondTokens: 100_000, input: 0.5, cachedInput: 0.05, output: 2.5 },
    },
  },
  openai: {
    'gpt-6.1-sol': {
      ...{ input: 2, cachedInput: 0.1, output: 10 },
      long: { beyondTokens: 272_000, input: 4, cachedInput: 0.2, output: 15 },
    },
    'gpt-6-sol': {
      ...{ input: 2, cachedInput: 0.2, output: 10 },
      long: { beyondTokens: 272_000, input: 4, cachedInput: 0.4, output: 15 },
    },
    'gpt-6-luna': {
      ...{ input: 0.1, cachedInput: 0.01, output: 0.5 },
      long: { beyondTokens: 272_000, input: 0.2, cachedInput: 0.02, output: 0.75 },
    },
  },
  'openai-compatible': {},
}
