/** What the next question to Synapse would send to a language model with the question. */
import type { SentText } from '#contract/writing.ts'
import type { Conversations } from '#server/brand/conversations-store.ts'
import type { Asker } from '#server/calls/asker.ts'
import type { Database } from '#server/platform/db/database.ts'
import { listSources } from '#server/strategist/sources-writer.ts'
import { readStrategistRecord } from '#server/strategist/strategist-store.ts'
import { synapsePrompt, writeSynapseRequest } from '#server/strategist/synapse-prompt.ts'

type Parts = { conversations: Conversations; database: Database; productName: string }

/** Which passages of our method and help go along depends on the question; they hold nothing of the owner's. */
const later = '(What our method and help say about your question, word for word.)'

export async function previewSynapseRequest(
  { brandId, chain }: Pick<Asker, 'brandId' | 'chain'>,
  { conversations, database, productName }: Parts,
): Promise<SentText> {
  const record = await readStrategistRecord(brandId, chain, '', database)
  const stored = await conversations.readForReply(brandId, 'strategist')
  // A question that was never answered is replaced by the next.
  const conversation = stored.at(-1)?.role === 'user' ? stored.slice(0, -1) : stored
  const lines = listSources(record, '', productName).record.map(({ line }) => line)
  const messages = writeSynapseRequest({ record: lines, passages: [later], conversation, question: '(Your question.)' })
  return { instructions: synapsePrompt.instructions, record: messages.map(({ content }) => content).join('\n') }
}
