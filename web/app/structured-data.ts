/** Structured data for search engines, in schema.org's vocabulary. */
import { paths } from '#web/paths.ts'
import { pricePerMonth, type QuestionAndAnswer, trialPromise } from '#web/visitors/public-words.ts'

export type StructuredPageData = Readonly<Record<string, unknown>>

export const describeProduct = (description: string): StructuredPageData => ({
  '@context': 'https://schema.org',
  '@type': 'SoftwareApplication',
  name: '%PRODUCT_NAME%',
  url: '%PUBLIC_URL%/',
  description,
  applicationCategory: 'BusinessApplication',
  operatingSystem: 'Any, in a browser',
  offers: {
    '@type': 'Offer',
    description: trialPromise,
    url: `%PUBLIC_URL%${paths.marketing}#pricing-section`,
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: pricePerMonth,
      priceCurrency: 'USD',
      referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'MON' },
    },
  },
})

export const describeQuestions = (questions: readonly QuestionAndAnswer[]): StructuredPageData => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: questions.map(({ asks, says }) => ({
    '@type': 'Question',
    name: asks,
    acceptedAnswer: { '@type': 'Answer', text: says },
  })),
})
