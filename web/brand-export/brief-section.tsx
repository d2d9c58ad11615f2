/** A titled section of the brand brief. */
import type { ReactNode } from 'react'

/** The class `runs-on` is for long sections: their lists print as blocks, which all browsers can break across pages. */
export function Section({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
  return (
    <section className={className}>
      <h3>{title}</h3>
      {children}
    </section>
  )
}
