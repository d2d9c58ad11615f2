/** The frame around every signed-in screen: top bar, toolkit navigation, guards. */
import { Suspense, useEffect } from 'react'
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router'
import { makeSignInPath } from '#contract/plain/own-path.ts'
import { clearStored, hasUnsentEdits } from '#web/account/browser-storage.ts'
import { ConfirmDialog } from '#web/account/confirm-dialog.tsx'
import { leavePage } from '#web/account/leave-page.ts'
import { useUserQuery } from '#web/account/use-user.ts'
import { AccessNote } from '#web/app/access-note.tsx'
import { ImpersonationBar } from '#web/app/impersonation-bar.tsx'
import { LoadingScreen } from '#web/app/loading-screen.tsx'
import { ToolkitNav } from '#web/app/toolkit-nav.tsx'
import { TopBar } from '#web/app/top-bar.tsx'
import { UnreachableScreen } from '#web/app/unreachable-screen.tsx'
import { useScrollToTop } from '#web/app/use-scroll-to-top.ts'
import type { EditedKind } from '#web/brand/saving/send-unsent-edits.ts'
import { listenRefused, listenSignedOut } from '#web/calls/send.ts'
import { isWithinStep, paths, secondFactorPath } from '#web/paths.ts'
import { SynapseButton } from '#web/strategist/synapse-button.tsx'
import { storeForNextPage } from '#web/ui/store-for-next-page.ts'
import { showToast } from '#web/ui/toast.tsx'

const needsOnboarding = (path: string) => path === paths.home || /^\/(toolkit|admin|brand-attributes)(\/|$)/.test(path)
const isAdmins = (path: string) => /^\/admin(\/|$)/.test(path)
const isTool = (path: string) => /^\/(toolkit\/|brand-attributes)/.test(path)

/** How long the toast with the reason is shown before an admin is redirected. */
const toldMs = 500

/** Redirects to the sign-in page when the session has expired; the user's unsent edits are kept. */
function useSignedOutGuard(): void {
  useEffect(() => {
    const leave = (says = 'Your session has ended. Nothing you typed is lost.') =>
      leavePage(() => {
        clearStored(true)
        storeForNextPage('toast', says)
        location.assign(makeSignInPath(location.pathname + location.search))
      })
    let isTold = false
    return listenSignedOut(() => {
      if (!isAdmins(location.pathname)) return leave()
      // Several calls of an administration screen can fail at once; redirect only once.
      if (isTold) return
      isTold = true
      showToast({ title: 'Unauthorized', text: 'You are logged out. Logging in again...', isBad: true })
      setTimeout(() => {
        isTold = false
        // Input in the administration's forms is not stored, so do not say that nothing is lost.
        leave('Your session has ended.')
      }, toldMs)
    })
  }, [])
}

/** Redirects an admin who needs a second factor to where it is set up. */
function useFactorGuard(): void {
  const navigate = useNavigate()
  useEffect(() => listenRefused('second_factor_required', () => void navigate(secondFactorPath)), [navigate])
}

/**
 * Sends edits that an earlier page could not send, once the same user is back. `edited` is excluded: the screen that
 * edits that data merges them in itself.
 */
function useWaitingEdits(userId: string | undefined, edited: EditedKind | undefined): void {
  useEffect(() => {
    if (userId === undefined || !hasUnsentEdits(userId)) return
    const begun = import('#web/brand/saving/send-unsent-edits.ts').then(({ sendUnsentEdits }) =>
      sendUnsentEdits(userId, edited),
    )
    begun.catch(console.error)
    return () => {
      begun.then((stop) => stop()).catch(() => undefined)
    }
  }, [userId, edited])
}

/** Which autosaved data the screen at this path edits, if any. */
function editedAt(pathname: string): EditedKind | undefined {
  if (isWithinStep(paths.brandAttributes, pathname)) return 'words'
  return isWithinStep(paths.coreValues, pathname) ? 'values' : undefined
}

export function Frame() {
  const { user, failure, retry } = useUserQuery()
  const { pathname } = useLocation()
  useScrollToTop(pathname)
  useSignedOutGuard()
  useFactorGuard()
  useWaitingEdits(user?.id, editedAt(pathname))
  if (!user) return failure ? <UnreachableScreen failure={failure} onRetry={retry} /> : <LoadingScreen />
  if (!user.onboardingCompleted && needsOnboarding(pathname)) return <Navigate to={paths.onboarding} replace />
  const isAdministration = isAdmins(pathname)
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <ImpersonationBar />
      <TopBar withSynapse={!isAdministration} />
      <AccessNote user={user} path={pathname} />
      {isTool(pathname) && <ToolkitNav />}
      <Suspense fallback={<LoadingScreen />}>
        <Outlet />
      </Suspense>
      {user.onboardingCompleted && !isAdministration && <SynapseButton />}
      <ConfirmDialog />
    </>
  )
}
