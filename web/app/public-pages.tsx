/** The prebuilt pages for visitors: rendered once at build time, painted without any script. */
import type { ReactElement, ReactNode } from 'react'
import { LoginPage } from '#web/account/login-page.tsx'
import { ForgotPasswordPage, ResetPasswordPage } from '#web/account/password-pages.tsx'
import { SignOutPage } from '#web/account/sign-out-page.tsx'
import { PublicFrame } from '#web/app/public-frame.tsx'
import { PublicNotFoundPage } from '#web/app/public-not-found-page.tsx'
import { AuditMailPage } from '#web/brand-review/audit-mail-page.tsx'
import { paths } from '#web/paths.ts'
import { StartPage } from '#web/visitors/start-page.tsx'

/** `name` tells the script which page it stands on; `%PRODUCT_NAME%` in a title is filled in by the server. */
export type PublicPage = { path: string; name: string; title: string; element: ReactElement }

const framed = (page: ReactNode) => <PublicFrame>{page}</PublicFrame>

export const publicPages: readonly PublicPage[] = [
  { path: paths.login, name: 'login', title: 'Sign In', element: framed(<LoginPage />) },
  {
    path: paths.forgotPassword,
    name: 'forgot-password',
    title: 'Forgot password',
    element: framed(<ForgotPasswordPage />),
  },
  {
    path: paths.resetPassword,
    name: 'reset-password',
    title: 'Set a new password',
    element: framed(<ResetPasswordPage />),
  },
  { path: paths.start, name: 'start', title: 'About your business', element: framed(<StartPage />) },
  { path: paths.auditMail, name: 'audit-mail', title: 'A website review', element: framed(<AuditMailPage />) },
]

/** Shown under every address that is none, with status 404. */
export const notFoundPage: PublicPage = {
  path: '/404',
  name: 'not-found',
  title: 'Page not found',
  element: <PublicNotFoundPage />,
}

/** Stands around a report that its owner shares; the server renders the report in place of `%REPORT%`. */
export const sharedReportPage: PublicPage = {
  path: '/r/:token',
  name: 'shared-report',
  title: 'Brand Review',
  element: framed('%REPORT%'),
}

/** Asks before a navigation from another site signs out; without script, for its link carries all that is needed. */
export const signOutPage: PublicPage = {
  path: '/api/logout',
  name: 'sign-out',
  title: 'Sign out',
  element: framed(<SignOutPage />),
}
