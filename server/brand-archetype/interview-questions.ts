/**
 * The wording of the interview's next question by a language model. The engine has chosen the question before; nothing
 * here reaches its reading of the answers.
 */
import type { InterviewTurn } from '#contract/brand-archetype.ts'
import type { SentText } from '#contract/writing.ts'
import { archetypeTool } from '#server/brand/archetype-part.ts'
import { readBrief } from '#server/brand/brand-brief.ts'
import type { Conversations, StoredMessage } from '#server/brand/conversations-store.ts'
import {
  followUpPrompt,
  interviewPrompt,
  listSentAnswers,
  writeQuestionRequest,
} from '#server/brand-archetype/interview-prompt.ts'
import { writeInterviewQuestion } from '#server/brand-archetype/interview-question-writer.ts'
import { exchangesOf, type GivenWording } from '#server/brand-archetype/interview-transcript.ts'
import { mayBeReworded } from '#server/brand-archetype/measure-interview.ts'
import type { statesUntold } from '#server/brand-archetype/measure-question-claims.ts'
import type { Database } from '#server/platform/db/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { ThreadPool } from '#server/platform/threads/threads.ts'
import type { ModelGate, WritingAsker } from '#server/writing/model-gate.ts'
import { type ModelAttempt, tryModel } from '#server/writing/try-model.ts'

export type InterviewQuestions = {
  /** Words the turn's question after these messages, unless it is one that stays in our words. */
  word: (
    asker: WritingAsker & { brandId: string },
    asked: { turn: InterviewTurn; messages: readonly StoredMessage[]; signal: AbortSignal },
  ) => Promise<ModelAttempt<GivenWording>>
  /** What would be sent with the next answer, besides that answer. */
  preview: (brandId: string) => Promise<SentText>
}

type Parts = { database: Database; conversations: Conversations; threads: ThreadPool; gate: ModelGate }

const measuring = { module: '#server/brand-archetype/measure-question-claims.ts', name: 'statesUntold' }
const openPlace = '(The next question, in our words. It is chosen once you have answered.)'

export function createInterviewQuestions({ database, conversations, threads, gate }: Parts): InterviewQuestions {
  return {
    word: async (asker, { turn, messages, signal }) => {
      const exchanges = exchangesOf(messages)
      if (turn.kind !== 'question' || !mayBeReworded(turn.question.id, exchanges)) return {}
      const { text: question, isProbe: isFollowUp } = turn.question
      try {
        return await tryModel(gate, { asker, byModel: true }, async () => {
          const brief = await readBrief(asker.brandId, database)
          const told = [question, ...listSentAnswers(exchanges).map(({ answer }) => answer)]
          return writeInterviewQuestion(gate, {
            ...{ asker, material: { brief, question, isFollowUp, answers: exchanges }, signal },
            statesUntold: (text) => threads.run<typeof statesUntold>(measuring, [{ text, brief, told }], { signal }),
          })
        })
      } catch (error) {
        // Who left, or whose text cannot be checked now, is asked in our words.
        if (signal.aborted || error instanceof Refusal) return {}
        throw error
      }
    },
    preview: async (brandId) => {
      const [brief, messages] = await Promise.all([
        readBrief(brandId, database),
        conversations.readForReply(brandId, archetypeTool),
      ])
      const sent = writeQuestionRequest({ brief, question: openPlace, answers: exchangesOf(messages) })
      return {
        // Which of the two goes out depends on the next answer.
        instructions: [interviewPrompt, followUpPrompt].map(({ instructions }) => instructions).join('\n\nOr:\n\n'),
        record: sent.map(({ content }) => content).join('\n\n'),
      }
    },
  }
}
