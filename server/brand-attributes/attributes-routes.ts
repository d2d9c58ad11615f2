/** The words of the brand: reading, saving, suggestions. */

import { brandAttributesCalls } from '#contract/brand-attributes.ts'
import { sampleWords } from '#contract/plain/sample-words.ts'
import type { AttributesStore } from '#server/brand-attributes/attributes-store.ts'
import type { WordSuggester } from '#server/brand-attributes/word-suggester.ts'
import type { Answer } from '#server/calls/answer.ts'
import { chatOrSuggestionLimit, type Limit, minute, readLimit } from '#server/calls/limits.ts'

const attributesSaveLimit: Limit = { name: 'attributes-save', uses: 240, seconds: minute, per: 'user', atOnce: 12 }

const suggestionsByDefault = 6

type Parts = { answer: Answer; attributes: AttributesStore; suggester: WordSuggester }

export function addAttributesRoutes({ answer, attributes, suggester }: Parts): void {
  answer(brandAttributesCalls.getAttributes, [readLimit], async ({ asker }) => ({
    success: true as const,
    brandAttributes: await attributes.read(asker.brandId),
  }))

  answer(brandAttributesCalls.saveAttributes, [attributesSaveLimit], async ({ asker, body }) => {
    const brandAttributes = await attributes.save(asker.brandId, { ...body, reason: 'Edited' })
    return { success: true as const, revision: brandAttributes.revision, brandAttributes }
  })

  answer(brandAttributesCalls.suggestWords, [chatOrSuggestionLimit], async ({ body }) => {
    const { category, input = '', existingWords, count = suggestionsByDefault } = body
    const standingWords = sampleWords[category]
    return suggester.suggest({ category, input: input.trim(), existingWords, standingWords, count })
  })
}
