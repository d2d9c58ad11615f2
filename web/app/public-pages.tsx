/** The list of prebuilt pages for visitors: static HTML rendered at build time, which works before any script runs. */
import type { ReactElement, ReactNode } from 'react'
import { ConfirmEmailPage } from '#web/account/confirm-email-page.tsx'
import { LoginPage } from '#web/account/login-page.tsx'
import { ForgotPasswordPage, ResetPasswordPage } from '#web/account/password-pages.tsx'
import { SignOutPage } from '#web/account/sign-out-page.tsx'
import { type PublicBar, PublicFrame } from '#web/app/public-frame.tsx'
import { PublicNotFoundPage } from '#web/app/public-not-found-page.tsx'
import { describeProduct, describeQuestions, type StructuredPageData } from '#web/app/structured-data.ts'
import { AcceptReportPage } from '#web/brand-review/accept-report-page.tsx'
import { HelpPage } from '#web/help/help-page.tsx'
import { paths } from '#web/paths.ts'
import { MarketingPage } from '#web/visitors/marketing-page.tsx'
import { marketingQuestions, waitlistQuestions } from '#web/visitors/public-words.ts'
import { StartPage } from '#web/visitors/start-page.tsx'
import { ThankYouPage } from '#web/visitors/thank-you-page.tsx'
import { WaitlistLandingPage } from '#web/visitors/waitlist-landing-page.tsx'
import { WaitlistPage } from '#web/visitors/waitlist-page.tsx'

/** A setting of the operator under which a page is served in place of another at the same path. */
export type PageSetting = 'marketing-home' | 'community'

/** The server fills in `%PRODUCT_NAME%`, `%PUBLIC_URL%` and `%YEAR%` when it starts. */
export type PublicPage = {
  /** Its paths. The first is the canonical one. */
  paths: readonly [string, ...string[]]
  /** The name of its file; also tells the forms' script which page this is. */
  name: string
  title: string
  element: ReactElement
  /** The description for search results. */
  description?: string
  /** Which stylesheet and which script the page gets. */
  kind: 'form' | 'landing' | 'help' | 'report'
  /** The page runs no script. */
  isStill?: true
  /** Its content stands in the middle of the window: a part painted alone would move when the rest arrives. */
  isCentred?: true
  /** The page is listed in the sitemap. */
  isListed?: true
  /** An additional path at which the page is served if the setting is on. */
  takesOver?: { setting: PageSetting; path: string }
  data?: readonly StructuredPageData[]
}

const framed = (page: ReactNode, bar?: PublicBar) => <PublicFrame {...(bar && { bar })}>{page}</PublicFrame>

const landingBar: PublicBar = {
  anchors: [
    { label: 'Benefits', href: '#benefits' },
    { label: 'Who it’s for', href: '#who' },
    { label: 'Compare', href: '#compare' },
    { label: 'Questions', href: '#faq' },
  ],
  action: { label: 'Sign In', href: paths.login },
}
const marketingBar: PublicBar = {
  anchors: [
    { label: 'Features', href: '#features' },
    { label: 'Pricing', href: '#pricing-section' },
  ],
  action: { label: 'Login', href: '/api/login' },
}
/** The top bar with a link to the toolkit; without a session, that leads through the sign-in page. */
const toolkitBar: PublicBar = { action: { label: 'Your toolkit', href: paths.toolkit } }
const signInBar: PublicBar = { action: { label: 'Sign In', href: paths.login } }

const sixTools =
  'Six tools, in order, find your brand’s words, promise, tagline, values and archetype, and check that your website says the same.'
const thanks = {
  title: 'You’re in',
  description: 'You’re on the waitlist. We’ll write when it’s your turn.',
  kind: 'landing',
  isCentred: true,
} as const

