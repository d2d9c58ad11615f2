/** The archetype interview: the stored conversation, an answer, saving what came of it, starting over. */
import { isDeepStrictEqual } from 'node:util'
import { type ArchetypeInterview, brandArchetypeCalls, type InterviewTurn } from '#contract/brand-archetype.ts'
import { questionsMin } from '#contract/plain/archetypes.ts'
import { readArchetype } from '#engine/brand-archetype/read-archetype.ts'
import { takeInterviewTurn } from '#engine/brand-archetype/take-interview-turn.ts'
import { writeUse } from '#engine/brand-archetype/write-use.ts'
import type { Answer } from '#server/account/answer.ts'
import { archetypeTool } from '#server/brand/archetype-part.ts'
import type { Conversations, MakeReply } from '#server/brand/conversations-store.ts'
import type { ArchetypeState, ArchetypeStore } from '#server/brand-archetype/archetype-store.ts'
import { hasMovedOn, isUnanswered, shownMessages, transcriptOf } from '#server/brand-archetype/interview-transcript.ts'
import { type Interviewer, takeTurn } from '#server/brand-archetype/interviewer.ts'
import { type EventSink, streamEvents, wantsEvents } from '#server/platform/http/event-stream.ts'
import { Refusal } from '#server/platform/http/refusal.ts'

type Parts = {
  answer: Answer
  archetypes: ArchetypeStore
  conversations: Conversations
  interviewer: Interviewer
}

export function addArchetypeRoutes(parts: Parts): void {
  const { answer, archetypes, conversations } = parts
  const interview = createInterview(parts)
  const { replyFor, show } = interview

  answer(brandArchetypeCalls.getArchetypeInterview, async ({ asker: { brandId } }) => {
    const shown = await show(brandId)
    if (!shown.isAnswering) return shown
    // The server that took the last answer may have ended before it replied; then this one does.
    await conversations.resume(brandId, archetypeTool, replyFor(brandId)).catch(ignoreBusy)
    return show(brandId)
  })
  addAnalyze(parts, interview)

  answer(brandArchetypeCalls.saveArchetype, async ({ asker, body }) => {
    const { analysis } = await archetypes.read(asker.brandId)
    if (!analysis) throw new Refusal('no_analysis')
    // It was stored when it was computed; nothing that a client sends is.
    if (body.archetypeResult && !isDeepStrictEqual(body.archetypeResult, asJson(analysis.result)))
      throw new Refusal('not_computed')
    return { success: true as const }
  })
  addRenew(parts)

  answer(brandArchetypeCalls.resetArchetype, async ({ asker }) => {
    await archetypes.reset(asker.brandId)
    return { success: true as const }
  })
}

/** What a brand's interview says next, and how it stands. */
function createInterview({ archetypes, interviewer }: Pick<Parts, 'archetypes' | 'interviewer'>) {
  /** The next question; a result is made the brand's own before its message is stored, so that a crash repeats the turn. */
  const replyFor =
    (brandId: string): MakeReply =>
    async (messages) => {
      const { brand } = await archetypes.read(brandId)
      const { turn, source } = await takeTurn(interviewer, { brand, transcript: transcriptOf(messages) })
      if (turn.kind === 'result') await archetypes.complete(brandId, { result: turn.result, source })
      return { content: textOf(turn), ...(turn.kind !== 'result' && { detail: { questionId: turn.question.id } }) }
    }

  const greet = async ({ brand }: ArchetypeState) =>
    textOf((await takeTurn(interviewer, { brand, transcript: [] })).turn)

  const show = async (brandId: string) => {
    const state = await archetypes.read(brandId)
    return interviewOf(state, await greet(state))
  }

  return { replyFor, greet, show }
}

function addAnalyze(
  { answer, archetypes, conversations, interviewer }: Parts,
  { replyFor, greet, show }: ReturnType<typeof createInterview>,
): void {
  answer(brandArchetypeCalls.analyzeArchetype, async ({ asker: { brandId }, body, request, reply }) => {
    const state = await archetypes.read(brandId)
    const { messages, analysis } = state
    if (analysis && !isUnanswered(messages)) throw new Refusal('analysis_complete')
    if (hasMovedOn(messages, body.conversationHistory ?? [])) throw new Refusal('conversation_moved')
    const chosen = undecidedOf(state)
      ?.questions.slice(1)
      .find(({ id }) => id === body.questionId)
    const detail = chosen
      ? { questionId: chosen.id, asked: chosen.text }
      : messages.length > 1
        ? undefined
        : { greeting: await greet(state) }
    const run = async (tell?: EventSink) => {
      const said = await conversations.say(brandId, archetypeTool, { content: body.message, detail }, replyFor(brandId))
      const message = said.at(-1)?.content ?? ''
      await tell?.('text', { text: message })
      const interview = await show(brandId)
      const { archetypeResult, source } = interview
      return {
        message,
        source: source ?? interviewer.source,
        interview,
        ...(archetypeResult && { archetypeResult }),
      }
    }
    return wantsEvents(request) ? streamEvents(reply, run) : run()
  })
}

function addRenew({ answer, archetypes, interviewer }: Parts): void {
  answer(brandArchetypeCalls.renewArchetype, async ({ asker: { brandId } }) => {
    const { brand, messages, analysis } = await archetypes.read(brandId)
    if (!analysis) throw new Refusal('no_analysis')
    const transcript = transcriptOf(messages)
    const { turn, source } = await takeTurn(interviewer, { brand, transcript })
    // Enough was asked for a result once: none of that is asked for again, unless it told too little to name one.
    const embedded = { result: readArchetype(brand, transcript), source: 'embedded' as const }
    const made = turn.kind === 'result' ? { result: turn.result, source } : embedded
    await archetypes.renew(brandId, turn.kind === 'undecided' ? undefined : made)
    return { success: true as const }
  })
}

const textOf = (turn: InterviewTurn) => (turn.kind === 'question' ? turn.question.text : turn.text)

/** What an interview lacks that was long enough and told too little; null while it goes its way. */
function undecidedOf({ brand, messages, analysis }: ArchetypeState) {
  const transcript = transcriptOf(messages)
  if (analysis || transcript.length < questionsMin) return null
  const turn = takeInterviewTurn({ brand, transcript })
  return turn.kind === 'undecided' ? turn.shortfall : null
}

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

function ignoreBusy(error: unknown): void {
  if (!(error instanceof Refusal && error.code === 'conversation_busy')) throw error
}

function interviewOf(state: ArchetypeState, greeting: string): ArchetypeInterview {
  const { brand, messages, analysis, earlierCount } = state
  const transcript = transcriptOf(messages)
  return {
    messages: shownMessages(messages, greeting, new Date()),
    isAnswering: isUnanswered(messages),
    questionsAsked: analysis?.result.questionsAsked ?? transcript.length,
    archetypeResult: analysis?.result ?? null,
    use: analysis ? writeUse(analysis.result, brand, transcript) : null,
    undecided: undecidedOf(state),
    source: analysis?.source ?? null,
    isStale: analysis?.isStale ?? false,
    earlierCount,
  }
}
