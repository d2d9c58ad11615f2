/** The words that she keeps as they are: in this browser, until she signs out. */
import { useMemo, useSyncExternalStore } from 'react'
import { keptWordsKey, readStored, writeStored } from '#web/account/browser-storage.ts'
import { keyOfWord, namesOf, picksOf } from '#web/account/spelling/slips.ts'
import { useUser } from '#web/account/use-user.ts'

/** So many are remembered, the newest. */
const keptMax = 500
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function keptBy(userId: string): string[] {
  const stored = readStored(keptWordsKey(userId))
  return Array.isArray(stored) ? stored.filter((word) => typeof word === 'string') : []
}

/** Her names, where wanted her picked words, and what she kept; and how one more is kept. */
export function useOwnWords(withPicks: boolean): [ReadonlySet<string>, keep: (word: string) => void] {
  const user = useUser()
  const kept = useSyncExternalStore(subscribe, () => keptBy(user.id).join('\n'))
  const own = useMemo(
    () => new Set([...namesOf(user), ...(withPicks ? picksOf(user) : []), ...kept.split('\n')]),
    [user, withPicks, kept],
  )
  const keep = (word: string) => {
    writeStored(keptWordsKey(user.id), [...keptBy(user.id), keyOfWord(word)].slice(-keptMax))
    for (const listener of listeners) listener()
  }
  return [own, keep]
}
