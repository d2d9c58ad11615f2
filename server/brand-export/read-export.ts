/** Collects the whole brand for the export: everything the owner wrote and the tools found out, each thing only once. */

import { z } from 'zod'
import type { ArchetypeText } from '#contract/archetype-text.ts'
import type { ArchetypeResult, ArchetypeUse } from '#contract/brand-archetype.ts'
import { readAttributes } from '#contract/brand-attributes.ts'
import type { AuditRequest } from '#contract/brand-review.ts'
import { readCoreValues } from '#contract/core-values.ts'
import type { ExportedBrand } from '#contract/exported-brand.ts'
import { readStanding } from '#contract/plain/archetype-standing.ts'
import { type ArchetypeId, archetypes } from '#contract/plain/archetypes.ts'
import {
  type AttributesData,
  type Category,
  defaultBusinessName,
  insertBusinessName,
  mapCategories,
} from '#contract/plain/brand.ts'
import { toneNames } from '#contract/plain/brand-review-options.ts'
import { capitalizeFirstLetter } from '#contract/plain/capitalize-first-letter.ts'
import { type CoreValue, hasNoDescription, listWrittenValues } from '#contract/plain/core-value.ts'
import { findSentencesForAnswers } from '#contract/plain/fill-answers-from-sentences.ts'
import { listOwnWords } from '#contract/plain/own-words.ts'
import { cleanOwnerWords } from '#contract/plain/sentence-drafts.ts'
import { makeWholeSentence, type SentenceStem, sentenceStems } from '#contract/plain/sentences.ts'
import { readSentences } from '#contract/sentences.ts'
import { type BrandRow, readBrandRow } from '#server/brand/brand-row.ts'
import type { ReadClaims } from '#server/brand/claims-reader.ts'
import { readPrintableLines } from '#server/brand/read-printable-lines.ts'
import type { Database } from '#server/platform/db/database.ts'

/** How the export reads the results of the interview and the review. */
export type ExportSources = {
  readClaims: ReadClaims
  readInterview: (brandId: string) => Promise<{
    answers: { topic: string; question: string; answer: string; tells: boolean }[]
    samples: string[]
    reading: ArchetypeResult['reading'] | null
    use: ArchetypeUse | null
    modelText: ArchetypeText | null
  }>
  readReview: (
    brandId: string,
  ) => Promise<
    | (Omit<NonNullable<ExportedBrand['websiteReview']>, 'madeAt' | 'audience' | 'tone' | 'socialProfiles'> &
        Pick<AuditRequest, 'targetAudience' | 'brandTone' | 'socialHandles'> & { madeAt: Date })
    | null
  >
}
type Interview = Awaited<ReturnType<ExportSources['readInterview']>>
type Review = NonNullable<Awaited<ReturnType<ExportSources['readReview']>>>

/**
 * The collected brand. `voiceSamples` are a few sentences of the interview for the system prompt, which has no room for
 * all of it.
 */
export type CollectedBrand = { isReady: boolean; brand: ExportedBrand; voiceSamples: string[] }

type Parts = { database: Database; sources: ExportSources; linkBase: string }

export async function readExport(brandId: string, { database, sources, linkBase }: Parts): Promise<CollectedBrand> {
  const [row, interview, review] = await Promise.all([
    readBrandRow(brandId, database),
    sources.readInterview(brandId),
    sources.readReview(brandId),
  ])
  const businessName = row.businessName?.trim() ?? ''
  // A text written before the business had a name contains the placeholder.
  const { chosenUvp, chosenTagline } = await readPrintableLines(row, sources.readClaims, database)
  const named = (text: string | null) => text && insertBusinessName(text, businessName)
  const attributes = readAttributes(row.attributesData)
  const brand: ExportedBrand = {
    $schema: `${linkBase}/api/brand/export-schema.json`,
    format: 'signet-brand',
    version: 2,
    business: exportBusiness(row),
    attributes: mapCategories((category) => exportCategory(attributes, category)),
    uniqueValueProposition: named(chosenUvp),
    tagline: named(chosenTagline),
    coreValues: listWrittenValues(readCoreValues(row.coreValues)).map(exportValue),
    archetype: exportArchetype(row.brandArchetype, interview.reading),
    inUse: exportUse(interview),
    archetypeText: interview.modelText,
    interview: interview.answers.map(exportAnswer),
    websiteReview: review && exportReview(review, row.idealClientDescription),
  }
  return { isReady: row.brandAttributesCompleted, brand, voiceSamples: interview.samples }
}

const longAnswers = [
  ['does', 'productsServices'],
  ['who', 'idealClientDescription'],
  ['when', 'customerPainPoints'],
  ['only', 'competitiveDifferentiator'],
] as const

