/** Signing in by a token in the address, with which another site of the same operator sends people here. */
import { signInPath } from '#contract/plain/own-path.ts'
import { clearLeftovers } from '#web/account/browser-storage.ts'
import { type CallInput, send } from '#web/calls/send.ts'
import { leaveForNext } from '#web/ui/left-for-next-page.ts'

type TokenSignIn = CallInput<'POST /api/auth/token'>['body']

/** What the query of an address says of who comes in. */
export function readTokenSignIn(search: string): TokenSignIn {
  const query = new URLSearchParams(search)
  const [subscriptionId, customerId] = [query.get('subscriptionId'), query.get('customerId')]
  const hasSubscription = subscriptionId !== null || customerId !== null
  return {
    token: query.get('token') ?? '',
    userEmail: query.get('email'),
    userId: query.get('userId'),
    subscription: hasSubscription ? { subscriptionId, customerId } : null,
  }
}

/**
 * Posts what the address says, then loads the page again without its query: signed in, or as whoever was there before.
 * With a second factor the sign-in page asks for its code first.
 */
export async function signInByToken(): Promise<void> {
  try {
    const answered = await send('POST /api/auth/token', { body: readTokenSignIn(location.search) })
    clearLeftovers()
    if (!answered.success) {
      const { pathname, hash } = location
      leaveForNext('challenge', answered.challenge)
      location.replace(signInPath(pathname + hash))
      return
    }
  } catch (error) {
    console.error(error)
  }
  const address = new URL(location.href)
  address.search = ''
  location.replace(address)
}
