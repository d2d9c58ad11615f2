/** The assistant's conversation about an existing or a new value; each message is sent and stored on its own. */
import { useEffect, useRef, useState } from 'react'
import type { AssistantMessage } from '#contract/core-values.ts'
import type { GuideQuestionId, ValueGuide } from '#contract/plain/guided-value.ts'
import type { WritingTrouble } from '#contract/plain/writing-tools.ts'
import { CallError, type CallInput, type CallReply, getErrorMessage, send } from '#web/calls/send.ts'
import { cacheReply, useFreshCall } from '#web/calls/use-call.ts'
import type { ValuesEditor } from '#web/core-values/use-values.ts'
import { showToast } from '#web/ui/toast.tsx'

const conversation = 'GET /api/ai-core-values-assistant'
const asking = 'POST /api/ai-core-values-assistant'
const nothing: ValueGuide = { answers: {}, depth: 0 }

/** What a button of the dialog does; sent along with a message. Typed messages have none. */
export type AssistantAction =
  | { act: 'answer' | 'skip' | 'name' | 'undo' | 'challenge' }
  | { act: 'change'; asks: GuideQuestionId }

const tellFailure = (error: unknown) =>
  showToast({ title: 'Assistant error', text: getErrorMessage(error, 'Please try again.'), isBad: true })

const busyMs = 1000

/** Sends a message. One that was stopped may hold the conversation for a moment longer, so this waits for it. */
async function sendWhenFree(input: CallInput<typeof asking>, triesMore = 3): Promise<CallReply<typeof asking>> {
  try {
    return await send(asking, input)
  } catch (error) {
    const isBusy = error instanceof CallError && error.body?.code === 'conversation_busy'
    if (!isBusy || triesMore === 0) throw error
  }
  await new Promise((resolve) => setTimeout(resolve, busyMs))
  return sendWhenFree(input, triesMore - 1)
}

/** Runs calls one at a time; a failure is told, unless the owner stopped the call. */
function useAttempt() {
  const [isBusy, setBusy] = useState(false)
  const attempt = async (call: () => Promise<void>, signal?: AbortSignal): Promise<boolean> => {
    setBusy(true)
    try {
      await call()
      return true
    } catch (error) {
      if (signal?.aborted) return false
      console.error(error)
      tellFailure(error)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, attempt }
}

/** The message that a language model is answering, and the way to stop it. Leaving the dialog stops it too. */
function useModelTurn() {
  const [pending, setPending] = useState<string>()
  const turn = useRef<AbortController>(undefined)
  useEffect(() => () => turn.current?.abort(), [])
  const begin = (message: string): AbortSignal => {
    const controller = new AbortController()
    turn.current = controller
    setPending(message)
    return controller.signal
  }
  return { pending, begin, end: () => setPending(undefined), stop: () => turn.current?.abort() }
}

/** `valueId` is the id of the stored value that the conversation is about; undefined for a new value. */
export function useAssistant(editor: ValuesEditor, valueId: string | undefined) {
  const query = valueId === undefined ? {} : { valueId }
  const { data, isError } = useFreshCall(conversation, { query })
  const { isBusy, attempt } = useAttempt()
  const { pending, begin, end, stop } = useModelTurn()
  const [trouble, setTrouble] = useState<WritingTrouble>()
  useEffect(() => {
    if (isError) tellFailure(undefined)
  }, [isError])
  const messages: readonly AssistantMessage[] = data?.messages ?? []

  /** Sends a message. Unsaved changes go first, so that the assistant knows the list. */
  const sendMessage = async (message: string, act?: AssistantAction, signal?: AbortSignal) => {
    setTrouble(undefined)
    await editor.saveNow().catch(console.error)
    const context = { ...(valueId && { editingValueId: valueId }), ...act }
    const reply = await sendWhenFree({
      body: { message, context, ...(signal && { byModel: true }) },
      ...(signal && { signal }),
    })
    const { guide, isFull } = reply
    setTrouble(reply.trouble)
    cacheReply(conversation, { ...data, messages: [...messages, ...reply.messages], guide, isFull }, { query })
  }

  /** Resolves to whether the message was sent. */
  const say = (message: string, act?: AssistantAction) => attempt(() => sendMessage(message, act))

  /** Lets a language model answer, until `stop` is called. Resolves to whether the message was answered. */
  const sayToModel = async (message: string): Promise<boolean> => {
    const signal = begin(message)
    const isAnswered = await attempt(() => sendMessage(message, undefined, signal), signal)
    end()
    return isAnswered
  }

  const startOver = () =>
    attempt(async () => {
      await send('POST /api/ai-core-values-assistant/reset', { body: query })
      setTrouble(undefined)
      cacheReply(conversation, await send(conversation, { query }), { query })
    })

  /** Assigns the conversation about a new value to the value that was made in it. */
  const handOver = (becomes: string) =>
    attempt(async () => void (await send('POST /api/ai-core-values-assistant/reset', { body: { becomes } })))

  return {
    isLoading: data === undefined && !isError,
    ...{ isBusy, pending, trouble, messages },
    guide: data?.guide ?? nothing,
    isFull: data?.isFull ?? false,
    ...{ say, sayToModel, stop, startOver, handOver },
  }
}

export type Assistant = ReturnType<typeof useAssistant>
