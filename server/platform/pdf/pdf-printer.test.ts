import { afterEach, expect, test } from 'vitest'
import { createPdfPrinter, type PdfPrinter, type PrintJob } from '#server/platform/pdf/pdf-printer.ts'

/** An inline drawing: `body` runs in the thread and sees `data`. */
const drawing = (body: string, data: unknown = {}): PrintJob => ({
  drawing: new URL(`data:text/javascript,${encodeURIComponent(`export async function draw(data) { ${body} }`)}`),
  data,
})

let printer: PdfPrinter
afterEach(() => printer.close())

test('T30 a PDF is drawn in a thread from plain data, including dates', async () => {
  printer = createPdfPrinter()
  const thread = `const { threadId } = await import('node:worker_threads')`
  const drawn = await printer.print(
    drawing(`${thread}; return new Uint8Array([threadId, data.madeOn.getFullYear() - 2000])`, {
      madeOn: new Date(2026, 5, 1),
    }),
  )
  expect(drawn).toBeInstanceOf(Buffer)
  expect(drawn[0]).not.toBe(0)
  expect(drawn[1]).toBe(26)
})

test('a failing drawing reports its error, and the next one is drawn', async () => {
  printer = createPdfPrinter()
  await expect(printer.print(drawing(`throw new Error('no ink')`))).rejects.toThrow('no ink')
  expect([...(await printer.print(drawing('return new Uint8Array([1, 2])')))]).toEqual([1, 2])
})
