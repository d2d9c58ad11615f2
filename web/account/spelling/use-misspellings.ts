/** The misspellings of a text, searched when the user pauses typing. */
import { useEffect, useState } from 'react'
import { findCopyField, getCaretPosition } from '#web/account/spelling/copy-field.ts'
import { isUnknownWord, lookUpWords } from '#web/account/spelling/dictionary-query.ts'
import { findMisspellings, listWordsToLookUp, type Misspelling } from '#web/account/spelling/misspelling.ts'

const pauseMs = 600
/** After a pause this long, the word at the caret counts as finished and is checked too. */
const restMs = 2000

export function useMisspellings(fieldId: string, text: string, own: ReadonlySet<string>): readonly Misspelling[] {
  const [slips, setSlips] = useState<readonly Misspelling[]>([])
  const timesLeft = useTimesLeft(fieldId)
  // biome-ignore lint/correctness/useExhaustiveDependencies: leaving the field ends the word at the caret
  useEffect(() => {
    let isPast = false
    const look = async (isAtRest: boolean) => {
      await lookUpWords(listWordsToLookUp(text, own))
      if (!isPast)
        setSlips(findMisspellings(text, isUnknownWord, own, isAtRest ? undefined : getCaretPosition(fieldId)))
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
    const field = findCopyField(fieldId)
    const onBlur = () => setTimes((before) => before + 1)
    field?.addEventListener('blur', onBlur)
    return () => field?.removeEventListener('blur', onBlur)
  }, [fieldId])
  return times
}
