/** Finds the sentences in a text that the owner already has, such as a leaflet or a web page; verbatim and in order. */
import { splitTypedSentences } from '#contract/plain/typed-sentences.ts'
import { bulletPattern, splitDocumentLines } from '#engine/language/document-lines.ts'

const sentencesMax = 60
/**
 * Shorter texts are headings or buttons, unless they end like a sentence (then `closedWordsMin` applies); longer ones do not
 * fit into an answer.
 */
const wordsMin = 4
const closedWordsMin = 3
const lengthMax = 400

/** Boilerplate that says nothing about the business. */
const fixture = /\bcookies?\b|all rights reserved|©|privacy policy|https?:|www\.|@/i

function isSentence(text: string): boolean {
  const least = /[.!?…]["”’)]*$/.test(text) ? closedWordsMin : wordsMin
  return text.length <= lengthMax && text.split(/\s+/).length >= least && !fixture.test(text)
}

/** At most 60 sentences, without duplicates (ignoring case). */
export function findSentences(text: string): string[] {
  const found = splitDocumentLines(text).flatMap((line) => splitTypedSentences(line.text.replace(bulletPattern, '')))
  const distinct = new Map(found.filter(isSentence).map((sentence) => [sentence.toLowerCase(), sentence]))
  return [...distinct.values()].slice(0, sentencesMax)
}
