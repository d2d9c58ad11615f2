/** Interviews for tests in which a language model words the questions. */
import { expect } from 'vitest'
import { type ArchetypeInterview, brandArchetypeCalls } from '#contract/brand-archetype.ts'
import type { TestPerson } from './people.ts'

/** Our own wording, as a request tells it to the model. */
export const readOurs = (content: string): string =>
  /<question>\n([\s\S]*)\n<\/question>/.exec(content)?.[1]?.trim() ?? ''

/** How the test's model words a question: its last two sentences, after a few words more. */
export const reword = (ours: string): string => {
  const [last = '', before = ''] = (ours.match(/[^.!?]+[.!?]+/g) ?? []).map((each) => each.trim()).toReversed()
  return `${before} Going on from there, ${last[0]?.toLowerCase()}${last.slice(1)}`.trim()
}

/** Sends an answer as the screen does while the model words the questions. */
export async function answerByModel(
  { ask }: Pick<TestPerson, 'ask'>,
  message: string,
  more: Record<string, unknown> = { byModel: true },
) {
  const { status, text, body } = await ask('POST', '/api/brand-archetype/analyze', { message, ...more })
  expect(status, text).toBe(200)
  return brandArchetypeCalls.analyzeArchetype.reply.parse(body)
}

export const openQuestion = ({ messages }: Pick<ArchetypeInterview, 'messages'>) => messages.at(-1)
