/** Helpers for sentences as the owner typed them. */
import { isAbbreviationStop } from '#contract/plain/typed-sentences.ts'

/**
 * Splits a sentence at each full stop before a lower-case letter, because people who type fast omit capitals.
 * Abbreviations do not end a sentence.
 */
export function splitBeforeLowercase(sentence: string): string[] {
  const ends = [...sentence.matchAll(/(?<=[\p{L}\d])\.\s+(?=\p{Ll})/gu)].filter(
    ({ index }) => !isAbbreviationStop(sentence.slice(0, index), sentence.slice(index + 1)),
  )
  const starts = [0, ...ends.map(({ index, 0: end }) => index + end.length)]
  return starts.map((start, at) => sentence.slice(start, starts[at + 1]).trim())
}

/** Capitalizes the first letter; "iPhone" stays as it is. */
export const capitalizeSentence = (text: string) =>
  /^\p{Ll}+\p{Lu}/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1)

/** Adds a full stop unless the text already ends with an end mark. */
export const addFullStop = (text: string) => (/[.!?…]["”’)]*$/.test(text) ? text : `${text}.`)

/** Number of words that contain a letter or digit. */
export const countTextWords = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
