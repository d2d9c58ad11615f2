import { describe, expect, test } from 'vitest'
import type { SaidMessage } from '#contract/plain/strategist-record.ts'
import { answerQuestion } from '#engine/strategist/answer-question.ts'
import { countWords } from '#engine/strategist/quote-record.ts'
import { completeRecord } from '#testing/engine/strategist-records.ts'

/** The replies to messages said one after the other. */
function talk(...messages: string[]): string[] {
  const said: SaidMessage[] = []
  return messages.map((message) => {
    const { response } = answerQuestion(completeRecord(), said, { message })
    said.push({ role: 'user', content: message }, { role: 'assistant', content: response })
    return response
  })
}

describe('a message that leans on what was said', () => {
  test('“why?” after the tagline is about the tagline', () => {
    expect(talk('does my tagline make sense to a stranger', 'why?')[1]).toContain('“Up before the gulls.”')
  })

  test('“why?” after the next step says why that comes first', () => {
    const [, why] = talk('what should i do next', 'why that?')
    expect(why).toMatch(/real problems, on your site/)
  })

  test('“and then?” goes on to the next thing, not to the same again', () => {
    const [first, then, after] = talk('what is weak in my brand', 'and then?', 'what else?')
    expect(new Set([first, then, after]).size).toBe(3)
  })

  test('“shorter” shortens what was just said', () => {
    const [long = '', short = ''] = talk('what is a core value for', 'shorter')
    expect(countWords(short)).toBeLessThan(countWords(long))
    expect(long).toContain(short)
  })

  test('“make it shorter” right after her line was quoted means the line', () => {
    expect(talk('what is my uvp', 'make it shorter')[1]).toContain('Leave out…')
  })

  test('“and the tagline?” carries the kind of question on', () => {
    const [, second] = talk('how do i prove my values', 'and the tagline?')
    expect(second).toMatch(/an hour later|customer could tell/)
  })

  test('“swap it for what” offers other words for that category', () => {
    const [, second] = talk('which of the words for voice is the odd one out', 'ok swap it for what')
    expect(second).toMatch(/^Try “/)
  })

  test('“which of those first?” picks one', () => {
    expect(talk('what are my values', 'which of those first?')[1]).toContain('“Frank counsel”')
  })
})

test('a question that stands by itself is read by itself, whatever was said before', () => {
  expect(talk('what is my tagline', 'who are my customers')[1]).toContain('early commuters')
})
