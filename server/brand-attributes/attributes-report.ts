/** The brand attributes report: a PDF that the owner can hand to a designer, a writer or a partner. */
import { type AttributesData, defaultBusinessName, insertBusinessName } from '#contract/plain/brand.ts'
import type { PrintJob } from '#server/platform/pdf/pdf-printer.ts'

/** `madeOn` is the date on the cover (in `timeZone`, or UTC without one) and the document's creation date. */
export type AttributesReport = {
  businessName: string
  productName: string
  madeOn: Date
  timeZone?: string | undefined
  attributes: AttributesData
  chosenUvp: string | null
  chosenTagline: string | null
}

const said = (text: string | null) => (text === null || text.trim() === '' ? null : text.trim())

/** The print job for this report. The same data give the same bytes. */
export function makeAttributesPrintJob(report: AttributesReport): PrintJob<AttributesReport> {
  const given = report.businessName.trim()
  const businessName = given === defaultBusinessName ? '' : given
  const withName = (text: string | null) => {
    const words = said(text)
    return words === null ? null : insertBusinessName(words, businessName)
  }
  const data: AttributesReport = {
    ...report,
    businessName: businessName || 'Your brand',
    chosenUvp: withName(report.chosenUvp),
    chosenTagline: withName(report.chosenTagline),
  }
  return { drawing: new URL('attributes-report-drawing.ts', import.meta.url), data }
}
