/** Measures, on the briefs in this folder, how many of the brand words that a reader sees in a text the engine finds. */
import { z } from 'zod'
import { categories } from '#contract/plain/brand.ts'
import { extractAttributes } from '#engine/brand-attributes/extract-attributes.ts'
import { listStems } from '#engine/language/stem.ts'
import { readCases } from '../read-cases.ts'

const document = z.object({ id: z.string(), text: z.string() })
/** A nested list holds synonyms; one of them is enough. */
const wording = z.union([z.string().transform((word) => [word]), z.array(z.string())])
const brief = document.extend({ expected: z.record(z.enum(categories), z.array(wording)) })
export type ExtractionBrief = z.infer<typeof brief>

/**
 * Two lists of similar briefs; one with as many forms as possible (charters, speeches, chats, press); and one of briefs
 * that were written without looking at how the engine reads them.
 */
export const extractionBriefFiles = [
  'briefs.jsonl',
  'further-briefs.jsonl',
  'many-shapes.jsonl',
  'fresh-briefs.jsonl',
] as const
export const readExtractionBriefs = (file: (typeof extractionBriefFiles)[number]) =>
  readCases(import.meta.dirname, file, brief)
/** Recipes, invoices and the like: documents that say nothing about a brand. */
export const readUnrelatedDocuments = () => readCases(import.meta.dirname, 'nothing.jsonl', document)

/** Two phrases match if one contains all stems of the expected one, or if they share half of all their stems. */
function isMatch(expected: readonly string[], extracted: string): boolean {
  return expected.some((wording) => isSame(wording, extracted))
}

function isSame(expected: string, extracted: string): boolean {
  const left = listStems(expected)
  const right = listStems(extracted)
  const shared = [...left].filter((each) => right.has(each)).length
  return shared > 0 && (shared === left.size || shared / (left.size + right.size - shared) >= 0.5)
}

/**
 * Shares of the expected words that are found (`recall`), or also highlighted in an uncertain sentence (`marked`), or in
 * such a sentence at all, where the owner can tap them (`shown`). `precision`: share of the found words that are expected.
 */
export type ExtractionFigures = { recall: number; marked: number; shown: number; precision: number }

function rate({ text, expected }: ExtractionBrief): ExtractionFigures {
  const { attributes, found, unsure } = extractAttributes(text)
  const wanted = categories.flatMap((category) => expected[category].map((wordings) => ({ category, wordings })))
  const isFound = ({ category, wordings }: (typeof wanted)[number]) =>
    attributes[category].words.some((word) => isMatch(wordings, word))
  const isShown = (each: (typeof wanted)[number]) =>
    isFound(each) || unsure.some(({ sentence }) => each.wordings.some((wording) => isWithin(wording, sentence)))
  const isMarked = (each: (typeof wanted)[number]) =>
    isFound(each) || unsure.some(({ marks }) => marks.some(({ word }) => isMatch(each.wordings, word)))
  const right = found.filter(({ category, word }) => expected[category].some((wordings) => isMatch(wordings, word)))
  return {
    recall: wanted.filter(isFound).length / wanted.length,
    marked: wanted.filter(isMarked).length / wanted.length,
    shown: wanted.filter(isShown).length / wanted.length,
    precision: found.length === 0 ? 1 : right.length / found.length,
  }
}

function isWithin(wording: string, sentence: string): boolean {
  const said = listStems(sentence)
  return [...listStems(wording)].every((each) => said.has(each))
}

const mean = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0) / values.length

/** Mean figures over all briefs, 0 to 1. */
export function scoreBriefs(briefs: readonly ExtractionBrief[]): ExtractionFigures {
  const rates = briefs.map(rate)
  return {
    recall: mean(rates.map(({ recall }) => recall)),
    marked: mean(rates.map(({ marked }) => marked)),
    shown: mean(rates.map(({ shown }) => shown)),
    precision: mean(rates.map(({ precision }) => precision)),
  }
}

/** The extraction figures of `npm run evals`. */
export function scoreExtraction(): Record<string, number> {
  const strayWords = readUnrelatedDocuments().flatMap(({ text }) => extractAttributes(text).found)
  return {
    ...scoreBriefs(extractionBriefFiles.flatMap((file) => readExtractionBriefs(file))),
    stray_words: strayWords.length,
  }
}
