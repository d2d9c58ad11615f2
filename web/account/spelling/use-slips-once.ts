/** Shows the possible misspellings of a text once, when the user submits it; a second press submits it anyway. */
import { useRef, useState } from 'react'
import { isUnknown, lookUp } from '#web/account/spelling/ask-dictionary.ts'
import { useOwnWords } from '#web/account/spelling/kept-words.ts'
import { type Slip, slipsIn, wordsToLookUp } from '#web/account/spelling/slips.ts'

/** The longest wait for the dictionary before submitting. */
const patienceMs = 400

type SlipsOnce = {
  /** The misspellings to show: those found when submitting that are still in the text and not accepted. */
  named: readonly Slip[]
  /** Calls `goOn`, which submits, unless there are misspellings to show first. */
  nameFirst: (goOn: () => void) => Promise<void>
}

export function useSlipsOnce(text: string): SlipsOnce {
  const [own] = useOwnWords(true)
  const [named, setNamed] = useState<readonly Slip[]>()
  const isAsking = useRef(false)
  async function nameFirst(goOn: () => void): Promise<void> {
    if (isAsking.current) return
    if (named !== undefined || text.trim() === '') return goOn()
    const find = () => slipsIn(text, isUnknown, own)
    isAsking.current = true
    const lookedUp = lookUp(wordsToLookUp(text, own))
    await Promise.race([lookedUp, new Promise((resolve) => setTimeout(resolve, patienceMs))])
    isAsking.current = false
    if (find().length === 0) return goOn()
    setNamed(find())
    // The dictionary may have answered only in part so far, and find more.
    await lookedUp
    setNamed(find())
  }
  const names = new Set(named?.map((slip) => slip.text))
  const standing = slipsIn(text, (word) => names.has(word), own).filter((slip) => names.has(slip.text))
  return { named: standing, nameFirst }
}
