import { access } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { countTestsByPromise, countTitlesByPromise, readTrustPromises } from './trust-promises.ts'

test('docs/trust.md has all fifty promises, in order', async () => {
  const ids = (await readTrustPromises()).map(({ id }) => id)
  expect(ids).toEqual(Array.from({ length: 50 }, (_, at) => `T${at + 1}`))
})

test('every file that docs/trust.md names exists', async () => {
  for (const { place } of await readTrustPromises()) {
    for (const [, file = ''] of place.matchAll(/`([^`]+)`/g)) await expect(access(file), file).resolves.toBeUndefined()
  }
})

test('no promise marked as not built has a test', async () => {
  const counts = await countTestsByPromise()
  const planned = (await readTrustPromises()).filter(({ isPlanned }) => isPlanned)
  expect(planned.filter(({ id }) => counts.has(id)).map(({ id }) => id)).toEqual([])
})

test('tests are counted by the numbers at the start of their titles', () => {
  const source = [
    "test('T7 a foreign origin is refused', () => {})",
    'it(`T7, T9 and T34 every answer`, () => {})',
    "test.each(endings)('T19 a %s is read', () => {})",
    "test.each([\n  ['a', 1],\n])('T8 a %s', () => {})",
    "export const killDatabase = defineFault(\n  'T36 the database is killed', 'kill-database', run)",
    "test.skip('T1 nothing', () => {})",
    "test('choosing a UVP opens T2', () => {})",
  ].join('\n')
  const counts = countTitlesByPromise(source)
  expect([...counts].sort()).toEqual([
    ['T19', 1],
    ['T34', 1],
    ['T36', 1],
    ['T7', 2],
    ['T8', 1],
    ['T9', 1],
  ])
})
