/** The record of an invented bakery with a text of any length in the fields that its owner can write. */
import { mapCategories, wordLengthMax } from '#contract/plain/brand.ts'
import { valueDescriptionLengthMax, valueTitleLengthMax } from '#contract/plain/core-value.ts'
import type { StrategistRecord } from '#contract/plain/strategist-record.ts'
import { taglineLengthMax } from '#contract/taglines.ts'
import { uvpLengthMax } from '#contract/uvp.ts'
import { completeRecord } from '#testing/engine/strategist-records.ts'

export const cut = (text: string, length: number) => text.slice(0, length).toWellFormed()
/** Splits a text into pieces of at most `length`, as lists in the contract hold it. */
export const pieces = (text: string, length: number) =>
  Array.from({ length: Math.ceil(text.length / length) }, (_, at) =>
    text.slice(at * length, (at + 1) * length).toWellFormed(),
  )

export const record = completeRecord()

/** The bakery with `text` in every long answer and sentence. */
export function toldRecord(text: string): StrategistRecord {
  const chosenUvp = cut(text, uvpLengthMax)
  const profile = {
    industry: cut(text, 120),
    productsServices: text,
    idealClientDescription: text,
    primaryGoal: cut(text, 120),
    competitiveDifferentiator: text,
    customerPainPoints: text,
  }
  return completeRecord({
    brief: { ...record.brief, businessName: cut(text, 120).trim(), profile, chosenUvp },
    chosenTagline: cut(text, taglineLengthMax),
    chain: { ...record.chain, chosenUvp, chosenTagline: cut(text, taglineLengthMax) },
  })
}

/** The bakery with `text`, in pieces, as the words of each category. */
export function wordedRecord(text: string): StrategistRecord {
  const words = pieces(text, wordLengthMax)
  const topFive = words.slice(0, 5)
  const attributes = mapCategories(() => ({ words, topFive, topOne: topFive[0] ?? '', kept: words }))
  const brief = {
    ...record.brief,
    topWords: mapCategories(() => topFive[0] ?? ''),
    topFives: mapCategories(() => topFive),
  }
  return completeRecord({ brief, attributes })
}

export const valuesOf = (text: string) =>
  pieces(text, valueDescriptionLengthMax).map((description, at) => ({
    id: String(at),
    title: cut(`${at} ${description}`, valueTitleLengthMax),
    description,
  }))
export const valuedRecord = (text: string) => completeRecord({ coreValues: valuesOf(text) })
