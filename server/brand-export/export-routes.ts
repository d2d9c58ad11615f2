/** The brand, taken away: a preview of all forms, and each as a file. Reading it is never refused for want of access. */
import { z } from 'zod'
import { readAttributes } from '#contract/brand-attributes.ts'
import { brandExportCalls, type ExportFormat, exportFormats } from '#contract/brand-export.ts'
import { readCoreValues } from '#contract/core-values.ts'
import { readStanding } from '#contract/plain/archetype-standing.ts'
import { type ArchetypeId, archetypes } from '#contract/plain/archetypes.ts'
import { defaultBusinessName, withBusinessName } from '#contract/plain/brand.ts'
import { isUndescribed, writtenValues } from '#contract/plain/core-value.ts'
import type { Answer } from '#server/account/answer.ts'
import { readBrandRow } from '#server/brand/brand-row.ts'
import { describeExport } from '#server/brand-export/export-schema.ts'
import { type BrandToExport, toExportedBrand, writeExport } from '#server/brand-export/write-export.ts'
import type { Database } from '#server/platform/db/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'

const mediaTypes: Readonly<Record<ExportFormat, string>> = {
  markdown: 'text/markdown; charset=utf-8',
  prompt: 'text/plain; charset=utf-8',
  json: 'application/json; charset=utf-8',
  jsonl: 'application/jsonl; charset=utf-8',
}

const confidence = z.object({ confidence: z.number() })

/** The archetype out of what is stored of its result; null where there is none. */
function exportArchetype(stored: unknown): BrandToExport['archetype'] {
  const standing = readStanding(stored)
  if (!standing?.primary) return null
  const tell = (id: ArchetypeId) => {
    const { name, description, wants, voice } = archetypes[id]
    return { name, description, motivation: `It wants ${wants}.`, voice }
  }
  return {
    primary: tell(standing.primary),
    secondary: standing.secondary ? tell(standing.secondary) : null,
    confidence: confidence.safeParse(stored).data?.confidence ?? 0,
  }
}

async function readBrand(brandId: string, database: Database): Promise<BrandToExport & { isReady: boolean }> {
  const row = await readBrandRow(brandId, database)
  const businessName = row.businessName?.trim() ?? ''
  // Written before the business had its name here, a sentence holds the placeholder.
  const named = (text: string | null) => text && withBusinessName(text, businessName)
  return {
    isReady: row.brandAttributesCompleted,
    business: {
      name: businessName || defaultBusinessName,
      industry: row.industry,
      productsAndServices: row.productsServices,
      idealClient: row.idealClientDescription,
      primaryGoal: row.primaryGoal,
      difference: row.competitiveDifferentiator,
      customerPainPoints: row.customerPainPoints,
    },
    attributes: readAttributes(row.attributesData),
    chosenUvp: named(row.chosenUvp),
    chosenTagline: named(row.chosenTagline),
    coreValues: writtenValues(readCoreValues(row.coreValues)).map(({ title, description }) => ({
      title,
      description: isUndescribed(description) ? '' : description,
    })),
    archetype: exportArchetype(row.brandArchetype),
  }
}

export function addExportRoutes({
  answer,
  database,
  productName,
}: {
  answer: Answer
  database: Database
  productName: string
}): void {
  answer(brandExportCalls.previewExport, async ({ asker }) => {
    const brand = await readBrand(asker.brandId, database)
    return {
      isReady: brand.isReady,
      brand: brand.isReady ? toExportedBrand(brand) : null,
      files: brand.isReady ? exportFormats.map((format) => writeExport(format, brand)) : [],
    }
  })

  answer(brandExportCalls.downloadExport, async ({ asker, params, reply }) => {
    const brand = await readBrand(asker.brandId, database)
    if (!brand.isReady)
      throw new Refusal('step_locked', {
        sentence: 'Complete Step 1 First: Brand Attributes.',
        extra: { step: 'brand-attributes' },
      })
    const { fileName, text } = writeExport(params.format, brand)
    return reply
      .type(mediaTypes[params.format])
      .header('content-disposition', `attachment; filename="${fileName}"`)
      .send(text)
  })

  const schema = describeExport(productName)
  answer(brandExportCalls.getExportSchema, async ({ reply }) =>
    reply.type('application/schema+json; charset=utf-8').send(schema),
  )
}
