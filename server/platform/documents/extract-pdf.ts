import { getDocumentProxy } from 'unpdf'
import { DocumentError, makePasswordError } from './document-error.ts'
import { documentLimits } from './document-limits.ts'

/**
 * The text of a PDF, page by page. Rejects with `too_complex` above 50 pages, and with `unreadable_file` for an
 * encrypted file.
 */
export async function extractPdf(bytes: Buffer, onStage: (stage: string) => void): Promise<string> {
  const pdf = await openPdf(bytes)
  if (pdf.numPages > documentLimits.pagesMax) {
    throw new DocumentError(
      'too_complex',
      `This PDF has ${pdf.numPages} pages. Please upload one with at most ${documentLimits.pagesMax} pages.`,
    )
  }
  const pages: string[] = []
  let length = 0
  for (let number = 1; number <= pdf.numPages && length < documentLimits.rawCharactersMax; number += 1) {
    onStage(`Reading page ${number} of ${pdf.numPages}`)
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')
    page.cleanup()
    pages.push(text)
    length += text.length
  }
  return pages.join('\n\n')
}

async function openPdf(bytes: Buffer) {
  try {
    return await getDocumentProxy(new Uint8Array(bytes), { useSystemFonts: false, disableFontFace: true, verbosity: 0 })
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException') throw makePasswordError()
    throw error
  }
}
