/** What the engine makes of a language model's readings: which hold, how they count, and what they are called. */
import type { ModelReadings } from '#contract/archetype-readings.ts'
import type { InterviewTurn } from '#contract/brand-archetype.ts'
import {
  checkReadings,
  describeReadings,
  listReadableAnswers,
  type Reading,
  readableMotifs,
} from '#engine/brand-archetype/readings.ts'
import { closeInterview } from '#engine/brand-archetype/take-interview-turn.ts'
import { type InterviewSoFar, measureShortfall } from '#server/brand-archetype/measure-interview.ts'
import type { NumberedAnswer, ReadRow } from '#server/brand-archetype/readings-prompt.ts'

/** A reading as it counts, and whether the owner took it back. */
export type KeptReading = Reading & { isTakenBack: boolean }
export type KeptReadings = { items: KeptReading[]; writtenBy: string }

const soFarOf = ({ brand, transcript }: InterviewSoFar) => ({ transcript, industry: brand.industry })

/** What the signs are called, in the order of their numbers, and the answers that say something. */
export const listWhatToRead = (soFar: InterviewSoFar): { signs: string[]; answers: NumberedAnswer[] } => ({
  signs: readableMotifs.map(({ says }) => says),
  answers: listReadableAnswers(soFarOf(soFar)).map(({ at, about, answer }) => ({ number: at + 1, about, answer })),
})

/** The rows of a language model that the answers bear out. */
export function keepReadRows(rows: readonly ReadRow[], soFar: InterviewSoFar): KeptReading[] {
  const raw = rows.map(({ answer, sign, quote }) => ({
    ...{ at: answer - 1, motif: readableMotifs[sign - 1]?.id ?? '', quote },
  }))
  return checkReadings(raw, soFarOf(soFar)).map((reading) => ({ ...reading, isTakenBack: false }))
}

/**
 * The outcome with the readings that were not taken back and still stand in the answers. Its analysis says how many they
 * are and whose.
 */
export function measureWithReadings(soFar: InterviewSoFar, { items, writtenBy }: KeptReadings): InterviewTurn {
  const standing = items.filter(({ isTakenBack }) => !isTakenBack)
  const counted = checkReadings(standing, soFarOf(soFar))
  const turn = closeInterview(soFar, counted)
  if (turn.kind !== 'result' || counted.length === 0) return turn
  const [signs, theirs] =
    counted.length === 1 ? ['One sign', 'counts: you let it'] : [`${counted.length} signs`, 'count: you let them']
  const note = `${signs} that ${writtenBy}, a language model, read in your answers ${theirs} stand.`
  return { ...turn, result: { ...turn.result, analysis: `${turn.result.analysis}\n\n${note}` } }
}

/** Whether the interview said enough, and no archetype stands out by our tables. */
export const isUnclear = (soFar: InterviewSoFar): boolean => measureShortfall(soFar).shortfall?.reason === 'unclear'

/** As stored beside a result and shown: with what each is called, since looking that up for every view takes time. */
export type DescribedReadings = Omit<ModelReadings, 'items'> & {
  items: (ModelReadings['items'][number] & KeptReading)[]
}

const idOfReading = ({ at, motif }: Reading) => `${at}-${motif}`

/** The readings in words, and what the count says without them. */
export function describeKept({ items, writtenBy }: KeptReadings, soFar: InterviewSoFar): DescribedReadings {
  const without = closeInterview(soFar, [])
  return {
    items: describeReadings(items, soFarOf(soFar)).map((reading) => ({ id: idOfReading(reading), ...reading })),
    writtenBy,
    firstWithout: without.kind === 'result' ? without.result.primary.id : null,
  }
}
