/** Makes what is sent out of a tool's request: the window, room for thinking, and the schema in words. */
import type { Prompt } from '#server/platform/model/ask-model.ts'
import { estimateTokens } from '#server/platform/model/estimate-tokens.ts'
import { ModelFailure, type ModelRequest } from '#server/platform/model/language-model.ts'
import { recallModel } from '#server/platform/model/learned-model.ts'
import type { ModelSettings, ReasoningEffort, Rung } from '#server/platform/model/model-settings.ts'
import type { PortableSchema } from '#server/platform/model/portable-schema.ts'

/** Tokens for thinking, which providers count as output. Some models think whatever is asked. */
const roomByEffort: Readonly<Record<ReasoningEffort, number>> = { none: 1024, low: 2048, medium: 8192, high: 16_384 }
const usualRoom = 8192

export type Wanted = { request: ModelRequest; modelId: string; structure?: { rung: Rung; portable: PortableSchema } }

const describe = (portable: PortableSchema) =>
  `Answer with one JSON object and nothing else, without a code fence. It fits this JSON schema:\n${JSON.stringify(portable)}`

/** Tokens that fit into a prompt with its answer; undefined if the server does not tell. */
export const findWindow = ({ contextTokens, baseAddress }: ModelSettings, modelId: string): number | undefined =>
  contextTokens ?? recallModel(baseAddress, modelId).contextTokens

/** Throws 'too_long' if prompt and answer cannot fit the window, which a server would otherwise cut in silence. */
export function makePrompt(settings: ModelSettings, { request, modelId, structure }: Wanted): Prompt {
  const { outputTokensMax, messages } = request
  const instructions = structure ? `${request.instructions}\n\n${describe(structure.portable)}` : request.instructions
  const format = { schema: structure?.portable, json: 'json' as const, text: undefined }[structure?.rung ?? 'text']
  const sent = [instructions, ...messages.map(({ content }) => content)].join('\n')
  const window = findWindow(settings, modelId) ?? Infinity
  const left = window - estimateTokens(sent) - outputTokensMax
  if (left < 0) throw new ModelFailure('too_long')
  const room = settings.reasoning === undefined ? usualRoom : roomByEffort[settings.reasoning]
  // Ollama forgets the format when it is told not to think.
  const mayName = settings.provider !== 'openai-compatible' || settings.reasoning !== 'none' || format === undefined
  return {
    instructions,
    messages,
    format,
    outputTokensMax: outputTokensMax + Math.min(room, Math.floor(left / 2)),
    reasoning: mayName ? settings.reasoning : undefined,
  }
}
