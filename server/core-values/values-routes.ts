/** Core values: the list, and reading values from a document. */

import { eq } from 'drizzle-orm'
import { coreValuesCalls, readCoreValues } from '#contract/core-values.ts'
import type { BrandBrief } from '#contract/plain/brand.ts'
import { readBrief } from '#server/brand/brand-brief.ts'
import type { Conversations } from '#server/brand/conversations-store.ts'
import type { RegisterCall } from '#server/calls/answer.ts'
import { type CallLimit, minuteSeconds, pdfLimit, readLimit, uploadLimit } from '#server/calls/limits.ts'
import { makeValuesPrintJob } from '#server/core-values/values-report.ts'
import type { ValuesStore } from '#server/core-values/values-store.ts'
import { chooseValueSentences, type ValuesWriter } from '#server/core-values/values-writer.ts'
import type { Database } from '#server/platform/db/database.ts'
import { DocumentError } from '#server/platform/documents/document-error.ts'
import { createDisconnectSignal } from '#server/platform/http/disconnect-signal.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { PdfPrinter } from '#server/platform/pdf/pdf-printer.ts'
import { brands } from '#server/tables/tables.ts'
import type { DocumentReader, ShownDocument } from '#server/writing/document-reader.ts'

const valuesSaveLimit: CallLimit = { name: 'values-save', uses: 240, seconds: minuteSeconds, per: 'user', atOnce: 12 }

const accepts = ['text', 'pdf', 'doc', 'docx'] as const
const unsupported = 'Unsupported file type. Please upload TXT, PDF, or DOC files.'

type Parts = {
  answer: RegisterCall
  database: Database
  conversations: Conversations
  values: ValuesStore
  writer: ValuesWriter
  readShown: DocumentReader
  printer: PdfPrinter
  productName: string
}

export function addValuesRoutes(parts: Parts): void {
  const { answer, database, conversations, values, writer, readShown, printer, productName } = parts

  /** What the owner wrote about the business in the profile and the interview; its sentences may suggest values. */
  async function readTold(brandId: string, { profile }: BrandBrief): Promise<string[]> {
    const interview = await conversations.read(brandId, 'brand-archetype')
    const answers = interview.filter(({ role }) => role === 'user').map(({ content }) => content)
    const { industry: _industry, primaryGoal: _goal, ...told } = profile
    return [...Object.values(told), ...answers]
  }

  answer(coreValuesCalls.getCoreValues, [readLimit], ({ asker }) => values.read(asker.brandId))

  answer(coreValuesCalls.saveCoreValues, [valuesSaveLimit], async ({ asker, body }) => {
    const saved = await values.save(asker.brandId, { values: body.coreValues, revision: body.revision })
    return { success: true as const, ...saved }
  })

  answer(coreValuesCalls.extractCoreValues, [uploadLimit], async ({ asker, document, query, signal }) => {
    const asked = { asker, byModel: query.byModel !== undefined, signal }
    const { text, byModel, ...shown } = await explainRefusal(readShown({ ...asked, file: document, accepts }))
    const [brief, list] = await Promise.all([readBrief(asker.brandId, database), values.read(asker.brandId)])
    const titles = list.coreValues.map(({ title }) => title)
    const found = await writer.extract({ text, brief, known: titles, ...asked, byModel })
    const { values: coreValues, sentences: read, ...made } = found
    const known = new Set(read.map((each) => each.text))
    const told = chooseValueSentences(await readTold(asker.brandId, brief)).filter((each) => !known.has(each.text))
    const sentences = [
      ...read.map((each) => ({ ...each, source: 'document' as const })),
      ...told.map((each) => ({ ...each, source: 'record' as const })),
    ]
    return { success: true as const, coreValues, sentences, ...shown, ...made }
  })

  answer.overHttp(coreValuesCalls.getValuesReport, [pdfLimit], async ({ asker, query, reply }) => {
    const { businessName, coreValues } = brands
    const [row] = await database.select({ businessName, coreValues }).from(brands).where(eq(brands.id, asker.brandId))
    if (!row) throw new Refusal('not_found')
    const report = { ...query, businessName: row.businessName ?? '', values: readCoreValues(row.coreValues) }
    const pdf = await printer.print(
      makeValuesPrintJob({ ...report, productName, madeOn: new Date() }),
      createDisconnectSignal(reply),
    )
    return reply.type('application/pdf').header('content-disposition', 'inline; filename="our-values.pdf"').send(pdf)
  })
}

/** Pictures are accepted only for a language model, so the refusal of a document does not suggest them. */
async function explainRefusal(reading: Promise<ShownDocument>): Promise<ShownDocument> {
  try {
    return await reading
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error
    if (error.code === 'unsupported_file') throw new Refusal('unsupported_file', { sentence: unsupported })
    if (error.code === 'no_text') throw new Refusal('no_text')
    throw error
  }
}
