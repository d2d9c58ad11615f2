/** A document in a request to a language model: what there is room for, between marks. */
import { estimateTokens } from '#server/platform/model/estimate-tokens.ts'
import type { LanguageModel, ModelMessage } from '#server/platform/model/language-model.ts'
import { markText } from '#server/writing/mark-text.ts'
import type { Prompt } from '#server/writing/prompt.ts'

/** The most of a document that is sent. */
const charactersMax = 24_000
/** Fewer than an estimated token has, so that some of the window is left. */
const charactersPerToken = 3
/** What the shape of the answer takes, which is told as well. */
const shapeTokens = 250

type Room = {
  prompt: Prompt
  /** What goes out before the document. */
  record: string
  model: LanguageModel | undefined
}

/** The beginning of the text that fits into a request, ending with a whole word. */
export function cutDocument(text: string, { prompt, record, model }: Room): string {
  const window = model?.findWindow?.() ?? Infinity
  const left = window - prompt.outputTokensMax - shapeTokens - estimateTokens(prompt.instructions + record)
  const max = Math.max(0, Math.min(charactersMax, left * charactersPerToken))
  if (text.length <= max) return text
  const cut = text.slice(0, max)
  const blank = Math.max(cut.lastIndexOf(' '), cut.lastIndexOf('\n'))
  return (blank < 0 ? cut : cut.slice(0, blank)).trimEnd()
}

/** The record and the document: what goes out besides the instructions. */
export const writeDocumentRequest = (record: string, text: string): readonly ModelMessage[] => [
  { role: 'user', content: [record, markText('document', text)].join('\n\n') },
]
