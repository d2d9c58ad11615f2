import { beforeAll, describe, expect, test } from 'vitest'
import {
  makeDocx,
  makeParagraphs,
  makePdf,
  makePdfBomb,
  makePng,
  makeZip,
  readSample,
} from '#testing/documents/make-documents.ts'
import type { UploadedFile } from './detect-type.ts'
import { DocumentError } from './document-error.ts'
import { type ReadDocumentOptions, readDocument } from './read-document.ts'

const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const megabyte = 1024 * 1024
const compoundFile = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const spreadsheet = Buffer.concat([compoundFile, Buffer.from('Workbook', 'utf16le')])

function upload(bytes: Buffer | string, fileName: string, declaredType = ''): UploadedFile {
  return { bytes: Buffer.from(bytes), fileName, declaredType }
}

async function refusal(file: UploadedFile, options?: ReadDocumentOptions): Promise<[number, string, string]> {
  const error = await readDocument(file, options).then(
    () => 'it was read',
    (reason: unknown) => reason,
  )
  if (!(error instanceof DocumentError)) throw new Error(`expected a DocumentError, got ${error}`)
  return [error.status, error.code, error.message]
}

let pdf: Buffer
let bigDocx: Buffer
beforeAll(async () => {
  pdf = await makePdf(['We repair every chair for life.', 'Honesty comes first.'])
  const sentence = 'We repair every chair for life, and we say what we know. '
  bigDocx = makeDocx(makeParagraphs(Array.from({ length: 30_000 }, (_, index) => `${index} ${sentence.repeat(5)}`)))
})

describe('T19 text is read from each kind of document', () => {
  test('T19 a plain text file', async () => {
    const { text, isCut } = await readDocument(upload('Honesty\r\n\r\n\r\n\r\nPatience  first\r\n', 'values.txt'))
    expect(text).toBe('Honesty\n\nPatience first')
    expect(isCut).toBe(false)
  })

  test('T19 a PDF, reporting the page being read', async () => {
    const stages: string[] = []
    const { text } = await readDocument(upload(pdf, 'values.pdf'), { onStage: (stage) => stages.push(stage) })
    expect(text).toBe('We repair every chair for life.\n\nHonesty comes first.')
    expect(stages).toEqual(['Reading the document', 'Reading page 1 of 2', 'Reading page 2 of 2'])
  })

  test('T19 a DOC, with its own quotes and dashes', async () => {
    const { text } = await readDocument(upload(readSample('joinery.doc'), 'joinery.doc', 'application/msword'))
    expect(text).toContain('Honesty: we say what we know and what we do not know.')
    expect(text).toContain('furniture – “once”, not every five years.')
  })

  test('T19 a DOCX', async () => {
    const { text } = await readDocument(upload(readSample('joinery.docx'), 'joinery.docx', docxType))
    expect(text).toContain('Harbor Lane Joinery')
    expect(text).toContain('Patience: wood takes the time that it takes.')
  })

  test.each([
    ['values.png', 'image/png'],
    ['values.jpg', 'image/jpeg'],
  ])('T19 a picture of text (%s), reporting progress', async (name, type) => {
    const stages: string[] = []
    const { text } = await readDocument(upload(readSample(name), name, type), {
      onStage: (stage) => stages.push(stage),
    })
    expect(text).toContain('Honesty first: we say what we know')
    expect(text).toContain('Curiosity, courage and warmth')
    expect(stages[0]).toBe('Reading the picture')
    expect(stages.at(-1)).toBe('Reading the picture: 100%')
  })
})

