/** The archetype interview: reading the conversation, answering, saving the result, starting over. */

import { isDeepStrictEqual } from 'node:util'
import { type ArchetypeInterview, brandArchetypeCalls, type InterviewTurn } from '#contract/brand-archetype.ts'
import { writeInterviewGreeting } from '#contract/plain/interview-greeting.ts'
import type { WritingTrouble } from '#contract/plain/writing-tools.ts'
import { archetypeTool } from '#server/brand/archetype-part.ts'
import {
  type Conversations,
  countSaid,
  findOlderMessagesCursor,
  type MakeReply,
  type StoredMessage,
} from '#server/brand/conversations-store.ts'
import { resumeLimit } from '#server/brand-archetype/archetype-limits.ts'
import type { ArchetypeStore } from '#server/brand-archetype/archetype-store.ts'
import type { ArchetypeTexts } from '#server/brand-archetype/archetype-texts.ts'
import { addCorrectionRoute } from '#server/brand-archetype/correction-routes.ts'
import type { InterviewQuestions } from '#server/brand-archetype/interview-questions.ts'
import type { InterviewReading } from '#server/brand-archetype/interview-reading.ts'
import {
  type GivenWording,
  hasMovedOn,
  isUnanswered,
  listShownMessages,
  revisionOf,
  storedTurn,
  transcriptOf,
} from '#server/brand-archetype/interview-transcript.ts'
import { type InterviewWriter, takeTurn } from '#server/brand-archetype/interview-writer.ts'
import { measureInterview } from '#server/brand-archetype/measure-interview.ts'
import type { ModelReadingsOfInterview } from '#server/brand-archetype/model-readings.ts'
import { addReadingsRoutes } from '#server/brand-archetype/readings-routes.ts'
import { reopenInterview } from '#server/brand-archetype/reopen-interview.ts'
import type { RegisterCall } from '#server/calls/answer.ts'
import {
  changeLimit,
  chatLimits,
  chatOrSuggestionLimit,
  generationLimit,
  readLimit,
  restartLimit,
} from '#server/calls/limits.ts'
import { Refusal } from '#server/platform/http/refusal.ts'

/** Words a question that the engine has chosen; undefined leaves it as it is. */
type WordTurn = (turn: InterviewTurn, messages: readonly StoredMessage[]) => Promise<GivenWording | undefined>

type Parts = {
  answer: RegisterCall
  archetypes: ArchetypeStore
  conversations: Conversations
  questions: InterviewQuestions
  reading: InterviewReading
  texts: ArchetypeTexts
  modelReadings: ModelReadingsOfInterview
  writer: InterviewWriter
}

export function addArchetypeRoutes(parts: Parts): void {
  const { answer, archetypes, conversations } = parts
  const interview = createInterview(parts)
  const { replyFor, show } = interview

  answer(brandArchetypeCalls.getArchetypeInterview, [readLimit], async ({ asker: { brandId }, query: { before } }) =>
    show(brandId, before === undefined ? undefined : await conversations.read(brandId, archetypeTool, before)),
  )
  answer(brandArchetypeCalls.resumeArchetype, [resumeLimit], async ({ asker: { brandId }, signal }) => {
    await conversations.resume(brandId, archetypeTool, replyFor(brandId, signal)).catch(ignoreBusy)
    return show(brandId)
  })
  addAnalyze(parts, interview)
  addCorrectionRoute({ answer, archetypes, conversations, writer: parts.writer, show })

  answer(brandArchetypeCalls.saveArchetype, [changeLimit], async ({ asker, body }) => {
    const { analysis } = await archetypes.read(asker.brandId)
    if (!analysis) throw new Refusal('no_analysis')
    // The result was already stored when it was computed. The client's copy is only checked for equality.
    if (body.archetypeResult && !isDeepStrictEqual(body.archetypeResult, asJson(analysis.result)))
      throw new Refusal('not_computed')
    return { success: true as const }
  })
  addRenew(parts)
  addText(parts)
  addReadingsRoutes(parts)

  answer(brandArchetypeCalls.resetArchetype, [restartLimit], async ({ asker }) => {
    await archetypes.reset(asker.brandId)
    return { success: true as const }
  })
}

