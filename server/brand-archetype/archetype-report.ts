/** The report of the archetype: what an owner hands to a designer, a writer or a partner. */
import type { ArchetypeResult, ArchetypeUse } from '#contract/brand-archetype.ts'
import type { PrintJob } from '#server/platform/pdf/pdf-printer.ts'

/** `madeOn` is the day on the cover (read in `timeZone`, or in UTC) and the document's creation date. */
export type ArchetypeReport = {
  businessName: string
  productName: string
  madeOn: Date
  timeZone?: string | undefined
  result: ArchetypeResult
  use: ArchetypeUse
}

/** The job that a printer draws this report from. The same data give the same bytes. */
export function archetypeReport(report: ArchetypeReport): PrintJob<ArchetypeReport> {
  return { drawing: new URL('archetype-report-drawing.ts', import.meta.url), data: report }
}
