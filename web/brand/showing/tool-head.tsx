/** The head of the UVP and tagline screens: the title, and the owner's six number one words on one line. */
import type { ReactNode } from 'react'
import type { AttributesData } from '#contract/plain/brand.ts'
import { BrandDna } from '#web/brand/showing/brand-dna.tsx'

type Props = { title: string; lede: string; data: AttributesData; children?: ReactNode }

export function ToolHead({ title, lede, data, children }: Props) {
  return (
    <div className="wrap">
      <div className="tool-head">
        <h1>{title}</h1>
        <p className="lede">{lede}</p>
      </div>
      <section className="tool-dna tool-words" aria-label="Your Brand DNA">
        <BrandDna data={data} isSlim />
      </section>
      {children}
    </div>
  )
}
