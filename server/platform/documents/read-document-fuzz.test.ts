import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { makePdf, readSample } from '#testing/documents/make-documents.ts'
import { DocumentError } from './document-error.ts'
import { readDocument } from './read-document.ts'

const samples: Record<string, Buffer> = {
  '.doc': readSample('joinery.doc'),
  '.docx': readSample('joinery.docx'),
  '.png': readSample('values.png'),
  '.jpg': readSample('values.jpg'),
  '.txt': Buffer.from('\ufeffHonesty', 'utf16le'),
}
beforeAll(async () => {
  samples['.pdf'] = await makePdf(['Honesty', 'Patience'])
})

/** Reads the bytes with that extension: anything but a text within the limit or a DocumentError fails the test. */
async function read(bytes: Uint8Array, ending: string): Promise<void> {
  try {
    const { text } = await readDocument({ bytes: Buffer.from(bytes), fileName: `values${ending}`, declaredType: '' })
    expect(text.length).toBeLessThanOrEqual(60_000)
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error
    expect(error.message).toMatch(/\.$|JPG$/)
  }
}

const endings = ['.doc', '.docx', '.png', '.jpg', '.txt', '.pdf']

test.each(endings)('T19 random bytes after the signature of a %s give an error or a text', async (ending) => {
  const signature = samples[ending]?.subarray(0, 8) ?? Buffer.alloc(0)
  const property = fc.asyncProperty(fc.uint8Array({ maxLength: 3000 }), (bytes) =>
    read(Buffer.concat([signature, bytes]), ending),
  )
  await fc.assert(property, { numRuns: 5 })
})

test.each(endings)('T19 a truncated or altered %s gives an error or a text', async (ending) => {
  const sample = samples[ending] ?? Buffer.alloc(0)
  const change = fc.tuple(fc.nat(sample.length - 1), fc.nat(255))
  const property = fc.asyncProperty(fc.nat(sample.length), fc.array(change, { maxLength: 20 }), (length, changes) => {
    const bytes = Buffer.from(sample)
    for (const [offset, byte] of changes) bytes[offset] = byte
    return read(bytes.subarray(0, changes.length > 10 ? bytes.length : length), ending)
  })
  await fc.assert(property, { numRuns: 5 })
})
