/** Runs the work of threads in this one: the evals hold up nobody. */
import type { ThreadPool } from '#server/platform/threads/threads.ts'

export const threadsInline: ThreadPool = {
  run: async ({ module, name }, given) => {
    const loaded: Record<string, unknown> = await import(module)
    const work = loaded[name]
    if (typeof work !== 'function') throw new Error(`${module} has no function ${name}.`)
    return work(...given)
  },
  close: async () => {},
}
