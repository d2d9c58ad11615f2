/** What the next request about core values would send to a language model, besides the document or the message. */
import type { SentText } from '#contract/writing.ts'
import { readBrief } from '#server/brand/brand-brief.ts'
import type { Conversations } from '#server/brand/conversations-store.ts'
import { readTalk, readTopic } from '#server/core-values/read-talk.ts'
import { valuesAssistantPrompt, writeAssistantRecord } from '#server/core-values/values-assistant-prompt.ts'
import { valuesDocumentPrompt, writeDocumentRecord } from '#server/core-values/values-document-prompt.ts'
import type { ValuesStore } from '#server/core-values/values-store.ts'
import type { Database } from '#server/platform/db/database.ts'

type Parts = { database: Database; conversations: Conversations; values: ValuesStore }

/** `about` is `document`, or else the id of the value that the conversation is about; undefined for a new value. */
export async function previewValuesRequest(
  brandId: string,
  about: string | undefined,
  { database, conversations, values }: Parts,
): Promise<SentText> {
  const [brief, topic] = await Promise.all([readBrief(brandId, database), readTopic(values, brandId, about)])
  if (about === 'document') {
    const known = topic.coreValues.map(({ title }) => title)
    return { instructions: valuesDocumentPrompt.instructions, record: writeDocumentRecord(brief, known) }
  }
  const stored = await conversations.readForReply(brandId, topic.tool)
  // A message that was never answered is replaced by the next.
  const messages = stored.at(-1)?.role === 'user' ? stored.slice(0, -1) : stored
  const talk = readTalk(messages, { brief, ...topic })
  return { instructions: valuesAssistantPrompt.instructions, record: writeAssistantRecord(talk.topic) }
}
