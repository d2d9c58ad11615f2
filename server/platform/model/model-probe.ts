/** Tries the model of the settings, when asked, and remembers what the last try of this server found. */
import type { ModelSettings } from '#server/platform/model/model-settings.ts'
import type { ModelReport } from '#server/platform/model/probe-model.ts'

/** How long a try may take while somebody waits for it. */
const waitMs = 60_000

export type Probed = { at: Date; ms: number; report: ModelReport }

export type ModelProbe = {
  settings: ModelSettings
  /** Undefined until the first try has ended. */
  last: () => Probed | undefined
  /** Joins a try that is under way. `isAwaited`: somebody waits, so one that begins now gets a minute at most. */
  run: (how?: { isAwaited: boolean }) => Promise<Probed>
}

export function createModelProbe(settings: ModelSettings): ModelProbe {
  let last: Probed | undefined
  let running: Promise<Probed> | undefined

  async function probe(timeoutMs: number): Promise<Probed> {
    const began = performance.now()
    // Loaded only where a model is set.
    const { probeModel } = await import('#server/platform/model/probe-model.ts')
    const report = await probeModel({ ...settings, timeoutMs }, new AbortController().signal)
    last = { at: new Date(), ms: Math.round(performance.now() - began), report }
    return last
  }

  return {
    settings,
    last: () => last,
    run: ({ isAwaited } = { isAwaited: false }) => {
      running ??= probe(isAwaited ? Math.min(settings.timeoutMs, waitMs) : settings.timeoutMs).finally(() => {
        running = undefined
      })
      return running
    },
  }
}
