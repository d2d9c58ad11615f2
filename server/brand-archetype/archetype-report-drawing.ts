/** Draws the archetype report. Loaded by the PDF printer's worker. */
import type { ArchetypeReport } from '#server/brand-archetype/archetype-report.ts'
import { drawAnalysis, drawEvidence } from '#server/brand-archetype/archetype-report-analysis.ts'
import { drawArchetypes } from '#server/brand-archetype/archetype-report-cards.ts'
import { drawModelText } from '#server/brand-archetype/archetype-report-text.ts'
import { drawUse } from '#server/brand-archetype/archetype-report-use.ts'
import { drawWheelSection } from '#server/brand-archetype/archetype-report-wheel.ts'
import { drawCover } from '#server/platform/pdf/cover.ts'
import { finishSheet } from '#server/platform/pdf/finish-sheet.ts'
import { Sheet } from '#server/platform/pdf/sheet.ts'

const kind = 'Brand archetype analysis'

/** Returns the PDF's bytes. */
export function draw(report: ArchetypeReport): Promise<Uint8Array> {
  const { businessName, productName, madeOn, timeZone, result, use, text } = report
  const sheet = new Sheet({ title: `${businessName}: ${kind}`, productName, madeOn, timeZone })
  const { primary, secondary, reading, questionsAsked } = result
  const lead = reading === 'mixed' && secondary !== '' ? 'Mixed between' : 'Led by'
  const names = secondary === '' ? primary.name : `${primary.name} and ${secondary.name}`
  const fillContents = drawCover(sheet, {
    name: businessName,
    kind,
    state: `${lead} ${names}, after ${questionsAsked} answers.`,
    isSealed: true,
  })
  drawWheelSection(sheet, result)
  drawArchetypes(sheet, result)
  if (text) drawModelText(sheet, text)
  drawUse(sheet, use)
  drawAnalysis(sheet, result)
  drawEvidence(sheet, result)
  fillContents()
  return finishSheet(sheet, `${kind} for ${businessName}`)
}
