/** The worker's side of the printer: loads the drawing's module, draws, answers with the bytes or with what failed. */
import { parentPort } from 'node:worker_threads'
import type { Printed } from '#server/platform/pdf/pdf-printer.ts'

type Drawing = { draw(data: unknown): Promise<Uint8Array> }

parentPort?.on('message', async ({ drawing, data }: { drawing: string; data: unknown }) => {
  parentPort?.postMessage(await print(drawing, data))
})

async function print(drawing: string, data: unknown): Promise<Printed> {
  try {
    const module: Drawing = await import(drawing)
    return { pdf: await module.draw(data) }
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
