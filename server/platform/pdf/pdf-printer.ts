/** Draws PDFs off the event loop: two at once, each in a thread of its own; the rest wait their turn. */
import { createThreads } from '#server/platform/threads/threads.ts'

/**
 * What is to be drawn. `drawing` is a module of the program that exports `draw(data): Promise<Uint8Array>`; it comes
 * from code, never from a request. `data` is copied into the thread, so it is plain data (dates are fine).
 */
export type PrintJob<Data = unknown> = { drawing: URL; data: Data }
export type PdfPrinter = {
  /** The PDF's bytes. Refused as `busy` when too many wait; rejects when the drawing fails or `signal` aborts. */
  print(job: PrintJob, signal?: AbortSignal): Promise<Buffer>
  /** Stops the threads; what is not drawn yet is refused. */
  close(): Promise<void>
}

type Draw = (data: unknown) => Promise<Uint8Array>

/** A report needs about 30 MB; one that asks for far more is stopped in its own thread. */
const memoryMb = 192

export function createPdfPrinter(): PdfPrinter {
  const { run, close } = createThreads({ memoryMb })
  const print = async ({ drawing, data }: PrintJob, signal?: AbortSignal) =>
    Buffer.from(await run<Draw>({ module: drawing.href, name: 'draw' }, [data], { signal }))
  return { print, close }
}
