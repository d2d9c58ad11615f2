/** Whether a question of a language model states what nobody told us. The engine decides. */
import type { BrandBrief } from '#contract/plain/brand.ts'
import { groundLine } from '#engine/grounding/ground-line.ts'
import { listStatements } from '#engine/grounding/list-statements.ts'
import type { SpanKind } from '#engine/grounding/read-claims.ts'

export type QuestionClaimsGiven = {
  text: string
  brief: BrandBrief
  /** Our own wording of the question, and the answers that were sent. */
  told: readonly string[]
}

/** What can be false. A question wonders in words that nobody told us, so mere words do not count. */
const checkedKinds: ReadonlySet<SpanKind> = new Set([
  ...(['number', 'money', 'time', 'place', 'name', 'credential', 'promise', 'health', 'environment'] as const),
])

export function statesUntold({ text, brief, told }: QuestionClaimsGiven): boolean {
  const statements = listStatements({ ...brief, chosenUvp: '', quotes: told })
  return groundLine(text, statements, brief).spans.some(
    ({ kind, reason }) => reason !== undefined && checkedKinds.has(kind),
  )
}
