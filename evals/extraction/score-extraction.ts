/** How many of the words that a reader would mark in a document the engine finds, over the briefs of this folder. */
import { z } from 'zod'
import { categories } from '#contract/brand.ts'
import { extractAttributes } from '#engine/brand-attributes/extract-attributes.ts'
import { stems } from '#engine/language/stem.ts'
import { readCases } from '../read-cases.ts'

const document = z.object({ id: z.string(), text: z.string() })
/** A list in a list holds ways to say the same; one of them is enough. */
const wording = z.union([z.string().transform((word) => [word]), z.array(z.string())])
const brief = document.extend({ expected: z.record(z.enum(categories), z.array(wording)) })
export type Brief = z.infer<typeof brief>

/**
 * Two lists of briefs that look alike; one of as many shapes as came to mind: charters, speeches, chats, press; and one of
 * briefs that were written before anybody looked how they are read. At that first look the first three dozen gave 0.56,
 * 0.44 and 0.47 of their words and the last six 0.66: a document from outside lies nearer to that than to the figure over
 * all lists.
 */
export const briefFiles = ['briefs.jsonl', 'further-briefs.jsonl', 'many-shapes.jsonl', 'fresh-briefs.jsonl'] as const
export const readBriefs = (file: (typeof briefFiles)[number]) => readCases(import.meta.dirname, file, brief)
/** Recipes, invoices and the like: documents that say nothing of a brand. */
export const readOtherDocuments = () => readCases(import.meta.dirname, 'nothing.jsonl', document)

/** Two phrases match when one's stems are all in the other's, or when they share half of all their stems. */
function isMatch(expected: readonly string[], extracted: string): boolean {
  return expected.some((wording) => isSame(wording, extracted))
}

function isSame(expected: string, extracted: string): boolean {
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

/** Mean recall and precision over briefs, 0 to 1. */
export function scoreBriefs(briefs: readonly Brief[]): { recall: number; precision: number } {
  const rates = briefs.map(rate)
  return { recall: mean(rates.map(({ recall }) => recall)), precision: mean(rates.map(({ precision }) => precision)) }
}

/** The figures of `npm run evals`. */
export function scoreExtraction(): Record<string, number> {
  const { recall, precision } = scoreBriefs(briefFiles.flatMap((file) => readBriefs(file)))
  const strayWords = readOtherDocuments().flatMap(({ text }) =>
    Object.values(extractAttributes(text)).flatMap(({ words }) => words),
  )
  return { recall, precision, stray_words: strayWords.length }
}
