/** The frame of a public page: sticky top bar, page, footer. */

import type { ReactNode } from 'react'
import { paths } from '#web/paths.ts'
import { ButtonAnchor } from '#web/ui/button.tsx'
import { Logo } from '#web/ui/seal.tsx'

type Anchor = { label: string; href: string }
export type PublicBar = {
  /** Links to sections of the page; on phones, they are in a menu. */
  anchors?: readonly Anchor[]
  /** The call to action at the end of the bar. */
  action?: Anchor
}

function Menu({ anchors }: { anchors: readonly Anchor[] }) {
  return (
    <details className="menu">
      <summary aria-label="Menu">
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 8h16M4 16h16" />
        </svg>
      </summary>
      <nav aria-label="Menu">
        {anchors.map(({ label, href }) => (
          <a key={href} href={href}>
            {label}
          </a>
        ))}
      </nav>
    </details>
  )
}

function Bar({ anchors = [], action }: PublicBar) {
  return (
    <header className="public-top">
      <div className={anchors.length > 0 ? 'wrap has-menu' : 'wrap'}>
        <a className="brand" href={paths.home}>
          <Logo />
          %PRODUCT_NAME%
        </a>
        {anchors.length > 0 && (
          <nav aria-label="On this page">
            {anchors.map(({ label, href }) => (
              <a key={href} href={href}>
                {label}
              </a>
            ))}
          </nav>
        )}
        {action && (
          <ButtonAnchor className="public-action" href={action.href}>
            {action.label}
          </ButtonAnchor>
        )}
        {anchors.length > 0 && <Menu anchors={anchors} />}
      </div>
    </header>
  )
}

const visitorLinks: readonly Anchor[] = [
  { label: 'The toolkit', href: paths.marketing },
  { label: 'Waitlist', href: paths.waitlist },
  { label: 'Help', href: paths.help },
  { label: 'Sign In', href: paths.login },
]
/** The links for users with an account; without a session, they lead through the sign-in page. */
const ownerLinks: readonly Anchor[] = [
  { label: 'Your toolkit', href: paths.toolkit },
  { label: 'Help', href: paths.help },
]

function Foot({ isForOwners }: { isForOwners: boolean }) {
  return (
    <footer className="foot">
      <div className="wrap">
        <a className="brand" href={paths.home}>
          <Logo size={28} />
          %PRODUCT_NAME%
        </a>
        <span>© 2025–%YEAR% %PRODUCT_NAME%. All rights reserved.</span>
        <nav className={isForOwners ? 'own' : undefined} aria-label="More pages">
          {(isForOwners ? ownerLinks : visitorLinks).map(({ label, href }) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
        </nav>
      </div>
    </footer>
  )
}

export function PublicFrame({ bar = {}, children }: { bar?: PublicBar; children: ReactNode }) {
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <Bar {...bar} />
      <main id="main">{children}</main>
      <Foot isForOwners={bar.action?.href === paths.toolkit} />
    </>
  )
}
