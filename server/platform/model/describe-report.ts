/** Says in one line what a probe has found. */
import type { ModelFailureCode } from '#contract/plain/model-failures.ts'
import type { ModelSettings } from '#server/platform/model/model-settings.ts'
import type { MissingModel, ModelReport } from '#server/platform/model/probe-model.ts'
import { providerTable } from '#server/platform/model/provider-table.ts'

/** Below this, a whole brand and its prompt may not fit. */
const windowMin = 8192

const reasons: Readonly<Record<ModelFailureCode, (settings: ModelSettings) => string>> = {
  unreachable: ({ baseAddress }) => `nothing that speaks like a language model answers at ${baseAddress}`,
  wrong_key: ({ provider }) => `its server refuses the key (${providerTable[provider].keySetting})`,
  unknown_model: ({ models, baseAddress }) => `there is no model ${models.main} at ${baseAddress}`,
  busy: () => 'its server is too busy',
  no_credit: () => 'the account at the provider has no credit left',
  provider_error: () => 'its server could not answer',
  refused: () => 'the provider refused to answer',
  redirected: ({ baseAddress }) => `${baseAddress} leads to another address, which is not followed (AI_BASE_URL)`,
  timed_out: ({ timeoutMs }) => `it did not answer within ${timeoutMs / 1000} s (AI_TIMEOUT_S)`,
  cut_off: () => 'the connection broke off',
  too_long: () => 'its window is too small, or it does not stop writing',
  forgot_input: () => 'its window is too small: the server dropped the beginning of what was sent',
  empty: () => 'it answered nothing',
  unreadable: () => 'its answers cannot be read',
  picture_refused: () => 'it cannot see pictures',
}

const describeMissing = ({ name, nearest }: MissingModel) =>
  nearest === undefined ? `there is no model ${name}` : `there is no model ${name}; the nearest name is ${nearest}`

function describeWindow(contextTokens: number | undefined): string {
  if (contextTokens === undefined) return 'with a window that its server does not tell'
  const size = `with a window of ${contextTokens.toLocaleString('en-US')} tokens`
  return contextTokens < windowMin
    ? `${size}, which is small: at least ${windowMin.toLocaleString('en-US')} are better`
    : size
}

/** "A language model writes: …", or why it cannot. Never a key. */
export function describeReport(report: ModelReport, settings: ModelSettings): string {
  const { models, baseAddress, provider, isOwnMachine, name } = settings
  if (!report.works) {
    const why = report.missing ? `${describeMissing(report.missing)} at ${baseAddress}` : reasons[report.code](settings)
    return `The language model cannot be used: ${why}. The tools go on without it.`
  }
  const called = name === models.main ? '' : ` (called ${name})`
  const where = isOwnMachine ? `${baseAddress}, your own network` : `${providerTable[provider].label}, ${baseAddress}`
  const line = `A language model writes: ${models.main}${called} at ${where}; asked by ${report.rung}, ${describeWindow(report.contextTokens)}.`
  return report.missingFast ? `${line} For suggestions, ${describeMissing(report.missingFast)}.` : line
}
