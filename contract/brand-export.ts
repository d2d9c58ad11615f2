/**
 * The export of the brand record: as a Markdown brief, a system prompt, JSON, and question-and-answer pairs for
 * training (JSONL).
 */
import { z } from 'zod'
import { defineCall, timeZoneQuery } from '#contract/call.ts'
import { exportedBrand } from '#contract/exported-brand.ts'

export const exportFormats = ['markdown', 'prompt', 'json', 'jsonl'] as const
export type ExportFormat = (typeof exportFormats)[number]

const exportFile = z.object({ format: z.enum(exportFormats), fileName: z.string(), text: z.string() })
export type ExportFile = z.infer<typeof exportFile>

export const brandExportCalls = {
  previewExport: defineCall({
    method: 'GET',
    path: '/api/brand/export',
    summary:
      'The brand brief, and all four forms of the export for the preview; open as soon as the attributes are complete.',
    caller: 'signed-in',
    notWhileImpersonating: true,
    query: timeZoneQuery,
    reply: z.object({ isReady: z.boolean(), brand: exportedBrand.nullable(), files: z.array(exportFile) }),
  }),
  downloadExport: defineCall({
    method: 'GET',
    path: '/api/brand/export/:format',
    summary: 'One form of the export as a file.',
    caller: 'signed-in',
    notWhileImpersonating: true,
    query: timeZoneQuery,
    params: z.strictObject({ format: z.enum(exportFormats) }),
    reply: 'file',
    media: ['text/markdown', 'text/plain', 'application/json', 'application/jsonl'],
  }),
  getExportSchema: defineCall({
    method: 'GET',
    path: '/api/brand/export-schema.json',
    summary: 'The JSON schema of the JSON export.',
    caller: 'anyone',
    reply: 'file',
    media: ['application/schema+json'],
  }),
}
