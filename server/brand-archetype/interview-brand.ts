/** The part of a brand that the interviewer knows, read from the brand's row. */
import type { InterviewBrand } from '#contract/brand-archetype.ts'
import { readAttributes } from '#contract/brand-attributes.ts'
import { readCoreValues } from '#contract/core-values.ts'
import { listValueTitles } from '#contract/plain/core-value.ts'
import type { BrandRow } from '#server/brand/brand-row.ts'

/** The titles of the core values, in order, without cards that nothing was written on. */
const valuesOf = ({ coreValues }: BrandRow): string[] => listValueTitles(readCoreValues(coreValues))

const isPicked = (word: string) => word !== ''

export function interviewBrandOf(row: BrandRow): InterviewBrand {
  const { voice, customers, feeling, impact, xfactor, culture } = readAttributes(row.attributesData)
  return {
    businessName: row.businessName?.trim() ?? '',
    industry: row.industry ?? '',
    voice: voice.topOne,
    customers: customers.topOne,
    feeling: feeling.topOne,
    impact: impact.topOne,
    xfactor: xfactor.topOne,
    coreValues: valuesOf(row),
    chosenTagline: row.chosenTagline ?? '',
    picks: [voice, xfactor, culture, feeling].flatMap(({ topOne, topFive }) => [topOne, ...topFive]).filter(isPicked),
    chosenUvp: row.chosenUvp ?? '',
    difference: row.competitiveDifferentiator ?? '',
    isAlone: row.companySize === '1',
  }
}
