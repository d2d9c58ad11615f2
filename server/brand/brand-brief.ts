/** The brand as a writer gets to know it, read from the record on the server, never from the request. */
import { createHash } from 'node:crypto'
import { readAttributes } from '#contract/brand-attributes.ts'
import { type BrandBrief, categories, defaultBusinessName, eachCategory } from '#contract/plain/brand.ts'
import { stems } from '#contract/plain/sentences.ts'
import { readSentences } from '#contract/sentences.ts'
import { type BrandRow, readBrandRow } from '#server/brand/brand-row.ts'
import type { Queryable } from '#server/platform/db/database.ts'

/** Reads the brief of a brand. */
export async function readBrief(brandId: string, on: Queryable): Promise<BrandBrief> {
  return briefOf(await readBrandRow(brandId, on))
}

/** The brief out of a row. */
export function briefOf(row: BrandRow): BrandBrief {
  const data = readAttributes(row.attributesData)
  return {
    businessName: row.businessName?.trim() || defaultBusinessName,
    topWords: eachCategory((category) => data[category].topOne),
    topFives: eachCategory((category) => data[category].topFive),
    profile: {
      industry: row.industry ?? '',
      productsServices: row.productsServices ?? '',
      idealClientDescription: row.idealClientDescription ?? '',
      primaryGoal: row.primaryGoal ?? '',
      competitiveDifferentiator: row.competitiveDifferentiator ?? '',
      customerPainPoints: row.customerPainPoints ?? '',
    },
    sentences: readSentences(row.sentences),
    chosenUvp: row.chosenUvp ?? '',
  }
}

/** A short mark of what a result was made from: the same answers give the same mark. `more` is what else it was made from. */
export function markOf(brief: BrandBrief, ...more: string[]): string {
  const { businessName, topWords, topFives, profile, sentences } = brief
  // Marks from before there were sentences stay true.
  const told = stems.some((stem) => sentences[stem] !== '') ? [sentences] : []
  const words = categories.map((category) => [topWords[category], ...topFives[category].toSorted()])
  const answers = [businessName, ...words, ...Object.values(profile), ...told, ...more]
  return createHash('sha256').update(JSON.stringify(answers)).digest('base64url').slice(0, 22)
}
