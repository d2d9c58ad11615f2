/** Words from an uploaded document, and the report as a PDF. */

import { brandAttributesCalls, readAttributes } from '#contract/brand-attributes.ts'
import { briefOf } from '#server/brand/brand-brief.ts'
import { readBrandRow } from '#server/brand/brand-row.ts'
import type { ReadClaims } from '#server/brand/claims-reader.ts'
import { readPrintableLines } from '#server/brand/read-printable-lines.ts'
import { makeAttributesPrintJob } from '#server/brand-attributes/attributes-report.ts'
import type { WordsWriter } from '#server/brand-attributes/words-writer.ts'
import type { RegisterCall } from '#server/calls/answer.ts'
import { pdfLimit, uploadLimit } from '#server/calls/limits.ts'
import type { Database } from '#server/platform/db/database.ts'
import { createDisconnectSignal } from '#server/platform/http/disconnect-signal.ts'
import type { PdfPrinter } from '#server/platform/pdf/pdf-printer.ts'
import type { DocumentReader } from '#server/writing/document-reader.ts'

type Parts = {
  answer: RegisterCall
  database: Database
  printer: PdfPrinter
  writer: WordsWriter
  readShown: DocumentReader
  productName: string
  readClaims: ReadClaims
}

export function addDocumentRoutes(parts: Parts): void {
  const { answer, database, printer, writer, readShown, productName, readClaims } = parts
  answer(brandAttributesCalls.readUpload, [uploadLimit], async ({ asker, document, query, signal }) => {
    const asked = { asker, byModel: query.byModel !== undefined, signal }
    const { text, byModel, ...shown } = await readShown({ ...asked, file: document })
    const row = await readBrandRow(asker.brandId, database)
    const told = { brief: briefOf(row), data: readAttributes(row.attributesData) }
    const found = await writer.find({ text, ...told, ...asked, byModel })
    return { success: true as const, ...shown, ...found }
  })

  answer.overHttp(brandAttributesCalls.getReport, [pdfLimit], async ({ asker, query, reply }) => {
    const row = await readBrandRow(asker.brandId, database)
    const report = {
      ...query,
      businessName: row.businessName ?? '',
      ...(await readPrintableLines(row, readClaims, database)),
      productName,
      madeOn: new Date(),
      attributes: readAttributes(row.attributesData),
    }
    const pdf = await printer.print(makeAttributesPrintJob(report), createDisconnectSignal(reply))
    return reply
      .type('application/pdf')
      .header('content-disposition', 'inline; filename="brand-attributes-report.pdf"')
      .send(pdf)
  })
}
