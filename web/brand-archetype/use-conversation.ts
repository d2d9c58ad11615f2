/**
 * State of the interview's conversation: the stored messages, the answer being sent, the reply as it streams, and the
 * text in the answer field.
 */
import { useEffect, useRef, useState } from 'react'
import type { ArchetypeInterview, ArchetypeMessage } from '#contract/brand-archetype.ts'
import { readStored, unsentAnswerKey, writeStored } from '#web/account/browser-storage.ts'
import { readInterview, resumeInterview, sendAnswer } from '#web/brand-archetype/archetype-queries.ts'
import { explainRefusal } from '#web/brand-archetype/explain-refusal.ts'
import type { ModelAsking } from '#web/brand-archetype/use-model-asking.ts'
import { showToast } from '#web/ui/toast.tsx'

const failed = 'Failed to analyze your response. Please try again.'

/** The answer being typed; survives a reload or an expired session. */
function useDraft(userId: string) {
  const key = unsentAnswerKey(userId)
  const [draft, setDraft] = useState(() => {
    const kept = readStored(key)
    return typeof kept === 'string' ? kept : ''
  })
  const change = (text: string) => {
    setDraft(text)
    writeStored(key, text || undefined)
  }
  return [draft, change] as const
}

const lastAnswer = (interview: ArchetypeInterview | undefined) =>
  interview?.messages.findLast(({ role }) => role === 'user')?.content

const lookAgainMs = 2000

/** Asks again and again for the reply to an answer that another device sent, or whose server crashed. */
function useWaitingElsewhere(isAnswering: boolean): void {
  useEffect(() => {
    if (!isAnswering) return
    const leaving = new AbortController()
    const look = async () => {
      await resumeInterview(leaving.signal).catch((error) => {
        if (!leaving.signal.aborted) console.error(error)
      })
      if (!leaving.signal.aborted) looking = setTimeout(look, lookAgainMs)
    }
    let looking: ReturnType<typeof setTimeout> | undefined
    void look()
    return () => {
      leaving.abort()
      clearTimeout(looking)
    }
  }, [isAnswering])
}

/** The interview after a call that failed or was stopped; a stopped one may reach the server only a moment later. */
async function readAfter(content: string, isStopped: boolean): Promise<ArchetypeInterview | undefined> {
  const now = await readInterview().catch(() => undefined)
  if (!isStopped || lastAnswer(now) === content) return now
  await new Promise((resolve) => setTimeout(resolve, lookAgainMs))
  return readInterview().catch(() => undefined)
}

/** The temporary id of an answer being sent. */
export const sendingMessageId = 'sent'

/** Whether the interview accepts no more answers: there is a result, or the maximum length is reached. */
const hasEnded = ({ archetypeResult, undecided }: ArchetypeInterview) =>
  archetypeResult !== null || undecided?.isOver === true

export type Conversation = {
  messages: readonly ArchetypeMessage[]
  /** The reply as far as it has streamed in. */
  arriving: string
  isWaiting: boolean
  /** The answer just sent ended the interview: with a result, or as it reached the maximum length. */
  hasJustEnded: boolean
  draft: string
  setDraft: (text: string) => void
  /** The question the owner chose to answer again, which they can if their answers do not suffice for a result. */
  chosenId: string | undefined
  choose: (questionId: string | undefined) => void
  /** Sends the text of the field, or a button's message. */
  send: (message?: string) => void
  /** Waits no longer for the model to word the question; undefined while it is not asked. */
  stop: (() => void) | undefined
}

export function useConversation(
  userId: string,
  interview: ArchetypeInterview,
  asking: Pick<ModelAsking, 'send' | 'noteTrouble'>,
): Conversation {
  const [draft, setDraft] = useDraft(userId)
  const [sent, setSent] = useState<ArchetypeMessage>()
  const [arriving, setArriving] = useState('')
  const [hasJustEnded, setJustEnded] = useState(false)
  const [chosenId, choose] = useState<string>()
  /** The call while a model words the question. */
  const [wording, setWording] = useState<AbortController>()
  const isSending = useRef(false)
  const isWaiting = sent !== undefined || interview.isAnswering
  useWaitingElsewhere(interview.isAnswering && !sent)

  const deliver = async (message: string, byModel: boolean) => {
    if (isSending.current) return
    isSending.current = true
    const content = message.trim()
    const controller = new AbortController()
    setWording(byModel ? controller : undefined)
    setSent({ id: sendingMessageId, role: 'user', content, timestamp: new Date().toISOString() })
    if (message === draft) setDraft('')
    try {
      const asked = { known: interview, questionId: chosenId, byModel, signal: controller.signal }
      const { interview: now, trouble } = await sendAnswer(content, asked, (text) =>
        setArriving((before) => before + text),
      )
      choose(undefined)
      setJustEnded(hasEnded(now))
      if (trouble) asking.noteTrouble(trouble)
    } catch (error) {
      if (!controller.signal.aborted) {
        console.error(error)
        showToast({ title: 'Error', text: explainRefusal(error, failed), isBad: true })
      }
      // The server may have stored the answer although its reply was lost: do not send it again.
      const now = await readAfter(content, controller.signal.aborted)
      setJustEnded(now !== undefined && hasEnded(now))
      if (message === draft && (lastAnswer(now) !== content || lastAnswer(interview) === content)) setDraft(content)
    } finally {
      isSending.current = false
      setWording(undefined)
      setSent(undefined)
      setArriving('')
    }
  }
  const send = (message = draft) => {
    if (message.trim() === '' || isWaiting) return
    asking.send({ typed: message.trim(), deliver: (byModel) => void deliver(message, byModel) })
  }
  const stop = wording && (() => wording.abort())
  const messages = sent ? [...interview.messages, sent] : interview.messages
  return { messages, arriving, isWaiting, hasJustEnded, draft, setDraft, chosenId, choose, send, stop }
}
