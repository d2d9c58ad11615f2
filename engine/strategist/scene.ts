/** What an answer is made of: the record, what it shows, what is asked and what was said before. */
import type { SaidMessage, StrategistRecord } from '#contract/plain/strategist-record.ts'
import { findAll } from './analyse-brand.ts'
import type { Finding, Topic } from './finding.ts'
import type { Reading } from './read-question.ts'
import { nearestPiece, piecesOf } from './record-pieces.ts'
import { makeSlots, type Slots } from './slots.ts'

export type Scene = {
  record: StrategistRecord
  findings: readonly Finding[]
  reading: Reading
  /** The message as the owner typed it. */
  message: string
  said: readonly SaidMessage[]
  /** How much the message shares with the sentence of hers that comes nearest. */
  nearness: () => number
  slots: Slots
}

/** Sets the scene for a message that is read as being about `topic`. */
export function setScene(
  record: StrategistRecord,
  said: readonly SaidMessage[],
  message: string,
  reading: Reading,
  topic: Topic | undefined = reading.topics[0]?.label,
): Scene {
  const findings = findAll(record)
  let found: { near: ReturnType<typeof nearestPiece> } | undefined
  const near = () => {
    found ??= { near: nearestPiece(reading.text, piecesOf(record)) }
    return found.near
  }
  const nearFinding = () =>
    nearestPiece(
      reading.text,
      piecesOf(record).filter((piece) => piece.topic === 'website'),
    )
  const slots = makeSlots({ record, findings, reading, message, topic, near, nearFinding })
  return { record, findings, reading, message, said, slots, nearness: () => near()?.nearness ?? 0 }
}
