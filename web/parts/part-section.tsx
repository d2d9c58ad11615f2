/** What the page of all parts is made of: a part under its heading, and one example of it. */
import type { ReactNode } from 'react'

export function PartSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      <div className="examples">{children}</div>
    </section>
  )
}

/** One example with its name below. */
export function Example({ name, isWide, children }: { name: string; isWide?: boolean; children: ReactNode }) {
  return (
    <figure className={isWide ? 'wide-example' : undefined}>
      {children}
      <figcaption className="cap">{name}</figcaption>
    </figure>
  )
}
