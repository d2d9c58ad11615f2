/** Which pages stand behind the figures, and how to read them. */
import { cutText, listMadeFrom, pageLabel } from '#contract/audit-words.ts'
import type { AuditAnalysis, AuditedPage, AuditMadeFrom } from '#contract/brand-review.ts'
import { noteSubstitutes } from '#server/platform/pdf/closing.ts'
import { reportStyles as styles } from '#server/platform/pdf/report-styles.ts'
import type { Sheet } from '#server/platform/pdf/sheet.ts'

const stateTexts: Readonly<Record<AuditedPage['state'], string>> = {
  read: 'Read',
  'needs-script': 'Shows its text by script only, so it was left out',
  empty: 'Without any text',
  failed: 'Could not be fetched',
}

const notes = [
  'Every figure was counted or computed from the pages below as they were served, without running their scripts; nothing was guessed. Text and styles that only appear by script are not in it.',
  'What a page says is measured against the archetype, the values, the audience and the tone that its owner named. Archetypes are a way of thinking about a brand, not a measurement; they weigh little here.',
] as const

export function setPages(sheet: Sheet, { pages, madeFrom }: AuditAnalysis): void {
  sheet.startPage()
  sheet.markPlace('The pages behind it')
  sheet.runningHead = 'The pages behind it, continued'
  sheet.text('H2', 'The pages behind it', styles.title)
  sheet.y += 8
  for (const note of notes) {
    sheet.text('P', note, styles.note, { width: 410 })
    sheet.y += 6
  }
  sheet.y += 16
  sheet.group('L', () => {
    for (const page of pages) setPage(sheet, page)
  })
  if (madeFrom) setMadeFrom(sheet, madeFrom)
  sheet.runningHead = ''
  noteSubstitutes(sheet)
}

const nameWidth = 110

/** What the figures were measured against: another brand gets others from the same pages. */
function setMadeFrom(sheet: Sheet, { asked, record }: AuditMadeFrom): void {
  const place = { x: sheet.left + nameWidth, width: sheet.width - nameWidth }
  sheet.keepTogether(140)
  sheet.y += 22
  sheet.text('H3', 'What it was measured against', styles.subheading)
  sheet.y += 8
  sheet.group('L', () => {
    for (const { name, text } of listMadeFrom(asked, record)) {
      sheet.keepTogether(Math.min(sheet.heightOf(text, styles.note, place), 200) + 14)
      sheet.rule()
      sheet.y += 6
      sheet.group('LI', () => {
        const top = sheet.y
        sheet.text('Lbl', name, styles.caption, { width: nameWidth - 10 })
        sheet.y = top
        sheet.text('LBody', text, styles.note, place)
      })
      sheet.y += 6
    }
  })
}

function setPage(sheet: Sheet, { url, title, state, note }: AuditedPage): void {
  const about = [cutText(title), note || stateTexts[state]].filter((part) => part !== '').join('. ')
  sheet.keepTogether(sheet.heightOf(about, styles.note) + 44)
  sheet.rule()
  sheet.y += 8
  sheet.group('LI', () => {
    sheet.text('LBody', pageLabel(url), styles.pick)
    sheet.text('LBody', about, styles.note)
  })
  sheet.y += 8
}
