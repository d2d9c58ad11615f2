import { expect, test } from 'vitest'
import { type ArchetypeId, eachArchetype } from '#contract/plain/archetypes.ts'
import { hearAnswer } from './hear-answer.ts'
import { readQuestionId } from './interview-answers.ts'
import { ruleOut } from './rule-out.ts'
import { type Topic, topics } from './topics.ts'
import type { Heard } from './weigh-answers.ts'

const hear = (topic: Topic, text: string): Heard => ({
  answer: { question: readQuestionId(topic), text },
  isTold: true,
  hits: hearAnswer(text, topic, new Set()),
})
const said = (text: string, count = 14) => topics.slice(0, count).map((topic) => hear(topic, text))
/** The hero almost certain, the explorer second, all others nearly impossible. */
const heroes = eachArchetype((id: ArchetypeId) => (id === 'hero' ? 0.9 : id === 'explorer' ? 0.09 : 0.0001))

test('archetypes that no answer supports are ruled out, at most three', () => {
  const ruledOut = ruleOut(said('We never give up.'), heroes)
  expect(ruledOut.length).toBe(3)
})

test('nothing is ruled out before twelve answers on eight topics', () => {
  expect(ruleOut(said('We never give up.', 11), heroes)).toEqual([])
})

test('the first two and their neighbours are never ruled out', () => {
  const ruledOut = ruleOut(said('We never give up.'), heroes)
  for (const id of ['hero', 'explorer', 'caregiver', 'outlaw', 'magician', 'innocent', 'sage'])
    expect(ruledOut).not.toContain(id)
})

test('an archetype that is still possible is not ruled out', () => {
  const open = eachArchetype((id: ArchetypeId) => (id === 'hero' ? 0.5 : 0.045))
  expect(ruleOut(said('We never give up.'), open)).toEqual([])
})

test('an archetype that some answer supports is ruled out only if others speak against it', () => {
  const supported = [...said('We never give up.'), hear('voice', 'Mischief.')]
  expect(ruleOut(supported, heroes)).not.toContain('jester')
  const denied = [hear('humour', 'Never pranks, never puns.'), hear('values', 'No mischief, no jokes, no silliness.')]
  expect(ruleOut([...supported, ...denied], heroes)).toContain('jester')
})
