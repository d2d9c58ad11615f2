/** Taglines: the latest list, generation, the choice. */

import { isMarked, keepMarked } from '#contract/plain/keep-marked.ts'
import { type Tagline, taglinesCalls } from '#contract/taglines.ts'
import { taglinesPerTurn } from '#engine/taglines/write-taglines.ts'
import { readBrief } from '#server/brand/brand-brief.ts'
import { taglineMarkOf } from '#server/brand/made-from.ts'
import type { Answer } from '#server/calls/answer.ts'
import type { Asked } from '#server/calls/handler.ts'
import { changeLimit, generationLimit, readLimit } from '#server/calls/limits.ts'
import type { Database } from '#server/platform/db/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { TaglineStore } from '#server/taglines/tagline-store.ts'
import type { TaglineWriter } from '#server/taglines/tagline-writer.ts'

type Writing = Asked<typeof taglinesCalls.writeTaglines>
type Parts = {
  answer: Answer
  database: Database
  taglines: TaglineStore
  writer: TaglineWriter
}

export function addTaglinesRoutes({ answer, database, taglines, writer }: Parts): void {
  async function write(brandId: string, { tell, signal }: Pick<Writing, 'tell' | 'signal'>) {
    const brief = await readBrief(brandId, database)
    const { texts, standing, isStale, seed } = await taglines.readShown(brandId)
    const marked = standing.filter(isMarked).map(({ tagline }) => tagline)
    const places = Math.max(1, taglinesPerTurn - marked.length)
    const written: Tagline[] = []
    const tellOf = async (line: Tagline) => {
      written.push(line)
      await tell('tagline', line)
    }
    const writeWithout = async (exclude: readonly string[]) => {
      for await (const line of writer.write(brief, { seed, exclude })) {
        signal.throwIfAborted()
        await tellOf(line)
        if (written.length === places) break
      }
    }
    await writeWithout(texts)
    // Lines that other answers gave as well may come again where these give no others: then they are up to date.
    if (written.length === 0 && isStale) await writeWithout(marked)
    if (written.length === 0) throw new Refusal('nothing_fresh')
    const isNew = ({ tagline }: Tagline) => written.every((line) => line.tagline !== tagline)
    // A list never gets shorter: lines that stand stay after the new ones.
    const unmarked = standing.filter((line) => !isMarked(line))
    const rest = unmarked.filter(isNew)
    const missing = Math.min(unmarked.length, places) - written.length
    for (const line of rest.slice(0, Math.max(0, missing))) await tellOf(line)
    const made = { source: writer.source, madeFrom: taglineMarkOf(brief), seed }
    const list = await taglines.replace(brandId, {
      taglines: keepMarked(standing, written),
      reason: 'Regenerated',
      made,
    })
    return { success: true as const, taglines: list.taglines, details: list.details, source: writer.source, list }
  }

  answer(taglinesCalls.getTaglines, [readLimit], ({ asker }) => taglines.readList(asker.brandId))

  answer(taglinesCalls.saveTaglines, [changeLimit], async ({ asker, body }) => ({
    success: true as const,
    list: await taglines.replace(asker.brandId, {
      taglines: body.lines,
      reason: 'Edited',
      isRenewed: body.isRenewed === true,
    }),
  }))

  answer(taglinesCalls.writeTaglines, [generationLimit], ({ asker, ...listener }) => write(asker.brandId, listener))

  answer(taglinesCalls.chooseTagline, [changeLimit], async ({ asker, body }) => {
    await taglines.choose(asker.brandId, body.chosenTagline)
    return { success: true as const, chosenTagline: body.chosenTagline }
  })
}
