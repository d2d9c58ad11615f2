/** The calls around what a language model reads into the answers. */
import { brandArchetypeCalls } from '#contract/brand-archetype.ts'
import type { ModelReadingsOfInterview } from '#server/brand-archetype/model-readings.ts'
import type { RegisterCall } from '#server/calls/answer.ts'
import { changeLimit, generationLimit } from '#server/calls/limits.ts'

type Parts = { answer: RegisterCall; modelReadings: ModelReadingsOfInterview }

export function addReadingsRoutes({ answer, modelReadings }: Parts): void {
  answer(brandArchetypeCalls.writeArchetypeReadings, [generationLimit], async ({ asker, body, signal }) => {
    const met = await modelReadings.write(asker, body.byModel === true, signal)
    return { success: true as const, ...met }
  })

  answer(brandArchetypeCalls.changeArchetypeReading, [changeLimit], async ({ asker: { brandId }, body }) => {
    await modelReadings.change(brandId, body.id, body.isTakenBack)
    return { success: true as const }
  })

  answer(brandArchetypeCalls.removeArchetypeReadings, [changeLimit], async ({ asker: { brandId } }) => {
    await modelReadings.remove(brandId)
    return { success: true as const }
  })
}
