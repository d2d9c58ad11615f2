/** Draws a receipt. Loaded by the PDF printer's worker. */
import { describePaymentState, formatCents, listBillLines } from '#contract/plain/receipt-words.ts'
import type { Receipt } from '#contract/receipts.ts'
import { formatDay } from '#server/platform/format-day.ts'
import { drawSubstitutesNote } from '#server/platform/pdf/closing.ts'
import { finishSheet } from '#server/platform/pdf/finish-sheet.ts'
import { reportColours as colour } from '#server/platform/pdf/report-colours.ts'
import { reportStyles as styles } from '#server/platform/pdf/report-styles.ts'
import { drawSeal } from '#server/platform/pdf/seal.ts'
import { layOutLines, type TextStyle } from '#server/platform/pdf/set-text.ts'
import { Sheet } from '#server/platform/pdf/sheet.ts'

const sealSize = 58
const sumWidth = 110
const totalStyle: TextStyle = { face: 'serif', size: 23, colour: colour.ink, leading: 1.18 }

/** Draws a text on the left and its amount on the right. */
function drawRow(sheet: Sheet, what: string, says: string, style: TextStyle = styles.text): void {
  const top = sheet.y
  sheet.text('P', what, styles.text, { width: sheet.width - sumWidth - 16 })
  const below = sheet.y
  sheet.y = top
  const [line] = layOutLines(sheet.doc, says, style, sumWidth)
  sheet.text('P', says, style, { x: sheet.left + sheet.width - (line?.width ?? sumWidth), width: sumWidth })
  sheet.y = Math.max(sheet.y, below) + 8
}

/** Draws the seller and the buyer side by side. */
function drawParties(sheet: Sheet, { seller, email, details }: Receipt): void {
  const { business, name, address, taxNumber } = details
  const buyer = [business, name, ...address.split(/\n+/), taxNumber && `Tax number: ${taxNumber}`, email]
  const width = sheet.width / 2 - 16
  const set = (label: string, lines: readonly string[], x: number) => {
    sheet.y = top
    sheet.text('H2', label, styles.label, { x, width })
    sheet.y += 2
    for (const line of lines.map((each) => each.trim()))
      if (line !== '') sheet.text('P', line, styles.text, { x, width })
    return sheet.y
  }
  const top = sheet.y
  const ends = [set('Seller', [seller], sheet.left), set('Buyer', buyer, sheet.left + sheet.width / 2)]
  sheet.y = Math.max(...ends) + 28
}

/** Returns the PDF's bytes. */
export function draw(receipt: Receipt): Promise<Uint8Array> {
  const { number, paidAt, seller, cents, state, isSimulated } = receipt
  const madeOn = new Date(paidAt)
  const sheet = new Sheet({ title: `Receipt ${number}`, productName: seller, madeOn })
  sheet.startPage()
  sheet.furniture(() => drawSeal(sheet.doc, sheet.left + sheet.width - sealSize, 60, sealSize, 'mark'))
  sheet.y = 64
  sheet.text('P', seller, { face: 'serif', size: 17, colour: colour.ink2, leading: 1.3 })
  sheet.text('H1', 'Receipt', styles.title)
  sheet.y += 4
  sheet.text('P', `${number}, ${formatDay(madeOn)}`, styles.lead)
  sheet.y += 28
  drawParties(sheet, receipt)
  sheet.rule({ weight: 1.25, colour: colour.ink })
  sheet.y += 12
  for (const { what, says } of listBillLines(receipt)) drawRow(sheet, what, says)
  sheet.rule({ colour: colour.ink })
  sheet.y += 12
  drawRow(sheet, cents === 0 ? 'Total' : 'Paid', formatCents(cents), totalStyle)
  const note = describePaymentState(state, isSimulated)
  if (note !== undefined) sheet.text('P', note, styles.note)
  sheet.text('P', 'Prices are in US dollars.', styles.note)
  drawSubstitutesNote(sheet)
  return finishSheet(sheet, `Receipt ${number}`)
}