const landingPages: readonly PublicPage[] = [
  {
    paths: [paths.home],
    name: 'waitlist-landing',
    title: 'What if your brand could speak to you?',
    description: sixTools,
    kind: 'landing',
    isListed: true,
    element: framed(<WaitlistLandingPage />, landingBar),
    data: [describeProduct(sixTools), describeQuestions(waitlistQuestions)],
  },
  {
    paths: [paths.marketing],
    name: 'marketing',
    title: 'Brand strategy you can read aloud',
    description: `${sixTools} 14 days free, no card.`,
    kind: 'landing',
    isListed: true,
    takesOver: { setting: 'marketing-home', path: paths.home },
    element: framed(<MarketingPage />, marketingBar),
    data: [describeProduct(sixTools), describeQuestions(marketingQuestions)],
  },
  {
    paths: [paths.waitlist, paths.wait],
    name: 'waitlist',
    title: 'Join the waitlist',
    description: 'Leave your name and email, and be the first to know when %PRODUCT_NAME% launches.',
    kind: 'landing',
    isCentred: true,
    isListed: true,
    element: framed(<WaitlistPage />, signInBar),
  },
  { ...thanks, paths: [paths.thankYou], name: 'thank-you', element: framed(<ThankYouPage hasCommunity={false} />) },
  {
    ...thanks,
    paths: [paths.thankYou],
    name: 'thank-you-community',
    takesOver: { setting: 'community', path: paths.thankYou },
    element: framed(<ThankYouPage hasCommunity />),
  },
]

const formPages: readonly PublicPage[] = [
  {
    paths: [paths.login],
    name: 'login',
    title: 'Sign In',
    description:
      'Sign in to %PRODUCT_NAME%, or create an account: everything is free to try for 14 days, without a card.',
    kind: 'form',
    isListed: true,
    element: framed(<LoginPage />),
  },
  {
    paths: [paths.forgotPassword],
    name: 'forgot-password',
    title: 'Forgot password',
    description: 'Get a link to set a new password.',
    kind: 'form',
    element: framed(<ForgotPasswordPage />),
  },
  {
    paths: [paths.resetPassword],
    name: 'reset-password',
    title: 'Set a new password',
    description: 'Set a new password for your account.',
    kind: 'form',
    element: framed(<ResetPasswordPage />),
  },
  {
    paths: [paths.confirmEmail],
    name: 'confirm-email',
    title: 'Confirm your email',
    description: 'Confirm the email address of your account.',
    kind: 'form',
    element: framed(<ConfirmEmailPage />),
  },
  {
    paths: [paths.start],
    name: 'start',
    title: 'About your business',
    description: 'Six short answers about your business, kept for 30 days, and every tool knows who it’s working for.',
    kind: 'form',
    isListed: true,
    element: framed(<StartPage />, signInBar),
  },
  {
    paths: [paths.auditMail],
    name: 'audit-mail',
    title: 'A website review',
    description: 'Agree to get a website review by email.',
    kind: 'form',
    element: framed(<AcceptReportPage />),
  },
]

const helpPage: PublicPage = {
  paths: [paths.help],
  name: 'help',
  title: 'Help',
  description:
    'Where is my PDF, are my answers saved, what does a plan open? Short answers to what owners ask about %PRODUCT_NAME%.',
  kind: 'help',
  isListed: true,
  element: framed(<HelpPage />, toolkitBar),
}

export const publicPages: readonly PublicPage[] = [...landingPages, ...formPages, helpPage]

/** The page for unknown paths, sent with status 404. */
export const notFoundPage: PublicPage = {
  paths: ['/404'],
  name: 'not-found',
  title: 'Page not found',
  kind: 'form',
  isStill: true,
  element: framed(<PublicNotFoundPage />, signInBar),
}

/** The page around a shared report; the server replaces `%REPORT%` with the rendered report. */
export const sharedReportPage: PublicPage = {
  paths: ['/r/:token'],
  name: 'shared-report',
  title: 'Website Review',
  kind: 'report',
  isStill: true,
  element: framed('%REPORT%'),
}

/** Confirms a sign-out requested by another site. Needs no script: its link contains everything. */
export const signOutPage: PublicPage = {
  paths: ['/api/logout'],
  name: 'sign-out',
  title: 'Sign out',
  kind: 'form',
  isStill: true,
  element: framed(<SignOutPage />),
}