describe('T19 the content decides the type, and the declared type or the extension must agree', () => {
  test('T19 a PDF named as a DOCX is refused, and the error says what it is', async () => {
    expect(await refusal(upload(pdf, 'values.docx', docxType))).toEqual([
      415,
      'unsupported_file',
      'This looks like a PDF file, but its name says otherwise. Rename it to end in .pdf and try again.',
    ])
  })

  test('T19 the declared type or the extension alone is enough', async () => {
    expect((await readDocument(upload(pdf, 'values', 'application/pdf'))).text).toContain('Honesty')
    expect((await readDocument(upload(pdf, 'VALUES.PDF', 'application/octet-stream'))).text).toContain('Honesty')
    expect((await readDocument(upload('Honesty', 'values', 'text/plain; charset=utf-8'))).text).toBe('Honesty')
  })

  test.each([
    ['a zip with a DOCX ending', makeZip([{ name: 'a.txt', content: 'Honesty' }]), 'values.docx', docxType],
    ['a PNG sent as text', makePng(4, 4), 'values.txt', 'text/plain'],
    ['text that is not sent as text', Buffer.from('Honesty'), 'values.pdf', 'application/pdf'],
    ['text with NUL bytes', Buffer.from('Honesty\0Patience'), 'values.txt', 'text/plain'],
    ['an Excel file that calls itself a DOC', spreadsheet, 'values.doc', 'application/msword'],
    ['a GIF', Buffer.from('GIF89a\x01\x02'), 'values.gif', 'image/gif'],
  ])('T19 %s is refused', async (_what, bytes, name, type) => {
    expect((await refusal(upload(bytes, name, type))).slice(0, 2)).toEqual([415, 'unsupported_file'])
  })

  test('T19 a picture is refused where none is accepted', async () => {
    const outcome = await refusal(upload(readSample('values.png'), 'values.png'), { accepts: ['text', 'pdf'] })
    expect(outcome.slice(0, 2)).toEqual([415, 'unsupported_file'])
  })
})

describe('T19 too large files are refused before parsing', () => {
  test('T19 a file of 10 MB and one byte', async () => {
    const outcome = await refusal(upload(Buffer.alloc(10 * megabyte + 1, 'a'), 'values.txt'))
    expect(outcome.slice(0, 2)).toEqual([413, 'file_too_large'])
    expect((await readDocument(upload(Buffer.alloc(10 * megabyte, 'word '), 'values.txt'))).text).toHaveLength(59_999)
  })

  test('T19 a picture whose header declares 30000 x 30000 pixels', async () => {
    const outcome = await refusal(upload(makePng(4, 4, { width: 30_000, height: 30_000 }), 'values.png'))
    expect(outcome).toEqual([
      422,
      'too_complex',
      'This picture is 30000 x 30000 pixels. Please upload one with at most 12 megapixels.',
    ])
  })

  test('T19 an archive that declares more than 20 MB, or more than 200 entries', async () => {
    const bomb = makeDocx('', [{ name: 'word/media/a.bin', content: Buffer.alloc(21 * megabyte) }])
    expect((await refusal(upload(bomb, 'values.docx'))).slice(0, 2)).toEqual([422, 'too_complex'])
    const crowd = Array.from({ length: 200 }, (_, index) => ({ name: `word/media/${index}`, content: '' }))
    expect((await refusal(upload(makeDocx('', crowd), 'values.docx'))).slice(0, 2)).toEqual([422, 'too_complex'])
  })
})

