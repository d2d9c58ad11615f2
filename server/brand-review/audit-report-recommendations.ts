/** What to do: first what has much effect for little effort, then what takes longer. */
import { splitAction } from '#contract/audit-words.ts'
import type { AuditAnalysis } from '#contract/brand-review.ts'
import { reportColours as colour } from '#server/platform/pdf/report-colours.ts'
import { reportStyles as styles } from '#server/platform/pdf/report-styles.ts'
import { lineHeightOf, type TextStyle } from '#server/platform/pdf/set-text.ts'
import type { Sheet } from '#server/platform/pdf/sheet.ts'

const figure: TextStyle = { face: 'serif', size: 22, colour: colour.ink3, leading: 1.1 }
const heading: TextStyle = { face: 'serif', size: 14.5, colour: colour.ink, leading: 1.35 }
const indent = 40

export function setRecommendations(sheet: Sheet, { recommendations }: AuditAnalysis): void {
  sheet.startPage()
  sheet.markPlace('Strategic Recommendations')
  sheet.runningHead = 'Strategic Recommendations, continued'
  sheet.text('H2', 'Strategic Recommendations', styles.title)
  sheet.y += 26
  setActions(sheet, 'Immediate Actions', recommendations.immediate, 'Nothing urgent was found.')
  sheet.y += 28
  setActions(sheet, 'Long-term Strategy', recommendations.longTerm, 'Keep doing what you do.')
  sheet.runningHead = ''
}

function setActions(sheet: Sheet, title: string, actions: readonly string[], none: string): void {
  sheet.keepTogether(110)
  sheet.text('H3', title, styles.heading)
  sheet.y += 10
  if (actions.length === 0) sheet.text('P', none, styles.text)
  else
    sheet.group('L', () => {
      for (const [at, action] of actions.entries()) setAction(sheet, at + 1, action)
    })
}

function setAction(sheet: Sheet, number: number, action: string): void {
  const place = { x: sheet.left + indent, width: sheet.width - indent - 20 }
  const { what, how } = splitAction(action)
  sheet.keepTogether(sheet.heightOf(what, heading, place) + sheet.heightOf(how, styles.text, place) + 24)
  sheet.rule()
  sheet.y += 12
  sheet.group('LI', () => {
    const top = sheet.y
    sheet.y = top + (lineHeightOf(heading) - lineHeightOf(figure)) / 2 - 1.5
    sheet.text('Lbl', String(number), figure, { width: indent })
    sheet.y = top
    sheet.text('LBody', what, heading, place)
    if (how !== '') sheet.text('LBody', how, styles.text, place)
  })
  sheet.y += 12
}
