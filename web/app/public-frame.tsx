/** The frame of a public page: the mark, the page, the foot. */
import type { ReactNode } from 'react'
import { paths } from '#web/paths.ts'
import { Mark } from '#web/ui/wax.tsx'

export function PublicFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <header className="public-top">
        <div className="wrap">
          <a className="brand" href={paths.home}>
            <Mark />
            %PRODUCT_NAME%
          </a>
        </div>
      </header>
      <main id="main">{children}</main>
      <footer className="foot">
        <div className="wrap">
          <span>%PRODUCT_NAME%. Find the words that are yours.</span>
        </div>
      </footer>
    </>
  )
}
