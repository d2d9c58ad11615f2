/** Draws PDFs off the event loop: two at once, each in a worker thread of its own; the rest wait their turn. */
import { Worker } from 'node:worker_threads'
import { Refusal } from '#server/platform/http/refusal.ts'

/**
 * What is to be drawn. `drawing` is a module of the program that exports `draw(data): Promise<Uint8Array>`; it comes
 * from code, never from a request. `data` is copied into the worker, so it is plain data (dates are fine).
 */
export type PrintJob<Data = unknown> = { drawing: URL; data: Data }
export type PdfPrinter = {
  /** The PDF's bytes. Refused as `busy` when too many wait; rejects when the drawing fails or `signal` aborts. */
  print(job: PrintJob, signal?: AbortSignal): Promise<Buffer>
  /** Stops the workers; what is not drawn yet is refused. */
  close(): Promise<void>
}
/** What a worker answers. */
export type Printed = { pdf: Uint8Array } | { failure: string }

type Order = { job: PrintJob; settle: (result: Buffer | Error) => void }
type Desk = { worker: Worker; order: Order | undefined; deadline?: NodeJS.Timeout }

const atOnceMax = 2

export function createPdfPrinter({ waitingMax = 20, deadlineMs = 20_000 } = {}): PdfPrinter {
  const waiting: Order[] = []
  const desks = new Set<Desk>()
  let isClosed = false

  const finish = (desk: Desk, result: Buffer | Error) => {
    clearTimeout(desk.deadline)
    const { order } = desk
    desk.order = undefined
    desk.worker.unref()
    order?.settle(result)
    serveNext()
  }

  /** A worker that broke or hangs is dropped with its one job; the next job gets a fresh one. */
  const dismiss = (desk: Desk, reason: Error) => {
    if (!desks.delete(desk)) return
    void desk.worker.terminate()
    finish(desk, reason)
  }

  const openDesk = (): Desk => {
    const worker = new Worker(new URL('print-worker.ts', import.meta.url), { env: {}, execArgv: [], resourceLimits })
    const desk: Desk = { worker, order: undefined }
    worker.on('message', (printed: Printed) => {
      finish(desk, 'pdf' in printed ? Buffer.from(printed.pdf) : new Error(printed.failure))
    })
    worker.on('error', (error) => dismiss(desk, new Error('The drawing broke its worker.', { cause: error })))
    worker.on('exit', () => dismiss(desk, new Error('The worker ended before the drawing was done.')))
    desks.add(desk)
    return desk
  }

  const serveNext = () => {
    if (isClosed || waiting.length === 0) return
    const idle = [...desks].find((desk) => desk.order === undefined)
    const desk = idle ?? (desks.size < atOnceMax ? openDesk() : undefined)
    const order = desk && waiting.shift()
    if (!order) return
    desk.order = order
    desk.deadline = setTimeout(() => dismiss(desk, new Error('The drawing took too long.')), deadlineMs)
    desk.worker.ref()
    try {
      desk.worker.postMessage({ drawing: order.job.drawing.href, data: order.job.data })
    } catch (error) {
      finish(desk, new Error('These data cannot be copied into the worker.', { cause: error }))
    }
  }

  const print = (job: PrintJob, signal?: AbortSignal) =>
    new Promise<Buffer>((resolve, reject) => {
      signal?.throwIfAborted()
      if (isClosed) throw new Refusal('unavailable')
      if (waiting.length >= waitingMax) throw new Refusal('busy', { retryAfterSeconds: 2 })
      const settle = (result: Buffer | Error) => {
        signal?.removeEventListener('abort', abandon)
        if (result instanceof Error) reject(result)
        else resolve(result)
      }
      const order: Order = { job, settle }
      /** One that waits leaves the queue; one that is being drawn is finished, and its result dropped. */
      const abandon = () => {
        const at = waiting.indexOf(order)
        if (at >= 0) waiting.splice(at, 1)
        reject(signal?.reason)
      }
      signal?.addEventListener('abort', abandon, { once: true })
      waiting.push(order)
      serveNext()
    })

  const close = async () => {
    isClosed = true
    for (const order of waiting.splice(0)) order.settle(new Refusal('unavailable'))
    const workers = [...desks].map(({ worker }) => worker)
    for (const desk of desks) dismiss(desk, new Refusal('unavailable'))
    await Promise.all(workers.map((worker) => worker.terminate()))
  }

  return { print, close }
}

/** A report needs about 30 MB; one that asks for far more is stopped in its own thread. */
const resourceLimits = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 8 }
