import { expect, test } from 'vitest'
import { type ArchetypeId, mapArchetypes } from '#contract/plain/archetypes.ts'
import { findMotifs } from './find-motifs.ts'
import { parseQuestionId } from './interview-answers.ts'
import { ruleOutArchetypes } from './rule-out.ts'
import { type InterviewTopic, interviewTopics } from './topics.ts'
import type { AnalysedAnswer } from './weigh-answers.ts'

const hear = (topic: InterviewTopic, text: string): AnalysedAnswer => ({
  answer: { question: parseQuestionId(topic), text },
  isTold: true,
  hits: findMotifs(text, topic, new Set()),
})
const said = (text: string, count = 14) => interviewTopics.slice(0, count).map((topic) => hear(topic, text))
/** The hero almost certain, the explorer second, all others nearly impossible. */
const heroes = mapArchetypes((id: ArchetypeId) => (id === 'hero' ? 0.9 : id === 'explorer' ? 0.09 : 0.0001))

test('archetypes that no answer supports are ruled out, at most three', () => {
  const ruledOut = ruleOutArchetypes(said('We never give up.'), heroes)
  expect(ruledOut.length).toBe(3)
})

test('nothing is ruled out before twelve answers on eight topics', () => {
  expect(ruleOutArchetypes(said('We never give up.', 11), heroes)).toEqual([])
})

test('the first two and their neighbours are never ruled out', () => {
  const ruledOut = ruleOutArchetypes(said('We never give up.'), heroes)
  for (const id of ['hero', 'explorer', 'caregiver', 'outlaw', 'magician', 'innocent', 'sage'])
    expect(ruledOut).not.toContain(id)
})

test('an archetype that is still possible is not ruled out', () => {
  const open = mapArchetypes((id: ArchetypeId) => (id === 'hero' ? 0.5 : 0.045))
  expect(ruleOutArchetypes(said('We never give up.'), open)).toEqual([])
})

test('an archetype that some answer supports is ruled out only if others speak against it', () => {
  const supported = [...said('We never give up.'), hear('voice', 'Mischief.')]
  expect(ruleOutArchetypes(supported, heroes)).not.toContain('jester')
  const denied = [hear('humour', 'Never pranks, never puns.'), hear('values', 'No mischief, no jokes, no silliness.')]
  expect(ruleOutArchetypes([...supported, ...denied], heroes)).toContain('jester')
})
