import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { DocumentError, makePasswordError } from './document-error.ts'
import { documentLimits } from './document-limits.ts'

/**
 * Lists the names in a zip archive, reading only its directory. Rejects with `too_complex` if it declares more entries
 * or more unpacked bytes than a document needs, with `unreadable_file` if it is broken or encrypted.
 */
export function listArchive(bytes: Buffer): Promise<string[]> {
  return readArchive(bytes, async (zip) => {
    if (zip.entryCount > documentLimits.archiveEntriesMax) throw new DocumentError('too_complex')
    const entries: Entry[] = []
    let declaredBytes = 0
    for await (const entry of zip.eachEntry()) {
      if (entry.isEncrypted()) throw makePasswordError()
      declaredBytes += entry.uncompressedSize
      if (declaredBytes > documentLimits.unpackedBytesMax) throw new DocumentError('too_complex')
      entries.push(entry)
    }
    return entries.map((entry) => entry.fileName)
  })
}

/** The main part of a DOCX; Word's web version numbers it. */
export const wordPartPattern = /^word\/document\d*\.xml$/i

/**
 * Unpacks the first entry whose name matches. Counts the bytes, because the declared size may be false. Rejects as
 * `listArchive` does.
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