const bare = (text: string) => text.toLowerCase().replace(/[.\s]+$/, '')

/**
 * Exports the profile. A finished sentence that fills in for an empty long answer, or says the same as it, is not
 * repeated under `sentences`.
 */
function exportBusiness(row: BrandRow): ExportedBrand['business'] {
  const told = readSentences(row.sentences)
  const instead = findSentencesForAnswers(told)
  const isSame = (answer: string | null, sentence: string) => bare(answer ?? '') === bare(sentence)
  const standIns: SentenceStem[] = longAnswers.flatMap(([stem, field]) =>
    isSame(row[field], instead[field]) ? [stem] : [],
  )
  const others = sentenceStems.filter((stem) => cleanOwnerWords(stem, told[stem]) !== '' && !standIns.includes(stem))
  const wordsFor = (stem: SentenceStem, answer: string | null) =>
    standIns.includes(stem) ? capitalizeFirstLetter(cleanOwnerWords(stem, told[stem])) : answer
  return {
    name: row.businessName?.trim() || defaultBusinessName,
    industry: row.industry,
    companySize: row.companySize,
    productsAndServices: row.productsServices,
    idealClient: wordsFor('who', row.idealClientDescription),
    primaryGoal: row.primaryGoal,
    difference: row.competitiveDifferentiator,
    customerPainPoints: wordsFor('when', row.customerPainPoints),
    shortName: told.shortName || null,
    sentences: others.map((stem) => capitalizeFirstLetter(makeWholeSentence(stem, told[stem], told.isOne))),
  }
}

function exportCategory(attributes: AttributesData, category: Category) {
  const { topFive, topOne } = attributes[category]
  const otherWords = listOwnWords(category, attributes[category]).filter((word) => !topFive.includes(word))
  const topFirst = topFive.toSorted((one, other) => Number(other === topOne) - Number(one === topOne))
  return { chosen: topOne, topFive: topFirst, otherWords }
}

function exportValue({ title, description, evidence = '' }: CoreValue): ExportedBrand['coreValues'][number] {
  const told = hasNoDescription(description) ? '' : description
  const isTold = evidence === '' || told.includes(evidence) || title.includes(evidence)
  return { title, description: told, evidence: isTold ? null : evidence }
}

const confidence = z.object({ confidence: z.number() })

/** The archetype from its stored result; null if there is none. */
function exportArchetype(stored: unknown, reading: Interview['reading']): ExportedBrand['archetype'] {
  const standing = readStanding(stored)
  if (!standing?.primary) return null
  const tell = (id: ArchetypeId) => {
    const { name, description, wants, voice } = archetypes[id]
    return { name, description, motivation: `It wants ${wants}.`, voice }
  }
  return {
    primary: tell(standing.primary),
    secondary: standing.secondary ? tell(standing.secondary) : null,
    confidence: confidence.safeParse(stored).data?.confidence ?? 0,
    reading,
    ruledOut: standing.ruledOut.map((id) => archetypes[id].name),
  }
}

/**
 * The advice for texts and pictures. Leaves out traps that quote the owner, because the exported interview contains
 * those words.
 */
function exportUse({ use, answers }: Interview): ExportedBrand['inUse'] {
  if (!use) return null
  const isHers = (text: string) => answers.some(({ answer }) => answer.includes(text.replace(/^“|”$/g, '')))
  return {
    voice: { do: use.voice.do, dont: use.voice.dont },
    words: { use: use.words.use, avoid: use.words.avoid },
    pictures: { show: use.pictures.show, skip: use.pictures.skip },
    traps: use.traps.filter(({ text }) => !isHers(text)),
  }
}

const exportAnswer = ({ topic, ...said }: Interview['answers'][number]): ExportedBrand['interview'][number] => ({
  topic: topic === 'voice' ? 'voice' : topic === 'visual' ? 'pictures' : 'other',
  ...said,
})

const networks = [
  { id: 'instagram', network: 'Instagram' },
  { id: 'linkedin', network: 'LinkedIn' },
  { id: 'twitter', network: 'Twitter' },
] as const

function exportReview(review: Review, idealClient: string | null): ExportedBrand['websiteReview'] {
  const { targetAudience, brandTone, socialHandles, madeAt, ...found } = review
  return {
    ...found,
    madeAt: madeAt.toISOString(),
    audience: targetAudience.trim() === idealClient?.trim() ? null : targetAudience,
    tone: toneNames[brandTone],
    socialProfiles: networks.flatMap(({ id, network }) => {
      const handle = socialHandles[id]
      return handle ? [{ network, handle }] : []
    }),
  }
}
