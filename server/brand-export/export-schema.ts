/** The schema that is published with the JSON export. */
import { z } from 'zod'
import { exportedBrand } from '#contract/exported-brand.ts'

/** The JSON schema (draft 2020-12) of the export. */
export function describeExport(productName: string): string {
  return `${JSON.stringify({ title: `${productName} brand export`, ...z.toJSONSchema(exportedBrand) }, null, 2)}\n`
}
