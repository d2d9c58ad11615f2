/** Reads a document's values: those it states as such, and sentences that may show one, for the owner to choose from. */

import { makeWordKey } from '#contract/plain/brand.ts'
import { capitalizeFirstLetter } from '#contract/plain/capitalize-first-letter.ts'
import type { DocumentValues, ExtractedValue } from '#contract/writers.ts'
import { bulletPattern } from '#engine/language/document-lines.ts'
import { isUnrelatedDocument } from '#engine/language/unrelated-documents.ts'
import { createQuoter, readDocumentLines, splitDocumentSentences } from './document-text.ts'
import { findStatedValues } from './find-stated-values.ts'
import { findValueSentences } from './find-value-sentences.ts'

/** Text beyond this is not read. */
const readMax = 60_000
export const extractedValuesMax = 8
const descriptionMax = 400

/** Shortens a text at the end of a sentence where possible. */
function shorten(text: string): string {
  if (text.length <= descriptionMax) return text
  let kept = ''
  for (const sentence of splitDocumentSentences(text)) {
    if (kept.length + sentence.length + 1 > descriptionMax) break
    kept = kept === '' ? sentence : `${kept} ${sentence}`
  }
  return kept || `${text.slice(0, descriptionMax - 1).replace(/\s+\S*$/, '')}…`
}

/** The values that a document states. */
export const extractCoreValues = (text: string): ExtractedValue[] => readValues(text).values

/**
 * At most 8 stated values in document order, each with the words it was found in; and the other sentences, first those
 * that are likely to show a value. Runs in time linear in the text's length.
 */
export function readValues(text: string): DocumentValues {
  const read = text.slice(0, readMax).normalize('NFC')
  const lines = readDocumentLines(read)
  const quote = createQuoter(read)
  const isOther = isUnrelatedDocument(read)
  const values: ExtractedValue[] = []
  for (const { title, description, quote: said, isAnnounced } of findStatedValues(lines)) {
    // In documents of other kinds (minutes, terms) a list counts only if the document calls it its values.
    if ((isOther && !isAnnounced) || values.some((each) => makeWordKey(each.title) === makeWordKey(title))) continue
    const evidence = quote(said)
    if (evidence !== undefined && values.length < extractedValuesMax)
      values.push({ title, description: capitalizeFirstLetter(shorten(description)), evidence })
  }
  const sentences = lines
    .flatMap(({ text: line }) => splitDocumentSentences(line.replace(bulletPattern, '')))
    .flatMap((each) => quote(each) ?? [])
  const used = values.map(({ evidence, description }) => `${evidence}\n${description}`.toLowerCase())
  const isUsed = (sentence: string) => used.some((said) => said.includes(sentence.toLowerCase()))
  return { values, sentences: findValueSentences(sentences.filter((each) => !isUsed(each))) }
}
