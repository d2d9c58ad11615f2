/** The words that she keeps as they are, whatever the dictionary says: part of her account. */
import { useMemo } from 'react'
import { keptWordsMax } from '#contract/plain/people.ts'
import { keyOfWord, namesOf, picksOf } from '#web/account/spelling/slips.ts'
import { patchUser, useUser } from '#web/account/use-user.ts'
import { send } from '#web/calls/send.ts'

/** Left alone at once; a word that cannot be saved is left alone until the page goes. */
async function keepWords(keptWords: string[]): Promise<void> {
  patchUser({ keptWords })
  try {
    await send('PUT /api/profile', { body: { keptWords } })
  } catch (error) {
    console.error(error)
  }
}

/** Her names, where wanted her picked words, and what she kept; and how one more is kept. */
export function useOwnWords(withPicks: boolean): [ReadonlySet<string>, keep: (word: string) => void] {
  const user = useUser()
  const own = useMemo(
    () => new Set([...namesOf(user), ...(withPicks ? picksOf(user) : []), ...user.keptWords]),
    [user, withPicks],
  )
  const keep = (word: string) => void keepWords([...user.keptWords, keyOfWord(word)].slice(-keptWordsMax))
  return [own, keep]
}
