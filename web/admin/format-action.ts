/** The sentence for an entry of the audit log: who did what to whom, and the old and new values. */
import type { AdminLogEntry } from '#contract/admin.ts'
import { type AdminAction, adminActions } from '#contract/plain/admin-actions.ts'
import { roleNames, userRoles } from '#contract/plain/people.ts'
import { isPlanId, plans } from '#contract/plain/plans.ts'
import { formatCount, formatLastDay } from '#web/admin/format-day.ts'

type Words = {
  /** "Dana set the account of Bo" */
  did: string
  /** "Dana tried to set the account of Bo" */
  tried: string
  /** What was changed, as it is named in the user's panel. */
  field: string
}

const actions: Readonly<Record<AdminAction, Words>> = {
  'user-created': { did: 'made the user', tried: 'tried to make the user', field: 'Made by an admin' },
  status: { did: 'set the status of', tried: 'tried to set the status of', field: 'Account status' },
  subscription: {
    did: 'set the subscription of',
    tried: 'tried to set the subscription of',
    field: 'Subscription status',
  },
  period: { did: 'set the last day of', tried: 'tried to set the last day of', field: 'Last day' },
  invitation: { did: 'sent the invitation again to', tried: 'tried to invite again', field: 'Invitation sent again' },
  'second-factor-reset': {
    did: 'reset the second factor of',
    tried: 'tried to reset the second factor of',
    field: 'Second factor',
  },
  'signed-out': { did: 'signed out everywhere', tried: 'tried to sign out everywhere', field: 'Signed out everywhere' },
  access: {
    did: 'set the platform access of',
    tried: 'tried to set the platform access of',
    field: 'Platform access',
  },
  admin: {
    did: 'set the admin privileges of',
    tried: 'tried to set the admin privileges of',
    field: 'Admin privileges',
  },
  notes: { did: 'changed the notes of', tried: 'tried to change the notes of', field: 'Notes' },
  role: { did: 'set the role of', tried: 'tried to set the role of', field: 'Role' },
  'impersonation-started': { did: 'impersonated', tried: 'tried to impersonate', field: 'Impersonation began' },
  'impersonation-ended': { did: 'stopped acting as', tried: 'tried to stop acting as', field: 'Impersonation ended' },
  'call-while-impersonating': { did: 'acted as', tried: 'tried to act as', field: 'Done while impersonating' },
  'coupon-created': { did: 'made the coupon', tried: 'tried to make the coupon', field: 'Coupon' },
  'coupon-switched': { did: 'switched the coupon', tried: 'tried to switch the coupon', field: 'Coupon' },
  'coupon-changed': { did: 'changed the coupon', tried: 'tried to change the coupon', field: 'Coupon' },
  'waiting-removed': {
    did: 'removed somebody from the waitlist',
    tried: 'tried to remove somebody from the waitlist',
    field: 'Waitlist',
  },
  'payment-problem': { did: 'reported a problem', tried: 'reported a problem', field: 'Payment' },
  'renewal-not-ended': {
    did: 'did not end the renewal of',
    tried: 'did not end the renewal of',
    field: 'Renewal',
  },
}

/** The texts for an action; undefined if a newer server has logged one that this page does not know. */
function wordsOf(action: string): Words | undefined {
  const known = adminActions.find((each) => each === action)
  return known && actions[known]
}

/** The name of an action in the filter: "Changed the notes" */
export function formatAction(action: AdminAction): string {
  const did = actions[action].did.replace(/ (of|to|as)$/, '')
  return `${did.charAt(0).toUpperCase()}${did.slice(1)}`
}

/** The value under `key` in what was logged, or undefined. */
function valueAt(told: unknown, key: string): unknown {
  if (typeof told !== 'object' || told === null) return undefined
  return Object.entries(told).find(([name]) => name === key)?.[1]
}

const tellSwitch = (value: unknown) => (value === true ? 'on' : 'off')
const tellCharacters = (value: unknown) =>
  typeof value !== 'number' || value === 0 ? 'empty' : formatCount(value, 'character')
const tellRole = (value: unknown) => {
  const role = userRoles.find((known) => known === value)
  return role === undefined ? String(value) : roleNames[role]
}

const tellEnd = (value: unknown) => (typeof value === 'string' ? formatLastDay(value) : 'none')

/** The properties of a coupon that an admin may change, formatted for the log. */
const couponParts: Readonly<Record<string, (value: unknown) => string>> = {
  code: String,
  percent: (value) => `${value}% off`,
  usesMax: (value) => (value === null ? 'no limit' : `${value} uses`),
  expiresAt: (value) => (typeof value === 'string' ? `until ${formatLastDay(value)}` : 'no end'),
  plan: (value) => (typeof value !== 'string' ? 'all plans' : isPlanId(value) ? plans[value].name : value),
  isActive: tellSwitch,
}
const tellCoupon = (told: unknown) =>
  Object.entries(couponParts)
    .flatMap(([key, tell]) => {
      const value = valueAt(told, key)
      return value === undefined ? [] : [tell(value)]
    })
    .join(', ')

