/** What surrounds a hook in the product: the cache of calls, a signed-in user, an address, and the toasts. */

import { QueryClientProvider } from '@tanstack/react-query'
import { act } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { MemoryRouter, type NavigateFunction, useLocation, useNavigate } from 'react-router'
import type { CurrentUser } from '#contract/account.ts'
import { userKey } from '#web/account/use-user.ts'
import { queryClient } from '#web/calls/use-call.ts'
import { Toasts } from '#web/ui/toast.tsx'

let address = ''
let navigate: NavigateFunction = () => undefined

/** The path and query that the page is at. */
export const getAddress = () => address

/** Goes to another path, as by a link. */
export const navigateTo = (path: string) => act(() => void navigate(path))

/** The text of the toast on screen; empty if there is none. */
export const getToastText = () => document.querySelector('.toast')?.textContent ?? ''

/** A screen, which goes when the page moves to another path. */
function Screen({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation()
  const [own] = useState(pathname)
  navigate = useNavigate()
  address = pathname + search
  return pathname === own ? children : null
}

/** Returns a wrapper for `renderHook`: a page at `at`, with an empty cache except for the user. */
export function makePageWrapper({ at = '/', user }: { at?: string; user?: CurrentUser } = {}) {
  queryClient.clear()
  if (user) queryClient.setQueryData(userKey, user)
  return ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[at]}>
        <Screen>{children}</Screen>
        <Toasts />
      </MemoryRouter>
    </QueryClientProvider>
  )
}
