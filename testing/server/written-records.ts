/** The record of an invented bakery with a text of any length in the fields that its owner can write. */
import { mapCategories, wordLengthMax } from '#contract/plain/brand.ts'
import { valueDescriptionLengthMax, valueTitleLengthMax } from '#contract/plain/core-value.ts'
import type { StrategistRecord } from '#contract/plain/strategist-record.ts'
import { taglineLengthMax } from '#contract/taglines.ts'
import { uvpLengthMax } from '#contract/uvp.ts'
import { makeCompleteRecord } from '#testing/engine/strategist-records.ts'

export const cutText = (text: string, length: number) => text.slice(0, length).toWellFormed()
/** Splits a text into pieces of at most `length`, as lists in the contract hold it. */
export const splitIntoPieces = (text: string, length: number) =>
  Array.from({ length: Math.ceil(text.length / length) }, (_, at) =>
    text.slice(at * length, (at + 1) * length).toWellFormed(),
  )

export const bakeryRecord = makeCompleteRecord()

/** The bakery with `text` in every long answer and sentence. */
export function makeRecordWithAnswers(text: string): StrategistRecord {
  const chosenUvp = cutText(text, uvpLengthMax)
  const profile = {
    industry: cutText(text, 120),
    productsServices: text,
    idealClientDescription: text,
    primaryGoal: cutText(text, 120),
    competitiveDifferentiator: text,
    customerPainPoints: text,
  }
  return makeCompleteRecord({
    brief: { ...bakeryRecord.brief, businessName: cutText(text, 120).trim(), profile, chosenUvp },
    chosenTagline: cutText(text, taglineLengthMax),
    chain: { ...bakeryRecord.chain, chosenUvp, chosenTagline: cutText(text, taglineLengthMax) },
  })
}

/** The bakery with `text`, in pieces, as the words of each category. */
export function makeRecordWithWords(text: string): StrategistRecord {
  const words = splitIntoPieces(text, wordLengthMax)
  const topFive = words.slice(0, 5)
  const attributes = mapCategories(() => ({ words, topFive, topOne: topFive[0] ?? '', kept: words }))
  const brief = {
    ...bakeryRecord.brief,
    topWords: mapCategories(() => topFive[0] ?? ''),
    topFives: mapCategories(() => topFive),
  }
  return makeCompleteRecord({ brief, attributes })
}

export const makeValues = (text: string) =>
  splitIntoPieces(text, valueDescriptionLengthMax).map((description, at) => ({
    id: String(at),
    title: cutText(`${at} ${description}`, valueTitleLengthMax),
    description,
  }))
export const makeRecordWithValues = (text: string) => makeCompleteRecord({ coreValues: makeValues(text) })
