/** The report's pages with the chosen tagline and value proposition, and with advice for its reader. */
import type { AttributesReport } from '#server/brand-attributes/attributes-report.ts'
import { drawAdviceList } from '#server/platform/pdf/closing.ts'
import { reportColours as colour } from '#server/platform/pdf/report-colours.ts'
import { reportStyles as styles } from '#server/platform/pdf/report-styles.ts'
import { drawSeal } from '#server/platform/pdf/seal.ts'
import { fitTextSize } from '#server/platform/pdf/set-text.ts'
import type { Sheet } from '#server/platform/pdf/sheet.ts'

const sealSize = 30
const indent = sealSize + 14

/** Draws the chosen value proposition and tagline; adds no page if neither is chosen. */
export function drawChosenLines(sheet: Sheet, { chosenUvp, chosenTagline }: AttributesReport): void {
  if (chosenUvp === null && chosenTagline === null) return
  sheet.startPage()
  sheet.markPlace('In its own words')
  sheet.text('H2', 'In its own words', styles.title)
  sheet.y += 44
  if (chosenTagline !== null) drawChosenLine(sheet, 'Tagline', quote(chosenTagline), 'italic')
  if (chosenUvp !== null) drawChosenLine(sheet, 'Unique value proposition', chosenUvp, 'serif')
}

/** Puts the tagline in quotation marks, replacing any that the owner typed. */
function quote(tagline: string): string {
  return `“${tagline.replace(/^["“”„«»]+|["“”„«»]+$/g, '').trim()}”`
}

function drawChosenLine(sheet: Sheet, label: string, line: string, face: 'serif' | 'italic'): void {
  sheet.rule({ weight: 1.25, colour: colour.ink })
  sheet.y += 20
  const top = sheet.y
  const place = { x: sheet.left + indent, width: sheet.width - indent }
  sheet.furniture(() => drawSeal(sheet.doc, sheet.left - 2, top, sealSize, 'tick'))
  sheet.text('H3', label, styles.label, place)
  sheet.y += 6
  const style = { face, colour: colour.ink, leading: 1.24, tracking: -0.008 } as const
  const sizes = face === 'italic' ? ([44, 34, 28, 22, 17] as const) : ([34, 26, 22, 18, 15] as const)
  const fitted = fitTextSize(sheet.doc, line, style, { width: place.width, linesMax: 9 }, sizes)
  sheet.text('BlockQuote', line, fitted, { ...place, isBalanced: true })
  sheet.y += 56
}

const advice = [
  {
    title: 'If you design',
    text: 'Put the six words next to every draft. Color, type and pictures should make someone say them without having read them. When two directions look equally good, take the one that shows more of the X Factor.',
  },
  {
    title: 'If you write',
    text: 'Voice says how a sentence should sound. Feeling says how it should leave the reader. Borrow from the five words of each category: this business already talks that way. Avoid words that could appear in anyone’s report.',
  },
  {
    title: 'If you decide',
    text: 'For each offer, hire or partner, ask which of the six words it makes truer. If it makes one less true, talk about that before you talk about the budget.',
  },
] as const

/** Draws the advice for the reader of the report. */
export function drawAdvice(sheet: Sheet): void {
  sheet.startPage()
  sheet.markPlace('How to use this report')
  sheet.text('H2', 'How to use this report', styles.title)
  sheet.y += 6
  const lead =
    'For each of six questions, the owner collected words, picked five and chose one. The chosen word leads, the other four add color, and the rest are there to draw on.'
  sheet.text('P', lead, styles.lead, { width: 400 })
  sheet.y += 28
  drawAdviceList(sheet, advice)
}
