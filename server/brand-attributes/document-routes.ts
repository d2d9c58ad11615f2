/** Documents in and out: words out of an upload, and the report as PDF. */
import { eq } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { brandAttributesCalls, readAttributes } from '#contract/brand-attributes.ts'
import { extractAttributes } from '#engine/brand-attributes/extract-attributes.ts'
import type { Answer } from '#server/account/answer.ts'
import { attributesReport } from '#server/brand-attributes/attributes-report.ts'
import type { Database } from '#server/platform/db/database.ts'
import { brands } from '#server/platform/db/tables.ts'
import { readDocument } from '#server/platform/documents/read-document.ts'
import type { RateLimits } from '#server/platform/http/rate-limits.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { PdfPrinter } from '#server/platform/pdf/pdf-printer.ts'

type Parts = { answer: Answer; database: Database; printer: PdfPrinter; rateLimits: RateLimits; productName: string }

const noFile = () =>
  new Refusal('invalid_input', { sentence: 'Please choose a file.', fields: { document: 'Please choose a file.' } })

/** The one uploaded file of the field `document`. */
async function readUpload(request: FastifyRequest) {
  if (!request.isMultipart())
    throw new Refusal('unsupported_type', { sentence: 'Please send the file as a form upload.' })
  try {
    const part = await request.file()
    if (part?.fieldname !== 'document') throw noFile()
    return { bytes: await part.toBuffer(), fileName: part.filename, declaredType: part.mimetype }
  } catch (error) {
    // What the parser of forms says of a form that is cut off or none at all has no code.
    throw error instanceof Error && !('code' in error) ? noFile() : error
  }
}

/** Aborts when the browser leaves, so that nobody reads a document for nobody. */
function signalOf({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController()
  // The answer's own end: a connection lives on, and what listens to it would gather.
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort(new Refusal('unavailable'))
  })
  return controller.signal
}

export function addDocumentRoutes({ answer, database, printer, rateLimits, productName }: Parts): void {
  const uploads = rateLimits('upload', 10, 60)

  answer(brandAttributesCalls.readUpload, async ({ asker, request, reply }) => {
    await uploads.use(asker.userId)
    const { text } = await readDocument(await readUpload(request), { signal: signalOf(reply) })
    return { success: true as const, attributes: extractAttributes(text) }
  })

  answer(brandAttributesCalls.getReport, async ({ asker, reply }) => {
    const { businessName, attributesData, chosenUvp, chosenTagline } = brands
    const [row] = await database
      .select({ businessName, attributesData, chosenUvp, chosenTagline })
      .from(brands)
      .where(eq(brands.id, asker.brandId))
    if (!row) throw new Refusal('not_found')
    const { attributesData: stored, businessName: name, ...chosen } = row
    const attributes = readAttributes(stored)
    const report = { ...chosen, businessName: name ?? '', productName, madeOn: new Date(), attributes }
    const pdf = await printer.print(attributesReport(report), signalOf(reply))
    return reply
      .type('application/pdf')
      .header('content-disposition', 'inline; filename="brand-attributes-report.pdf"')
      .send(pdf)
  })
}
