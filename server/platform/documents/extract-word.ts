import WordExtractor from 'word-extractor'
import { unpackEntry, wordPartPattern } from './check-archive.ts'
import { makePasswordError } from './document-error.ts'
import { documentLimits } from './document-limits.ts'
import { readWordXml } from './read-word-xml.ts'

/** The text of a DOCX's main part, the only one that is unpacked. Rejects as `unpackEntry` does. */
export async function extractDocx(bytes: Buffer): Promise<string> {
  const xml = await unpackEntry(bytes, wordPartPattern)
  return readWordXml(xml.toString('utf8'), documentLimits.rawCharactersMax)
}

/** The text of a DOC (Word 97 and later): the body and text boxes. */
export async function extractDoc(bytes: Buffer): Promise<string> {
  if (isEncrypted(bytes)) throw makePasswordError()
  const document = await new WordExtractor().extract(bytes)
  // Unfiltered: the filter would replace typographic quotes and dashes.
  const body = document.getBody({ filterUnicode: false })
  return `${body}\n\n${document.getTextboxes({ includeHeadersAndFooters: false, filterUnicode: false })}`
}

/**
 * Finds the file information block at the start of a sector (MS-DOC 2.5.2: wIdent 0xA5EC at offset 0; fEncrypted is bit
 * 8 of the flags at offset 10). For an encrypted file word-extractor would return scrambled text.
 */
function isEncrypted(bytes: Buffer): boolean {
  for (let offset = 512; offset + 12 <= bytes.length; offset += 512) {
    if (bytes.readUInt16LE(offset) === 0xa5ec) return (bytes.readUInt16LE(offset + 10) & 0x0100) !== 0
  }
  return false
}
