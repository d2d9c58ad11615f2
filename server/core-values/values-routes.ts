/** Core values: the list, and values out of a document. */
import { coreValuesCalls } from '#contract/core-values.ts'
import type { Answer } from '#server/account/answer.ts'
import type { ValuesStore } from '#server/core-values/values-store.ts'
import type { ValuesWriter } from '#server/core-values/values-writer.ts'
import type { UploadedFile } from '#server/platform/documents/detect-type.ts'
import { DocumentError } from '#server/platform/documents/document-error.ts'
import { readDocument } from '#server/platform/documents/read-document.ts'
import { readUpload, signalOf } from '#server/platform/documents/read-upload.ts'
import { Refusal } from '#server/platform/http/refusal.ts'

const accepts = ['text', 'pdf', 'doc', 'docx'] as const
const unsupported = 'Unsupported file type. Please upload TXT, PDF, or DOC files.'

type Parts = { answer: Answer; values: ValuesStore; writer: ValuesWriter }

export function addValuesRoutes({ answer, values, writer }: Parts): void {
  answer(coreValuesCalls.getCoreValues, ({ asker }) => values.read(asker.brandId))

  answer(coreValuesCalls.saveCoreValues, async ({ asker, body }) => {
    const saved = await values.save(asker.brandId, { values: body.coreValues, revision: body.revision })
    return { success: true as const, ...saved }
  })

  answer(coreValuesCalls.extractCoreValues, async ({ request, reply }) => {
    const signal = signalOf(reply)
    const text = await readText(await readUpload(request), signal)
    return { success: true as const, coreValues: await writer.extract(text, signal), source: writer.source }
  })
}

/** The text of a document. Pictures are not taken here, and nobody is told to send one. */
async function readText(file: UploadedFile, signal: AbortSignal): Promise<string> {
  try {
    return (await readDocument(file, { accepts, signal })).text
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error
    if (error.code === 'unsupported_file') throw new Refusal('unsupported_file', { sentence: unsupported })
    if (error.code === 'no_text') throw new Refusal('no_text')
    throw error
  }
}
