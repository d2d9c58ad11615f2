/** The published JSON schema of the export. */
import { z } from 'zod'
import { exportedBrand } from '#contract/exported-brand.ts'

/** The schema (JSON Schema draft 2020-12) as formatted text. */
export function describeExport(productName: string): string {
  return `${JSON.stringify({ title: `${productName} brand export`, ...z.toJSONSchema(exportedBrand) }, null, 2)}\n`
}
