/** What the next request for value propositions would send to a language model, to the letter. */
import { uvpsPerTurn } from '#contract/uvp.ts'
import type { SentText } from '#contract/writing.ts'
import { readBrief } from '#server/brand/brand-brief.ts'
import { countPlaces } from '#server/brand/write-lines.ts'
import type { Database } from '#server/platform/db/database.ts'
import { uvpPrompt, writeUvpRequest } from '#server/uvp/uvp-prompt.ts'
import type { UvpStore } from '#server/uvp/uvp-store.ts'

export async function previewUvpRequest(brandId: string, uvps: UvpStore, database: Database): Promise<SentText> {
  const [brief, { texts, standing }] = await Promise.all([readBrief(brandId, database), uvps.readShown(brandId)])
  const messages = writeUvpRequest(brief, { count: countPlaces(standing, uvpsPerTurn), exclude: texts })
  return { instructions: uvpPrompt.instructions, record: messages.map(({ content }) => content).join('\n') }
}