/** For each action, the key under which the log holds the changed value, and how to format it. */
const values: Readonly<Record<string, { key: string; tell: (value: unknown) => string }>> = {
  status: { key: 'accountStatus', tell: String },
  subscription: { key: 'subscriptionStatus', tell: String },
  access: { key: 'hasAccess', tell: tellSwitch },
  admin: { key: 'isAdmin', tell: tellSwitch },
  period: { key: 'subscriptionEndDate', tell: tellEnd },
  'second-factor-reset': { key: 'isOn', tell: tellSwitch },
  role: { key: 'userRole', tell: tellRole },
  notes: { key: 'characters', tell: tellCharacters },
  'coupon-switched': { key: 'isActive', tell: tellSwitch },
}

/** "Dana Whitlock" out of "Dana Whitlock (dana@signet.example)" */
const nameIn = (told: string) => told.replace(/ \([^()\s]+@[^()\s]+\)$/, '')

/** Who made a change: an admin, or else the payment provider or a command on the server. */
export function formatActor({ adminName, action }: AdminLogEntry): string {
  if (adminName !== '') return nameIn(adminName)
  return /^(payment|renewal)-/.test(action) ? 'The payment provider' : 'A command on the server'
}

/** What was done, and to whom or what; `whom` is '' if the action is about nothing in particular. */
export function describeAction({ action, subject, userName, refusal }: AdminLogEntry): { did: string; whom: string } {
  const words = wordsOf(action)
  const did = (refusal === null ? words?.did : words?.tried) ?? `did “${action}” to`
  const thing = /^(coupon|payment)-/.test(action) ? subject : userName
  return { did, whom: action === 'payment-problem' || action === 'waiting-removed' ? '' : nameIn(thing ?? '') }
}

function tellNewUser(after: unknown): string {
  const role = valueAt(after, 'userRole')
  const rights = [
    valueAt(after, 'hasAccess') === true && 'with platform access',
    valueAt(after, 'isAdmin') === true && 'with admin privileges',
  ]
  return [role !== undefined && tellRole(role), ...rights].filter(Boolean).join(', ')
}

function tellNewCoupon(after: unknown): string {
  const percent = valueAt(after, 'percent')
  return typeof percent === 'number' ? `${percent}% off` : ''
}

function tellStay(after: unknown): string {
  const [minutes, calls] = [valueAt(after, 'minutes'), valueAt(after, 'calls')]
  if (typeof minutes !== 'number' || typeof calls !== 'number') return ''
  return `${formatCount(minutes, 'minute')}, ${formatCount(calls, 'change')}`
}

function tellReason(after: unknown): string {
  const reason = valueAt(after, 'reason')
  return typeof reason === 'string' ? reason : ''
}

/** The old and the new value, or a note for actions without values. */
export function describeValues(entry: AdminLogEntry): { from: string; to: string } | { note: string } {
  const { action, before, after, refusal, subject } = entry
  if (action === 'payment-problem') return { note: `${refusal ?? ''} Needs a look`.trim() }
  const tried = action === 'call-while-impersonating' ? (subject ?? '') : ''
  if (refusal !== null) return { note: [tried, `Refused: ${refusal}`].filter(Boolean).join('. ') }
  if (action === 'coupon-changed') return { from: tellCoupon(before), to: tellCoupon(after) }
  if (action === 'impersonation-started') return { note: tellReason(after) }
  if (action === 'waiting-removed') return { note: subject ?? '' }
  if (action === 'signed-out') return { note: formatCount(Number(valueAt(after, 'sessions') ?? 0), 'session') }
  if (action === 'call-while-impersonating') return { note: tried }
  if (action === 'impersonation-ended') return { note: tellStay(after) }
  if (action === 'user-created') return { note: tellNewUser(after) }
  if (action === 'coupon-created') return { note: tellNewCoupon(after) }
  const value = values[action]
  if (!value) return { note: '' }
  const [from, to] = [valueAt(before, value.key), valueAt(after, value.key)]
  return { from: value.tell(from), to: value.tell(to) }
}

/** A change of one user, as shown in the user's panel: "Account status: active → suspended". */
export function describeChange(entry: AdminLogEntry): string {
  const told = describeValues(entry)
  const says = 'note' in told ? told.note : `${told.from} → ${told.to}`
  const field = wordsOf(entry.action)?.field ?? entry.action
  return says === '' ? field : `${field}: ${says}`
}
