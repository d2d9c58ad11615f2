import { expect, test } from 'vitest'
import { brandArchetypeCalls } from '#contract/brand-archetype.ts'
import { archetypeIds, archetypes } from '#contract/plain/archetypes.ts'

test('the archetype calls have the expected method and path', () => {
  const names = Object.values(brandArchetypeCalls).map(({ method, path }) => `${method} ${path}`)
  expect(names).toEqual(
    expect.arrayContaining([
      'POST /api/brand-archetype/analyze',
      'POST /api/brand-archetype/save',
      'POST /api/brand-archetype/reset',
      'POST /api/brand-archetype/pdf',
    ]),
  )
})

test('an answer is accepted in the older client’s format; a blank or overlong one is refused', () => {
  const { body } = brandArchetypeCalls.analyzeArchetype
  const history = [{ id: '1', role: 'user', content: 'Hello', timestamp: '2025-01-01T00:00:00Z', extra: true }]
  expect(body.safeParse({ message: ' Hi ', conversationHistory: history, brandAttributes: null }).data?.message).toBe(
    'Hi',
  )
  expect(body.safeParse({ message: '   ' }).success).toBe(false)
  expect(body.safeParse({ message: 'a'.repeat(4001) }).success).toBe(false)
  expect(body.safeParse({ message: 'Hi', archetypeResult: {} }).success).toBe(false)
})

test('there are twelve archetypes in four groups of three, each with example brands', () => {
  expect(archetypeIds).toHaveLength(12)
  const groups = Object.values(Object.groupBy(Object.values(archetypes), ({ group }) => group))
  expect(groups.map((group) => group.length)).toEqual([3, 3, 3, 3])
  for (const { examples, industryExamples } of Object.values(archetypes))
    expect(examples.length * industryExamples.length).toBeGreaterThan(0)
})
