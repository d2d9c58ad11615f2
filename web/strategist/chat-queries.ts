/** How the panel asks: the stored conversation when it opens, then turn by turn. */
import { stream } from '#web/calls/stream.ts'
import { useCall } from '#web/calls/use-call.ts'

/** The stored conversation; asked for only where there is one. */
export const useStoredConversation = (isWanted: boolean) => useCall('GET /api/strategist/conversation', {}, isWanted)

type Turn = { message: string; reviewing?: string; path: string; history: { role: string; content: string }[] }

/** Asks; `onText` gets each piece of the answer as it arrives. */
export const askStrategist = ({ message, reviewing, path, history }: Turn, onText: (text: string) => void) =>
  stream(
    'POST /api/strategist/chat',
    {
      body: {
        message,
        context: { currentPath: path, ...(reviewing !== undefined && { reviewing }) },
        conversationHistory: history,
      },
    },
    ({ text }) => onText(text),
  )
