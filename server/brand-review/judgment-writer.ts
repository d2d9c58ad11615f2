/** Judgments of a language model about a measured site, each checked against the two passages that it quotes. */
import { createHash } from 'node:crypto'
import type { AuditAnalysis, SitePassage } from '#contract/brand-review.ts'
import type { JudgedQuote, Judgment } from '#contract/brand-review-judgments.ts'
import type { BrandBrief } from '#contract/plain/brand.ts'
import { formatPageLabel, formatPageNames } from '#contract/plain/brand-review-words.ts'
import { namePassage } from '#contract/plain/judgments.ts'
import {
  type CheckedJudgment,
  checkJudgments,
  type FoundQuote,
  type QuoteSource,
} from '#engine/grounding/check-judgments.ts'
import { judgmentAnswer, judgmentPrompt, writeJudgmentRequest } from '#server/brand-review/judgment-prompt.ts'
import type { ModelGate, WritingAsker } from '#server/writing/model-gate.ts'
import { createPlainTextCheck } from '#server/writing/plain-text.ts'
import { listSentStatements, type SentStatement } from '#server/writing/record-writer.ts'

export type JudgmentRequest = {
  asker: WritingAsker
  brief: BrandBrief
  passages: readonly SitePassage[]
  pages: AuditAnalysis['pages']
  signal: AbortSignal
}

const isPlain = createPlainTextCheck(judgmentPrompt)

export type WrittenJudgments = { items: Judgment[]; dropped: number }

/** The same for the same two quotes, whichever comes first. */
export const hashPair = (one: string, other: string): string =>
  createHash('sha256')
    .update(JSON.stringify([one, other].toSorted()))
    .digest('base64url')
    .slice(0, 22)

type Material = { passages: readonly SitePassage[]; statements: readonly SentStatement[] }

function presentQuote(
  { source: { from, number }, quote }: FoundQuote,
  { passages, statements }: Material,
): JudgedQuote {
  const passage = from === 'site' ? passages[number - 1] : undefined
  if (passage) return { quote, page: passage.page, place: namePassage(passage) }
  const label = statements.find((each) => each.number === number)?.label ?? ''
  return { quote, page: null, place: label.replace(/:$/, '') || 'your sentences' }
}

function present({ kind, one, other, what, todo }: CheckedJudgment, writtenBy: string, material: Material): Judgment {
  return {
    ...{ id: hashPair(one.quote, other.quote), kind, what, todo, writtenBy },
    one: presentQuote(one, material),
    other: presentQuote(other, material),
  }
}

/**
 * Asks the model once. Undefined if it found something, but nothing that stands the checks. Throws ModelFailure, or the
 * signal's reason once it aborts. Ask the gate for obstacles first.
 */
export async function writeJudgments(
  gate: ModelGate,
  { asker, brief, passages, pages, signal }: JudgmentRequest,
): Promise<WrittenJudgments | undefined> {
  const statements = listSentStatements(brief)
  const { pairs } = await gate.readObject(asker, judgmentPrompt, {
    messages: writeJudgmentRequest(brief, passages),
    schema: judgmentAnswer,
    signal,
  })
  const sources = [
    ...passages.map(({ text }, at): QuoteSource => ({ from: 'site', number: at + 1, text })),
    ...statements.map(({ number, text }): QuoteSource => ({ from: 'record', number, text })),
  ]
  const pageNames = formatPageNames(pages, brief.businessName)
  const names = [brief.businessName, ...passages.map(({ page }) => pageNames.get(page) ?? formatPageLabel(page))]
  const { judgments, dropped } = checkJudgments(pairs, { sources, names: [...new Set(names)], isPlain })
  if (judgments.length === 0 && dropped > 0) return undefined
  const writtenBy = gate.model?.name ?? ''
  return { items: judgments.map((each) => present(each, writtenBy, { passages, statements })), dropped }
}
