/** Shows the possible misspellings of a text once, when the user submits it; a second press submits it anyway. */
import { useRef, useState } from 'react'
import { isUnknownWord, lookUpWords } from '#web/account/spelling/dictionary-query.ts'
import { findMisspellings, listWordsToLookUp, type Misspelling } from '#web/account/spelling/misspelling.ts'
import { useAcceptedWords } from '#web/account/spelling/use-accepted-words.ts'

/** The longest wait for the dictionary before submitting. */
const patienceMs = 400

type MisspellingsOnce = {
  /** The misspellings to show: those found when submitting that are still in the text and not accepted. */
  named: readonly Misspelling[]
  /** Calls `goOn`, which submits, unless there are misspellings to show first. */
  nameFirst: (goOn: () => void) => Promise<void>
}

export function useMisspellingsOnce(text: string): MisspellingsOnce {
  const [own] = useAcceptedWords(true)
  const [named, setNamed] = useState<readonly Misspelling[]>()
  const isAsking = useRef(false)
  async function nameFirst(goOn: () => void): Promise<void> {
    if (isAsking.current) return
    if (named !== undefined || text.trim() === '') return goOn()
    const find = () => findMisspellings(text, isUnknownWord, own)
    isAsking.current = true
    const lookedUp = lookUpWords(listWordsToLookUp(text, own))
    await Promise.race([lookedUp, new Promise((resolve) => setTimeout(resolve, patienceMs))])
    isAsking.current = false
    if (find().length === 0) return goOn()
    setNamed(find())
    // The dictionary may have answered only in part so far, and find more.
    await lookedUp
    setNamed(find())
  }
  const names = new Set(named?.map((slip) => slip.text))
  const standing = findMisspellings(text, (word) => names.has(word), own).filter((slip) => names.has(slip.text))
  return { named: standing, nameFirst }
}
