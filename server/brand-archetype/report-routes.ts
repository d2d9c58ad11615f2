/** The analysis as a PDF, drawn from the stored data only. */

import { brandArchetypeCalls } from '#contract/brand-archetype.ts'
import { makeArchetypePrintJob } from '#server/brand-archetype/archetype-report.ts'
import type { ArchetypeStore } from '#server/brand-archetype/archetype-store.ts'
import type { ArchetypeTexts } from '#server/brand-archetype/archetype-texts.ts'
import type { InterviewReading } from '#server/brand-archetype/interview-reading.ts'
import type { RegisterCall } from '#server/calls/answer.ts'
import { pdfLimit } from '#server/calls/limits.ts'
import { createDisconnectSignal } from '#server/platform/http/disconnect-signal.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { PdfPrinter } from '#server/platform/pdf/pdf-printer.ts'

type Parts = {
  answer: RegisterCall
  archetypes: ArchetypeStore
  reading: InterviewReading
  texts: ArchetypeTexts
  printer: PdfPrinter
  productName: string
}

export function addReportRoute({ answer, archetypes, reading, texts, printer, productName }: Parts): void {
  answer.overHttp(brandArchetypeCalls.downloadArchetype, [pdfLimit], async ({ asker, query, reply }) => {
    const state = await archetypes.read(asker.brandId)
    const use = await reading.readUse(asker.brandId, state)
    const { analysis, brand } = state
    if (!analysis || !use) throw new Refusal('no_analysis')
    const businessName = brand.businessName || 'Your brand'
    const { result } = analysis
    const text = await texts.readPrintable(asker.brandId, state)
    const job = makeArchetypePrintJob({ ...query, businessName, productName, madeOn: new Date(), result, use, text })
    const pdf = await printer.print(job, createDisconnectSignal(reply))
    return reply
      .type('application/pdf')
      .header('content-disposition', 'attachment; filename="brand-archetype-analysis.pdf"')
      .send(pdf)
  })
}
