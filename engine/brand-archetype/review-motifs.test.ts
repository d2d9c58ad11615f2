import { expect, test } from 'vitest'
import { archetypeIds } from '#contract/plain/archetypes.ts'
import { listMotifPatterns, motifs } from './motif-table.ts'
import { questionBank } from './question-bank.ts'
import { interviewTopics } from './topics.ts'

test('every motif has a unique name, a weight for some archetype and a topic', () => {
  expect(new Set(motifs.map(({ id }) => id)).size).toBe(motifs.length)
  for (const { id, weighs, topics: heardOn } of motifs) {
    const weights = Object.entries(weighs)
    expect(Math.max(...weights.map(([, weight]) => weight)), id).toBeGreaterThanOrEqual(1)
    for (const [archetype, weight] of weights) {
      expect(archetypeIds, id).toContain(archetype)
      expect(Math.abs(weight), id).toBeLessThanOrEqual(2)
    }
    expect(heardOn.length, id).toBeGreaterThan(0)
    for (const topic of heardOn) expect(interviewTopics, id).toContain(topic)
  }
})

test('no motif lists a pattern twice, and none is nearly empty', () => {
  for (const motif of motifs) {
    const spelt = listMotifPatterns(motif).map((pattern) => pattern.spelt)
    expect(
      spelt.filter((each, index) => spelt.indexOf(each) !== index),
      motif.id,
    ).toEqual([])
    expect(spelt.length, motif.id).toBeGreaterThanOrEqual(motif.id.startsWith('wish-') ? 5 : 10)
  }
})

test('patterns are lower case with single spaces, and have a star only at the end of the first word', () => {
  for (const motif of motifs)
    for (const { spelt } of listMotifPatterns(motif))
      expect(spelt, motif.id).toMatch(/^[\p{Ll}\p{N}'&.]+\*?( [\p{Ll}\p{N}'&.]+)*$/u)
})

test('every archetype has at least four motifs, one of them for something it dreads', () => {
  for (const id of archetypeIds) {
    const own = motifs.filter(({ weighs }) => (weighs[id] ?? 0) >= 1)
    expect(own.length, id).toBeGreaterThanOrEqual(4)
    expect(
      own.some(({ isDread }) => isDread),
      id,
    ).toBe(true)
  }
})

test('every topic outside the opening has a question with two wordings and a follow-up', () => {
  expect(questionBank.map(({ topic }) => topic)).toEqual(
    interviewTopics.filter((topic) => topic !== 'business' && topic !== 'problem'),
  )
  for (const { topic, asks, probe, beyond } of questionBank) {
    expect(asks.length, topic).toBe(2)
    for (const text of [...asks, probe, beyond ?? 'None?']) expect(text, topic).toMatch(/^[^?]*\?$/)
  }
})
