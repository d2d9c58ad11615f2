/** The routes for what a language model judges of a finished review. Nothing but a press of its owner asks one. */

import { z } from 'zod'
import { auditAnalysis } from '#contract/brand-review.ts'
import { auditCalls } from '#contract/brand-review-calls.ts'
import type { SentText } from '#contract/writing.ts'
import { readBrief } from '#server/brand/brand-brief.ts'
import {
  keepJudgments,
  readJudgments,
  readPassages,
  setJudgmentAside,
} from '#server/brand-review/brand-review-judgments.ts'
import type { AuditRow, AuditStore } from '#server/brand-review/brand-review-store.ts'
import { judgmentPrompt, writeJudgmentRequest } from '#server/brand-review/judgment-prompt.ts'
import { writeJudgments } from '#server/brand-review/judgment-writer.ts'
import type { RegisterCall } from '#server/calls/answer.ts'
import { changeLimit, generationLimit } from '#server/calls/limits.ts'
import type { Database } from '#server/platform/db/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { ModelGate } from '#server/writing/model-gate.ts'
import { tryModel } from '#server/writing/try-model.ts'

type Parts = {
  answer: RegisterCall
  database: Database
  gate: ModelGate
  /** The audit with this id; throws `not_found` if it is not this brand's. */
  findOwnRow: (brandId: string, id: string) => Promise<AuditRow>
}

export function addJudgmentRoutes({ answer, database, gate, findOwnRow }: Parts): void {
  answer(auditCalls.judgeAudit, [generationLimit], async ({ asker, params, body: { byModel }, signal }) => {
    const row = await findOwnRow(asker.brandId, params.id)
    const passages = readPassages(row.passages)
    const { pages = [] } = auditAnalysis.nullable().parse(row.analysis) ?? {}
    const { value, trouble } = await tryModel(gate, { asker, byModel: byModel && passages.length > 0 }, async () =>
      writeJudgments(gate, { asker, brief: await readBrief(asker.brandId, database), passages, pages, signal }),
    )
    const stored = value && { ...value, writtenBy: gate.model?.name ?? '', writtenAt: new Date().toISOString() }
    const judgments = stored ? await keepJudgments(row, stored, database) : await readJudgments(row, database)
    return { success: true as const, judgments, ...(trouble && { trouble }) }
  })

  answer(auditCalls.setJudgmentAside, [changeLimit], async ({ asker, params, body }) => {
    const judgments = await setJudgmentAside(await findOwnRow(asker.brandId, params.id), body, database)
    if (!judgments) throw new Refusal('not_found')
    return { success: true as const, judgments }
  })
}

/** What a request about this review, or about the latest that can be judged, would send to a model, to the letter. */
export async function previewJudgmentRequest(
  brandId: string,
  about: string | undefined,
  { audits, database }: { audits: Pick<AuditStore, 'findPassages'>; database: Database },
): Promise<SentText> {
  const auditId = z.uuid().safeParse(about)
  const [brief, passages] = await Promise.all([
    readBrief(brandId, database),
    audits.findPassages(brandId, auditId.data),
  ])
  const record = writeJudgmentRequest(brief, readPassages(passages)).map(({ content }) => content)
  return { instructions: judgmentPrompt.instructions, record: record.join('\n') }
}
