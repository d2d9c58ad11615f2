/** Draws the brand attributes report. Loaded by the PDF printer's worker. */
import { categories, isCategoryComplete } from '#contract/plain/brand.ts'
import type { AttributesReport } from '#server/brand-attributes/attributes-report.ts'
import { drawCategories } from '#server/brand-attributes/attributes-report-categories.ts'
import { drawAdvice, drawChosenLines } from '#server/brand-attributes/attributes-report-closing.ts'
import { drawDna } from '#server/brand-attributes/attributes-report-dna.ts'
import { drawCover } from '#server/platform/pdf/cover.ts'
import { finishSheet } from '#server/platform/pdf/finish-sheet.ts'
import { Sheet } from '#server/platform/pdf/sheet.ts'

const kind = 'Brand attributes report'

/** Returns the PDF's bytes. */
export function draw(report: AttributesReport): Promise<Uint8Array> {
  const { businessName, productName, madeOn, timeZone, attributes } = report
  const chosen = categories.filter((category) => isCategoryComplete(attributes[category])).length
  const sheet = new Sheet({ title: `${businessName}: ${kind}`, productName, madeOn, timeZone })
  const fillContents = drawCover(sheet, {
    name: businessName,
    kind,
    state: tellState(chosen),
    isSealed: chosen === categories.length,
  })
  drawDna(sheet, attributes)
  drawChosenLines(sheet, report)
  drawCategories(sheet, attributes)
  drawAdvice(sheet)
  fillContents()
  return finishSheet(sheet, `${kind} for ${businessName}`)
}

function tellState(chosen: number): string {
  if (chosen === categories.length) return 'All six words are chosen.'
  if (chosen === 0) return 'None of the six words has been chosen yet.'
  const counts = ['', 'One', 'Two', 'Three', 'Four', 'Five']
  return `${counts[chosen]} of the six words ${chosen === 1 ? 'is' : 'are'} chosen so far.`
}
