/** The report's page of the primary archetype, the secondary one if it is clear, and the archetypes that were ruled out. */
import type { ArchetypeCard, ArchetypeResult } from '#contract/brand-archetype.ts'
import { drawGlyph } from '#server/brand-archetype/draw-wheel.ts'
import { reportColours as colour } from '#server/platform/pdf/report-colours.ts'
import { reportStyles as styles } from '#server/platform/pdf/report-styles.ts'
import type { TextStyle } from '#server/platform/pdf/set-text.ts'
import type { Sheet } from '#server/platform/pdf/sheet.ts'

const labelWidth = 132
const glyphSize = 44

export function drawArchetypes(sheet: Sheet, { primary, secondary, archetypesRuledOut }: ArchetypeResult): void {
  sheet.startPage()
  sheet.markPlace(secondary === '' ? 'Your archetype' : 'The two archetypes')
  drawCard(sheet, 'PRIMARY ARCHETYPE', primary, { ...styles.title, colour: colour.seal })
  sheet.y += 34
  if (secondary === '') sheet.text('P', 'No clear second.', styles.lead)
  else drawCard(sheet, 'SECONDARY ARCHETYPE', secondary, { ...styles.title, size: 28 })
  if (archetypesRuledOut.length > 0) drawEliminated(sheet, archetypesRuledOut)
}

function drawEliminated(sheet: Sheet, names: readonly string[]): void {
  sheet.y += 26
  sheet.keepTogether(92)
  sheet.rule({ weight: 1.25, colour: colour.ink })
  sheet.y += 16
  sheet.text('H2', 'Eliminated Archetypes', styles.heading)
  sheet.y += 2
  sheet.text('P', 'Systematic questioning ruled these out.', styles.note)
  sheet.y += 6
  sheet.text('P', names.join(', '), styles.pick)
}

function drawCard(sheet: Sheet, kind: string, card: ArchetypeCard, nameStyle: TextStyle): void {
  const isFirst = nameStyle.colour === colour.seal
  sheet.rule({ weight: isFirst ? 3 : 1.25, colour: isFirst ? colour.seal : colour.ink })
  sheet.y += 18
  const top = sheet.y
  sheet.text('P', kind, { ...styles.label, colour: isFirst ? colour.seal : colour.ink2 })
  sheet.y += 2
  sheet.text('H2', card.name, nameStyle, { width: sheet.width - glyphSize - 20 })
  sheet.furniture(() =>
    drawGlyph(
      sheet.doc,
      card.id,
      { x: sheet.left + sheet.width - glyphSize, y: top + 4, size: glyphSize },
      isFirst ? colour.seal : colour.ink,
    ),
  )
  sheet.y += 10
  sheet.text('P', card.description, { ...styles.lead, size: 13, colour: colour.ink }, { width: 400 })
  sheet.y += 16
  drawFact(sheet, 'Core Motivation', card.motivation)
  drawFact(sheet, 'Brand Examples', card.examples.join(', '))
  if (card.industryExamples && card.industryExamples.length > 0)
    drawFact(sheet, 'Industry Examples', card.industryExamples.join(', '))
}

function drawFact(sheet: Sheet, label: string, text: string): void {
  const place = { x: sheet.left + labelWidth, width: sheet.width - labelWidth }
  sheet.keepTogether(60)
  sheet.rule()
  sheet.y += 8
  const top = sheet.y
  sheet.text('H3', label, { ...styles.note, leading: 2 }, { width: labelWidth - 12 })
  sheet.y = top
  sheet.text('P', text, styles.pick, place)
  sheet.y += 8
}
