/** The end of a report: advice for its reader, and the note on characters that its fonts do not contain. */
import { reportStyles as styles } from '#server/platform/pdf/report-styles.ts'
import type { Sheet } from '#server/platform/pdf/sheet.ts'
import { substituteCharacter } from '#server/platform/pdf/typefaces.ts'

type Place = { x?: number; width?: number }

/** Sets the pieces of advice, each beside its title, with the note on substitutes below. */
export function drawAdviceList(sheet: Sheet, advice: readonly { title: string; text: string }[]): void {
  const place = { x: sheet.left + 150, width: sheet.width - 150 }
  for (const { title, text } of advice) {
    sheet.rule()
    sheet.y += 20
    const top = sheet.y
    sheet.text('H3', title, styles.subheading, { width: 130 })
    sheet.y = top + 2
    sheet.text('P', text, styles.text, place)
    sheet.y += 26
  }
  if (sheet.hasSubstitutes) sheet.rule()
  drawSubstitutesNote(sheet, place)
}

/** Explains the substitute character, if one was used. */
export function drawSubstitutesNote(sheet: Sheet, place: Place = {}): void {
  if (!sheet.hasSubstitutes) return
  sheet.y += 16
  const note = `${substituteCharacter} marks characters that this report’s typefaces don’t include. The words themselves are stored as they were written.`
  sheet.text('P', note, styles.note, place)
}
