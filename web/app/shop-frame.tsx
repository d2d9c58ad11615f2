/** The frame of the shop: the user's top bar if signed in, otherwise the logo and a sign-in link. */

import { Suspense, useEffect } from 'react'
import { Outlet, useLocation } from 'react-router'
import { makeSignInPath } from '#contract/plain/own-path.ts'
import { leavePage } from '#web/account/leave-page.ts'
import { productName } from '#web/account/read-initial-data.ts'
import { useCachedUser } from '#web/account/use-user.ts'
import { ImpersonationBar } from '#web/app/impersonation-bar.tsx'
import { LoadingScreen } from '#web/app/loading-screen.tsx'
import { TopBar } from '#web/app/top-bar.tsx'
import { useScrollToTop } from '#web/app/use-scroll-to-top.ts'
import { listenSignedOut } from '#web/calls/send.ts'
import { paths } from '#web/paths.ts'
import { ButtonAnchor } from '#web/ui/button.tsx'
import { Logo } from '#web/ui/seal.tsx'

function GuestBar() {
  const { pathname, search } = useLocation()
  return (
    <header className="top">
      <div className="wrap">
        <a className="brand" href={paths.home}>
          <Logo />
          {productName}
        </a>
        <span className="push" />
        <ButtonAnchor href={makeSignInPath(pathname + search)}>Sign In</ButtonAnchor>
      </div>
    </header>
  )
}

/** When the session of a signed-in buyer ends, reloads the page, which then shows the shop for guests. */
function useSignedOut(isUser: boolean): void {
  useEffect(() => (isUser ? listenSignedOut(() => leavePage(() => location.reload())) : undefined), [isUser])
}

export function ShopFrame() {
  const user = useCachedUser()
  useSignedOut(user !== undefined)
  const { pathname } = useLocation()
  useScrollToTop(pathname)
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <ImpersonationBar />
      {user ? <TopBar withSynapse={false} /> : <GuestBar />}
      <Suspense fallback={<LoadingScreen />}>
        <Outlet />
      </Suspense>
      <footer className="foot">
        <div className="wrap">
          <span>{productName}. Find the words that are yours.</span>
          <a href={paths.help}>Help</a>
        </div>
      </footer>
    </>
  )
}
