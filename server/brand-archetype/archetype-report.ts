/** The archetype report: a PDF that the owner can hand to a designer, a writer or a partner. */
import type { ArchetypeText } from '#contract/archetype-text.ts'
import type { ArchetypeResult, ArchetypeUse } from '#contract/brand-archetype.ts'
import type { PrintJob } from '#server/platform/pdf/pdf-printer.ts'

/** `madeOn` is the date on the cover (in `timeZone`, or UTC without one) and the document's creation date. */
export type ArchetypeReport = {
  businessName: string
  productName: string
  madeOn: Date
  timeZone?: string | undefined
  result: ArchetypeResult
  use: ArchetypeUse
  /** What a language model wrote about the result, if all of it was told; null for none. */
  text: ArchetypeText | null
}

/** The print job for this report. The same data give the same bytes. */
export function makeArchetypePrintJob(report: ArchetypeReport): PrintJob<ArchetypeReport> {
  return { drawing: new URL('archetype-report-drawing.ts', import.meta.url), data: report }
}
