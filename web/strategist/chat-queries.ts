/** The calls of the conversation with Synapse: loading it when the panel opens, asking a question, starting over. */
import { type CallReply, send } from '#web/calls/send.ts'
import { stream } from '#web/calls/stream.ts'
import { cacheReply, useFreshCall } from '#web/calls/use-call.ts'

const conversation = 'GET /api/strategist/conversation'
const newest = { query: {} }
type Stored = CallReply<typeof conversation>

/** The latest stored messages; fetched only if `isWanted`, which is false if there are none. */
export const useStoredConversation = (isWanted: boolean) => useFreshCall(conversation, newest, isWanted)

/** Loads the messages before `before` and prepends them. */
export async function loadEarlierMessages(shown: Stored, before: number): Promise<void> {
  const older = await send(conversation, { query: { before } })
  cacheReply(conversation, { ...shown, messages: [...older.messages, ...shown.messages], before: older.before }, newest)
}

export async function startOver(): Promise<void> {
  await send('POST /api/strategist/reset', { body: {} })
  cacheReply(conversation, { messages: [] }, newest)
}

type Turn = {
  message: string
  reviewing?: string
  path: string
  history: { role: string; content: string }[]
  byModel: boolean
  signal: AbortSignal
}

/** Asks a question; `onText` gets each piece of the answer as it streams. */
export const askStrategist = (
  { message, reviewing, path, history, byModel, signal }: Turn,
  onText: (text: string) => void,
) =>
  stream(
    'POST /api/strategist/chat',
    {
      body: {
        message,
        context: { currentPath: path, ...(reviewing !== undefined && { reviewing }) },
        conversationHistory: history,
        ...(byModel && { byModel }),
      },
      signal,
    },
    ({ text }) => onText(text),
  )
