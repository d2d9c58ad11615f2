/** The gate of the floor for writing, for the evals: nobody has to agree, and nothing is limited or stored. */
import type { LanguageModel } from '#server/platform/model/language-model.ts'
import type { ModelGate } from '#server/writing/model-gate.ts'

/** How much was sent and came back, as the model counts. */
export type EvalUsage = { calls: number; inputTokens: number; outputTokens: number }

export function createEvalGate(model: LanguageModel): { gate: ModelGate; usage: EvalUsage } {
  const usage: EvalUsage = { calls: 0, inputTokens: 0, outputTokens: 0 }
  const count = <Answer extends { usage: { inputTokens: number; outputTokens: number } }>(answer: Answer): Answer => {
    usage.calls += 1
    usage.inputTokens += answer.usage.inputTokens
    usage.outputTokens += answer.usage.outputTokens
    return answer
  }
  const gate: ModelGate = {
    model,
    findObstacle: async () => undefined,
    writeText: async (_asker, { instructions, outputTokensMax }, request, onText) =>
      count(await model.writeText({ instructions, outputTokensMax, ...request }, onText)).text,
    readObject: async (_asker, { instructions, outputTokensMax }, request) =>
      count(await model.readObject({ instructions, outputTokensMax, ...request })).value,
  }
  return { gate, usage }
}

/** Nobody: the evals ask for no account. */
export const evalAsker = { userId: '00000000-0000-0000-0000-000000000000', impersonatorId: null }
