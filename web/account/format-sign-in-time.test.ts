import { expect, test } from 'vitest'
import { formatLastUse } from '#web/account/format-sign-in-time.ts'

test('the last use of a device is shown in the largest whole unit, and no more precisely than it is known', () => {
  const now = Date.parse('2026-11-22T12:00:00Z')
  const tell = (lastUsedAt: string | null) => formatLastUse({ lastUsedAt, isCurrent: false }, now)
  expect(tell('2026-11-22T12:00:00Z')).toBe('Used in the last hour')
  expect(tell('2026-11-22T11:00:01Z')).toBe('Used in the last hour')
  expect(tell('2026-11-22T11:00:00Z')).toBe('Used about 1 hour ago')
  expect(tell('2026-11-21T12:00:01Z')).toBe('Used about 23 hours ago')
  expect(tell('2026-11-21T12:00:00Z')).toBe('Used about 1 day ago')
  expect(tell('2026-11-13T11:00:00Z')).toBe('Used about 9 days ago')
  expect(tell(null)).toBe('Used in the last two weeks')
  // With a browser whose clock is slow, the last use is in the future.
  expect(tell('2026-11-22T14:00:00Z')).toBe('Used in the last hour')
  expect(formatLastUse({ lastUsedAt: '2026-11-22T10:00:00Z', isCurrent: true }, now)).toBe('In use now')
})
