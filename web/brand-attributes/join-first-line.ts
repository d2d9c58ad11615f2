/** Builds the line shown after the first category (see `first-line.tsx`) from the owner's answers. */
import { capitalizeFirstLetter } from '#contract/plain/capitalize-first-letter.ts'

/** A longer answer to "What do you sell?" is cut at the last comma before this length. */
const offerMax = 90

const withEnd = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`)

/** The first sentence of the owner's answer, cut at a comma if it is too long. */
function shortOffer(offer: string): string {
  const [sentence = ''] = offer.trim().split(/(?<=[.!?])\s+|\n+/)
  if (sentence.length <= offerMax) return sentence
  const cut = sentence.slice(0, offerMax)
  const at = Math.max(cut.lastIndexOf(','), cut.lastIndexOf(';'))
  return at > 0 ? cut.slice(0, at) : sentence
}

/** Word, name and offer, verbatim: "No airs. Tolley's: We mend shoes and boots." Missing parts are left out. */
export function joinFirstLine(word: string, businessName: string, offer: string): string {
  const name = businessName.trim()
  const told = shortOffer(offer)
  const second = name !== '' && told !== '' ? `${name}: ${told}` : name || capitalizeFirstLetter(told)
  return [capitalizeFirstLetter(word.trim()), second]
    .filter((part) => part !== '')
    .map(withEnd)
    .join(' ')
}
