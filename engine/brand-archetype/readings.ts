/**
 * What somebody else, such as a language model, reads into answers: motifs that the tables may have missed, each with the
 * words that show it.
 */
import type { InterviewExchange } from '#contract/brand-archetype.ts'
import type { ArchetypeId } from '#contract/plain/archetypes.ts'
import { quoteVerbatim } from '#engine/language/quote-verbatim.ts'
import type { MotifHit } from './find-motifs.ts'
import { readTranscript } from './interview-answers.ts'
import { findMotifArchetype, type Motif, motifs } from './motif-table.ts'
import { findBankedQuestion } from './question-bank.ts'
import { splitIntoTokens } from './tokens.ts'
import { type AnalysedAnswer, analyseAnswers, findSupportedArchetypes } from './weigh-answers.ts'

/** `at`: the index of the answer; `motif`: an id. */
export type Reading = { at: number; motif: string; quote: string }

/** How much a reading counts beside a motif that the tables found. How it was chosen: docs/interview.md. */
export const readingWeight = 0.75
const quoteWordsMin = 2
const quoteLettersMax = 200
const perAnswerMax = 2
const perMotifMax = 3

/** What can be read: every motif but the naming of a role model, which only the tables know. Sorted by their wording. */
export const readableMotifs: readonly Motif[] = motifs
  .filter(({ id }) => !id.startsWith('wish-'))
  .toSorted((one, other) => (one.says < other.says ? -1 : 1))

const findMotif = (id: string) => readableMotifs.find((motif) => motif.id === id)

const isFoundIn = ({ hits }: AnalysedAnswer, motif: Motif) =>
  hits.some((hit) => hit.motif === motif && hit.strength > 0)

/**
 * The readings whose quote stands in an answer that counts, as that answer spells it, and that the tables did not find there;
 * not too many of one kind.
 */
export function keepReadings(raw: readonly Reading[], heard: readonly AnalysedAnswer[]): Reading[] {
  const kept: Reading[] = []
  for (const { at, motif, quote } of raw) {
    const [said, read] = [heard[at], findMotif(motif)]
    if (!said?.isTold || !read || isFoundIn(said, read)) continue
    const found = quoteVerbatim(quote, [said.answer.text])
    if (found === undefined) continue
    const isFit = found.length <= quoteLettersMax && splitIntoTokens(found).length >= quoteWordsMin
    const ofAnswer = kept.filter((each) => each.at === at)
    const isNew = ofAnswer.length < perAnswerMax && ofAnswer.every((each) => each.motif !== motif)
    if (isFit && isNew && kept.filter((each) => each.motif === motif).length < perMotifMax)
      kept.push({ at, motif, quote: found })
  }
  return kept
}

/** The answers with the readings among their motifs. */
export function addReadings(
  heard: readonly AnalysedAnswer[],
  readings: readonly Reading[],
  weight = readingWeight,
): AnalysedAnswer[] {
  return heard.map((each, at) => {
    const added = readings.flatMap((reading): MotifHit[] => {
      const motif = reading.at === at ? findMotif(reading.motif) : undefined
      return motif && !isFoundIn(each, motif)
        ? [{ motif, strength: weight, start: 0, end: each.answer.text.length }]
        : []
    })
    return { ...each, hits: [...each.hits, ...added] }
  })
}

type SoFar = { transcript: readonly InterviewExchange[]; industry: string }

const hear = ({ transcript, industry }: SoFar) => analyseAnswers(readTranscript(transcript), industry)

/** Drops readings that the answers, as they are now, do not bear out. */
export const checkReadings = (raw: readonly Reading[], soFar: SoFar): Reading[] => keepReadings(raw, hear(soFar))

/** The answers that say something, each with its index and what it is about. */
export const listReadableAnswers = (soFar: SoFar): { at: number; about: string; answer: string }[] =>
  hear(soFar).flatMap(({ answer: { question, text }, isTold }, at) =>
    isTold ? [{ at, about: findBankedQuestion(question.topic).about, answer: text }] : [],
  )

/** A reading in words. `byTables`: the archetype that the tables see in the whole answer; null if none clearly. */
export type DescribedReading<Given extends Reading = Reading> = Given & {
  about: string
  speaksOf: string
  archetype: ArchetypeId
  byTables: ArchetypeId | null
}

/** The readings in their order, without those of a motif or an answer that no longer exists. */
export function describeReadings<Given extends Reading>(
  readings: readonly Given[],
  soFar: SoFar,
): DescribedReading<Given>[] {
  const heard = hear(soFar)
  const supported = findSupportedArchetypes(heard)
  return readings.flatMap((reading) => {
    const [motif, said] = [findMotif(reading.motif), heard[reading.at]]
    if (!motif || !said) return []
    const about = findBankedQuestion(said.answer.question.topic).about
    const [archetype, byTables] = [findMotifArchetype(motif), supported[reading.at] ?? null]
    return [{ ...reading, about, speaksOf: motif.says, archetype, byTables }]
  })
}
