/** State of correcting a sent answer; the new text survives a reload, a refused save and an expired session. */
import { useState } from 'react'
import type { ArchetypeInterview, ArchetypeMessage } from '#contract/brand-archetype.ts'
import { readStored, unsentCorrectionKey, writeStored } from '#web/account/browser-storage.ts'
import { readInterview, refetchInterviewWith, sendCorrection } from '#web/brand-archetype/archetype-queries.ts'
import { explainRefusal } from '#web/brand-archetype/explain-refusal.ts'
import { showToast } from '#web/ui/toast.tsx'

const failed = 'We couldn’t save your correction. Please try again.'

/** The answer whose editor is open; `was` is its text when that was opened. */
type Open = { id: string; was: string; text: string }

function readOpen(key: string): Open | undefined {
  const kept = readStored(key)
  const { id, was, text }: Record<keyof Open, unknown> = { id: '', was: '', text: '', ...Object(kept) }
  return typeof id === 'string' && typeof was === 'string' && typeof text === 'string' ? { id, was, text } : undefined
}

export type AnswerCorrecting = {
  /** Undefined while nothing is being corrected. */
  open: Open | undefined
  /** The editor was opened on this visit, not restored by a reload, so it may take the focus. */
  hasBegun: boolean
  isSaving: boolean
  /** A correction on this visit led to the result. */
  hasDecided: boolean
  begin: (message: ArchetypeMessage) => void
  change: (text: string) => void
  cancel: () => void
  save: () => Promise<void>
}

/** A message on what the correction changed in the interview. */
function tellChange(before: ArchetypeInterview, now: ArchetypeInterview): string {
  if (now.archetypeResult) return 'Your findings are from earlier answers now. Renew them above when you’re ready.'
  const isSame = before.messages.at(-1)?.content === now.messages.at(-1)?.content
  return isSame ? 'Everything else stays as it is.' : 'Synapse’s last question is a new one now.'
}

export function useAnswerCorrecting(userId: string, interview: ArchetypeInterview): AnswerCorrecting {
  const key = unsentCorrectionKey(userId)
  const [kept, setKept] = useState(() => readOpen(key))
  const [hasBegun, setBegun] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const [isBehind, setBehind] = useState(false)
  const [hasDecided, setDecided] = useState(false)
  const contentOf = ({ messages }: ArchetypeInterview) =>
    messages.find(({ id, role }) => role === 'user' && id === kept?.id)?.content
  // Ignore a stored correction whose answer is no longer in the conversation.
  const open = contentOf(interview) === undefined ? undefined : kept
  const put = (next: Open | undefined) => {
    setKept(next)
    writeStored(key, next)
  }
  const finish = (now: ArchetypeInterview) => {
    put(undefined)
    const isDecided = interview.archetypeResult === null && now.archetypeResult !== null
    setDecided(isDecided)
    if (!isDecided) showToast({ title: 'Corrected', text: tellChange(interview, now) })
  }

  const save = async () => {
    const words = open?.text.trim() ?? ''
    if (!open || words === '' || isSaving) return
    if (words === contentOf(interview)) return put(undefined)
    setSaving(true)
    try {
      finish(await sendCorrection(open.id, words, interview))
    } catch (error) {
      console.error(error)
      const now = await refetchInterviewWith(open.id).catch(() => undefined)
      setBehind(now !== undefined && contentOf(now) === undefined)
      // The server may have saved the text although its reply was lost.
      if (now && contentOf(now) === words) finish(now)
      else showToast({ title: 'Error', text: explainRefusal(error, failed), isBad: true })
    } finally {
      setSaving(false)
    }
  }
  return {
    open,
    hasBegun,
    isSaving,
    hasDecided,
    begin: ({ id, content }) => {
      setBegun(true)
      put({ id, was: content, text: content })
    },
    change: (text) => open && put({ ...open, text }),
    cancel: () => {
      put(undefined)
      // The answer is gone on the server; it was left on screen only so that the unsaved text was not lost.
      if (isBehind) void readInterview().catch(console.error)
    },
    save,
  }
}
