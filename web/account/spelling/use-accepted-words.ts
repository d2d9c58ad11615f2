/** Words the user has told the spell checker to accept; stored in the account. */
import { useMemo } from 'react'
import { spellingExceptionsMax } from '#contract/plain/people.ts'
import { getWordKey, listNameKeys, listPickedWordKeys } from '#web/account/spelling/misspelling.ts'
import { updateCachedUser, useUser } from '#web/account/use-user.ts'
import { send } from '#web/calls/send.ts'

/** Saves the list of accepted words. It applies at once; if saving fails, only until the page is closed. */
async function keepWords(keptWords: string[]): Promise<void> {
  updateCachedUser({ keptWords })
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
export function useAcceptedWords(withPicks: boolean): [ReadonlySet<string>, keep: (word: string) => void] {
  const user = useUser()
  const own = useMemo(
    () => new Set([...listNameKeys(user), ...(withPicks ? listPickedWordKeys(user) : []), ...user.keptWords]),
    [user, withPicks],
  )
  const keep = (word: string) => void keepWords([...user.keptWords, getWordKey(word)].slice(-spellingExceptionsMax))
  return [own, keep]
}
