/** Tells the operator at the start which language model writes, or what keeps it from writing. */
import type { ModelSettings } from '#server/platform/model/model-settings.ts'

type Tell = { say: (line: string) => void; complain: (line: string) => void }

/** Tries the model and says one line. Never throws: the server works without a model. */
export async function tellModel(settings: ModelSettings, { say, complain }: Tell): Promise<void> {
  try {
    // Loaded only where a model is set.
    const [{ probeModel }, { describeReport }] = await Promise.all([
      import('#server/platform/model/probe-model.ts'),
      import('#server/platform/model/describe-report.ts'),
    ])
    const report = await probeModel(settings, new AbortController().signal)
    const tell = report.works ? say : complain
    tell(describeReport(report, settings))
  } catch {
    complain('The language model could not be tried.')
  }
}
