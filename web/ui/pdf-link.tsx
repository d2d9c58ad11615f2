/** A link to a PDF that the server renders. Adds the reader's time zone on click, so the date on it is theirs. */

import type { ReactNode } from 'react'
import { ButtonAnchor } from '#web/ui/button.tsx'
import { getTimeZone } from '#web/ui/get-time-zone.ts'

/** `isFlush`: its words line up with the text around it. */
type Props = { href: string; isFlush?: boolean; children: ReactNode }

export function PdfLink({ href, isFlush, children }: Props) {
  return (
    <ButtonAnchor
      kind="plain"
      isFlush={isFlush}
      href={href}
      target="_blank"
      rel="noopener"
      onClick={({ currentTarget }) => {
        currentTarget.href = `${href}?timeZone=${encodeURIComponent(getTimeZone())}`
      }}
    >
      {children}
    </ButtonAnchor>
  )
}
