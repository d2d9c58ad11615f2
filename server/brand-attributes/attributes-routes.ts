/** The words of the brand: reading, saving, suggestions. */
import { brandAttributesCalls } from '#contract/brand-attributes.ts'
import type { Answer } from '#server/account/answer.ts'
import type { AttributesStore } from '#server/brand-attributes/attributes-store.ts'
import type { WordSuggester } from '#server/brand-attributes/word-suggester.ts'
import type { RateLimits } from '#server/platform/http/rate-limits.ts'

const suggestionsByDefault = 6

type Parts = { answer: Answer; attributes: AttributesStore; suggester: WordSuggester; rateLimits: RateLimits }

export function addAttributesRoutes({ answer, attributes, suggester, rateLimits }: Parts): void {
  const saves = rateLimits('attributes-save', 240, 60, 12)
  const suggestions = rateLimits('chat-or-suggestion', 60, 60)

  answer(brandAttributesCalls.getAttributes, async ({ asker }) => ({
    success: true as const,
    brandAttributes: await attributes.read(asker.brandId),
  }))

  answer(brandAttributesCalls.saveAttributes, async ({ asker, body }) => {
    await saves.use(asker.userId)
    const brandAttributes = await attributes.save(asker.brandId, { ...body, reason: 'Edited' })
    return { success: true as const, revision: brandAttributes.revision, brandAttributes }
  })

  answer(brandAttributesCalls.suggestWords, async ({ asker, body }) => {
    await suggestions.use(asker.userId)
    const { category, input = '', existingWords, count = suggestionsByDefault } = body
    return suggester.suggest({ category, input: input.trim(), existingWords, count })
  })
}
