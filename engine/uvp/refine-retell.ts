/** Another way to put the same proposition. */
import type { RefineRequest } from '#contract/writers.ts'
import { focusOn, lead, putCustomerFirst, putNameFirst } from './refine-order.ts'
import { hideName, mend, showName } from './refine-text.ts'
import { makeBolder } from './refine-tone.ts'
import { writeUvps } from './write-uvps.ts'

/** A text that the conversation has not shown, or undefined when every way was used. */
export function retell(request: RefineRequest): string | undefined {
  const { brief, originalUvp, earlier } = request
  const { text } = hideName(originalUvp, brief.businessName)
  const shown = new Set([originalUvp, ...earlier].map((each) => each.toLowerCase().trim()))
  const exclude = [originalUvp, ...earlier]
  for (const { uvp } of writeUvps(brief, { seed: earlier.length, exclude })) {
    if (!shown.has(uvp.toLowerCase())) return hideName(uvp, brief.businessName).text
  }
  const ways = [
    putCustomerFirst(text, brief),
    brief.topWords.xfactor && focusOn(text, brief.topWords.xfactor, brief),
    brief.topWords.impact && lead(text, brief.topWords.impact, brief),
    putNameFirst(text),
    makeBolder(text),
  ]
  return ways.find(
    (way) => way !== undefined && way !== '' && !shown.has(showName(mend(way), brief.businessName).toLowerCase()),
  )
}
