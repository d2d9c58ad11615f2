/** Hears what a message is about: the labels of a learned table, likeliest first. */
import { stem, wordsOf } from './stem.ts'
import { createReader, type SenseTable } from './text-sense.ts'

/** `share` is how likely the label is, 0 to 1; the shares of all labels make 1. */
export type Heard<Label extends string> = { label: Label; share: number }

/** Pairs of neighbours, and which word begins and ends: "what next" is more than "what" and "next". */
export function pairsOf(text: string): string[] {
  const words = wordsOf(text).map(stem)
  const pairs = words.slice(1).map((word, at) => `${words[at]}_${word}`)
  return [...pairs, `^_${words[0]}`, `${words.at(-1)}_$`]
}

/** A table is made ready when it is first asked. */
const readers = new WeakMap<SenseTable, ReturnType<typeof createReader>>()

/** How likely a text is about each of the labels, likeliest first. */
export function hear<Label extends string>(text: string, table: SenseTable, labels: readonly Label[]): Heard<Label>[] {
  const reader = readers.get(table) ?? createReader(table, pairsOf)
  readers.set(table, reader)
  const shares = reader(text.toLowerCase())
  return labels
    .map((label) => ({ label, share: shares.get(label) ?? 0 }))
    .toSorted((one, other) => other.share - one.share)
}
