/** What a tool asks a language model for. Each tool keeps its prompt in a file of its own. */
import type { WritingTool } from '#contract/plain/writing-tools.ts'

export type Prompt = {
  tool: WritingTool
  /** Counts up with every change of the words, so that results can be compared. */
  version: number
  /** The same for every owner, so that a provider can cache it. */
  instructions: string
  outputTokensMax: number
  /** `fast` is the model for suggestions; the main one if it is left out. */
  size?: 'main' | 'fast'
}
