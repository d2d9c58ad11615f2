import { expect, test } from 'vitest'
import type { AdminLogEntry } from '#contract/admin.ts'
import { describeAction, describeChange, describeValues, formatAction, formatActor } from '#web/admin/format-action.ts'

const entry = (part: Partial<AdminLogEntry>): AdminLogEntry => ({
  id: 1,
  at: '2026-11-20T09:02:00.000Z',
  adminId: 'a',
  adminName: 'Dana Whitlock (dana@signet.example)',
  userId: 'u',
  userName: 'Bo Halvorsen (bo@northshed.example)',
  action: 'status',
  subject: null,
  before: null,
  after: null,
  refusal: null,
  ...part,
})

/** The whole line as text. */
function tell(part: Partial<AdminLogEntry>): string {
  const told = entry(part)
  const { did, whom } = describeAction(told)
  const values = describeValues(told)
  const says = 'note' in values ? values.note : `${values.from} → ${values.to}`
  return `${formatActor(told)} ${did} ${whom}: ${says}`
}

test('an entry is a sentence with the old value', () => {
  expect(tell({ before: { accountStatus: 'active' }, after: { accountStatus: 'banned' } })).toBe(
    'Dana Whitlock set the status of Bo Halvorsen: active → banned',
  )
  expect(tell({ action: 'notes', before: { characters: 0 }, after: { characters: 84 } })).toBe(
    'Dana Whitlock changed the notes of Bo Halvorsen: empty → 84 characters',
  )
  expect(tell({ action: 'role', before: { userRole: 'customer' }, after: { userRole: 'test' } })).toBe(
    'Dana Whitlock set the role of Bo Halvorsen: customer → Test User',
  )
  expect(tell({ action: 'user-created', after: { userRole: 'test', hasAccess: true, isAdmin: false } })).toBe(
    'Dana Whitlock made the user Bo Halvorsen: Test User, with platform access',
  )
  expect(tell({ action: 'impersonation-ended', after: { minutes: 14, calls: 1 } })).toBe(
    'Dana Whitlock stopped acting as Bo Halvorsen: 14 minutes, 1 change',
  )
})

test('dates, coupons and reasons are put into words', () => {
  const [before, after] = ['2026-12-01T00:00:00.000Z', '2027-01-01T00:00:00.000Z']
  expect(
    tell({ action: 'period', before: { subscriptionEndDate: before }, after: { subscriptionEndDate: after } }),
  ).toBe('Dana Whitlock set the last day of Bo Halvorsen: Nov 30, 2026 → Dec 31, 2026')
  const coupon = { action: 'coupon-changed', subject: 'SPRING' }
  expect(tell({ ...coupon, before: { percent: 10, plan: null }, after: { percent: 20, plan: 'all-access' } })).toBe(
    'Dana Whitlock changed the coupon SPRING: 10% off, all plans → 20% off, All Access',
  )
  expect(tell({ action: 'impersonation-started', after: { reason: 'Asked for help' } })).toBe(
    'Dana Whitlock impersonated Bo Halvorsen: Asked for help',
  )
  expect(tell({ action: 'call-while-impersonating', subject: 'POST /api/account/delete', refusal: 'No.' })).toBe(
    'Dana Whitlock tried to act as Bo Halvorsen: POST /api/account/delete. Refused: No.',
  )
  expect(formatAction('notes')).toBe('Changed the notes')
})

test('a refused change says that it was tried, and why it failed', () => {
  const refusal = 'You’re the last admin. Add another one first.'
  expect(tell({ action: 'admin', before: { isAdmin: true }, after: { isAdmin: false }, refusal })).toBe(
    `Dana Whitlock tried to set the admin privileges of Bo Halvorsen: Refused: ${refusal}`,
  )
})

test('a coupon is named by its code, and an automatic change by what made it', () => {
  const coupon = { action: 'coupon-switched', userId: null, userName: null, subject: 'FOUNDER' }
  expect(tell({ ...coupon, before: { isActive: false }, after: { isActive: true } })).toBe(
    'Dana Whitlock switched the coupon FOUNDER: off → on',
  )
  const provider = { adminId: null, adminName: '', action: 'payment-problem', subject: 'A-1', refusal: 'Wrong amount.' }
  expect(tell(provider)).toBe('The payment provider reported a problem : Wrong amount. Needs a look')
})

test('an unknown action is shown by its own name', () => {
  expect(tell({ action: 'moved' })).toBe('Dana Whitlock did “moved” to Bo Halvorsen: ')
  expect(describeChange(entry({ action: 'access', before: { hasAccess: false }, after: { hasAccess: true } }))).toBe(
    'Platform access: off → on',
  )
})

test('T12 an action refused to an impersonating admin is listed with the refusal', () => {
  const refusal = 'You can’t do this while impersonating.'
  const tried = { action: 'call-while-impersonating', subject: 'GET /api/brand/export/:format' }
  expect(tell({ ...tried, refusal })).toBe(
    `Dana Whitlock tried to act as Bo Halvorsen: GET /api/brand/export/:format. Refused: ${refusal}`,
  )
  expect(tell(tried)).toBe('Dana Whitlock acted as Bo Halvorsen: GET /api/brand/export/:format')
})
