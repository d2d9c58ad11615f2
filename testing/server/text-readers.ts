/**
 * A table of all code that parses user-written text on the server's main thread (the "readers"), to test that none is
 * slow on long texts. Add a line for each new one.
 */
import { answerLengthMax, type InterviewBrand } from '#contract/brand-archetype.ts'
import { wordLengthMax } from '#contract/plain/brand.ts'
import type { StrategistRecord } from '#contract/plain/strategist-record.ts'
import { taglineLengthMax } from '#contract/taglines.ts'
import { readUvps, uvpLengthMax } from '#contract/uvp.ts'
import type { ValuesTurn } from '#contract/writers.ts'
import { readArchetype } from '#engine/brand-archetype/read-archetype.ts'
import { readOwnerVoice } from '#engine/brand-archetype/read-voice.ts'
import { takeInterviewTurn, takeTurnAfterCorrection } from '#engine/brand-archetype/take-interview-turn.ts'
import { interviewTopics } from '#engine/brand-archetype/topics.ts'
import { writeArchetypeUse } from '#engine/brand-archetype/write-archetype-use.ts'
import { suggestWords } from '#engine/brand-attributes/suggest-words.ts'
import { answerValuesMessage } from '#engine/core-values/answer-values-message.ts'
import { findSentences } from '#engine/onboarding/find-sentences.ts'
import { analyseBrand } from '#engine/strategist/analyse-brand.ts'
import { answerMessage } from '#engine/strategist/answer-message.ts'
import { writeTaglines } from '#engine/taglines/write-taglines.ts'
import { refineLine } from '#engine/uvp/refine-uvp.ts'
import { writeUvps } from '#engine/uvp/write-uvps.ts'
import { checkPassword } from '#server/account/check-password.ts'
import { readLinkToken } from '#server/account/signed-link.ts'
import { hashAnswers } from '#server/brand/brand-brief.ts'
import { decodeTextFile } from '#server/platform/documents/decode-text-file.ts'
import { tidyDocumentText } from '#server/platform/documents/tidy-document-text.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { readSiteAddress } from '#server/platform/sites/site-address.ts'
import { makeEmptyRecord } from '#testing/engine/strategist-records.ts'
import { makeExport } from './make-export.ts'
import {
  bakeryRecord,
  cutText,
  makeRecordWithAnswers,
  makeRecordWithValues,
  makeRecordWithWords,
  makeValues,
  splitIntoPieces,
} from './written-records.ts'

/**
 * One reader. `brings` names the request fields that its text comes from; the longest of them limits its length.
 * `times` is how many such texts are read at once.
 */
export type TextReader = { reader: string; brings: readonly string[]; times?: number; read: (text: string) => unknown }

const turn = { seed: 1, exclude: [] }
const { brief } = bakeryRecord
const standing = brief.chosenUvp
const ask = (db: StrategistRecord, message: string) => answerMessage(db, { message })

const interviewBrand: InterviewBrand = {
  businessName: 'Harbour Loaf',
  industry: 'food',
  voice: 'warm',
  customers: 'early risers',
  feeling: 'at home',
  impact: 'fresh bread',
  xfactor: 'baked on the boat',
  coreValues: ['Frank counsel'],
  chosenTagline: 'Up before the gulls.',
  picks: ['warm'],
  chosenUvp: 'Bread from the boat.',
  difference: 'We bake on the water.',
}
/** Ids of interview questions. The last ones cover every kind of question, so that even a few answers meet them. */
const questionIds = [...interviewTopics, 'contrast:price:ruler:regular', 'probe:business', 'contrast:feel:sage:creator']
const answersRead = 8
const transcriptOf = (text: string) => {
  const answers = splitIntoPieces(text, answerLengthMax)
  return questionIds.slice(-answers.length).map((questionId, at) => ({ questionId, answer: answers[at] ?? '' }))
}

const profileTexts = [
  'businessName',
  'industry',
  'productsServices',
  'idealClientDescription',
  'primaryGoal',
  'competitiveDifferentiator',
  'customerPainPoints',
].map((field) => `PUT /api/profile ${field}`)
const told = [...profileTexts, 'PUT /api/user-profile/uvp chosenUvp', 'PUT /api/user-profile/tagline chosenTagline']
const worded = ['words[]', 'topFive[]', 'topOne', 'kept[]'].map(
  (field) => `PUT /api/brand-attributes attributesData.*.${field}`,
)
const valued = ['title', 'description'].map((field) => `POST /api/core-values coreValues[].${field}`)
const listed = ['', '.uvp', '.UVP', '.statement'].map((field) => `PUT /api/user-profile/uvps uvpVariations[]${field}`)

