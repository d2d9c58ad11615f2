/** How often the search answers what owners type: some sixty questions, enough to notice when the search gets worse. */
import { z } from 'zod'
import { answerMessage } from '#engine/strategist/answer-message.ts'
import { makeCompleteRecord } from '#testing/engine/strategist-records.ts'
import { readCases } from '../read-cases.ts'

/** `cards`: titles that answer the question, as judged by a reader; empty if nothing in the product does. */
const searched = z.object({ text: z.string(), cards: z.array(z.string()) })
const firstCards = 3

export function scoreQuestionSearch(file = 'evals/questions/searched.jsonl'): { right: number; none: number } {
  const judged = readCases('.', file, searched).map(({ text, cards }) => {
    const { hits } = answerMessage(makeCompleteRecord(), { message: text })
    const shown = hits.slice(0, firstCards).map(({ title }) => title)
    return {
      isThere: cards.length > 0,
      isRight: cards.length > 0 ? shown.some((each) => cards.includes(each)) : hits.length === 0,
    }
  })
  const share = (isThere: boolean) => {
    const asked = judged.filter((each) => each.isThere === isThere)
    return asked.filter(({ isRight }) => isRight).length / asked.length
  }
  return { right: share(true), none: share(false) }
}
