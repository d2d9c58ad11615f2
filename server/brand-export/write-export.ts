/** The four export formats. The same brand gives the same bytes. */
import type { ExportFile, ExportFormat } from '#contract/brand-export.ts'
import type { CollectedBrand } from '#server/brand-export/read-export.ts'
import { writeMarkdownBrief } from '#server/brand-export/write-brief.ts'
import { writeQuestionAnswerPairs } from '#server/brand-export/write-pairs.ts'
import { writeSystemPrompt } from '#server/brand-export/write-prompt.ts'

type Form = { fileName: string; write: (taken: CollectedBrand, timeZone?: string) => string }

const forms: Readonly<Record<ExportFormat, Form>> = {
  markdown: { fileName: 'brand-brief.md', write: ({ brand }, timeZone) => writeMarkdownBrief(brand, timeZone) },
  prompt: {
    fileName: 'brand-system-prompt.txt',
    write: ({ brand, voiceSamples }, timeZone) => writeSystemPrompt(brand, voiceSamples, timeZone),
  },
  json: { fileName: 'brand.json', write: ({ brand }) => `${JSON.stringify(brand, null, 2)}\n` },
  jsonl: { fileName: 'brand-pairs.jsonl', write: ({ brand }, timeZone) => writeQuestionAnswerPairs(brand, timeZone) },
}

/** Writes one format; dates are in `timeZone`. */
export function writeExport(format: ExportFormat, taken: CollectedBrand, timeZone?: string): ExportFile {
  const { fileName, write } = forms[format]
  return { format, fileName, text: write(taken, timeZone) }
}
