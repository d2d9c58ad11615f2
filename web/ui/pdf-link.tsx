/** A link to a PDF that the server draws. The day on it is the reader's: their time zone is told when the link is followed. */
import type { ReactNode } from 'react'
import { timeZone } from '#web/ui/time-zone.ts'

export function PdfLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      className="btn plain"
      href={href}
      target="_blank"
      rel="noopener"
      onClick={({ currentTarget }) => {
        currentTarget.href = `${href}?timeZone=${encodeURIComponent(timeZone())}`
      }}
    >
      {children}
    </a>
  )
}
