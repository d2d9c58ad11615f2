/** Tells the operator at the start which language model writes, or what keeps it from writing. */
import type { ModelProbe } from '#server/platform/model/model-probe.ts'

type Tell = { say: (line: string) => void; complain: (line: string) => void }

/** Tries the model and says one line. Never throws: the server works without a model. */
export async function tellModel(probe: ModelProbe, { say, complain }: Tell): Promise<void> {
  try {
    // Loaded only where a model is set.
    const [{ report }, { describeReport }] = await Promise.all([
      probe.run(),
      import('#server/platform/model/describe-report.ts'),
    ])
    const tell = report.works ? say : complain
    tell(describeReport(report, probe.settings))
  } catch {
    complain('The language model could not be tried.')
  }
}
