import { listArchive, wordPartPattern } from './check-archive.ts'
import { DocumentError, makePasswordError } from './document-error.ts'
import { type DocumentKind, documentKinds, isDeclaredAs, type PictureKind } from './document-kind.ts'

export type UploadedFile = { bytes: Buffer; fileName: string; declaredType: string }

/**
 * Detects the kind of a file by its content, which must agree with its declared type or extension; bytes without a
 * signature are text only if they were sent as text. Rejects with `unsupported_file` (415), or with `too_complex` or
 * `unreadable_file` (422) for an archive that is too large, broken or encrypted.
 */
export async function detectType(file: UploadedFile): Promise<DocumentKind> {
  const kind = await detectContent(file)
  if (kind && isDeclaredAs(kind, file)) return kind
  if (!kind || kind === 'text') throw new DocumentError('unsupported_file')
  const { name, endings } = documentKinds[kind]
  throw new DocumentError(
    'unsupported_file',
    `This looks like a ${name} file, but its name says otherwise. Rename it to end in ${endings[0]} and try again.`,
  )
}

/** The kind of a picture by its first bytes; undefined if it is none. */
export function detectPicture(bytes: Buffer): PictureKind | undefined {
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'png'
  if (startsWith(bytes, '\xff\xd8\xff')) return 'jpeg'
  return startsWith(bytes, 'RIFF') && bytes.toString('latin1', 8, 12) === 'WEBP' ? 'webp' : undefined
}

async function detectContent({ bytes, fileName, declaredType }: UploadedFile): Promise<DocumentKind | undefined> {
  const picture = detectPicture(bytes)
  if (picture) return picture
  if (startsWith(bytes, 'PK\x03\x04') || startsWith(bytes, 'PK\x05\x06')) return detectArchive(bytes)
  if (startsWith(bytes, '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')) {
    return detectCompoundFile(bytes, isDeclaredAs('docx', { fileName, declaredType }))
  }
  return /^(?:\xef\xbb\xbf)?\s*%PDF-/.test(bytes.toString('latin1', 0, 64)) ? 'pdf' : 'text'
}

function startsWith(bytes: Buffer, signature: string): boolean {
  return bytes.toString('latin1', 0, signature.length) === signature
}

async function detectArchive(bytes: Buffer): Promise<DocumentKind | undefined> {
  const names = await listArchive(bytes)
  return names.some((name) => wordPartPattern.test(name)) ? 'docx' : undefined
}

const wordStream = Buffer.from('WordDocument', 'utf16le')
const encryptedStream = Buffer.from('EncryptedPackage', 'utf16le')
/** Streams of Excel, PowerPoint, Outlook, and encrypted Office files. */
const otherStreams = ['Workbook', 'PowerPoint Document', '__properties', 'EncryptedPackage'].map((name) =>
  Buffer.from(name, 'utf16le'),
)

/** A compound file (OLE) is a DOC if it has Word's stream; an encrypted DOCX is one too. */
function detectCompoundFile(bytes: Buffer, isSentAsDocx: boolean): DocumentKind | undefined {
  if (bytes.includes(wordStream)) return 'doc'
  if (isSentAsDocx && bytes.includes(encryptedStream)) throw makePasswordError()
  return otherStreams.some((stream) => bytes.includes(stream)) ? undefined : 'doc' // perhaps damaged; the parser will say so
}