describe('T19 files found too large or broken during parsing', () => {
  test('T19 an archive with a false unpacked size', async () => {
    const content = makeParagraphs(Array(1_000_000).fill('Honesty'))
    const liar = makeZip([{ name: 'word/document.xml', content, declaredBytes: 1000 }])
    expect((await refusal(upload(liar, 'values.docx'))).slice(0, 2)).toEqual([422, 'unreadable_file'])
  })

  test('T19 a DOCX nested 100,000 deep is read like any other', async () => {
    const deep = `${'<w:sdt>'.repeat(100_000)}${makeParagraphs(['Honesty'])}${'</w:sdt>'.repeat(100_000)}`
    expect((await readDocument(upload(makeDocx(deep), 'values.docx'))).text).toBe('Honesty')
  })

  test('T19 a PDF with 51 pages; one with 50 is read', async () => {
    const lines = Array.from({ length: 51 }, (_, index) => `Page ${index + 1}`)
    expect(await refusal(upload(await makePdf(lines), 'values.pdf'))).toEqual([
      422,
      'too_complex',
      'This PDF has 51 pages. Please upload one with at most 50 pages.',
    ])
    expect((await readDocument(upload(await makePdf(lines.slice(1)), 'values.pdf'))).text).toContain('Page 51')
  })

  test('T19 a PDF whose page unpacks to 300 MB', async () => {
    const bomb = makePdfBomb(300 * megabyte)
    expect(bomb.length).toBeLessThan(megabyte)
    expect((await refusal(upload(bomb, 'values.pdf'))).slice(0, 2)).toEqual([422, 'too_complex'])
  })

  test('T19 a damaged PDF, DOC or picture', async () => {
    const noise = Buffer.from('%PDF-1.7\nnothing of what should follow')
    const files = [
      upload(noise, 'values.pdf'),
      upload(readSample('joinery.doc').subarray(0, 5000), 'joinery.doc'),
      upload(readSample('joinery.docx').subarray(0, 5000), 'joinery.docx'),
      upload(readSample('values.png').subarray(0, 20), 'values.png'),
    ]
    const outcomes = await Promise.all(files.map((file) => refusal(file)))
    expect(outcomes.map(([status, code]) => [status, code])).toEqual(files.map(() => [422, 'unreadable_file']))
  })

  test('T19 an encrypted document, with a sentence that says so', async () => {
    const outcome = await refusal(upload(await makePdf(['Secret'], { userPassword: 'open' }), 'values.pdf'))
    expect(outcome.slice(0, 2)).toEqual([422, 'unreadable_file'])
    expect(outcome[2]).toMatch(/password/)
    const zip = makeZip([{ name: 'word/document.xml', content: 'Secret', flags: 1 }])
    expect((await refusal(upload(zip, 'values.docx')))[2]).toMatch(/password/)
    const wrapped = Buffer.concat([compoundFile, Buffer.from('EncryptedPackage', 'utf16le')])
    expect((await refusal(upload(wrapped, 'values.docx')))[2]).toMatch(/password/)
    const doc = Buffer.from(readSample('joinery.doc'))
    const block = doc.indexOf(Buffer.from([0xec, 0xa5]))
    doc.writeUInt16LE(doc.readUInt16LE(block + 10) | 0x0100, block + 10)
    expect((await refusal(upload(doc, 'joinery.doc')))[2]).toMatch(/password/)
  })

  test('T19 a PDF that only forbids copying is read', async () => {
    const guarded = await makePdf(['Honesty'], { ownerPassword: 'owner', permissions: { copying: false } })
    expect((await readDocument(upload(guarded, 'values.pdf'))).text).toBe('Honesty')
  })
})

describe('T19 a document without text', () => {
  test('T19 is refused with a sentence', async () => {
    expect((await refusal(upload('', 'values.txt'))).slice(0, 2)).toEqual([422, 'no_text'])
    expect(await refusal(upload(' \n\t ', 'values.txt'))).toEqual([422, 'no_text', 'We found no text in this file.'])
    expect((await refusal(upload(await makePdf(['']), 'scan.pdf')))[2]).toMatch(/picture of each page/)
    expect((await refusal(upload(makeDocx('<w:p/>'), 'values.docx'))).slice(0, 2)).toEqual([422, 'no_text'])
    expect((await refusal(upload(makePng(400, 300), 'values.png'))).slice(0, 2)).toEqual([422, 'no_text'])
  })
})

describe('T19 reading a large document', () => {
  test('T19 gives its first 60,000 characters, cut at a word', async () => {
    const { text, isCut } = await readDocument(upload(bigDocx, 'values.docx'))
    expect(isCut).toBe(true)
    expect(text.length).toBeGreaterThan(59_900)
    expect(text.length).toBeLessThanOrEqual(60_000)
    expect(text).toMatch(/(?:We|repair|every|chair|for|life,|and|we|say|what|know\.|\d+)$/)
  })

  // Parsing in this process would take seconds of CPU time here; this thread's own CPU time does not depend on how busy
  // the machine is.
  test('T19 does not block the server', async () => {
    const bomb = makePdfBomb(100 * megabyte)
    const before = process.threadCpuUsage()
    await Promise.all([
      readDocument(upload(bigDocx, 'values.docx')),
      refusal(upload(bomb, 'values.pdf')),
      readDocument(upload(readSample('values.png'), 'values.png')),
    ])
    const { user, system } = process.threadCpuUsage(before)
    expect((user + system) / 1000).toBeLessThan(1000) // measured: 200
  })

  test('T19 stops when its request is aborted', async () => {
    const reason = new Error('The request is over.')
    const reading = readDocument(upload(bigDocx, 'values.docx'), { signal: abortIn(100, reason) })
    await expect(reading).rejects.toBe(reason)
  })
})

function abortIn(delayMs: number, reason: Error): AbortSignal {
  const controller = new AbortController()
  setTimeout(() => controller.abort(reason), delayMs)
  return controller.signal
}
