import { join } from 'node:path'
import { createWorkQueue } from '#server/platform/threads/work-queue.ts'
import { decodeTextFile } from './decode-text-file.ts'
import { detectType, type UploadedFile } from './detect-type.ts'
import { DocumentError } from './document-error.ts'
import type { DocumentKind } from './document-kind.ts'
import { documentLimits, type ProcessLimits, processLimits } from './document-limits.ts'
import { measurePicture } from './measure-picture.ts'
import { readInChild } from './read-in-child.ts'
import { tidyDocumentText } from './tidy-document-text.ts'

export type ReadDocumentOptions = {
  /** The accepted kinds; all that can be read here by default. */
  accepts?: readonly DocumentKind[]
  signal?: AbortSignal
  /** Called with a progress sentence for the user. */
  onStage?: (stage: string) => void
  /** Overrides the process limits, for tests. */
  limits?: Partial<ProcessLimits>
}

const lines = { document: createWorkQueue(2), picture: createWorkQueue(1) }
const script = join(import.meta.dirname, 'document-child.ts')

/**
 * The text of an uploaded TXT, PDF, DOC, DOCX, PNG or JPG: tidied, at most 60,000 characters (`isCut` if there were
 * more). Everything but plain text is parsed in a child process, and nothing of the file is written to disk. Rejects
 * with a DocumentError, or with the reason of `signal`.
 */
export async function readDocument(
  file: UploadedFile,
  options: ReadDocumentOptions = {},
): Promise<{ text: string; isCut: boolean }> {
  if (file.bytes.length > documentLimits.fileBytesMax) throw new DocumentError('file_too_large')
  if (file.bytes.length === 0) throw new DocumentError('no_text', 'This file is empty.')
  const kind = await detectType(file)
  if (options.accepts && !options.accepts.includes(kind)) throw new DocumentError('unsupported_file')
  if (kind === 'webp') throw new DocumentError('unsupported_file')
  const fitted = tidyDocumentText(kind === 'text' ? readText(file.bytes) : await parse(file.bytes, kind, options))
  if (/[\p{L}\p{N}]/u.test(fitted.text)) return fitted
  throw new DocumentError('no_text', kind === 'pdf' ? noTextInPdf : undefined)
}

const noTextInPdf =
  'We found no text in this file. If it’s a scan, please upload a picture of each page (PNG or JPG) instead.'

function readText(bytes: Buffer): string {
  const text = decodeTextFile(bytes)
  if (text === undefined) throw new DocumentError('unsupported_file')
  return text
}

function parse(
  bytes: Buffer,
  kind: Exclude<DocumentKind, 'text' | 'webp'>,
  options: ReadDocumentOptions,
): Promise<string> {
  const isPicture = kind === 'png' || kind === 'jpeg'
  if (isPicture) checkPictureSize(bytes, kind)
  const line = isPicture ? 'picture' : 'document'
  const { signal, onStage, limits } = options
  return lines[line](
    () => {
      onStage?.(isPicture ? 'Reading the picture' : 'Reading the document')
      return readInChild({
        script,
        kind: isPicture ? 'picture' : kind,
        bytes,
        limits: { ...processLimits[line], ...limits },
        signal,
        onStage,
      })
    },
    {
      waitMsMax: documentLimits.waitMsMax,
      waitingMax: documentLimits.waitingMax,
      signal,
      onWait: () => onStage?.('Waiting for another file to be read'),
    },
  )
}

function checkPictureSize(bytes: Buffer, kind: 'png' | 'jpeg'): void {
  const size = measurePicture(bytes, kind)
  if (!size) throw new DocumentError('unreadable_file')
  if (size.width * size.height <= documentLimits.pixelsMax) return
  throw new DocumentError(
    'too_complex',
    `This picture is ${size.width} x ${size.height} pixels. Please upload one with at most 12 megapixels.`,
  )
}
