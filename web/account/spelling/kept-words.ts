/** Words the user has told the spell checker to accept; stored in the account. */
import { useMemo } from 'react'
import { spellingExceptionsMax } from '#contract/plain/people.ts'
import { keyOfWord, namesOf, picksOf } from '#web/account/spelling/slips.ts'
import { patchUser, useUser } from '#web/account/use-user.ts'
import { send } from '#web/calls/send.ts'

/** Saves the list of accepted words. It applies at once; if saving fails, only until the page is closed. */
async function keepWords(keptWords: string[]): Promise<void> {
  patchUser({ keptWords })
  try {
    await send('PUT /api/profile', { body: { keptWords } })
  } catch (error) {
    console.error(error)
  }
}

/**
 * The words not to report: the user's names, the words they accepted, and with `withPicks` those they picked for the
 * brand; and a function that accepts one more.
 */
export function useOwnWords(withPicks: boolean): [ReadonlySet<string>, keep: (word: string) => void] {
  const user = useUser()
  const own = useMemo(
    () => new Set([...namesOf(user), ...(withPicks ? picksOf(user) : []), ...user.keptWords]),
    [user, withPicks],
  )
  const keep = (word: string) => void keepWords([...user.keptWords, keyOfWord(word)].slice(-spellingExceptionsMax))
  return [own, keep]
}
