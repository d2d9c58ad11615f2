/** An invented business for `npm run model`: a record, and something to ask each tool about. */
import { archetypes } from '#contract/plain/archetypes.ts'
import { type BrandBrief, makeEmptyAttributes, makeEmptyBrief, mapCategories } from '#contract/plain/brand.ts'
import { makeEmptySentences } from '#contract/plain/sentences.ts'
import type { StrategistRecord } from '#contract/plain/strategist-record.ts'
import type { ArchetypeTextMaterial } from '#server/brand-archetype/archetype-text-prompt.ts'
import type { InterviewSoFar } from '#server/brand-archetype/measure-interview.ts'
import type { JudgmentRequest } from '#server/brand-review/judgment-writer.ts'

const { caregiver } = archetypes
const distribution = {
  ...{ innocent: 0, explorer: 0, sage: 0, hero: 0, outlaw: 0, magician: 0, regular: 0, lover: 0, jester: 0 },
  ...{ caregiver: 1, ruler: 0, creator: 0 },
}
const noExamples = { examples: [], industryExamples: [] }

const words = {
  ...{ culture: 'patient', customers: 'thrifty', voice: 'dry', feeling: 'looked after', impact: 'years longer' },
  xfactor: 'any horse',
} as const

/** All six sentences but the last, which a model may finish from the long answers. */
export const exampleBrief: BrandBrief = {
  ...makeEmptyBrief('Heron Street Horses'),
  topWords: mapCategories((category) => words[category]),
  topFives: mapCategories((category) => [words[category]]),
  profile: {
    industry: 'repair',
    productsServices: 'We repair rocking horses of any make, and paint them as they were.',
    idealClientDescription: 'Families who were all rocked on the same horse and would like to keep it.',
    primaryGoal: 'More repairs by post',
    competitiveDifferentiator:
      'We send back what cannot be mended and charge nothing. An adult sits on each horse before it leaves.',
    customerPainPoints: 'A leg came off, and every shop told them to buy a new one.',
  },
  sentences: {
    ...makeEmptySentences(),
    does: 'repair rocking horses of any make',
    who: 'families who want to keep the one they have',
    when: 'a leg has come off',
    after: 'rock the next child on the same horse',
    only: 'charge nothing for what we cannot mend',
  },
}

export const exampleLine =
  'Heron Street Horses repairs rocking horses of any make, so that you rock the next child on the same one.'

export const exampleDocument = `Why we do this
My aunt ran the bench before me. She told people when a horse was not worth her time, and they came back with the next one.
We keep the manes of every horse that we could not save, and half of our repairs are made of them.
Last autumn I set a saddle the wrong way round. I wrote to the owner before she saw it, and did it again that night.`

export const exampleArchetype: ArchetypeTextMaterial = {
  brief: exampleBrief,
  brand: {
    ...{ businessName: exampleBrief.businessName, industry: 'repair', ...words, coreValues: ['Plain dealing'] },
    ...{ chosenTagline: '', chosenUvp: '', picks: [], isAlone: true },
    difference: exampleBrief.profile.competitiveDifferentiator,
  },
  result: {
    ...{
      primary: { ...caregiver, motivation: caregiver.wants, ...noExamples },
      secondary: '',
      confidence: 62,
      reading: 'leaning',
    },
    ...{ confidenceDistribution: '', distribution, analysis: '', against: [], wouldChange: '' },
    ...{ questionsAsked: 1, archetypesRuledOut: [] },
    evidence: [
      {
        ...{ quote: 'I would rather mend it than see it thrown away', about: 'why they began' },
        ...{ speaksOf: 'care', archetype: 'caregiver' },
      },
    ],
  },
  answers: [{ about: 'why they began', answer: 'I would rather mend it than see it thrown away.' }],
}

/** Answers of an interview, each with the id of its question. */
export const exampleInterview: InterviewSoFar = {
  brand: exampleArchetype.brand,
  transcript: [
    {
      questionId: 'origin',
      answer: 'A girl cried over a broken horse, so I sat up all night. I never sent them a bill.',
    },
    { questionId: 'refuse', answer: 'Spray paint over rot. I would sooner tell somebody that it is not worth it.' },
    {
      questionId: 'rituals',
      answer: 'Before a horse goes home I ride it once around the yard. Nobody has ever laughed.',
    },
  ],
}

export const exampleSite: Pick<JudgmentRequest, 'passages' | 'pages'> = {
  passages: [
    { page: 'https://example.com/', part: 'heading', number: 1, text: 'We mend it, or you pay nothing.' },
    { page: 'https://example.com/', part: 'paragraph', number: 1, text: 'Bring it on a trailer. I look at it myself.' },
    {
      ...{ page: 'https://example.com/prices', part: 'paragraph', number: 1 },
      text: 'A fee for inspection is charged in all cases, whether or not our specialists can effect a repair.',
    },
  ],
  pages: [
    { url: 'https://example.com/', title: 'Heron Street Horses', state: 'read', note: '' },
    { url: 'https://example.com/prices', title: 'Prices', state: 'read', note: '' },
  ],
}

export const exampleRecord: StrategistRecord = {
  brief: exampleBrief,
  attributes: mapCategories((category) => ({
    ...makeEmptyAttributes()[category],
    words: [words[category]],
  })),
  ...{ chosenTagline: '', coreValues: [{ title: 'Plain dealing', description: 'We say when it is not worth it.' }] },
  ...{ archetype: null, audit: null, isStale: { uvp: false, taglines: false }, path: '/toolkit' },
  chain: {
    ...{ brandAttributesCompleted: false, chosenUvp: null, chosenTagline: null, coreValuesCount: 1 },
    ...{ brandArchetypeCompleted: false, websiteReviewCompleted: false },
  },
}

/** A picture with words: the one that shared links show. */
export const examplePicture = new URL('../web/visitors/pictures/card.png', import.meta.url)
