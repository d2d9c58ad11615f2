/** A link to a PDF that the server renders. Adds the reader's time zone on click, so the date on it is theirs. */

import type { ReactNode } from 'react'
import { ButtonAnchor } from '#web/ui/button.tsx'
import { timeZone } from '#web/ui/time-zone.ts'

export function PdfLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <ButtonAnchor
      kind="plain"
      href={href}
      target="_blank"
      rel="noopener"
      onClick={({ currentTarget }) => {
        currentTarget.href = `${href}?timeZone=${encodeURIComponent(timeZone())}`
      }}
    >
      {children}
    </ButtonAnchor>
  )
}
