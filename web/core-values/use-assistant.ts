/** The conversation about an existing or a new value: stored on the server, one message at a time. */
import { useEffect, useState } from 'react'
import type { AssistantMessage } from '#contract/core-values.ts'
import type { Guide, GuideAsk } from '#contract/plain/guided-value.ts'
import { send, sentenceOf } from '#web/calls/send.ts'
import { putReply, useFreshCall } from '#web/calls/use-call.ts'
import type { ValuesEditor } from '#web/core-values/use-values.ts'
import { showToast } from '#web/ui/toast.tsx'

const conversation = 'GET /api/ai-core-values-assistant'
const nothing: Guide = { answers: {}, depth: 0 }

/** The action of a button in the dialog; a message without one answers the current question, or is not stored. */
export type Act = { act: 'answer' | 'skip' | 'name' | 'undo' | 'challenge' } | { act: 'change'; asks: GuideAsk }

const tellFailure = (error: unknown) =>
  showToast({ title: 'Assistant error', text: sentenceOf(error, 'Please try again.'), isBad: true })

/** `valueId` is the stored value that the conversation is about. */
export function useAssistant(editor: ValuesEditor, valueId: string | undefined) {
  const query = valueId === undefined ? {} : { valueId }
  const { data, isError } = useFreshCall(conversation, { query })
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    if (isError) tellFailure(undefined)
  }, [isError])

  const attempt = async (call: () => Promise<void>): Promise<boolean> => {
    setBusy(true)
    try {
      await call()
      return true
    } catch (error) {
      console.error(error)
      tellFailure(error)
      return false
    } finally {
      setBusy(false)
    }
  }

  /**
   * Sends a message; resolves to whether it was sent. Unsaved changes go first, so that the assistant knows the list.
   */
  const say = (message: string, act?: Act) =>
    attempt(async () => {
      await editor.saveNow().catch(console.error)
      const context = { ...(valueId && { editingValueId: valueId }), ...act }
      const { messages, guide, isFull } = await send('POST /api/ai-core-values-assistant', {
        body: { message, context },
      })
      putReply(conversation, { messages, guide, isFull }, { query })
    })

  const startOver = () =>
    attempt(async () => {
      await send('POST /api/ai-core-values-assistant/reset', { body: query })
      putReply(conversation, await send(conversation, { query }), { query })
    })

  /** The conversation about a new value becomes that of the value it produced. */
  const handOver = (becomes: string) =>
    attempt(async () => void (await send('POST /api/ai-core-values-assistant/reset', { body: { becomes } })))

  const messages: readonly AssistantMessage[] = data?.messages ?? []
  return {
    isLoading: data === undefined && !isError,
    isBusy,
    messages,
    guide: data?.guide ?? nothing,
    isFull: data?.isFull ?? false,
    say,
    startOver,
    handOver,
  }
}

export type Assistant = ReturnType<typeof useAssistant>
