/** A conversation as long as a test wants it, put in as rows: by calls it would take minutes. */
import { sql } from 'drizzle-orm'
import type { ConversationTool } from '#server/brand/conversations-store.ts'
import type { Database } from '#server/platform/db/database.ts'

/** The open conversation of the brand with so many messages, the user's and replies in turn, each numbered and `letters` long. */
export async function fillTalk(
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
