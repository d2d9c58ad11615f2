import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Category, categories } from '#contract/brand.ts'
import { extractAttributes } from '#engine/brand-attributes/extract-attributes.ts'
import { stems } from '#engine/language/stem.ts'

type Brief = { id: string; text: string; expected: Record<Category, string[]> }

function read<Row>(file: string): Row[] {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8')
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
}

/** Two phrases match when one's stems are all in the other's, or when they share half of all their stems. */
function isMatch(expected: string, extracted: string): boolean {
  const left = stems(expected)
  const right = stems(extracted)
  const shared = [...left].filter((each) => right.has(each)).length
  return shared > 0 && (shared === left.size || shared / (left.size + right.size - shared) >= 0.5)
}

function rate({ text, expected }: Brief): { recall: number; precision: number } {
  const extracted = extractAttributes(text)
  const wanted = categories.flatMap((category) => expected[category].map((word) => ({ category, word })))
  const given = categories.flatMap((category) => extracted[category].words.map((word) => ({ category, word })))
  const found = wanted.filter(({ category, word }) => extracted[category].words.some((each) => isMatch(word, each)))
  const right = given.filter(({ category, word }) => expected[category].some((each) => isMatch(each, word)))
  return { recall: found.length / wanted.length, precision: given.length === 0 ? 1 : right.length / given.length }
}

const mean = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0) / values.length

test.each(['briefs.jsonl', 'further-briefs.jsonl'])(
  '%s: seven in ten of the words that a reader would mark are found, and few others',
  (file) => {
    const rates = read<Brief>(file).map(rate)
    const recall = mean(rates.map((each) => each.recall))
    const precision = mean(rates.map((each) => each.precision))
    console.log(`${file}: recall ${recall.toFixed(2)}, precision ${precision.toFixed(2)}`)
    expect(recall).toBeGreaterThanOrEqual(0.7)
    expect(precision).toBeGreaterThanOrEqual(0.5)
  },
)

test.each(read<{ id: string; text: string }>('nothing.jsonl'))(
  'a document of another kind gives no words: $id',
  ({ text }) => {
    const extracted = extractAttributes(text)
    expect(categories.flatMap((category) => extracted[category].words)).toEqual([])
  },
)

test.each(read<Brief>('briefs.jsonl'))(
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
