/** Builds a line from the owner's answers: verbatim, joined by a full stop and a colon. */
import { withCapital } from '#contract/plain/with-capital.ts'

/** A longer offer is cut at the last comma before this length. */
const offerMax = 90

const withEnd = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`)

/** The first sentence of the offer, cut at a comma if it is too long. */
function shortOffer(offer: string): string {
  const [sentence = ''] = offer.trim().split(/(?<=[.!?])\s+|\n+/)
  if (sentence.length <= offerMax) return sentence
  const cut = sentence.slice(0, offerMax)
  const at = Math.max(cut.lastIndexOf(','), cut.lastIndexOf(';'))
  return at > 0 ? cut.slice(0, at) : sentence
}

/** "No airs. Tolley's: We mend shoes and boots." Missing parts are left out. */
export function joinFirstLine(word: string, businessName: string, offer: string): string {
  const name = businessName.trim()
  const told = shortOffer(offer)
  const second = name !== '' && told !== '' ? `${name}: ${told}` : name || withCapital(told)
  return [withCapital(word.trim()), second]
    .filter((part) => part !== '')
    .map(withEnd)
    .join(' ')
}
