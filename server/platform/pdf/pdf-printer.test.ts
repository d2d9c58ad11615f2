import { afterEach, describe, expect, test } from 'vitest'
import { createPdfPrinter, type PdfPrinter, type PrintJob } from '#server/platform/pdf/pdf-printer.ts'

/** A drawing written out here: what stands in `body` happens in the worker and sees `data`. */
const drawing = (body: string, data: unknown = {}): PrintJob => ({
  drawing: new URL(`data:text/javascript,${encodeURIComponent(`export async function draw(data) { ${body} }`)}`),
  data,
})
const bytes = 'return new Uint8Array([1, 2, 3])'
const thread = `const { threadId } = await import('node:worker_threads'); return new Uint8Array([threadId])`

let printer: PdfPrinter
const open = (options?: Parameters<typeof createPdfPrinter>[0]) => {
  printer = createPdfPrinter(options)
  return printer
}
afterEach(() => printer.close())

/** Drawings that count themselves in shared memory: [drawn now, most at once, started, told to go on]. */
function countedDrawings() {
  const seen = new Int32Array(new SharedArrayBuffer(16))
  const job = drawing(
    `const now = Atomics.add(data, 0, 1) + 1
     if (now > Atomics.load(data, 1)) Atomics.store(data, 1, now)
     Atomics.add(data, 2, 1)
     Atomics.wait(data, 3, 0)
     Atomics.sub(data, 0, 1)
     ${bytes}`,
    seen,
  )
  const goOn = () => {
    Atomics.store(seen, 3, 1)
    Atomics.notify(seen, 3)
  }
  const started = async (count: number) => {
    while (Atomics.load(seen, 2) < count) await new Promise((resolve) => setTimeout(resolve, 5))
  }
  return { seen, job, goOn, started }
}

describe('the printer', () => {
  test('T30 two PDFs are drawn at once and the rest wait their turn', async () => {
    const { seen, job, goOn, started } = countedDrawings()
    const { print } = open()
    const prints = Array.from({ length: 6 }, () => print(job))
    await started(2)
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(Atomics.load(seen, 2)).toBe(2)
    goOn()
    expect(await Promise.all(prints)).toHaveLength(6)
    expect(Atomics.load(seen, 1)).toBe(2)
  })

  test('T30 a print is refused as busy when too many wait', async () => {
    const { job, goOn } = countedDrawings()
    const { print } = open({ waitingMax: 3 })
    const prints = Array.from({ length: 5 }, () => print(job))
    await expect(print(job)).rejects.toMatchObject({ code: 'busy', status: 503 })
    goOn()
    expect(await Promise.all(prints)).toHaveLength(5)
  })

  test('T30 a worker that breaks takes one PDF with it and the next is served by a fresh one', async () => {
    const { print } = open()
    const [[first], [same]] = [await print(drawing(thread)), await print(drawing(thread))]
    expect(same).toBe(first)
    const broken = print(drawing('process.exit(1)'))
    const beside = print(drawing(bytes))
    await expect(broken).rejects.toThrow('ended before the drawing was done')
    expect([...(await beside)]).toEqual([1, 2, 3])
    await expect(
      print(drawing(`setImmediate(() => { throw new Error('late') }); await new Promise(() => {})`)),
    ).rejects.toThrow('broke its worker')
    expect([...(await print(drawing(bytes)))]).toEqual([1, 2, 3])
  })

  test('T30 a drawing that never ends is stopped', async () => {
    const { print } = open({ deadlineMs: 400 })
    await expect(print(drawing('for (;;);'))).rejects.toThrow('took too long')
    expect([...(await print(drawing(bytes)))]).toEqual([1, 2, 3])
  })

  test('a drawing that fails says what failed and keeps its worker', async () => {
    const { print } = open()
    const [before] = await print(drawing(thread))
    await expect(print(drawing(`throw new Error('no ink')`))).rejects.toThrow('no ink')
    const [after] = await print(drawing(thread))
    expect(after).toBe(before)
  })

  test('data that cannot be copied are refused at once', async () => {
    const { print } = open()
    await expect(print(drawing(bytes, { say: () => 'hello' }))).rejects.toThrow('cannot be copied')
    expect([...(await print(drawing(bytes)))]).toEqual([1, 2, 3])
  })

  test('a reader who leaves gives up the place in the queue', async () => {
    const { seen, job, goOn, started } = countedDrawings()
    const { print } = open()
    const prints = [print(job), print(job)]
    const leaving = new AbortController()
    const left = print(job, leaving.signal)
    leaving.abort(new Error('left'))
    await expect(left).rejects.toThrow('left')
    await started(2)
    goOn()
    await Promise.all(prints)
    expect(Atomics.load(seen, 2)).toBe(2)
    await expect(print(job, leaving.signal)).rejects.toThrow('left')
  })

  test('closing refuses what is not drawn yet', async () => {
    const { job } = countedDrawings()
    const { print, close } = open()
    const prints = Array.from({ length: 3 }, () => print(job))
    const results = Promise.allSettled(prints)
    await close()
    for (const result of await results) expect(result).toMatchObject({ reason: { code: 'unavailable' } })
    await expect(print(job)).rejects.toMatchObject({ code: 'unavailable' })
  })
})
