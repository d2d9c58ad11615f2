/** The words of the brand: reading, saving and suggesting them. */

import { brandAttributesCalls } from '#contract/brand-attributes.ts'
import { sampleWords } from '#contract/plain/sample-words.ts'
import { readBrief } from '#server/brand/brand-brief.ts'
import type { AttributesStore } from '#server/brand-attributes/attributes-store.ts'
import type { WordsWriter } from '#server/brand-attributes/words-writer.ts'
import type { RegisterCall } from '#server/calls/answer.ts'
import { type CallLimit, chatOrSuggestionLimit, minuteSeconds, readLimit } from '#server/calls/limits.ts'
import type { Database } from '#server/platform/db/database.ts'

const attributesSaveLimit: CallLimit = {
  name: 'attributes-save',
  uses: 240,
  seconds: minuteSeconds,
  per: 'user',
  atOnce: 12,
}

const suggestionsByDefault = 6

type Parts = { answer: RegisterCall; database: Database; attributes: AttributesStore; writer: WordsWriter }

export function addAttributesRoutes({ answer, database, attributes, writer }: Parts): void {
  answer(brandAttributesCalls.getAttributes, [readLimit], async ({ asker }) => ({
    success: true as const,
    brandAttributes: await attributes.read(asker.brandId),
  }))

  answer(brandAttributesCalls.saveAttributes, [attributesSaveLimit], async ({ asker, body }) => {
    const brandAttributes = await attributes.save(asker.brandId, { ...body, reason: 'Edited' })
    return { success: true as const, revision: brandAttributes.revision, brandAttributes }
  })

  answer(brandAttributesCalls.suggestWords, [chatOrSuggestionLimit], async ({ asker, body, signal }) => {
    const { category, input = '', existingWords, count = suggestionsByDefault, byModel = false } = body
    const asked = { category, input: input.trim(), existingWords, standingWords: sampleWords[category], count }
    return writer.suggest({ ...asked, brief: await readBrief(asker.brandId, database), asker, byModel, signal })
  })
}
