/**
 * The brief: what the text generators ("writers") get to know about a brand. Read from the database, never from the
 * request.
 */
import { createHash } from 'node:crypto'
import { readAttributes } from '#contract/brand-attributes.ts'
import { readBothRight } from '#contract/contradictions.ts'
import { type BrandBrief, categories, defaultBusinessName, mapCategories } from '#contract/plain/brand.ts'
import { sentenceStems } from '#contract/plain/sentences.ts'
import { readSentences } from '#contract/sentences.ts'
import { type BrandRow, readBrandRow } from '#server/brand/brand-row.ts'
import type { Queryable } from '#server/platform/db/database.ts'

export async function readBrief(brandId: string, db: Queryable): Promise<BrandBrief> {
  return briefOf(await readBrandRow(brandId, db))
}

/** Builds the brief from a row that has already been read. */
export function briefOf(row: BrandRow): BrandBrief {
  const data = readAttributes(row.attributesData)
  return {
    businessName: row.businessName?.trim() || defaultBusinessName,
    topWords: mapCategories((category) => data[category].topOne),
    topFives: mapCategories((category) => data[category].topFive),
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
    bothRight: readBothRight(row.bothRight),
  }
}

/** A short hash of the answers that a result was made from; `more` adds further inputs. The same answers give the same hash. */
export function hashAnswers(brief: BrandBrief, ...more: string[]): string {
  const { businessName, topWords, topFives, profile, sentences } = brief
  // Empty sentences are left out of the hash, so that hashes stored before sentences existed stay valid.
  const told = sentenceStems.some((stem) => sentences[stem] !== '') ? [sentences] : []
  const words = categories.map((category) => [topWords[category], ...topFives[category].toSorted()])
  const answers = [businessName, ...words, ...Object.values(profile), ...told, ...more]
  return createHash('sha256').update(JSON.stringify(answers)).digest('base64url').slice(0, 22)
}