/** What is read from a whole record, such as its value propositions. */
const recordReaders: readonly (readonly [reader: string, read: (record: StrategistRecord) => unknown])[] = [
  ['writes value propositions', ({ brief }) => [...writeUvps(brief, turn)]],
  ['writes taglines', ({ brief }) => [...writeTaglines(brief, turn)]],
  [
    'refines a value proposition',
    ({ brief }) => refineLine({ brief, original: standing, asked: 'Put our name first.', earlier: [] }),
  ],
  ['suggests what to do next', analyseBrand],
  ['is asked by the strategist', (record) => ask(record, 'What do you think of my brand, and who is it for?')],
  ['is asked about by the strategist', (record) => ask(record, 'Is my tagline better than my value proposition?')],
  ['exports the brand', makeExport],
  ['marks what a list was made from', ({ brief }) => hashAnswers(brief)],
]

const ofRecord = (part: string, brings: readonly string[], make: (text: string) => StrategistRecord): TextReader[] =>
  recordReaders.map(([reader, read]) => ({ reader: `${part}: ${reader}`, brings, read: (text) => read(make(text)) }))

const earlierTexts = 'POST /api/refine-uvp earlier[]'
const refine = (original: string, feedback: string, earlier: readonly string[] = []) =>
  refineLine({ brief, original, asked: feedback, earlier })

const asks = ['make it shorter', 'one sentence', 'take out the bit about the boat', 'add that we bake on the boat']

const refining: TextReader[] = [
  ...asks.map((feedback) => ({
    reader: `refines a text: ${feedback}`,
    brings: ['POST /api/refine-uvp originalUvp'],
    read: (text: string) => refine(text, feedback),
  })),
  {
    reader: 'is told the parts of a wish',
    brings: ['part', 'what', 'with'].map((name) => `POST /api/refine-uvp wish.${name}`),
    read: (text) => {
      for (const asked of [{ kind: 'leave-out', part: text } as const, { kind: 'add', what: text } as const])
        refineLine({ brief, original: standing, asked, earlier: [] })
      return refineLine({ brief, original: text, asked: { kind: 'replace', what: text, with: text }, earlier: [] })
    },
  },
  { reader: 'reads what to refine', brings: ['POST /api/refine-uvp feedback'], read: (text) => refine(standing, text) },
  {
    reader: 'reads what to drop',
    brings: ['POST /api/refine-uvp feedback'],
    read: (text) => refine(standing, cutText(`Drop "${text}" and say "${text}" instead`, text.length)),
  },
  {
    reader: 'goes back to an earlier text',
    brings: [earlierTexts],
    read: (text) => refine(standing, 'undo', splitIntoPieces(text, uvpLengthMax)),
  },
]

const askStrategist = (what: string, read: (text: string) => unknown): TextReader => ({
  reader: `asks the strategist ${what}`,
  brings: ['POST /api/strategist/chat message'],
  read,
})
const asking: TextReader[] = [
  askStrategist('of a record', (text) => ask(bakeryRecord, text)),
  askStrategist('of an empty record', (text) => ask(makeEmptyRecord(), text)),
  askStrategist('behind a question', (text) => ask(bakeryRecord, cutText(`Is my tagline good? ${text}`, text.length))),
  askStrategist('about a line', (text) => ask(bakeryRecord, cutText(`Is this better: “${text}”?`, text.length))),
]

const tellAssistant = (what: string, turn: (message: string) => Partial<ValuesTurn>): TextReader => ({
  reader: `tells the values assistant ${what}`,
  brings: ['POST /api/ai-core-values-assistant message'],
  read: (message) =>
    answerValuesMessage({ values: [], guide: { answers: {}, depth: 0 }, before: undefined, message, ...turn(message) }),
})
const fourAnswers = { hold: 'Frank counsel', cost: 'A job.', day: '', do: '' }
const telling: TextReader[] = [
  tellAssistant('what is held to', () => ({})),
  tellAssistant('the last answer', () => ({ guide: { answers: fourAnswers, depth: 4 } })),
  tellAssistant('that it is an answer', (hold) => ({
    guide: { answers: { ...fourAnswers, hold }, depth: 4 },
    act: 'answer',
  })),
  {
    reader: 'asks the values assistant about the list',
    brings: valued,
    read: (text) =>
      answerValuesMessage({
        values: makeValues(text),
        guide: { answers: {}, depth: 0 },
        before: undefined,
        message: 'Challenge my list',
        act: 'challenge',
      }),
  },
]

