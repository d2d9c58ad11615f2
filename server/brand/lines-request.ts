/** What a language model is told besides its prompt when it writes lines, and the preview of it. */
import type { BrandBrief } from '#contract/plain/brand.ts'
import type { SentText } from '#contract/writing.ts'
import { readBrief } from '#server/brand/brand-brief.ts'
import type { LineStore } from '#server/brand/lines-store.ts'
import type { LinesAsking } from '#server/brand/model-lines-writer.ts'
import { countPlaces } from '#server/brand/write-lines.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { ModelMessage } from '#server/platform/model/language-model.ts'
import { writeRecord } from '#server/writing/record-writer.ts'

/** How many of the lines that the owner has seen are named as used up. */
const shownMax = 20

/** The record, the request ("Write 5 value propositions."), and the lines to differ from. */
export function writeLinesRequest(
  brief: BrandBrief,
  { asked, exclude }: { asked: string; exclude: readonly string[] },
): readonly ModelMessage[] {
  const shown = exclude.slice(-shownMax).map((line) => `- ${line}`)
  const unlike = shown.length === 0 ? [] : ['', 'Unlike these, which the owner has seen:', ...shown]
  return [{ role: 'user', content: [writeRecord(brief), '', asked, ...unlike].join('\n') }]
}

type Parts = { store: Pick<LineStore<unknown>, 'readShown'>; asking: LinesAsking; perTurn: number; database: Database }

/** What the next request for lines would send, to the letter. */
export async function previewLines(brandId: string, { store, asking, perTurn, database }: Parts): Promise<SentText> {
  const [brief, { texts, standing }] = await Promise.all([readBrief(brandId, database), store.readShown(brandId)])
  const messages = asking.writeRequest({ brief, count: countPlaces(standing, perTurn), exclude: texts })
  return { instructions: asking.prompt.instructions, record: messages.map(({ content }) => content).join('\n') }
}
