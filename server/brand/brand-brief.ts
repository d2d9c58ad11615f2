/** The brand as a writer gets to know it, read from the record on the server, never from the request. */
import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { readAttributes } from '#contract/brand-attributes.ts'
import { type BrandBrief, categories, defaultBusinessName, eachCategory } from '#contract/plain/brand.ts'
import { stems } from '#contract/plain/sentences.ts'
import { readSentences } from '#contract/sentences.ts'
import type { Queryable } from '#server/platform/db/database.ts'
import { brands } from '#server/platform/db/tables.ts'
import { Refusal } from '#server/platform/http/refusal.ts'

const columns = {
  businessName: brands.businessName,
  industry: brands.industry,
  productsServices: brands.productsServices,
  idealClientDescription: brands.idealClientDescription,
  primaryGoal: brands.primaryGoal,
  competitiveDifferentiator: brands.competitiveDifferentiator,
  customerPainPoints: brands.customerPainPoints,
  sentences: brands.sentences,
  attributesData: brands.attributesData,
  chosenUvp: brands.chosenUvp,
}

/** Reads the brief of a brand. */
export async function readBrief(brandId: string, on: Queryable): Promise<BrandBrief> {
  const [row] = await on.select(columns).from(brands).where(eq(brands.id, brandId))
  if (!row) throw new Refusal('not_found')
  return briefOf(row)
}

export type BriefColumns = {
  [Key in keyof typeof columns]: Key extends 'attributesData' | 'sentences' ? unknown : string | null
}

/** The brief out of a row's columns. */
export function briefOf(row: BriefColumns): BrandBrief {
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
