/** The words of the brand: reading, saving, suggestions. */
import { brandAttributesCalls } from '#contract/brand-attributes.ts'
import { sampleWords } from '#contract/plain/sample-words.ts'
import type { Answer } from '#server/account/answer.ts'
import type { AttributesStore } from '#server/brand-attributes/attributes-store.ts'
import type { WordSuggester } from '#server/brand-attributes/word-suggester.ts'

const suggestionsByDefault = 6

type Parts = { answer: Answer; attributes: AttributesStore; suggester: WordSuggester }

export function addAttributesRoutes({ answer, attributes, suggester }: Parts): void {
  answer(brandAttributesCalls.getAttributes, async ({ asker }) => ({
    success: true as const,
    brandAttributes: await attributes.read(asker.brandId),
  }))

  answer(brandAttributesCalls.saveAttributes, async ({ asker, body }) => {
    const brandAttributes = await attributes.save(asker.brandId, { ...body, reason: 'Edited' })
    return { success: true as const, revision: brandAttributes.revision, brandAttributes }
  })

  answer(brandAttributesCalls.suggestWords, async ({ body }) => {
    const { category, input = '', existingWords, count = suggestionsByDefault } = body
    const standingWords = sampleWords[category]
    return suggester.suggest({ category, input: input.trim(), existingWords, standingWords, count })
  })
}