const answered = ['POST /api/brand-archetype/analyze message', 'PUT /api/brand-archetype/answers/:id message']
const interview: TextReader[] = [1, answersRead].map((times) => ({
  reader: times === 1 ? 'answers the interview' : 'goes on with the interview',
  brings: answered,
  times,
  read: (text) => {
    const transcript = transcriptOf(text)
    const soFar = { brand: interviewBrand, transcript }
    const result = readArchetype(interviewBrand, transcript)
    const corrected = { ...soFar, before: transcript, openId: 'values' }
    return [
      takeInterviewTurn(soFar),
      takeTurnAfterCorrection(corrected),
      result,
      writeArchetypeUse(result, interviewBrand, transcript),
      readOwnerVoice(transcript, interviewBrand.industry),
    ]
  },
}))

const others: TextReader[] = [
  {
    reader: 'is interviewed as a brand that says so',
    brings: [...told, ...worded, ...valued],
    read: (text) => {
      const word = cutText(text, wordLengthMax)
      const words = { voice: word, customers: word, feeling: word, impact: word, xfactor: word }
      const names = {
        businessName: cutText(text, 120),
        industry: cutText(text, 120),
        chosenTagline: cutText(text, taglineLengthMax),
        chosenUvp: cutText(text, uvpLengthMax),
        difference: cutText(text, 1000),
        picks: [word],
      }
      const brand = { ...words, ...names, coreValues: makeValues(text).map(({ title }) => title) }
      return takeInterviewTurn({ brand, transcript: transcriptOf('We left an office and went to sea.') })
    },
  },
  {
    reader: 'suggests words for what was typed',
    brings: ['POST /api/suggest-words input'],
    read: (input) => suggestWords({ category: 'culture', input, existingWords: ['calm'], count: 12 }),
  },
  {
    reader: 'suggests words beside many',
    brings: ['POST /api/suggest-words existingWords[]'],
    read: (text) =>
      suggestWords({ category: 'customers', input: '', existingWords: splitIntoPieces(text, 100), count: 12 }),
  },
  { reader: 'reads a stored list', brings: listed, read: (text) => readUvps(splitIntoPieces(text, uvpLengthMax)) },
  {
    reader: 'writes none again of those that were shown',
    brings: [...listed, earlierTexts],
    times: 1 / 4,
    read: (text) => [...writeUvps(brief, { seed: 1, exclude: splitIntoPieces(text, uvpLengthMax) })],
  },
  {
    reader: 'judges a password',
    brings: ['register password', 'reset-password password', 'change-password newPassword', 'register email'].map(
      (field) => `POST /api/auth/${field}`,
    ),
    read: (text) => {
      try {
        checkPassword(text, {
          ...{ email: `${cutText(text, 240)}@example.org`, firstName: cutText(text, 100), lastName: 'Moor' },
          business: cutText(text, 120),
        })
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
      }
    },
  },
  {
    reader: 'reads a signed link',
    brings: ['POST /api/auth/token token'],
    read: (text) => readLinkToken(text, 'a secret of at least 32 characters', 0),
  },
  {
    reader: 'reads the address of a site',
    brings: ['POST /api/audit websiteUrl'],
    read: (text) => [readSiteAddress(text, new Set()), readSiteAddress(`https://${text}`, new Set())],
  },
  {
    reader: 'tidies a plain text file',
    brings: [
      'POST /api/onboarding/upload document',
      'POST /api/brand-attributes/upload document',
      'POST /api/extract-core-values document',
    ],
    read: (text) => tidyDocumentText(decodeTextFile(Buffer.from(text)) ?? ''),
  },
  {
    reader: 'finds answers in a text',
    brings: ['POST /api/onboarding/upload document'],
    read: (text) => findSentences(text),
  },
]

export const textReaders: readonly TextReader[] = [
  ...ofRecord('told', told, makeRecordWithAnswers),
  ...ofRecord('worded', worded, makeRecordWithWords),
  ...ofRecord('valued', valued, makeRecordWithValues),
  ...refining,
  ...asking,
  ...telling,
  ...interview,
  ...others,
]
