import { expect, test } from 'vitest'
import { findLift } from '#web/strategist/keep-clear.ts'

const base = { left: 280, right: 344, top: 660, bottom: 724 }
const bar = { left: 0, right: 360, top: 640, bottom: 740 }

test('where nothing is beneath it the button stays in its corner', () => {
  expect(findLift(base, [], 400)).toBe(0)
  expect(findLift(base, [{ left: 16, right: 200, top: 600, bottom: 740 }], 400)).toBe(0)
})

test('above an action bar it stands higher, beside controls in the first gap that has room', () => {
  expect(findLift(base, [bar], 400)).toBe(96)
  const row = { left: 20, right: 340, top: 520, bottom: 600 }
  expect(findLift(base, [bar, row], 400)).toBe(216)
})

test('without any room there is no place for it', () => {
  expect(findLift(base, [{ left: 0, right: 360, top: 0, bottom: 740 }], 400)).toBeUndefined()
})
