/** Value propositions: the profile that their page reads, writing, refining, choosing one. */

import { lineOfUvp, uvpOfLine, type WrittenLine } from '#contract/plain/written-line.ts'
import { type UserProfile, type UvpList, uvpCalls, uvpsPerTurn } from '#contract/uvp.ts'
import { hashAnswers, readBrief } from '#server/brand/brand-brief.ts'
import { readProfile } from '#server/brand/brand-profile.ts'
import { type ReadClaims, readClaimsIfFree } from '#server/brand/claims-reader.ts'
import { keepStoppedLines, renewLines } from '#server/brand/renew-lines.ts'
import { type WrittenLines, writeLines } from '#server/brand/write-lines.ts'
import type { RegisterCall } from '#server/calls/answer.ts'
import type { HandlerInput } from '#server/calls/handler.ts'
import { changeLimit, chatOrSuggestionLimit, generationLimit, readLimit } from '#server/calls/limits.ts'
import type { Database } from '#server/platform/db/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { UvpLines, UvpStore } from '#server/uvp/uvp-store.ts'
import { readRefinementOptions, type UvpWriter } from '#server/uvp/uvp-writer.ts'

type Writing = HandlerInput<typeof uvpCalls.writeUvps>
type Parts = { answer: RegisterCall; database: Database; uvps: UvpStore; writer: UvpWriter; readClaims: ReadClaims }

/** A line as it is listed, with its claims. */
const listedOf = (line: WrittenLine) => ({ ...uvpOfLine(line), ...(line.claims && { claims: line.claims }) })

/** Makes a list in the shape of the API. */
const createListOf =
  (readClaims: ReadClaims) =>
  async ({ lines, source, isStale, earlierCount, asks, brief }: UvpLines): Promise<UvpList> => {
    const claimed = await readClaimsIfFree(readClaims, lines, brief)
    return { uvpVariations: claimed.map(listedOf), source, isStale, earlierCount, asks }
  }

export function addUvpRoutes(parts: Parts): void {
  const { answer, database, uvps } = parts
  const listOf = createListOf(parts.readClaims)

  answer(uvpCalls.getProfile, [readLimit], async ({ asker }): Promise<UserProfile> => {
    const [profile, uvpLines] = await Promise.all([readProfile(asker.userId, database), uvps.readList(asker.brandId)])
    return { ...profile, brandAttributesData: await listOf(uvpLines), impersonating: asker.impersonatorId !== null }
  })

  answer(uvpCalls.saveUvps, [changeLimit], async ({ asker: { brandId }, body }) => {
    const lines = body.uvpVariations.map(lineOfUvp)
    const isRenewed = body.isRenewed === true
    const saved = body.isStopped
      ? await keepStoppedLines(uvps, brandId, { sent: lines, hashAnswers })
      : await uvps.replace(brandId, { lines, reason: 'Refined', isRenewed })
    return { success: true as const, uvps: await listOf(saved) }
  })

  answer(uvpCalls.chooseUvp, [changeLimit], async ({ asker, body }) => {
    await uvps.choose(asker.brandId, body.chosenUvp)
    return { success: true as const, chosenUvp: body.chosenUvp }
  })

  answer(uvpCalls.saveSentences, [changeLimit], async ({ asker, body }) => {
    const { sentences, list } = await uvps.tellSentences(asker.brandId, body)
    return { success: true as const, sentences, uvps: await listOf(list) }
  })

  addProposals(parts)
  addWriting(parts)
  addRefining(parts)
}

function addProposals({ answer, database, writer }: Parts): void {
  answer(uvpCalls.proposeSentences, [chatOrSuggestionLimit], async ({ asker, body, signal }) => {
    const brief = await readBrief(asker.brandId, database)
    return {
      success: true as const,
      ...(await writer.propose({ brief, asker, byModel: body.byModel === true, signal })),
    }
  })
}

function addWriting({ answer, database, uvps, writer, readClaims }: Parts): void {
  const listOf = createListOf(readClaims)
  /**
   * Answers a request for which nothing could be written: says what trouble a language model had, names the missing
   * sentences, or refuses because every line was already shown.
   */
  async function answerAsking(brandId: string, made: Omit<WrittenLines, 'written'>) {
    const list = await uvps.readList(brandId)
    const isTold = made.trouble !== undefined || (list.asks.length > 0 && list.lines.length === 0)
    if (!isTold) throw new Refusal('nothing_fresh')
    return { success: true as const, variations: [], ...made, uvps: await listOf(list) }
  }

  async function write({ asker, body, tell, signal }: Pick<Writing, 'asker' | 'body' | 'tell' | 'signal'>) {
    const { brandId } = asker
    const brief = await readBrief(brandId, database)
    const shown = await uvps.readShown(brandId)
    const { written, ...made } = await writeLines({
      shown,
      perTurn: uvpsPerTurn,
      write: (turn) => writer.write({ brief, asker, signal, ...turn }),
      byModel: body.byModel === true,
      tell: ({ at, ...line }) =>
        at === undefined ? tell('variation', uvpOfLine(line)) : tell('checked', { ...listedOf(line), at }),
      signal,
    })
    if (written.length === 0) return answerAsking(brandId, made)
    const lines = renewLines(shown, written)
    const list = await uvps.replace(brandId, {
      ...{ lines, reason: 'Regenerated' },
      made: { source: made.source, madeFrom: hashAnswers(brief), seed: shown.seed },
    })
    return { success: true as const, variations: written.map(uvpOfLine), ...made, uvps: await listOf(list) }
  }

  answer(uvpCalls.writeUvps, [generationLimit], write)
}

function addRefining({ answer, database, writer, readClaims }: Parts): void {
  answer(uvpCalls.refineUvp, [chatOrSuggestionLimit], async ({ asker, body, tell, signal }) => {
    const brief = await readBrief(asker.brandId, database)
    const { originalUvp, feedback, wish, earlier = [], byModel = false, kind = 'uvp', turns = [] } = body
    const asked = wish ?? feedback ?? ''
    const { source, ...said } = await writer.refine({
      ...{ brief, original: originalUvp, asked, earlier, asker, byModel, kind, turns, signal },
      onText: (text) => void tell('text', { text }),
    })
    const isChanged = said.kind === 'refined'
    const refinedUvp = isChanged ? said.text : originalUvp
    const { kind: _kind, note: message, text: _text, ...more } = { text: '', ...said }
    await tell('text', { text: isChanged ? refinedUvp : message })
    const bench = readRefinementOptions({ brief, original: refinedUvp, earlier })
    const [line] = await readClaimsIfFree(readClaims, [{ text: refinedUvp, writtenBy: more.writtenBy }], brief)
    return { refinedUvp, isChanged, message, source, bench, ...more, ...(line?.claims && { claims: line.claims }) }
  })
}
