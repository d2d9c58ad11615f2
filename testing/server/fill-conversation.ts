/** Inserts a conversation of any length directly; making it by calls would take minutes. */
import { sql } from 'drizzle-orm'
import type { ConversationTool } from '#server/brand/conversations-store.ts'
import type { Database } from '#server/platform/db/database.ts'

/** Fills the brand's open conversation with messages, alternating between user and assistant, numbered and `letters` long. */
export async function fillConversation(
  database: Database,
  brandId: string,
  tool: ConversationTool,
  { messages, letters = 12 }: { messages: number; letters?: number },
): Promise<void> {
  await database.execute(sql`
    WITH talk AS (INSERT INTO conversations (id, brand_id, tool) VALUES (gen_random_uuid(), ${brandId}, ${tool})
      RETURNING id)
    INSERT INTO conversation_messages (conversation_id, number, role, content)
    SELECT talk.id, number, CASE number % 2 WHEN 1 THEN 'user' ELSE 'assistant' END,
      rpad('message ' || number || '.', ${letters}::int, ' ')
    FROM talk, generate_series(1, ${messages}::int) AS number`)
}
