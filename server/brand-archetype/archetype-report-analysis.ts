/** The report's analysis, the answers that decided the result, and those that speak against it. */

import type { ArchetypeEvidence, ArchetypeResult } from '#contract/brand-archetype.ts'
import { describeReading } from '#contract/plain/archetype-standing.ts'
import { archetypes } from '#contract/plain/archetypes.ts'
import { drawSubstitutesNote } from '#server/platform/pdf/closing.ts'
import { reportColours as colour } from '#server/platform/pdf/report-colours.ts'
import { reportStyles as styles } from '#server/platform/pdf/report-styles.ts'
import type { TextStyle } from '#server/platform/pdf/set-text.ts'
import type { Sheet } from '#server/platform/pdf/sheet.ts'

const quoteStyle: TextStyle = { face: 'italic', size: 17, colour: colour.ink, leading: 1.32, tracking: -0.004 }

export function drawAnalysis(sheet: Sheet, result: ArchetypeResult): void {
  const { analysis, wouldChange, reading, questionsAsked } = result
  drawHeading(sheet, 'Strategic Analysis')
  sheet.markPlace('Strategic Analysis')
  sheet.runningHead = 'Strategic Analysis, continued'
  sheet.text('P', `${describeReading(reading)} · ${questionsAsked} Questions Analyzed`, styles.lead)
  sheet.y += 22
  const whole = analysis.includes(wouldChange) ? analysis : `${analysis}\n\n${wouldChange}`
  for (const paragraph of whole.split(/\n{2,}/)) {
    sheet.keepTogether(40)
    sheet.text('P', paragraph, styles.text, { width: 430 })
    sheet.y += 11
  }
  sheet.runningHead = ''
}

/** Draws the quotes below the analysis, if there are any, and the note that closes the report. */
export function drawEvidence(sheet: Sheet, { evidence, against }: ArchetypeResult): void {
  if (evidence.length + against.length > 0) drawQuotes(sheet, evidence, against)
  drawSubstitutesNote(sheet)
}

type Quotes = readonly ArchetypeEvidence[]

function drawQuotes(sheet: Sheet, evidence: Quotes, against: Quotes): void {
  drawHeading(sheet, 'Said in your own words')
  sheet.markPlace('Said in your own words')
  sheet.runningHead = 'Said in your own words, continued'
  for (const each of evidence) drawQuote(sheet, each, false)
  if (against.length > 0) {
    drawHeading(sheet, 'What points the other way')
    for (const each of against) drawQuote(sheet, each, true)
  }
  sheet.runningHead = ''
}

function drawHeading(sheet: Sheet, title: string): void {
  sheet.keepTogether(130)
  sheet.y += 14
  sheet.rule({ weight: 1.25, colour: colour.ink })
  sheet.y += 16
  sheet.text('H2', title, styles.heading)
  sheet.y += 12
}

function drawQuote(sheet: Sheet, { quote, about, speaksOf, archetype }: ArchetypeEvidence, isAgainst: boolean): void {
  const place = { x: sheet.left + 18, width: sheet.width - 60 }
  const text = `“${quote}”`
  sheet.keepTogether(Math.min(240, sheet.heightOf(text, quoteStyle, place) + 40))
  sheet.text('BlockQuote', text, quoteStyle, place)
  sheet.y += 3
  const whose = isAgainst ? 'more like' : 'like'
  sheet.text(
    'P',
    `On ${about}. We read it as a sign of ${speaksOf}, ${whose} ${archetypes[archetype].name}.`,
    styles.note,
    place,
  )
  sheet.y += 18
}
