/**
 * Whether a language model words the questions of this interview: switched on by the owner, kept in this browser until the
 * interview is over or another one begins.
 */
import { useEffect, useState } from 'react'
import type { ArchetypeInterview } from '#contract/brand-archetype.ts'
import type { WritingTrouble } from '#contract/plain/writing-tools.ts'
import { modelAskingKey, readStored, writeStored } from '#web/account/browser-storage.ts'
import { type ModelWriting, useModelWriting } from '#web/writing/use-model-writing.ts'

/** `asked`: how many questions were answered when it was last on, so that a newer interview is told apart. */
type Kept = { asked: number; hasToldTrouble: boolean }

function readKept(key: string): Kept | undefined {
  const { asked, hasToldTrouble }: Record<keyof Kept, unknown> = {
    ...{ asked: 0, hasToldTrouble: false },
    ...Object(readStored(key)),
  }
  return readStored(key) !== undefined && typeof asked === 'number' && typeof hasToldTrouble === 'boolean'
    ? { asked, hasToldTrouble }
    : undefined
}

type Sending = { typed: string; deliver: (byModel: boolean) => void }

export type ModelAsking = {
  writing: ModelWriting
  /** Whether the model words the questions. */
  isOn: boolean
  /** The answer that would be sent, while the owner is shown the text. */
  typed: string | undefined
  /** What trouble the model had with the newest question; told once in an interview. */
  trouble: WritingTrouble | undefined
  turn: (isOn: boolean) => void
  closeText: () => void
  /** Sends an answer: at once, or after the owner has seen the text if that is what she wants. */
  send: (sending: Sending) => void
  noteTrouble: (trouble: WritingTrouble) => void
}

/** What is kept of the switch in this browser; nothing once the interview is over or another one has begun. */
function useKeptSwitch(userId: string, { questionsAsked, archetypeResult }: ArchetypeInterview) {
  const key = modelAskingKey(userId)
  const [kept, setKept] = useState(() => readKept(key))
  const isOver = archetypeResult !== null || (kept !== undefined && questionsAsked < kept.asked)
  useEffect(() => {
    if (isOver) setKept(undefined)
    else setKept((now) => now && { ...now, asked: Math.max(now.asked, questionsAsked) })
  }, [isOver, questionsAsked])
  useEffect(() => writeStored(key, kept), [key, kept])
  return [isOver ? undefined : kept, setKept] as const
}

export function useModelAsking(
  { id, impersonating }: { id: string; impersonating: boolean },
  interview: ArchetypeInterview,
): ModelAsking {
  const [kept, setKept] = useKeptSwitch(id, interview)
  const [sending, setSending] = useState<Sending>()
  const [trouble, setTrouble] = useState<WritingTrouble>()
  const turnOn = () => setKept({ asked: interview.questionsAsked, hasToldTrouble: false })
  const writing = useModelWriting({
    ...{ tool: 'archetype', isImpersonated: impersonating },
    start: (byModel) => {
      setSending(undefined)
      if (sending) sending.deliver(byModel)
      else if (byModel) turnOn()
    },
  })
  const isOn = kept !== undefined && writing.isOn
  return {
    ...{ writing, isOn, typed: sending?.typed, trouble: kept && trouble },
    turn: (next) => {
      setTrouble(undefined)
      if (!next) setKept(undefined)
      else if (writing.isOn) turnOn()
      else writing.ask(true)
    },
    closeText: () => {
      setSending(undefined)
      writing.ask(false)
    },
    send: (next) => {
      setTrouble(undefined)
      if (!isOn) next.deliver(false)
      else if (!writing.isShownFirst) next.deliver(true)
      else {
        setSending(next)
        writing.ask(true)
      }
    },
    noteTrouble: (met) => {
      if (kept?.hasToldTrouble) return
      setTrouble(met)
      // It may have been switched off meanwhile.
      setKept((now) => now && { ...now, hasToldTrouble: true })
    },
  }
}
