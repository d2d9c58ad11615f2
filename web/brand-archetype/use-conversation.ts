/** The running conversation: what is stored, what was just said, the reply as it is written, and the text in the field. */
import { useEffect, useState } from 'react'
import type { ArchetypeInterview, ArchetypeMessage } from '#contract/brand-archetype.ts'
import { readStored, waitingAnswerKey, writeStored } from '#web/account/browser-storage.ts'
import { readInterview, sendAnswer } from '#web/brand-archetype/archetype-queries.ts'
import { tellRefusal } from '#web/brand-archetype/tell-refusal.ts'
import { showToast } from '#web/ui/toast.tsx'

const failed = 'Failed to analyze your response. Please try again.'

/** The answer that is being typed: a reload or a session that ends by itself does not lose it. */
function useDraft(userId: string) {
  const key = waitingAnswerKey(userId)
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

/** An answer that another device has sent, or that a server took and did not reply to, is waited for. */
function useWaitingElsewhere(isAnswering: boolean): void {
  useEffect(() => {
    if (!isAnswering) return
    const looking = setInterval(() => void readInterview().catch(console.error), lookAgainMs)
    return () => clearInterval(looking)
  }, [isAnswering])
}

/** The id of an answer that is on its way. */
export const sentId = 'sent'

/** Whether it takes no more answers: there is a result, or it is as long as it gets. */
const hasEnded = ({ archetypeResult, undecided }: ArchetypeInterview) =>
  archetypeResult !== null || undecided?.isOver === true

export type Conversation = {
  messages: readonly ArchetypeMessage[]
  /** The reply as far as it is written. */
  arriving: string
  isWaiting: boolean
  /** The result came on this visit, or the interview became full, as the reply to the last answer. */
  hasJustEnded: boolean
  draft: string
  setDraft: (text: string) => void
  /** One of the questions of an undecided interview, if the owner chose it. */
  chosenId: string | undefined
  choose: (questionId: string | undefined) => void
  /** Sends what is in the field, or a message of a button's. */
  send: (message?: string) => Promise<void>
}

export function useConversation(userId: string, interview: ArchetypeInterview): Conversation {
  const [draft, setDraft] = useDraft(userId)
  const [sent, setSent] = useState<ArchetypeMessage>()
  const [arriving, setArriving] = useState('')
  const [hasJustEnded, setJustEnded] = useState(false)
  const [chosenId, choose] = useState<string>()
  const isWaiting = sent !== undefined || interview.isAnswering
  useWaitingElsewhere(interview.isAnswering && !sent)

  const send = async (message = draft) => {
    const content = message.trim()
    if (content === '' || isWaiting) return
    setSent({ id: sentId, role: 'user', content, timestamp: new Date().toISOString() })
    if (message === draft) setDraft('')
    try {
      const asked = { known: interview, questionId: chosenId }
      const now = await sendAnswer(content, asked, (text) => setArriving((before) => before + text))
      choose(undefined)
      setJustEnded(hasEnded(now))
    } catch (error) {
      console.error(error)
      showToast({ title: 'Error', text: tellRefusal(error, failed), isBad: true })
      // The server may hold the answer although its reply did not arrive: then it must not be sent again.
      const now = await readInterview().catch(() => undefined)
      setJustEnded(now !== undefined && hasEnded(now))
      if (message === draft && (lastAnswer(now) !== content || lastAnswer(interview) === content)) setDraft(content)
    } finally {
      setSent(undefined)
      setArriving('')
    }
  }
  const messages = sent ? [...interview.messages, sent] : interview.messages
  return { messages, arriving, isWaiting, hasJustEnded, draft, setDraft, chosenId, choose, send }
}