/** How the interview replies to an answer (`replyFor`), and how its current state is presented (`show`). */
function createInterview({
  archetypes,
  writer,
  reading,
  texts,
  modelReadings,
}: Omit<Parts, 'answer' | 'conversations' | 'questions'>) {
  /**
   * Computes the next question or the result. A result is stored before its message, so that a crash in between only
   * repeats the reply.
   */
  const replyFor =
    (brandId: string, signal: AbortSignal, word?: WordTurn): MakeReply =>
    async (messages) => {
      const { brand } = await archetypes.read(brandId)
      const transcript = transcriptOf(messages)
      const request = { brand, transcript, signal }
      const { turn, source } = await takeTurn(writer, request)
      if (turn.kind === 'result') {
        const { result } = turn
        await archetypes.complete(brandId, { result, source, use: await writer.writeUse({ ...request, result }) })
      }
      return storedTurn(turn, await word?.(turn, messages))
    }

  /** The interview's state, with its newest messages or with `others`. */
  const show = async (brandId: string, others?: readonly StoredMessage[]): Promise<ArchetypeInterview> => {
    const state = await archetypes.read(brandId)
    const { brand, messages, analysis, earlierCount } = state
    const part = others ?? messages
    return {
      messages: listShownMessages(part, writeInterviewGreeting(brand.businessName), new Date()),
      ...findOlderMessagesCursor(part),
      revision: revisionOf(messages),
      isAnswering: isUnanswered(messages),
      questionsAsked: analysis?.result.questionsAsked ?? countSaid(messages),
      archetypeResult: analysis?.result ?? null,
      use: await reading.readUse(brandId, state),
      modelText: await texts.read(brandId, state),
      modelReadings: modelReadings.show(state),
      undecided: await reading.readShortfall(brandId, state),
      source: analysis?.source ?? null,
      isStale: analysis?.isStale ?? false,
      earlierCount,
    }
  }

  return { replyFor, show }
}

function addAnalyze(
  { answer, archetypes, conversations, questions, reading }: Parts,
  { replyFor, show }: ReturnType<typeof createInterview>,
): void {
  answer(brandArchetypeCalls.analyzeArchetype, chatLimits, async ({ asker, body, tell, signal }) => {
    const { brandId } = asker
    const state = await archetypes.read(brandId)
    const { brand, messages, analysis } = state
    const isLeft = isUnanswered(messages)
    if (analysis && !isLeft) throw new Refusal('analysis_complete')
    if (hasMovedOn(messages, body.conversationHistory ?? [])) throw new Refusal('conversation_moved')
    const undecided = await reading.readShortfall(brandId, state)
    if (undecided?.isOver && !isLeft) throw new Refusal('conversation_full')
    const chosen = undecided?.questions.slice(1).find(({ id }) => id === body.questionId)
    const detail = chosen
      ? { questionId: chosen.id, asked: chosen.text }
      : messages.length > 1
        ? undefined
        : { greeting: writeInterviewGreeting(brand.businessName) }
    let trouble: WritingTrouble | undefined
    const word: WordTurn = async (turn, said) => {
      const worded = await questions.word(asker, { turn, messages: said, signal })
      trouble = worded.trouble
      return worded.value
    }
    const said = await conversations.say(
      brandId,
      archetypeTool,
      { content: body.message, detail },
      replyFor(brandId, signal, body.byModel ? word : undefined),
    )
    const message = said.at(-1)?.content ?? ''
    await tell('text', { text: message })
    const interview = await show(brandId, said)
    const { archetypeResult, source } = interview
    return {
      message,
      source: source ?? 'embedded',
      interview,
      ...(archetypeResult && { archetypeResult }),
      ...(trouble && { trouble }),
    }
  })
}

function addRenew({ answer, archetypes, conversations, writer }: Parts): void {
  answer(brandArchetypeCalls.renewArchetype, [chatOrSuggestionLimit], async ({ asker: { brandId }, signal }) => {
    const { brand, analysis, messages: newest } = await archetypes.read(brandId)
    if (!analysis) throw new Refusal('no_analysis')
    const revision = revisionOf(newest)
    const messages = await conversations.readForReply(brandId, archetypeTool)
    const transcript = transcriptOf(messages)
    const request = { brand, transcript, signal }
    const { turn, source } = await takeTurn(writer, request)
    if (turn.kind === 'undecided') {
      await reopenInterview(archetypes, brandId, { turn, messages: newest })
      return { success: true as const }
    }
    // The interview had a result before, so it is not reopened: where the writer would ask another question, the engine
    // computes the result.
    const measured = { result: measureInterview(request), source: 'embedded' as const }
    const made = turn.kind === 'result' ? { result: turn.result, source } : measured
    const use = await writer.writeUse({ ...request, result: made.result })
    await archetypes.renew(brandId, { ...made, use }, revision)
    return { success: true as const }
  })
}

function addText({ answer, archetypes, texts }: Parts): void {
  answer(brandArchetypeCalls.writeArchetypeText, [generationLimit], async ({ asker, body, signal }) => {
    const trouble = await texts.write(asker, body.byModel === true, signal)
    const modelText = await texts.read(asker.brandId, await archetypes.read(asker.brandId))
    return { modelText, ...(trouble && { trouble }) }
  })

  answer(brandArchetypeCalls.removeArchetypeText, [changeLimit], async ({ asker }) => {
    await archetypes.removeText(asker.brandId)
    return { success: true as const }
  })
}

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

function ignoreBusy(error: unknown): void {
  if (!(error instanceof Refusal && error.code === 'conversation_busy')) throw error
}
