/** Makes an uploaded picture ready to be sent to a language model: its type, its size, and nothing but the picture. */
import { detectPicture, detectType, type UploadedFile } from './detect-type.ts'
import { DocumentError } from './document-error.ts'
import type { PictureKind } from './document-kind.ts'
import { documentLimits } from './document-limits.ts'
import { measurePicture } from './measure-picture.ts'
import { stripMetadata } from './strip-metadata.ts'

const { sentPictureBytesMax, sentPixelsMax, sentSideMax } = documentLimits

function checkSize(bytes: Buffer, kind: PictureKind): void {
  const size = measurePicture(bytes, kind)
  if (!size) throw new DocumentError('unreadable_file')
  const { width, height } = size
  if (width * height <= sentPixelsMax && Math.max(width, height) <= sentSideMax) return
  throw new DocumentError(
    'too_complex',
    `This picture is ${width} x ${height} pixels. Please upload one with at most 40 megapixels, and 8,000 pixels a side.`,
  )
}

/**
 * The picture without metadata; undefined if the file is no picture. Rejects with a DocumentError if it is broken, too large,
 * or not what it says it is.
 */
export async function preparePicture(file: UploadedFile): Promise<{ bytes: Buffer; mediaType: string } | undefined> {
  const kind = detectPicture(file.bytes)
  if (!kind) return undefined
  await detectType(file)
  checkSize(file.bytes, kind)
  const bytes = stripMetadata(file.bytes, kind)
  if (!bytes) throw new DocumentError('unreadable_file')
  if (bytes.length > sentPictureBytesMax)
    throw new DocumentError(
      'file_too_large',
      'This picture is too large to be sent to a language model. Please upload one of at most 3.75 MB.',
    )
  return { bytes, mediaType: `image/${kind}` }
}
