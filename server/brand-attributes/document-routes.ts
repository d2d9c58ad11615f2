/** Words from an uploaded document, and the report as a PDF. */

import { eq } from 'drizzle-orm'
import { brandAttributesCalls, readAttributes } from '#contract/brand-attributes.ts'
import { makeAttributesPrintJob } from '#server/brand-attributes/attributes-report.ts'
import type { WordsWriter } from '#server/brand-attributes/words-writer.ts'
import type { RegisterCall } from '#server/calls/answer.ts'
import { pdfLimit, uploadLimit } from '#server/calls/limits.ts'
import type { Database } from '#server/platform/db/database.ts'
import { readDocument } from '#server/platform/documents/read-document.ts'
import { createDisconnectSignal } from '#server/platform/http/disconnect-signal.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { PdfPrinter } from '#server/platform/pdf/pdf-printer.ts'
import { brands } from '#server/tables/tables.ts'

type Parts = {
  answer: RegisterCall
  database: Database
  printer: PdfPrinter
  writer: WordsWriter
  productName: string
}

export function addDocumentRoutes({ answer, database, printer, writer, productName }: Parts): void {
  answer(brandAttributesCalls.readUpload, [uploadLimit], async ({ document, signal }) => {
    const { text } = await readDocument(document, { signal })
    return { success: true as const, ...(await writer.find({ text, signal })) }
  })

  answer.overHttp(brandAttributesCalls.getReport, [pdfLimit], async ({ asker, query, reply }) => {
    const { businessName, attributesData, chosenUvp, chosenTagline } = brands
    const [row] = await database
      .select({ businessName, attributesData, chosenUvp, chosenTagline })
      .from(brands)
      .where(eq(brands.id, asker.brandId))
    if (!row) throw new Refusal('not_found')
    const { attributesData: stored, businessName: name, ...chosen } = row
    const attributes = readAttributes(stored)
    const report = { ...chosen, ...query, businessName: name ?? '', productName, madeOn: new Date(), attributes }
    const pdf = await printer.print(makeAttributesPrintJob(report), createDisconnectSignal(reply))
    return reply
      .type('application/pdf')
      .header('content-disposition', 'inline; filename="brand-attributes-report.pdf"')
      .send(pdf)
  })
}
