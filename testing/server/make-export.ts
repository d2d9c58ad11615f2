/** Every export format of a record that has the given text in every field an owner can write. */
import { answerLengthMax } from '#contract/brand-archetype.ts'
import { exportFormats } from '#contract/brand-export.ts'
import type { ExportedBrand } from '#contract/exported-brand.ts'
import { mapCategories } from '#contract/plain/brand.ts'
import type { StrategistRecord } from '#contract/plain/strategist-record.ts'
import { writeExport } from '#server/brand-export/write-export.ts'
import { makeWholeBrand } from '#testing/contract/whole-brand.ts'
import { splitIntoPieces } from './written-records.ts'

export function makeExport({ brief: told, attributes, chosenTagline, coreValues }: StrategistRecord) {
  const { profile, businessName: name, chosenUvp } = told
  const { productsServices: productsAndServices, idealClientDescription: idealClient } = profile
  const { competitiveDifferentiator: difference, ...other } = profile
  const brand: ExportedBrand = {
    ...makeWholeBrand(),
    business: {
      ...other,
      companySize: null,
      shortName: null,
      sentences: [],
      name,
      productsAndServices,
      idealClient,
      difference,
    },
    attributes: mapCategories((category) => {
      const { topOne, topFive, words } = attributes[category]
      return { chosen: topOne, topFive, otherWords: words.slice(5) }
    }),
    uniqueValueProposition: chosenUvp,
    tagline: chosenTagline,
    coreValues: coreValues.map((value) => ({ ...value, evidence: value.description })),
    interview: splitIntoPieces(productsAndServices, answerLengthMax).map((answer) => ({
      ...{ topic: 'voice' as const, question: answer, tells: true },
      answer,
    })),
  }
  return exportFormats.map((format) => writeExport(format, { isReady: true, brand, voiceSamples: [] }))
}
