import { expect, test } from 'vitest'
import { mapArchetypes } from '#contract/plain/archetypes.ts'
import { judgeCloseness } from './judge-closeness.ts'

const shares = (creator: number, caregiver: number) =>
  mapArchetypes((id) => (id === 'creator' ? creator : id === 'caregiver' ? caregiver : (1 - creator - caregiver) / 10))

test.each([
  [0.68, 0.26, true, 'leaning'],
  [0.75, 0.2, true, 'leaning'],
  [0.54, 0.42, true, 'mixed'],
  [0.49, 0.47, false, 'mixed'],
  [0.55, 0.2, false, 'leaning'],
  [0.9, 0.02, false, 'clear'],
] as const)(
  'shares of %d and %d are called close only if they look close on the page',
  (first, second, isOfTwo, reading) => {
    expect(judgeCloseness(shares(first, second), isOfTwo)).toBe(reading)
  },
)
