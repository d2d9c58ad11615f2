/** The head of a writing tool: what it is, and the strand of words that it writes from. */
import type { ReactNode } from 'react'
import type { AttributesData } from '#contract/brand.ts'
import { BrandDna } from '#web/brand/brand-dna.tsx'

export function ToolHead({
  title,
  lede,
  data,
  children,
}: {
  title: string
  lede: string
  data: AttributesData
  children?: ReactNode
}) {
  return (
    <div className="wrap">
      <h1>{title}</h1>
      <p className="lede tool-lede">{lede}</p>
      <section className="tool-dna" aria-labelledby="dna-title">
        <h2 id="dna-title">Your Brand DNA</h2>
        <BrandDna data={data} />
      </section>
      {children}
    </div>
  )
}
