/** The assistant's conversation about an existing or a new value; each message is sent and stored on its own. */
import { useEffect, useState } from 'react'
import type { AssistantMessage } from '#contract/core-values.ts'
import type { GuideQuestionId, ValueGuide } from '#contract/plain/guided-value.ts'
import { getErrorMessage, send } from '#web/calls/send.ts'
import { cacheReply, useFreshCall } from '#web/calls/use-call.ts'
import type { ValuesEditor } from '#web/core-values/use-values.ts'
import { showToast } from '#web/ui/toast.tsx'

const conversation = 'GET /api/ai-core-values-assistant'
const nothing: ValueGuide = { answers: {}, depth: 0 }

/** What a button of the dialog does; sent along with a message. Typed messages have none. */
export type AssistantAction =
  | { act: 'answer' | 'skip' | 'name' | 'undo' | 'challenge' }
  | { act: 'change'; asks: GuideQuestionId }

const tellFailure = (error: unknown) =>
  showToast({ title: 'Assistant error', text: getErrorMessage(error, 'Please try again.'), isBad: true })

/** `valueId` is the id of the stored value that the conversation is about; undefined for a new value. */
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
  const say = (message: string, act?: AssistantAction) =>
    attempt(async () => {
      await editor.saveNow().catch(console.error)
      const context = { ...(valueId && { editingValueId: valueId }), ...act }
      const { messages, guide, isFull } = await send('POST /api/ai-core-values-assistant', {
        body: { message, context },
      })
      cacheReply(conversation, { messages, guide, isFull }, { query })
    })

  const startOver = () =>
    attempt(async () => {
      await send('POST /api/ai-core-values-assistant/reset', { body: query })
      cacheReply(conversation, await send(conversation, { query }), { query })
    })

  /** Assigns the conversation about a new value to the value that was made in it. */
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
