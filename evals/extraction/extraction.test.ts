import { expect, test } from 'vitest'
import { categories } from '#contract/plain/brand.ts'
import { extractAttributes } from '#engine/brand-attributes/extract-attributes.ts'
import { extractionBriefFiles, readExtractionBriefs, readUnrelatedDocuments, scoreBriefs } from './score-extraction.ts'

test.each(extractionBriefFiles)(
  '%s: found words are right, and most of the others are in a sentence that is shown',
  (file) => {
    const { precision, shown, marked } = scoreBriefs(readExtractionBriefs(file))
    expect(precision).toBeGreaterThanOrEqual(0.92)
    expect(shown).toBeGreaterThanOrEqual(0.9)
    expect(marked).toBeGreaterThanOrEqual(0.45)
  },
)

test.each(readUnrelatedDocuments())('a document of another kind gives no words: $id', ({ text }) => {
  expect(extractAttributes(text).found).toEqual([])
})

/** Ignores apostrophes, capitals and punctuation. */
const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\d]+/gu, ' ')

test.each(extractionBriefFiles.flatMap((file) => readExtractionBriefs(file)))(
  'every word found in $id occurs in its sentence and is short, and none is picked for the owner',
  ({ text }) => {
    const { attributes, found, unsure } = extractAttributes(text)
    for (const { sentence, marks } of unsure)
      for (const { word } of marks) expect(plain(sentence)).toContain(plain(word).trim())
    for (const { word, sentence } of found) {
      expect(word.split(' ').length).toBeLessThanOrEqual(4)
      expect(word.length).toBeLessThanOrEqual(40)
      expect(plain(sentence)).toContain(plain(word).trim())
    }
    for (const category of categories) {
      const { words, topFive, topOne } = attributes[category]
      expect(words).toEqual(found.filter((each) => each.category === category).map(({ word }) => word))
      expect([topFive, topOne]).toEqual([[], ''])
    }
  },
)
