/** The conversation with the values assistant: stored on the server, one message at a time. */
import { useEffect, useState } from 'react'
import type { AssistantMessage } from '#contract/core-values.ts'
import { send, sentenceOf } from '#web/calls/send.ts'
import { putReply, useFreshCall } from '#web/calls/use-call.ts'
import type { ValuesEditor } from '#web/core-values/use-values.ts'
import { showToast } from '#web/ui/toast.tsx'

const conversation = 'GET /api/ai-core-values-assistant'

const tellFailure = (error: unknown) =>
  showToast({ title: 'AI assistant error', text: sentenceOf(error, 'Please try again.'), isBad: true })

/** `aboutKey` is the card that the conversation is about. */
export function useAssistant(editor: ValuesEditor, aboutKey: string | undefined) {
  const { data, isError } = useFreshCall(conversation, {})
  const [said, setSaid] = useState<string>()
  useEffect(() => {
    if (isError) tellFailure(undefined)
  }, [isError])

  /** Says something; answers whether it was taken. What is unsaved goes first, so that the assistant knows the list. */
  const say = async (message: string): Promise<boolean> => {
    setSaid(message)
    try {
      await editor.saveNow().catch(console.error)
      // Asked only now: the save has given a new card its id.
      const valueId = aboutKey === undefined ? undefined : editor.idOf(aboutKey)
      const context = valueId === undefined ? {} : { editingValueId: valueId }
      const { messages } = await send('POST /api/ai-core-values-assistant', { body: { message, context } })
      putReply(conversation, { messages })
      return true
    } catch (error) {
      console.error(error)
      tellFailure(error)
      return false
    } finally {
      setSaid(undefined)
    }
  }

  const startOver = async () => {
    try {
      await send('POST /api/ai-core-values-assistant/reset', { body: {} })
      putReply(conversation, { messages: [] })
    } catch (error) {
      console.error(error)
      tellFailure(error)
    }
  }

  const waiting: AssistantMessage[] =
    said === undefined ? [] : [{ role: 'user', content: said, proposals: [], source: null }]
  return {
    isLoading: data === undefined && !isError,
    isBusy: said !== undefined,
    messages: [...(data?.messages ?? []), ...waiting],
    say,
    startOver,
  }
}
