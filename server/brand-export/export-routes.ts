/** Exports the brand: a preview of all formats, and each format as a file. Needs no paid access. */

import { brandExportCalls, type ExportFormat, exportFormats } from '#contract/brand-export.ts'
import { describeExport } from '#server/brand-export/export-schema.ts'
import { type ExportSources, readExport } from '#server/brand-export/read-export.ts'
import { writeExport } from '#server/brand-export/write-export.ts'
import type { RegisterCall } from '#server/calls/answer.ts'
import { type CallLimit, minuteSeconds } from '#server/calls/limits.ts'
import type { Database } from '#server/platform/db/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'

const exportLimit: CallLimit = { name: 'export', uses: 60, seconds: minuteSeconds, per: 'user' }

const mediaTypes: Readonly<Record<ExportFormat, string>> = {
  markdown: 'text/markdown; charset=utf-8',
  prompt: 'text/plain; charset=utf-8',
  json: 'application/json; charset=utf-8',
  jsonl: 'application/jsonl; charset=utf-8',
}

type Parts = {
  answer: RegisterCall
  database: Database
  productName: string
  /** The base URL of the published schema. */
  linkBase: string
  sources: ExportSources
}

export function addExportRoutes({ answer, productName, ...parts }: Parts): void {
  answer(brandExportCalls.previewExport, [exportLimit], async ({ asker, query: { timeZone } }) => {
    const taken = await readExport(asker.brandId, parts)
    const { isReady, brand } = taken
    return {
      isReady,
      brand: isReady ? brand : null,
      files: isReady ? exportFormats.map((format) => writeExport(format, taken, timeZone)) : [],
    }
  })

  answer.overHttp(
    brandExportCalls.downloadExport,
    [exportLimit],
    async ({ asker, params, query: { timeZone }, reply }) => {
      const taken = await readExport(asker.brandId, parts)
      if (!taken.isReady)
        throw new Refusal('step_locked', {
          sentence: 'Complete Step 1 First: Brand Attributes.',
          extra: { step: 'brand-attributes' },
        })
      const { fileName, text } = writeExport(params.format, taken, timeZone)
      return reply
        .type(mediaTypes[params.format])
        .header('content-disposition', `attachment; filename="${fileName}"`)
        .send(text)
    },
  )

  const schema = describeExport(productName)
  answer.overHttp(brandExportCalls.getExportSchema, [], async ({ reply }) =>
    reply.type('application/schema+json; charset=utf-8').send(schema),
  )
}
