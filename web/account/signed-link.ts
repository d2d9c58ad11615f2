/** Sign-in by a token in the URL, with which another site of the same operator sends users here. */
import { makeSignInPath } from '#contract/plain/own-path.ts'
import { clearStorageBeforeSignIn } from '#web/account/browser-storage.ts'
import { CallError, type CallInput, send } from '#web/calls/send.ts'
import { findElement } from '#web/ui/find-element.ts'
import { storeForNextPage } from '#web/ui/store-for-next-page.ts'

type TokenSignIn = CallInput<'POST /api/auth/token'>['body']

/** Reads the token and its parameters from a query string. */
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

/** Reloads the page without its query. */
function openPage(): void {
  const address = new URL(location.href)
  address.search = ''
  location.replace(address)
}

/** The two accounts named in a refusal: the current one and the link's. */
function readAccounts(error: unknown): { from: string; to: string } | undefined {
  const body = error instanceof CallError ? error.body : undefined
  if (body?.code !== 'other_account') return undefined
  const { from, to } = body
  return typeof from === 'string' && typeof to === 'string' ? { from, to } : undefined
}

async function askToChange(accounts: { from: string; to: string }): Promise<void> {
  const [{ createRoot }, { createElement }, { ChangeAccount }] = await Promise.all([
    import('react-dom/client'),
    import('react'),
    import('#web/account/change-account.tsx'),
  ])
  const onChange = () => void signInByLink(true)
  createRoot(findElement('root', HTMLElement)).render(
    createElement(ChangeAccount, { ...accounts, onChange, onStay: openPage }),
  )
}

/**
 * Signs in with the token in the URL, then reloads the page without its query; if that fails, the previous session
 * stays. A user signed in to another account is asked first. With a second factor, the sign-in page asks for its code
 * first.
 */
export async function signInByLink(leavesOther = false): Promise<void> {
  try {
    const body = { ...readTokenSignIn(location.search), ...(leavesOther && { leavesOther }) }
    const answered = await send('POST /api/auth/token', { body })
    clearStorageBeforeSignIn()
    if (!answered.success) {
      const { pathname, hash } = location
      storeForNextPage('challenge', answered.challenge)
      location.replace(makeSignInPath(pathname + hash))
      return
    }
  } catch (error) {
    const accounts = readAccounts(error)
    if (accounts) return askToChange(accounts)
    console.error(error)
  }
  openPage()
}
