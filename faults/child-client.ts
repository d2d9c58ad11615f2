/** Client processes of the fault campaign: separate, so that they do not slow the server's event loop. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { registerCleanUp } from './clean-up.ts'

export type ChildClient<Report> = {
  send: (message: object) => void
  /** The next message of the process. */
  hear: () => Promise<Report>
  end: () => Promise<void>
}

/** Starts one of the `*-child.ts` files here. That file defines the shape of its reports. */
export function startChildClient<Report>(file: `${string}-child.ts`): ChildClient<Report> {
  const child = fork(new URL(file, import.meta.url))
  const end = registerCleanUp(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const exit = once(child, 'exit')
    child.kill('SIGKILL')
    await exit
  })
  child.setMaxListeners(0)
  return {
    send: (message) => child.send(message),
    hear: async () => {
      const gone = once(child, 'exit').then(() => {
        throw new Error(`${file} ended; the lines above say why.`)
      })
      gone.catch(() => undefined)
      const [report]: Report[] = await Promise.race([once(child, 'message'), gone])
      if (report === undefined) throw new Error(`${file} told nothing.`)
      return report
    },
    end,
  }
}
