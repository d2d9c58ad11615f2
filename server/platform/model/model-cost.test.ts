import { expect, test } from 'vitest'
import { formatCost } from '#contract/plain/format-cost.ts'
import { readConfig } from '#server/config.ts'
import { createLanguageModel } from '#server/platform/model/create-language-model.ts'
import type { ModelUsage } from '#server/platform/model/language-model.ts'
import { findPrice } from '#server/platform/model/model-cost.ts'
import { providerTable } from '#server/platform/model/provider-table.ts'

const million = { inputTokens: 1_000_000, outputTokens: 100_000, cachedTokens: 0, cacheWrittenTokens: 0, ms: 1 }
const elsewhere = { AI_BASE_URL: 'https://ai.example.org', AI_MODEL: 'large' }

/** In US dollars. */
function costWith(env: Record<string, string>, usage: Partial<ModelUsage> = {}): number | undefined {
  const settings = readConfig(env).model
  if (!settings) throw new Error('no model')
  const micros = createLanguageModel(settings).costOf({ ...million, model: settings.models.main, ...usage })
  return micros === null ? undefined : micros / 1_000_000
}

test('both providers’ usual models have a price', () => {
  for (const env of [{ ANTHROPIC_API_KEY: 'key' }, { OPENAI_API_KEY: 'key' }]) {
    const settings = readConfig(env).model
    const { models } = (settings && providerTable[settings.provider]) ?? {}
    for (const name of Object.values(models ?? {}))
      expect(settings && findPrice(settings, name)?.from, name).toBe('list')
  }
})

test('a call costs what its model’s list says, less from a cache, more into one', () => {
  const env = { ANTHROPIC_API_KEY: 'key', AI_MODEL: 'claude-sonnet-5-5' }
  expect(costWith(env)).toBe(3)
  expect(costWith(env, { cachedTokens: 1_000_000 })).toBe(1.1)
  expect(costWith(env, { cacheWrittenTokens: 1_000_000 })).toBe(3.5)
  expect(costWith(env, { model: 'claude-sonnet-5-5-20260928' })).toBe(3)
})

test('a long prompt has its own price where the list has one', () => {
  const env = { ANTHROPIC_API_KEY: 'key', AI_MODEL: 'claude-haiku-5-5' }
  expect(costWith(env, { inputTokens: 100_000 })).toBe(0.06)
  expect(costWith(env, { inputTokens: 200_000 })).toBe(0.35)
})

test('a model that is not listed costs what the operator sets, else it is not known', () => {
  expect(costWith(elsewhere)).toBeUndefined()
  expect(costWith({ ...elsewhere, AI_PRICE_INPUT: '0.5', AI_PRICE_OUTPUT: '2' })).toBe(0.7)
  expect(costWith({ ANTHROPIC_API_KEY: 'key', AI_MODEL: 'unheard-of' })).toBeUndefined()
  // A gateway may charge something else for a name of the list.
  const gateway = { AI_PROVIDER: 'anthropic', AI_BASE_URL: 'https://ai.example.org', ANTHROPIC_API_KEY: 'key' }
  expect(costWith({ ...gateway, AI_MODEL: 'claude-sonnet-5-5' })).toBeUndefined()
})

test('a machine of one’s own costs nothing, unless the operator sets a price', () => {
  const own = { ...elsewhere, AI_BASE_URL: 'http://127.0.0.1:11434' }
  expect(costWith(own)).toBe(0)
  expect(costWith({ ...own, AI_PRICE_INPUT: '1', AI_PRICE_OUTPUT: '0' })).toBe(1)
})

test.each([
  [0, '$0'],
  [9_840_000, '$9.84'],
  [1_234_000_000, '$1,234'],
  [50_000, '$0.05'],
  [4200, '$0.0042'],
  [1, '$0.000001'],
])('%s millionths are shown as %s', (micros, shown) => {
  expect(formatCost(micros)).toBe(shown)
})
