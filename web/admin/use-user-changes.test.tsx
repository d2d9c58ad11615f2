import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { AdminUserDetail } from '#contract/admin.ts'
import { advanceTime, type HeldCalls, holdCalls } from '#testing/web/held-calls.ts'
import { getToastText, makePageWrapper } from '#testing/web/in-page.tsx'
import { makeInventedUser } from '#testing/web/make-invented-user.ts'
import { useUserDetail } from '#web/admin/admin-queries.ts'
import { useUserChanges } from '#web/admin/use-user-changes.ts'

const readCall = 'GET /api/admin/users/jonas'
const accessCall = 'PATCH /api/admin/users/jonas/access'
const statusCall = 'PATCH /api/admin/users/jonas/status'

const jonas: AdminUserDetail = {
  ...makeInventedUser({ id: 'jonas', email: 'jonas@example.com' }),
  businessName: '',
  subscriptionStartDate: null,
  subscriptionEndDate: null,
  lastLoginAt: null,
  hasAccess: false,
  notes: null,
  notesRevision: 'n0',
  hasSecondFactor: false,
  hasJoined: true,
  emailProven: true,
  stepsDone: 0,
  sessions: 2,
  changes: [],
}
const reply = (change: Partial<AdminUserDetail>) => ({ success: true, user: { ...jonas, ...change } })

let calls: HeldCalls
beforeEach(() => {
  calls = holdCalls()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

/** Opens the panel of Jonas for the admin Marta. */
async function openPanel() {
  const screen = renderHook(
    () => {
      const { data } = useUserDetail('jonas')
      return useUserChanges(data?.user ?? jonas)
    },
    { wrapper: makePageWrapper({ user: makeInventedUser({ isAdmin: true }) }) },
  )
  await calls.next(readCall).answer({ user: jonas })
  const change = async (changed: Parameters<typeof screen.result.current.change>[0]) => {
    act(() => void screen.result.current.change(changed))
    await advanceTime()
  }
  return { ...screen, change }
}

test('a change shows before the server confirms it, and is then told', async () => {
  const { result, change } = await openPanel()
  await change({ hasAccess: true })
  expect(result.current.shown.hasAccess).toBe(true)
  await calls.next(accessCall).answer(reply({ hasAccess: true }))
  expect(result.current.shown.hasAccess).toBe(true)
  expect(getToastText()).toContain('User access granted')
})

test('a refused change goes back to what was, with the reason', async () => {
  const { result, change } = await openPanel()
  await change({ hasAccess: true })
  await calls.next(accessCall).refuse(409, 'last_admin', 'This is the last admin.')
  expect(result.current.shown.hasAccess).toBe(false)
  expect(getToastText()).toContain('This is the last admin.')
})

test('changes are sent one after the other, in the order they were made', async () => {
  const { change } = await openPanel()
  await change({ hasAccess: true })
  await change({ accountStatus: 'suspended' })
  expect(calls.open()).toEqual([accessCall])
  await calls.next(accessCall).answer(reply({ hasAccess: true }))
  await calls.next(statusCall).answer(reply({ hasAccess: true, accountStatus: 'suspended', sessions: 0 }))
  expect(getToastText()).toContain('2 open sessions have ended.')
})

test('of several quick changes to one field the last stays on screen while the others are answered', async () => {
  const { result, change } = await openPanel()
  await change({ hasAccess: true })
  await change({ hasAccess: false })
  await change({ hasAccess: true })
  for (const hasAccess of [true, false, true]) {
    await calls.next(accessCall).answer(reply({ hasAccess }))
    expect(result.current.shown.hasAccess).toBe(true)
  }
})
