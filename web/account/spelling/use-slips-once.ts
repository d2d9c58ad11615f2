/** The marked words of a text, named once before somebody goes on; at the second press she is let through. */
import { useRef, useState } from 'react'
import { isUnknown, lookUp } from '#web/account/spelling/ask-dictionary.ts'
import { useOwnWords } from '#web/account/spelling/kept-words.ts'
import { type Slip, slipsIn, wordsToLookUp } from '#web/account/spelling/slips.ts'

/** Nobody is kept longer while the dictionary is asked for the last word. */
const patienceMs = 400

type SlipsOnce = {
  /** What was named, as far as it still stands in the text and is not kept. */
  named: readonly Slip[]
  /** Calls `goOn`, unless there are words to name first. */
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
    // A dictionary that is late may know of more.
    await lookedUp
    setNamed(find())
  }
  const names = new Set(named?.map((slip) => slip.text))
  const standing = slipsIn(text, (word) => names.has(word), own).filter((slip) => names.has(slip.text))
  return { named: standing, nameFirst }
}
