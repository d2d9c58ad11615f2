/** The report's part by a language model: what the archetype could mean. It says who wrote it, and that it is no count. */
import type { ArchetypeText } from '#contract/archetype-text.ts'
import { archetypeTextLabels, archetypeTextParts } from '#contract/plain/archetype-text.ts'
import { reportColours as colour } from '#server/platform/pdf/report-colours.ts'
import { reportStyles as styles } from '#server/platform/pdf/report-styles.ts'
import type { Sheet } from '#server/platform/pdf/sheet.ts'

export function drawModelText(sheet: Sheet, text: ArchetypeText): void {
  sheet.keepTogether(200)
  sheet.y += 14
  sheet.rule({ weight: 1.25, colour: colour.ink })
  sheet.y += 16
  sheet.text('H2', 'What it could mean', styles.heading)
  sheet.markPlace('What it could mean')
  sheet.y += 4
  sheet.text('P', `Written by ${text.writtenBy}, a language model. A reading, not a count.`, styles.note)
  sheet.y += 14
  for (const part of archetypeTextParts.filter((each) => text[each] !== '')) {
    sheet.keepTogether(60)
    sheet.text('H3', archetypeTextLabels[part], { ...styles.subheading, size: 14 })
    sheet.text('P', text[part], styles.text, { width: 430 })
    sheet.y += 10
  }
}
