/** Taglines: the latest list, writing new ones, choosing one. */

import { isPinnedOrEdited } from '#contract/plain/keep-marked.ts'
import { lineOfTagline, taglineOfLine, type WrittenLine } from '#contract/plain/written-line.ts'
import { type TaglineList, taglinesCalls, taglinesPerTurn } from '#contract/taglines.ts'
import { readBrief } from '#server/brand/brand-brief.ts'
import { type ReadClaims, readClaimsIfFree } from '#server/brand/claims-reader.ts'
import { hashTaglineAnswers } from '#server/brand/made-from.ts'
import { keepStoppedLines, renewLines } from '#server/brand/renew-lines.ts'
import { type ArrivingLine, countPlaces, type WrittenLines, writeLines } from '#server/brand/write-lines.ts'
import type { RegisterCall } from '#server/calls/answer.ts'
import type { HandlerInput } from '#server/calls/handler.ts'
import { changeLimit, generationLimit, readLimit } from '#server/calls/limits.ts'
import type { Database } from '#server/platform/db/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { TaglineLines, TaglineStore } from '#server/taglines/tagline-store.ts'
import type { TaglineWriter } from '#server/taglines/tagline-writer.ts'

type Writing = HandlerInput<typeof taglinesCalls.writeTaglines>
type Parts = {
  answer: RegisterCall
  database: Database
  taglines: TaglineStore
  writer: TaglineWriter
  readClaims: ReadClaims
}

/** Makes a list in the shape of the API. */
const createListOf =
  (readClaims: ReadClaims) =>
  async ({ lines, source, madeAt, isStale, earlierCount, brief }: TaglineLines): Promise<TaglineList> => {
    const claimed = await readClaimsIfFree(readClaims, lines, brief)
    return {
      taglines: lines.map(({ text }) => text),
      details: claimed.map(({ claims, ...line }) => {
        const { tagline: _tagline, ...marks } = taglineOfLine(line)
        return { ...marks, ...(claims && { claims }) }
      }),
      ...{ source, madeAt: madeAt?.toISOString() ?? null, isStale, earlierCount },
    }
  }

export function addTaglinesRoutes(parts: Parts): void {
  const { answer, taglines } = parts
  const listOf = createListOf(parts.readClaims)

  answer(taglinesCalls.getTaglines, [readLimit], async ({ asker }) => listOf(await taglines.readList(asker.brandId)))

  answer(taglinesCalls.saveTaglines, [changeLimit], async ({ asker: { brandId }, body }) => {
    const lines = body.lines.map(lineOfTagline)
    const isRenewed = body.isRenewed === true
    const saved = body.isStopped
      ? await keepStoppedLines(taglines, brandId, { sent: lines, hashAnswers: hashTaglineAnswers })
      : await taglines.replace(brandId, { lines, reason: 'Edited', isRenewed })
    return { success: true as const, list: await listOf(saved) }
  })

  answer(taglinesCalls.chooseTagline, [changeLimit], async ({ asker, body }) => {
    await taglines.choose(asker.brandId, body.chosenTagline)
    return { success: true as const, chosenTagline: body.chosenTagline }
  })

  addWriting(parts)
}

function addWriting({ answer, database, taglines, writer, readClaims }: Parts): void {
  const listOf = createListOf(readClaims)
  const replyOf = (list: TaglineList, made: Omit<WrittenLines, 'written'>) => ({
    ...{ success: true as const, taglines: list.taglines, details: list.details, list, ...made },
  })

  async function write({ asker, body, tell, signal }: Pick<Writing, 'asker' | 'body' | 'tell' | 'signal'>) {
    const { brandId } = asker
    const brief = await readBrief(brandId, database)
    const shown = await taglines.readShown(brandId)
    const tellLine = ({ at, ...line }: ArrivingLine) =>
      at === undefined
        ? tell('tagline', taglineOfLine(line))
        : tell('checked', { ...taglineOfLine(line), ...(line.claims && { claims: line.claims }), at })
    const { written, ...made } = await writeLines({
      shown,
      perTurn: taglinesPerTurn,
      write: (turn) => writer.write({ brief, asker, signal, ...turn }),
      byModel: body.byModel === true,
      tell: tellLine,
      signal,
    })
    if (written.length === 0) {
      if (made.trouble === undefined) throw new Refusal('nothing_fresh')
      return replyOf(await listOf(await taglines.readList(brandId)), made)
    }
    // Lines of a model stand alone: the engine's would not hold up beside them, and stay among the earlier versions.
    const kept = made.source === 'provider' ? [] : linesToKeep(shown.standing, written)
    for (const line of kept) await tellLine(line)
    const replaced = await taglines.replace(brandId, {
      lines: renewLines(shown, [...written, ...kept]),
      reason: 'Regenerated',
      made: { source: made.source, madeFrom: hashTaglineAnswers(brief), seed: shown.seed },
    })
    return replyOf(await listOf(replaced), made)
  }

  answer(taglinesCalls.writeTaglines, [generationLimit], write)
}

/** The current lines to keep below the new ones, if fewer new ones were found than the list had places. */
function linesToKeep(standing: readonly WrittenLine[], written: readonly WrittenLine[]): WrittenLine[] {
  const unmarked = standing.filter((line) => !isPinnedOrEdited(line))
  const missing = Math.min(unmarked.length, countPlaces(standing, taglinesPerTurn)) - written.length
  const isNew = ({ text }: WrittenLine) => written.every((line) => line.text !== text)
  return unmarked.filter(isNew).slice(0, Math.max(0, missing))
}
