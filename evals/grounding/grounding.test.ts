import { expect, test } from 'vitest'
import { findFalseContradictions, judgeGroundingLines, scoreGrounding } from './score-grounding.ts'

// This is the public set, which the method was developed on: figures on lines of another author are lower.
test('of the public set, nearly all invented claims are marked where they stand, and few fine lines', () => {
  const { caught, marked } = scoreGrounding()
  expect(caught).toBeGreaterThanOrEqual(0.95)
  expect(marked).toBeLessThanOrEqual(0.05)
})

test('no fine line is taken for instructions, and no record for one that contradicts itself', () => {
  expect(scoreGrounding()).toMatchObject({ leaks: 0, contradictions: 0 })
})

test('of ordinary records full of numbers, hours and prices, at most one in twenty seems to contradict itself', () => {
  const { found, all } = findFalseContradictions()
  expect(all).toBeGreaterThanOrEqual(20)
  expect(found.length / all, found.join(' ')).toBeLessThanOrEqual(1 / 20)
})

test('a line is marked only where it stands, with the kind and the reason', () => {
  const line = judgeGroundingLines().find(({ span }) => span === 'Windermere')
  expect(line?.marked).toEqual(['Windermere (name, not-told)'])
})
