/** Notes how a call of a model ended: a row without a word of what was said, and what the metrics count. */
import { estimateTokens } from '#server/platform/model/estimate-tokens.ts'
import type { LanguageModel, ModelOutcome, ModelUsage } from '#server/platform/model/language-model.ts'
import type { ModelCallRow, ModelCallStore } from '#server/writing/model-call-store.ts'
import type { Prompt } from '#server/writing/prompt.ts'

/** Told of every call that ended. */
export type OnModelCall = (row: ModelCallRow) => void

type Call = { asked: LanguageModel; userId: string; prompt: Prompt; sent: string }

/** Ends in the middle of an answer, which leave no count of tokens although the provider charges for what it began. */
const brokenOff: ReadonlySet<ModelOutcome> = new Set(['timed_out', 'cut_off'])

export type ModelCallNote = {
  /** Hears what is written, to estimate it if the call is broken off. Nothing of it is kept. */
  hear: (piece: string) => void
  end: (outcome: ModelOutcome, usage?: ModelUsage) => Promise<void>
}

export function createModelCallNote(
  { asked, userId, prompt, sent }: Call,
  calls: ModelCallStore,
  onModelCall: OnModelCall | undefined,
): ModelCallNote {
  const began = performance.now()
  let heard = ''
  const estimate = (outcome: ModelOutcome): ModelUsage => {
    const isCharged = outcome === 'stopped' || (brokenOff.has(outcome) && heard !== '')
    return {
      ...{ model: asked.modelId, cachedTokens: 0, cacheWrittenTokens: 0, ms: 0 },
      inputTokens: isCharged ? estimateTokens(sent) : 0,
      outputTokens: isCharged ? estimateTokens(heard) : 0,
    }
  }
  return {
    hear: (piece) => {
      heard += piece
    },
    end: async (outcome, usage = estimate(outcome)) => {
      const { model, inputTokens, outputTokens, cachedTokens } = usage
      const row: ModelCallRow = {
        ...{ userId, tool: prompt.tool, promptVersion: prompt.version, outcome, sentCharacters: sent.length },
        ...{ provider: asked.provider, model, inputTokens, outputTokens, cachedTokens },
        costMicros: asked.costOf(usage),
        ms: Math.round(performance.now() - began),
      }
      onModelCall?.(row)
      await calls.note(row)
    },
  }
}
