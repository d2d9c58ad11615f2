/** The end of the report: the plan, the pages that were read, and what they were measured against. */

import type { AuditAnalysis, AuditBasis, AuditedPage } from '#contract/brand-review.ts'
import type { ReportLayout, ReportTask } from '#contract/plain/brand-review-layout.ts'
import { listAuditBasis, truncateSiteText } from '#contract/plain/brand-review-words.ts'
import { drawSubstitutesNote } from '#server/platform/pdf/closing.ts'
import { reportColours as colour } from '#server/platform/pdf/report-colours.ts'
import { reportStyles as styles } from '#server/platform/pdf/report-styles.ts'
import type { TextStyle } from '#server/platform/pdf/set-text.ts'
import type { Sheet } from '#server/platform/pdf/sheet.ts'

const stateTexts: Readonly<Record<AuditedPage['state'], string>> = {
  read: 'Read',
  'needs-script': 'Left out, because its text only appears when scripts run',
  empty: 'Too little text to score',
  failed: 'Couldn’t be reached',
}

const note =
  'We measured the pages below as they were served, without running their scripts. A score of 8 or more is good, 6 or more is middling, and anything lower is poor. What we couldn’t check is left out of the scores. Archetypes are a way of thinking about a brand, not a measurement, so they count for little here.'

const entry: TextStyle = { ...styles.note, colour: colour.ink }
const between = 28

type Parts = { layout: ReportLayout; nameOf: (url: string) => string; isApart: boolean }

export function drawClosing(sheet: Sheet, analysis: AuditAnalysis, { layout, nameOf, isApart }: Parts): void {
  const { pages, madeFrom } = analysis
  if (isApart) sheet.startPage()
  else sheet.y += 22
  drawPlan(sheet, layout)
  sheet.y += 22
  sheet.keepTogether(200)
  drawTitle(sheet, 'Pages we read')
  sheet.text('P', note, styles.note)
  sheet.y += 8
  sheet.group('L', () => {
    for (const page of pages) drawPair(sheet, nameOf(page.url), tellPage(page))
  })
  if (madeFrom) drawMadeFrom(sheet, madeFrom)
  drawSubstitutesNote(sheet)
}

function drawTitle(sheet: Sheet, title: string): void {
  sheet.rule({ weight: 1.25, colour: colour.ink })
  sheet.y += 10
  sheet.markPlace(title)
  sheet.text('H2', title, styles.heading)
  sheet.y += 4
}

type Column = { x: number; width: number }

/** Draws both to-do lists side by side, as titles only; the details are with the findings. */
function drawPlan(sheet: Sheet, { plan }: ReportLayout): void {
  const width = (sheet.width - between) / 2
  const longest = Math.max(plan.immediate.length, plan.longTerm.length)
  sheet.keepTogether(Math.min(90 + longest * 20, 500))
  drawTitle(sheet, 'Strategic Recommendations')
  const top = sheet.y
  drawToDos(sheet, 'Immediate Actions', plan.immediate, { x: sheet.left, width })
  const end = sheet.y
  sheet.y = top
  drawToDos(sheet, 'Long-term Strategy', plan.longTerm, { x: sheet.left + width + between, width })
  sheet.y = Math.max(end, sheet.y)
}

function drawToDos(sheet: Sheet, title: string, toDos: readonly ReportTask[], column: Column): void {
  sheet.text('H3', title, { ...styles.label, size: 10.5, colour: colour.ink }, column)
  sheet.y += 4
  if (toDos.length === 0) sheet.text('P', 'Nothing to do here.', styles.note, column)
  sheet.group('L', () => {
    for (const [at, { action, check }] of toDos.entries()) {
      sheet.rule(column)
      sheet.y += 3
      sheet.group('LI', () => {
        const top = sheet.y
        sheet.text('Lbl', String(at + 1), styles.note, { x: column.x, width: 18 })
        sheet.y = top
        const text = check ? action.title : `${action.title}: ${action.text}`
        sheet.text('LBody', truncateSiteText(text, 120), entry, { x: column.x + 20, width: column.width - 20 })
      })
      sheet.y += 3
    }
  })
}

const tellPage = ({ title, state, note: said }: AuditedPage) =>
  [truncateSiteText(title, 120), state === 'read' ? said : said || stateTexts[state]]
    .filter((part) => part !== '')
    .join('. ')

const nameWidth = 120

/** Draws a name on the left and its text on the right. */
function drawPair(sheet: Sheet, name: string, text: string): void {
  const place = { x: sheet.left + nameWidth, width: sheet.width - nameWidth }
  const left = { width: nameWidth - 12 }
  const height = Math.max(sheet.heightOf(text, styles.note, place), sheet.heightOf(name, entry, left))
  sheet.keepTogether(Math.min(height, 200) + 8)
  sheet.rule()
  sheet.y += 4
  const page = sheet.pages
  sheet.group('LI', () => {
    const top = sheet.y
    sheet.text('Lbl', name, entry, left)
    const end = sheet.y
    sheet.y = top
    sheet.text('LBody', text, styles.note, place)
    if (sheet.pages === page) sheet.y = Math.max(end, sheet.y)
  })
  sheet.y += 4
}

/** Lists what the site was measured against; another brand gets other scores for the same pages. */
function drawMadeFrom(sheet: Sheet, { asked, record }: AuditBasis): void {
  sheet.keepTogether(120)
  sheet.y += 16
  sheet.text('H3', 'What we measured it against', styles.subheading)
  sheet.y += 6
  sheet.group('L', () => {
    for (const { name, text } of listAuditBasis(asked, record)) drawPair(sheet, name, truncateSiteText(text, 400))
  })
}
