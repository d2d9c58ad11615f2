import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminCalls } from '#contract/admin.ts'
import { createStatsStore } from '#server/admin/stats-store.ts'
import { createTestApp, type TestApp } from '#testing/server/app.ts'
import { createTestDatabase } from '#testing/server/database.ts'

let site: TestApp
beforeAll(async () => {
  site = await createTestApp()
})
afterAll(() => site.close())

const dayMs = 86_400_000
const ago = (days: number) => new Date(Date.now() - days * dayMs)

test('the statistics count all, returning, paying and new users, and show twelve weeks of history', async () => {
  const since = ago(200)
  const admin = await site.makePerson({ isAdmin: true, userRole: 'admin', createdAt: since, lastLoginAt: ago(0) })
  // Joined 40 days ago and did not return; joined 20 days ago and returned; joined yesterday, on trial.
  await site.makePerson({ createdAt: ago(40), lastLoginAt: ago(40) })
  await site.makePerson({ createdAt: ago(20), lastLoginAt: ago(2) })
  await site.makePerson({ createdAt: ago(1), lastLoginAt: null })
  // Paid 60 days ago, 30 days after joining; paid three days ago, within the trial; was refunded.
  await site.makePerson({
    createdAt: ago(90),
    lastLoginAt: ago(31),
    hasPaidAccess: true,
    subscriptionStartDate: ago(60),
  })
  await site.makePerson({ createdAt: ago(5), lastLoginAt: ago(5), hasPaidAccess: true, subscriptionStartDate: ago(3) })
  await site.makePerson({
    createdAt: ago(100),
    lastLoginAt: ago(99),
    hasPaidAccess: false,
    subscriptionStartDate: ago(3),
  })
  const { status, body } = await admin.ask('GET', '/api/admin/stats')
  expect(status).toBe(200)
  const { stats, weeks } = adminCalls.getAdminStats.reply.parse(body)
  expect(stats).toEqual({
    ...{ totalUsers: 7, activeUsers: 3, paidUsers: 2, recentUsers: 2, paidUsersGained: 1 },
    since: since.toISOString(),
  })
  expect(weeks).toHaveLength(12)
  const starts = weeks.map(({ from }) => new Date(from))
  for (const [at, start] of starts.entries()) {
    expect([start.getUTCDay(), start.getUTCHours(), start.getUTCMinutes()]).toEqual([1, 0, 0])
    if (at > 0) expect(start.getTime() - (starts[at - 1]?.getTime() ?? 0)).toBe(7 * dayMs)
  }
  const firstWeek = starts[0]?.getTime() ?? 0
  const shown = [40, 20, 1, 90, 5].filter((days) => ago(days).getTime() >= firstWeek).length
  expect(weeks.reduce((sum, { signUps }) => sum + signUps, 0)).toBe(shown)
  // Of those who joined within 14 days one has paid.
  expect(weeks.at(-1)).toMatchObject({ trials: 1, paidUsers: 2 })
  expect(weeks[0]?.paidUsers).toBe(0)
})

test('the statistics work without any users', async () => {
  const { database, drop } = await createTestDatabase()
  const { stats, weeks } = await createStatsStore(database).readStats()
  await drop()
  expect(stats).toEqual({
    ...{ totalUsers: 0, activeUsers: 0, paidUsers: 0, recentUsers: 0, paidUsersGained: 0, since: null },
  })
  expect(weeks.every(({ signUps, trials, paidUsers }) => signUps + trials + paidUsers === 0)).toBe(true)
})
