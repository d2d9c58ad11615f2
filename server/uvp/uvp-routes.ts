/** Value propositions: the profile that the page reads, generation, refinement, the choice. */
import { type StoredUvp, type UserProfile, uvpCalls } from '#contract/uvp.ts'
import type { Answer } from '#server/account/answer.ts'
import { markOf, readBrief } from '#server/brand/brand-brief.ts'
import { readProfile } from '#server/brand/brand-profile.ts'
import type { Database } from '#server/platform/db/database.ts'
import { type EventSink, streamEvents, wantsEvents } from '#server/platform/http/event-stream.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { UvpStore } from '#server/uvp/uvp-store.ts'
import type { UvpWriter } from '#server/uvp/uvp-writer.ts'

type Parts = { answer: Answer; database: Database; uvps: UvpStore; writer: UvpWriter }

export function addUvpRoutes(parts: Parts): void {
  const { answer, database, uvps } = parts

  answer(uvpCalls.getProfile, async ({ asker }): Promise<UserProfile> => {
    const [profile, list] = await Promise.all([readProfile(asker.userId, database), uvps.readList(asker.brandId)])
    return { ...profile, brandAttributesData: list }
  })

  answer(uvpCalls.saveUvps, async ({ asker, body }) => ({
    success: true as const,
    uvps: await uvps.replace(asker.brandId, { uvps: body.uvpVariations, reason: 'Refined' }),
  }))

  answer(uvpCalls.chooseUvp, async ({ asker, body }) => {
    await uvps.choose(asker.brandId, body.chosenUvp)
    return { success: true as const, chosenUvp: body.chosenUvp }
  })

  addWriting(parts)
  addRefining(parts)
}

function addWriting({ answer, database, uvps, writer }: Parts): void {
  async function write(brandId: string, tell?: EventSink) {
    const brief = await readBrief(brandId, database)
    const { texts, seed } = await uvps.readShown(brandId)
    const variations: StoredUvp[] = []
    for await (const variation of writer.write(brief, { seed, exclude: texts })) {
      variations.push(variation)
      await tell?.('variation', variation)
    }
    if (variations.length === 0) throw new Refusal('nothing_fresh')
    const made = { source: writer.source, madeFrom: markOf(brief), seed }
    const list = await uvps.replace(brandId, { uvps: variations, reason: 'Regenerated', made })
    return { success: true as const, variations, source: writer.source, uvps: list }
  }

  answer(uvpCalls.writeUvps, async ({ asker, request, reply }) => {
    if (!wantsEvents(request)) return write(asker.brandId)
    return streamEvents(reply, (tell) => write(asker.brandId, tell))
  })
}

function addRefining({ answer, database, writer }: Parts): void {
  answer(uvpCalls.refineUvp, async ({ asker, body, request, reply }) => {
    const refine = async (tell?: EventSink) => {
      const brief = await readBrief(asker.brandId, database)
      const { originalUvp, feedback, earlier = [] } = body
      const said = await writer.refine({ brief, originalUvp, feedback, earlier })
      const isChanged = said.kind === 'refined'
      const refinedUvp = isChanged ? said.uvp : originalUvp
      const message = isChanged ? said.note : said.question
      await tell?.('text', { text: isChanged ? refinedUvp : message })
      return { refinedUvp, isChanged, message, source: writer.source }
    }
    return wantsEvents(request) ? streamEvents(reply, refine) : refine()
  })
}
