/** The slips of a text, found when she pauses. */
import { useEffect, useState } from 'react'
import { isUnknown, lookUp } from '#web/account/spelling/ask-dictionary.ts'
import { caretIn, copyFieldOf } from '#web/account/spelling/copy-field.ts'
import { type Slip, slipsIn, wordsToLookUp } from '#web/account/spelling/slips.ts'

const pauseMs = 600
/** Whoever stops for so long has finished the word at the caret, too. */
const restMs = 2000

export function useSlips(fieldId: string, text: string, own: ReadonlySet<string>): readonly Slip[] {
  const [slips, setSlips] = useState<readonly Slip[]>([])
  const timesLeft = useTimesLeft(fieldId)
  // biome-ignore lint/correctness/useExhaustiveDependencies: leaving the field ends the word at the caret
  useEffect(() => {
    let isPast = false
    const look = async (isAtRest: boolean) => {
      await lookUp(wordsToLookUp(text, own))
      if (!isPast) setSlips(slipsIn(text, isUnknown, own, isAtRest ? undefined : caretIn(fieldId)))
    }
    const pause = setTimeout(() => void look(false), pauseMs)
    const rest = setTimeout(() => void look(true), restMs)
    return () => {
      isPast = true
      clearTimeout(pause)
      clearTimeout(rest)
    }
  }, [fieldId, text, own, timesLeft])
  // What is gone from the text needs no pause to go from the list.
  return slips.filter((slip) => text.includes(slip.text))
}

function useTimesLeft(fieldId: string): number {
  const [times, setTimes] = useState(0)
  useEffect(() => {
    const field = copyFieldOf(fieldId)
    const onBlur = () => setTimes((before) => before + 1)
    field?.addEventListener('blur', onBlur)
    return () => field?.removeEventListener('blur', onBlur)
  }, [fieldId])
  return times
}
