/** Value propositions: the profile that the page reads, generation, refinement, the choice. */

import { isMarked, keepMarked } from '#contract/plain/keep-marked.ts'
import { type StoredUvp, type UserProfile, uvpCalls } from '#contract/uvp.ts'
import { benchOf } from '#engine/uvp/refine-uvp.ts'
import { uvpsPerTurn } from '#engine/uvp/write-uvps.ts'
import { markOf, readBrief } from '#server/brand/brand-brief.ts'
import { readProfile } from '#server/brand/brand-profile.ts'
import type { Answer } from '#server/calls/answer.ts'
import type { Asked } from '#server/calls/handler.ts'
import { changeLimit, chatOrSuggestionLimit, generationLimit, readLimit } from '#server/calls/limits.ts'
import type { Database } from '#server/platform/db/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { UvpStore } from '#server/uvp/uvp-store.ts'
import type { UvpWriter } from '#server/uvp/uvp-writer.ts'

type Writing = Asked<typeof uvpCalls.writeUvps>
type Parts = { answer: Answer; database: Database; uvps: UvpStore; writer: UvpWriter }

export function addUvpRoutes(parts: Parts): void {
  const { answer, database, uvps } = parts

  answer(uvpCalls.getProfile, [readLimit], async ({ asker }): Promise<UserProfile> => {
    const [profile, list] = await Promise.all([readProfile(asker.userId, database), uvps.readList(asker.brandId)])
    return { ...profile, brandAttributesData: list, impersonating: asker.impersonatorId !== null }
  })

  answer(uvpCalls.saveUvps, [changeLimit], async ({ asker, body }) => ({
    success: true as const,
    uvps: await uvps.replace(asker.brandId, {
      uvps: body.uvpVariations,
      reason: 'Refined',
      isRenewed: body.isRenewed === true,
    }),
  }))

  answer(uvpCalls.chooseUvp, [changeLimit], async ({ asker, body }) => {
    await uvps.choose(asker.brandId, body.chosenUvp)
    return { success: true as const, chosenUvp: body.chosenUvp }
  })

  answer(uvpCalls.saveSentences, [changeLimit], async ({ asker, body }) => ({
    success: true as const,
    ...(await uvps.tellSentences(asker.brandId, body)),
  }))

  addWriting(parts)
  addRefining(parts)
}

function addWriting({ answer, database, uvps, writer }: Parts): void {
  /** Nothing was written: the list says what to tell first, or all that was told has been used. */
  async function answerAsking(brandId: string) {
    const list = await uvps.readList(brandId)
    if (list.asks.length === 0 || list.uvpVariations.length > 0) throw new Refusal('nothing_fresh')
    return { success: true as const, variations: [], source: writer.source, uvps: list }
  }

  async function write(brandId: string, { tell, signal }: Pick<Writing, 'tell' | 'signal'>) {
    const brief = await readBrief(brandId, database)
    const { texts, standing, isStale, seed } = await uvps.readShown(brandId)
    const marked = standing.filter(isMarked).map(({ uvp }) => uvp)
    const places = Math.max(1, uvpsPerTurn - marked.length)
    const variations: StoredUvp[] = []
    const writeWithout = async (exclude: readonly string[]) => {
      for await (const variation of writer.write(brief, { seed, exclude })) {
        signal.throwIfAborted()
        variations.push(variation)
        await tell('variation', variation)
        if (variations.length === places) break
      }
    }
    await writeWithout(texts)
    // Lines that other answers gave as well may come again where these give no others: then they are up to date.
    if (variations.length === 0 && isStale) await writeWithout(marked)
    if (variations.length === 0) return answerAsking(brandId)
    const made = { source: writer.source, madeFrom: markOf(brief), seed }
    const list = await uvps.replace(brandId, { uvps: keepMarked(standing, variations), reason: 'Regenerated', made })
    return { success: true as const, variations, source: writer.source, uvps: list }
  }

  answer(uvpCalls.writeUvps, [generationLimit], ({ asker, ...listener }) => write(asker.brandId, listener))
}

function addRefining({ answer, database, writer }: Parts): void {
  answer(uvpCalls.refineUvp, [chatOrSuggestionLimit], async ({ asker, body, tell }) => {
    const brief = await readBrief(asker.brandId, database)
    const { originalUvp, feedback, wish, earlier = [] } = body
    const asked = wish ?? feedback ?? ''
    const said = await writer.refine({ brief, originalUvp, asked, earlier })
    const isChanged = said.kind === 'refined'
    const refinedUvp = isChanged ? said.uvp : originalUvp
    const { kind: _kind, note: message, ...asks } = isChanged ? { kind: said.kind, note: said.note } : said
    await tell('text', { text: isChanged ? refinedUvp : message })
    const bench = benchOf({ brief, originalUvp: refinedUvp, earlier })
    return { refinedUvp, isChanged, message, source: writer.source, bench, ...asks }
  })
}
