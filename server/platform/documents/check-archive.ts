import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { DocumentError, newPasswordError } from './document-error.ts'
import { documentLimits } from './document-limits.ts'

/**
 * The names in a zip archive, whose directory alone is read. Rejects with `too_complex` when it declares more entries or
 * more unpacked bytes than a document needs, with `unreadable_file` when it is broken or under a password.
 */
export function listArchive(bytes: Buffer): Promise<string[]> {
  return readArchive(bytes, async (zip) => {
    if (zip.entryCount > documentLimits.archiveEntriesMax) throw new DocumentError('too_complex')
    const entries: Entry[] = []
    let declaredBytes = 0
    for await (const entry of zip.eachEntry()) {
      if (entry.isEncrypted()) throw newPasswordError()
      declaredBytes += entry.uncompressedSize
      if (declaredBytes > documentLimits.unpackedBytesMax) throw new DocumentError('too_complex')
      entries.push(entry)
    }
    return entries.map((entry) => entry.fileName)
  })
}

/** Where a DOCX keeps its main text; Word's web version numbers it. */
export const wordPart = /^word\/document\d*\.xml$/i

/**
 * The content of the first entry with such a name, counted while it is unpacked: what the directory declares may be a
 * lie. Rejects as `listArchive` does.
 */
export function unpackEntry(bytes: Buffer, name: RegExp): Promise<Buffer> {
  return readArchive(bytes, async (zip) => {
    for await (const entry of zip.eachEntry()) {
      if (name.test(entry.fileName)) return collect(await zip.openReadStreamPromise(entry))
    }
    throw new DocumentError('unreadable_file')
  })
}

async function collect(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of stream) {
    length += chunk.length
    if (length > documentLimits.unpackedBytesMax) throw new DocumentError('too_complex')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

async function readArchive<Result>(bytes: Buffer, read: (zip: ZipFile) => Promise<Result>): Promise<Result> {
  try {
    return await read(await fromBufferPromise(bytes, { lazyEntries: true, autoClose: false }))
  } catch (error) {
    if (error instanceof DocumentError) throw error
    throw new DocumentError('unreadable_file', undefined, error)
  }
}
