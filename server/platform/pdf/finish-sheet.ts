/** Finishes a report: page numbers and output bytes. */
import { reportColours } from '#server/platform/pdf/report-colours.ts'
import { drawTextLine, layOutLines, type TextStyle } from '#server/platform/pdf/set-text.ts'
import type { Sheet } from '#server/platform/pdf/sheet.ts'

const small: TextStyle = { face: 'sans', size: 8.5, colour: reportColours.ink3 }
const name: TextStyle = { face: 'serif', size: 10.5, colour: reportColours.ink }

/** Writes the footers (none on the cover) and closes the document. `label` names the owner and kind of the report. */
export async function finishSheet(sheet: Sheet, label: string): Promise<Buffer> {
  const { doc } = sheet
  for (let page = 1; page < sheet.pages; page++) {
    doc.switchToPage(page)
    doc.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] })
    drawFooter(sheet, label, `Page ${page + 1} of ${sheet.pages}`)
    doc.endMarkedContent()
  }
  escapeMetadata(doc, sheet.details)
  const chunks: Uint8Array[] = []
  doc.on('data', (chunk: Uint8Array) => chunks.push(chunk))
  const ended = new Promise((resolve, reject) => doc.once('end', resolve).once('error', reject))
  doc.end()
  await ended
  return Buffer.concat(chunks)
}

function drawFooter(sheet: Sheet, label: string, count: string): void {
  const { doc } = sheet
  const y = doc.page.height - 50
  doc
    .lineWidth(0.75)
    .moveTo(sheet.left, y)
    .lineTo(sheet.left + sheet.width, y)
    .stroke(reportColours.line)
  const [product] = layOutLines(doc, sheet.details.productName, name, 120)
  const [number] = layOutLines(doc, count, small, 120)
  const [whose, more] = layOutLines(doc, label, small, sheet.width - 220)
  if (product) drawTextLine(doc, product, name, sheet.left, y + 7)
  if (whose) drawTextLine(doc, whose, small, sheet.left + (product?.width ?? 0) + 12, y + 8.5)
  if (whose && more) {
    const [ellipsis] = layOutLines(doc, '…', small, 20)
    if (ellipsis) drawTextLine(doc, ellipsis, small, sheet.left + (product?.width ?? 0) + 12 + whose.width, y + 8.5)
  }
  if (number) drawTextLine(doc, number, small, sheet.left + sheet.width - number.width, y + 8.5)
}

/**
 * pdfkit does not escape title and names in its XML metadata; by the time it writes them, the info dictionary has been
 * written.
 */
function escapeMetadata(doc: PDFKit.PDFDocument, details: Sheet['details']): void {
  const escapeXml = (text: string) =>
    text
      .replace(/\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu, ' ')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
  const writeMetadata = doc.endMetadata.bind(doc)
  doc.endMetadata = () => {
    const productName = escapeXml(details.productName)
    Object.assign(doc.info, { Author: productName, Creator: productName, Producer: productName })
    doc.info.Title = escapeXml(details.title)
    writeMetadata()
  }
}
