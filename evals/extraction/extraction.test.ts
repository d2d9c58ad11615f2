import { expect, test } from 'vitest'
import { categories } from '#contract/brand.ts'
import { extractAttributes } from '#engine/brand-attributes/extract-attributes.ts'
import { stems } from '#engine/language/stem.ts'
import { briefFiles, readBriefs, readOtherDocuments, scoreBriefs } from './score-extraction.ts'

test.each(briefFiles)('%s: seven in ten of the words that a reader would mark are found, and few others', (file) => {
  const { recall, precision } = scoreBriefs(readBriefs(file))
  expect(recall).toBeGreaterThanOrEqual(0.7)
  expect(precision).toBeGreaterThanOrEqual(0.8)
})

test.each(readOtherDocuments())('a document of another kind gives no words: $id', ({ text }) => {
  const extracted = extractAttributes(text)
  expect(categories.flatMap((category) => extracted[category].words)).toEqual([])
})

test.each(briefFiles.flatMap((file) => readBriefs(file)))(
  'every word of $id stands in the text, is short enough and nothing is picked',
  ({ text }) => {
    const extracted = extractAttributes(text)
    const said = stems(text)
    for (const category of categories) {
      const { words, topFive, topOne } = extracted[category]
      expect(words.length).toBeLessThanOrEqual(30)
      expect([topFive, topOne]).toEqual([[], ''])
      for (const word of words) {
        expect(word.length).toBeLessThanOrEqual(40)
        expect([...stems(word)].filter((each) => !said.has(each))).toEqual([])
      }
    }
  },
)
