/** The worker side: imports the module, calls the function, and replies with its result or error. */
import os from 'node:os'
import { parentPort } from 'node:worker_threads'
import type { ThreadCall, ThreadReply } from '#server/platform/threads/open-thread.ts'

// Where threads have priorities of their own (Linux), yield to the main thread.
if (process.platform === 'linux') os.setPriority(0, os.constants.priority.PRIORITY_BELOW_NORMAL)

parentPort?.on('message', async (order: ThreadCall) => {
  const answered = await work(order)
  try {
    parentPort?.postMessage(answered)
  } catch (error) {
    parentPort?.postMessage(failed(error))
  }
})

async function work({ module, name, given }: ThreadCall): Promise<ThreadReply> {
  try {
    const exported: Record<string, (...given: unknown[]) => unknown> = await import(module)
    const run = exported[name]
    if (!run) throw new Error(`${module} has no ${name}.`)
    return { result: await run(...given) }
  } catch (error) {
    return failed(error)
  }
}

const failed = (error: unknown): ThreadReply => ({
  failure: error instanceof Error ? (error.stack ?? error.message) : String(error),
})
