/** Sentences as an owner typed them. */
import { isAbbreviated } from '#contract/plain/typed-sentences.ts'

/** Cut where a full stop is followed by a small letter: whoever types fast sets no capital. */
export function cutBeforeSmall(sentence: string): string[] {
  const ends = [...sentence.matchAll(/(?<=[\p{L}\d])\.\s+(?=\p{Ll})/gu)].filter(
    ({ index }) => !isAbbreviated(sentence.slice(0, index), sentence.slice(index + 1)),
  )
  const starts = [0, ...ends.map(({ index, 0: end }) => index + end.length)]
  return starts.map((start, at) => sentence.slice(start, starts[at + 1]).trim())
}

/** A first letter as a sentence has it; "iPhone" keeps its own. */
export const withCapital = (text: string) =>
  /^\p{Ll}+\p{Lu}/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1)

/** Closed with a full stop, unless an end mark stands there. */
export const closed = (text: string) => (/[.!?…]["”’)]*$/.test(text) ? text : `${text}.`)

/** Words that hold a letter or a digit. */
export const wordCount = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
