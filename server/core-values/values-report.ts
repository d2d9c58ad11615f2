/** "Our values" as a one-page poster for the wall or for new employees. */
import { defaultBusinessName } from '#contract/plain/brand.ts'
import { hasNoDescription, listWrittenValues } from '#contract/plain/core-value.ts'
import type { PrintJob } from '#server/platform/pdf/pdf-printer.ts'

export type ValuesReport = {
  businessName: string
  productName: string
  madeOn: Date
  timeZone?: string | undefined
  values: readonly { title: string; description: string }[]
}

/** The print job for this poster. The same data give the same bytes. */
export function makeValuesPrintJob({ businessName, values, ...report }: ValuesReport): PrintJob<ValuesReport> {
  const given = businessName.trim()
  const data: ValuesReport = {
    ...report,
    businessName: given === '' || given === defaultBusinessName ? 'Your brand' : given,
    values: listWrittenValues(values).map(({ title, description }) => ({
      title,
      description: hasNoDescription(description) ? '' : description.trim(),
    })),
  }
  return { drawing: new URL('values-report-drawing.ts', import.meta.url), data }
}
