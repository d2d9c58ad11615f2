/** Documents in and out: words out of an upload, and the report as PDF. */

import { eq } from 'drizzle-orm'
import { brandAttributesCalls, readAttributes } from '#contract/brand-attributes.ts'
import type { extractAttributes } from '#engine/brand-attributes/extract-attributes.ts'
import { attributesReport } from '#server/brand-attributes/attributes-report.ts'
import type { Answer } from '#server/calls/answer.ts'
import { pdfLimit, uploadLimit } from '#server/calls/limits.ts'
import type { Database } from '#server/platform/db/database.ts'
import { brands } from '#server/platform/db/tables.ts'
import { findInText } from '#server/platform/documents/find-in-text.ts'
import { readDocument } from '#server/platform/documents/read-document.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { signalOf } from '#server/platform/http/signal-of.ts'
import type { PdfPrinter } from '#server/platform/pdf/pdf-printer.ts'
import type { Threads } from '#server/platform/threads/threads.ts'

type Parts = {
  answer: Answer
  database: Database
  printer: PdfPrinter
  threads: Threads
  productName: string
}

const finding = { module: '#engine/brand-attributes/extract-attributes.ts', name: 'extractAttributes' }

export function addDocumentRoutes({ answer, database, printer, threads, productName }: Parts): void {
  answer(brandAttributesCalls.readUpload, [uploadLimit], async ({ document, signal }) => {
    const { text } = await readDocument(document, { signal })
    const extracted = await findInText<typeof extractAttributes>(finding, text, { threads, signal })
    return { success: true as const, ...extracted }
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
    const pdf = await printer.print(attributesReport(report), signalOf(reply))
    return reply
      .type('application/pdf')
      .header('content-disposition', 'inline; filename="brand-attributes-report.pdf"')
      .send(pdf)
  })
}
