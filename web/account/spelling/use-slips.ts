/** The misspellings of a text, searched when the user pauses typing. */
import { useEffect, useState } from 'react'
import { isUnknown, lookUp } from '#web/account/spelling/ask-dictionary.ts'
import { caretIn, copyFieldOf } from '#web/account/spelling/copy-field.ts'
import { type Slip, slipsIn, wordsToLookUp } from '#web/account/spelling/slips.ts'

const pauseMs = 600
/** After a pause this long, the word at the caret counts as finished and is checked too. */
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
  // Words no longer in the text are removed without waiting for a pause.
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
