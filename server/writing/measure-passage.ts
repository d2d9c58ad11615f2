/** Looks a passage that a language model quotes up in the document that it was given. */
import { quoteVerbatim } from '#engine/language/quote-verbatim.ts'

const wordsMin = 4
const wordsMax = 90

/** The passage as the document has it; '' if it is not there, says too little, or is not `isPlain`. */
export function readPassage(quote: string, text: string, isPlain: (text: string) => boolean): string {
  const found = quoteVerbatim(quote, [text]) ?? ''
  const words = found.split(' ').length
  return words >= wordsMin && words <= wordsMax && isPlain(found) ? found : ''
}
