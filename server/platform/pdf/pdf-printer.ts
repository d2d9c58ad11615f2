/** Draws PDFs off the event loop: two at once, each in a thread; further ones wait. */
import { createThreadPool } from '#server/platform/threads/threads.ts'

/**
 * A drawing job. `drawing` is a module that exports `draw(data): Promise<Uint8Array>`; it comes from code, never from a
 * request. `data` is copied into the thread, so it must be plain data (dates are fine).
 */
export type PrintJob<Data = unknown> = { drawing: URL; data: Data }
export type PdfPrinter = {
  /** Returns the PDF's bytes. Throws `busy` if too many jobs wait; rejects if the drawing fails or `signal` aborts. */
  print(job: PrintJob, signal?: AbortSignal): Promise<Buffer>
  /** Stops the threads; unfinished jobs are rejected. */
  close(): Promise<void>
}

type Draw = (data: unknown) => Promise<Uint8Array>

/** A report needs about 30 MB; a drawing that needs far more is stopped in its own thread. */
const memoryMb = 192

export function createPdfPrinter(): PdfPrinter {
  const { run, close } = createThreadPool({ memoryMb })
  const print = async ({ drawing, data }: PrintJob, signal?: AbortSignal) =>
    Buffer.from(await run<Draw>({ module: drawing.href, name: 'draw' }, [data], { signal }))
  return { print, close }
}
