/** Reads an uploaded file from a form. */
import type { FastifyRequest } from 'fastify'
import type { UploadedFile } from '#server/platform/documents/detect-type.ts'
import { Refusal } from '#server/platform/http/refusal.ts'

const noFile = () =>
  new Refusal('invalid_input', { sentence: 'Please choose a file.', fields: { document: 'Please choose a file.' } })

/** The single file of the field `document`. */
export async function readUpload(request: FastifyRequest): Promise<UploadedFile> {
  if (!request.isMultipart())
    throw new Refusal('unsupported_type', { sentence: 'Please send the file as a form upload.' })
  try {
    const part = await request.file()
    if (part?.fieldname !== 'document') throw noFile()
    return { bytes: await part.toBuffer(), fileName: part.filename, declaredType: part.mimetype }
  } catch (error) {
    // The form parser's errors for a truncated or invalid form have no code.
    throw error instanceof Error && !('code' in error) ? noFile() : error
  }
}
