/** A gate for commands, which have no owner: nobody has to agree, and nothing is limited or stored. Never for a request. */
import type { LanguageModel, ModelUsage } from '#server/platform/model/language-model.ts'
import type { ModelGate } from '#server/writing/model-gate.ts'

/** `usages` grows with every answer. */
export function createCommandGate(model: LanguageModel): { gate: ModelGate; usages: readonly ModelUsage[] } {
  const usages: ModelUsage[] = []
  const count = <Answer extends { usage: ModelUsage }>(answer: Answer): Answer => {
    usages.push(answer.usage)
    return answer
  }
  const gate: ModelGate = {
    model,
    findObstacle: async () => undefined,
    startTime: () => new AbortController().signal,
    writeText: async (_asker, { instructions, outputTokensMax, size }, request, onText) =>
      count(await model.writeText({ instructions, outputTokensMax, ...(size && { size }), ...request }, onText)).text,
    readObject: async (_asker, { instructions, outputTokensMax, size }, request) =>
      count(await model.readObject({ instructions, outputTokensMax, ...(size && { size }), ...request })).value,
  }
  return { gate, usages }
}

/** Nobody: a command asks for no account. */
export const commandAsker = { userId: '00000000-0000-0000-0000-000000000000', impersonatorId: null }
