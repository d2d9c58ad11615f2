/** For each call, a request that succeeds if the caller is allowed to make it: for tests that walk all calls. */
import { randomUUID } from 'node:crypto'
import type { InjectOptions } from 'fastify'
import type { CallName } from '#contract/calls.ts'
import { waitlist } from '#server/tables/tables.ts'

import { auditedCheck, makeAudit, makeMailToken, openReview, storedJudgment } from './brand-reviews.ts'
import { buyPlan } from './buying.ts'
import { unlockArchetype } from './interview.ts'
import { finishedInterview, openStep, sentAnswer, withReading, withResult } from './interview-requests.ts'
import { testPassword } from './people.ts'
import { signLinkToken } from './signed-links.ts'
import type { TestRequest, TestRequestContext } from './test-request.ts'

const topWords = { businessName: 'Tern & Tide', culture: 'Steadfast' }

const auditForm = {
  websiteUrl: 'http://127.0.0.1:9/',
  brandArchetype: 'caregiver',
  coreValues: ['trust'],
  targetAudience: 'Grown-ups who are nervous of deep water',
  brandTone: 'friendly',
}

/** A multipart upload of one text file. */
export function makeUpload(
  text: string | Buffer,
  { field = 'document', fileName = 'about-us.txt', type = 'text/plain' } = {},
): InjectOptions {
  const boundary = 'the-edge-of-a-part'
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${fileName}"\r\ncontent-type: ${type}\r\n\r\n`
  const payload = Buffer.concat([Buffer.from(head), Buffer.from(text), Buffer.from(`\r\n--${boundary}--\r\n`)])
  return { payload, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } }
}

/** Saves the owner's words twice, so that their history has an entry to restore; returns its id. */
async function earlierState({ owner }: TestRequestContext): Promise<string> {
  const save = { attributesData: { culture: { words: ['Steadfast'], topFive: [], topOne: '' } } }
  const { body } = await owner.ask('GET', '/api/brand-attributes')
  await owner.ask('PUT', '/api/brand-attributes', save)
  await owner.ask('PUT', '/api/brand-attributes', { attributesData: Object(body.brandAttributes).attributesData })
  const history = await owner.ask('GET', '/api/brand/history?part=attributes')
  return /"id":"(\d+)"/.exec(history.text)?.[1] ?? ''
}

/** Creates a second session of the owner. */
async function otherSession({ site, owner }: TestRequestContext): Promise<string> {
  await site.ask('POST', '/api/auth/login', { email: owner.email, password: testPassword })
  const { text } = await owner.ask('GET', '/api/account/sessions')
  return /"id":"([^"]+)"[^}]*"isCurrent":false/.exec(text)?.[1] ?? ''
}

async function mailedToken({ site, owner }: TestRequestContext): Promise<string> {
  await site.ask('POST', '/api/auth/forgot-password', { email: owner.email })
  for (let tries = 0; tries < 100; tries += 1) {
    const mail = site.mails.find(({ to }) => to === owner.email)
    if (mail) return /token=([\w-]+)/.exec(mail.text)?.[1] ?? ''
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  return ''
}

/**
 * A request about an audit of the owner. The asker's own review step is unlocked, so that only ownership can be
 * refused.
 */
async function aboutAudit({ site, asker, owner }: TestRequestContext, path = '', body?: object) {
  await openReview(site, asker)
  const id = await makeAudit(site, owner, path === '/retry' ? 'failed' : 'complete')
  return { url: `/api/audit/${id}${path}`, ...(body && { body }) }
}

async function aboutWaiting({ site }: TestRequestContext): Promise<TestRequest> {
  const person = { email: `${randomUUID()}@example.org`, firstName: 'Ida', listName: 'Signet' }
  const [made] = await site.database.insert(waitlist).values(person).returning({ id: waitlist.id })
  return { url: `/api/admin/waitlist/${made?.id}`, body: {} }
}

const aboutUser = ({ owner }: TestRequestContext, path: string, body?: unknown) => ({
  ...{ url: `/api/admin/users/${owner.userId}${path}`, ...(body !== undefined && { body }) },
})

const none = () => ({})

export const requestsByCall: Readonly<
  Record<CallName, (context: TestRequestContext) => TestRequest | Promise<TestRequest>>
> = {
  'GET /api/health': none,
  'GET /api/ready': none,
  'GET /api/metrics': none,
  'GET /api/openapi.json': none,
  'POST /api/auth/register': () => ({
    body: { email: `${randomUUID()}@example.org`, password: testPassword, firstName: 'Ida', lastName: 'Moor' },
  }),
  'POST /api/auth/login': ({ owner }) => ({ body: { email: owner.email, password: testPassword } }),
  'POST /api/auth/token': ({ owner }) => ({ body: { token: signLinkToken(owner) } }),
  'GET /api/login': none,
  'GET /api/logout': () => ({ more: { headers: { 'sec-fetch-site': 'same-origin' } } }),
  'POST /api/auth/logout': () => ({ body: {} }),
  'GET /api/auth/user': none,
  'POST /api/auth/forgot-password': ({ owner }) => ({ body: { email: owner.email } }),
  'POST /api/auth/reset-link': () => ({ body: { token: 'used-before' } }),
  'POST /api/auth/reset-password': async (context) => ({
    body: { token: await mailedToken(context), password: 'two kettles of herons' },
  }),
  'POST /api/auth/confirm-email': () => ({ body: { token: 'used-before' } }),
  'POST /api/auth/confirm-email/send': () => ({ body: {} }),
  'POST /api/auth/change-password': () => ({
    body: { currentPassword: testPassword, newPassword: 'two kettles of herons' },
  }),
  'POST /api/auth/second-step': () => ({ body: { challenge: 'made-up', code: '123456' } }),
  'POST /api/auth/confirm': () => ({ body: { password: testPassword } }),
  'GET /api/account/second-factor': none,
  'POST /api/account/second-factor': () => ({ body: {} }),
  'POST /api/account/second-factor/confirm': () => ({ body: { password: testPassword, code: '123456' } }),
  'POST /api/account/second-factor/codes': () => ({ body: { password: testPassword, code: '123456' } }),
  'DELETE /api/account/second-factor': () => ({ body: { password: testPassword, code: '123456' } }),
  'GET /api/account/export': none,
  'POST /api/account/delete': () => ({ body: { confirmation: 'delete', businessName: 'Tern & Tide' } }),
  'PUT /api/profile': () => ({ body: { jobTitle: 'Owner' } }),
  'GET /api/account/sessions': none,
  'DELETE /api/account/sessions/:id': async (context) => ({
    url: `/api/account/sessions/${await otherSession(context)}`,
    body: {},
  }),
  'DELETE /api/account/sessions': () => ({ body: {} }),
  'POST /api/start': () => ({
    body: {
      firstName: 'Ida',
      lastName: 'Moor',
      businessName: 'Tern & Tide',
      companySize: '1-10',
      monthlyRevenue: '10k-50k',
      industry: 'education',
    },
  }),
  'GET /api/start': none,
  'POST /api/waitlist': () => ({ body: { email: `${randomUUID()}@example.org`, firstName: 'Ida' } }),
  'POST /api/onboarding/upload': () => ({ more: makeUpload('We teach nervous swimmers.') }),
  'GET /api/brand-attributes': none,
  'PUT /api/brand-attributes': () => ({ body: { attributesData: {}, currentStep: 1 } }),
  'POST /api/brand-attributes/upload': () => ({
    more: makeUpload('Our culture is steadfast and neighbourly. Our customers are curious and loyal.'),
  }),
  'GET /api/brand-attributes/pdf': none,
  'POST /api/suggest-words': () => ({ body: { category: 'voice', existingWords: ['Warm'] } }),
  'GET /api/toolkit': none,
  'GET /api/writing': none,
  'PUT /api/writing': () => ({ body: { isOn: true } }),
  'GET /api/writing/preview/:tool': () => ({ url: '/api/writing/preview/uvp' }),
  'GET /api/writing/sent': none,
  'GET /api/brand/history': () => ({ url: '/api/brand/history?part=uvps' }),
  'POST /api/brand/history/:id/restore': async (context) => ({
    url: `/api/brand/history/${await earlierState(context)}/restore`,
    body: {},
  }),
  'GET /api/brand/contradictions': none,
  'PUT /api/brand/contradictions': () => ({ body: { one: 'just me', other: 'a team of four' } }),
  'GET /api/user-profile': none,
  'PUT /api/user-profile/sentences': () => ({ body: { does: 'teach nervous swimmers' } }),
  'POST /api/user-profile/sentences/proposals': () => ({ body: {} }),
  'PUT /api/user-profile/uvps': () => ({ body: { uvpVariations: ['We teach nervous swimmers.'] } }),
  'PUT /api/user-profile/uvp': () => ({ body: { chosenUvp: 'We teach nervous swimmers.' } }),
  'POST /api/generate-uvp': () => ({ body: topWords }),
  'POST /api/refine-uvp': () => ({ body: { originalUvp: 'We teach nervous swimmers.', feedback: 'make it shorter' } }),
  'GET /api/taglines': none,
  'PUT /api/taglines': () => ({ body: { lines: [{ tagline: 'Calm, on tap.' }] } }),
  'POST /api/generate-taglines': () => ({ body: topWords }),
  'PUT /api/user-profile/tagline': () => ({ body: { chosenTagline: 'Braver by the wave.' } }),
  'GET /api/core-values': none,
  'POST /api/core-values': () => ({
    body: { coreValues: [{ id: 'new-1', title: 'Candour', description: 'We say so.' }] },
  }),
  'POST /api/extract-core-values': () => ({ more: makeUpload('Our values are candour and thrift.') }),
  'GET /api/core-values/pdf': none,
  'GET /api/ai-core-values-assistant': none,
  'POST /api/ai-core-values-assistant': () => ({ body: { message: 'quality' } }),
  'POST /api/ai-core-values-assistant/reset': () => ({ body: {} }),
  'POST /api/audit': async ({ site, asker }) => {
    await openReview(site, asker)
    return { body: auditForm }
  },
  'GET /api/audits': none,
  'GET /api/audit/:id': (context) => aboutAudit(context),
  'GET /api/audit/:id/pdf': (context) => aboutAudit(context, '/pdf'),
  'POST /api/audit/:id/retry': (context) => aboutAudit(context, '/retry', {}),
  'POST /api/audit/:id/share': (context) => aboutAudit(context, '/share', {}),
  'DELETE /api/audit/:id/share': (context) => aboutAudit(context, '/share', {}),
  'PUT /api/audit/:id/mark': (context) => aboutAudit(context, '/mark', { check: auditedCheck, mark: 'done' }),
  'POST /api/audit/:id/judgments': (context) => aboutAudit(context, '/judgments', { byModel: true }),
  'PUT /api/audit/:id/judgments': (context) =>
    aboutAudit(context, '/judgments', { judgment: storedJudgment.id, isSetAside: true }),
  'POST /api/audit/:id/mail': (context) => aboutAudit(context, '/mail', { email: context.owner.email }),
  'POST /api/audit-mail/confirm': async ({ site, owner }) => ({ body: { token: await makeMailToken(site, owner) } }),
  'GET /api/strategist/analysis': none,
  'GET /api/strategist/conversation': none,
  'POST /api/strategist/reset': () => ({ body: {} }),
  'POST /api/strategist/chat': () => ({ body: { message: 'What should I do next?' } }),
  'GET /api/brand-archetype': none,
  'POST /api/brand-archetype/analyze': async ({ site, asker }) => {
    if (asker) await unlockArchetype(site, asker)
    return { body: { message: 'We teach grown-ups to swim in the sea.', brandAttributes: null } }
  },
  'POST /api/brand-archetype/resume': openStep,
  'PUT /api/brand-archetype/answers/:id': (context) => sentAnswer(context),
  'POST /api/brand-archetype/save': async (context) => ({ body: await finishedInterview(context) }),
  'POST /api/brand-archetype/reset': openStep,
  'POST /api/brand-archetype/renew': withResult,
  'POST /api/brand-archetype/text': withResult,
  'DELETE /api/brand-archetype/text': openStep,
  'POST /api/brand-archetype/readings': withResult,
  'PUT /api/brand-archetype/readings': withReading,
  'DELETE /api/brand-archetype/readings': openStep,
  'POST /api/brand-archetype/pdf': async (context) => ({ body: await finishedInterview(context) }),
  'GET /api/brand/export': none,
  'GET /api/brand/export/:format': () => ({ url: '/api/brand/export/markdown' }),
  'GET /api/brand/export-schema.json': none,
  'POST /api/checkout/quote': () => ({ body: { plan: 'all-access' } }),
  'POST /api/create-payment-intent': () => ({
    body: { amount: 299, planName: 'all-access', email: 'buyer@example.org' },
  }),
  'POST /api/checkout/free': () => ({ body: { plan: 'all-access', coupon: 'TRY4FREE' } }),
  'POST /api/checkout/simulate': () => ({ body: { clientSecret: 'sim_x_secret_y', outcome: 'succeed' } }),
  'GET /api/checkout/order': none,
  'POST /api/checkout/join': () => ({ body: {} }),
  'GET /api/checkout/claim': () => ({ url: '/api/checkout/claim?token=made-up' }),
  'POST /api/checkout/claim/look': () => ({ body: { token: 'made-up' } }),
  'POST /api/checkout/claim': () => ({ body: { token: 'made-up' } }),
  'POST /api/checkout/claim/mail': () => ({ body: { token: 'made-up' } }),
  'POST /api/stripe/webhook': () => ({ body: {} }),
  'GET /api/billing': none,
  'GET /api/receipts/:number': async ({ owner }) => ({
    url: `/api/receipts/${await buyPlan(owner, 'tool-1-only', 49)}`,
  }),
  'GET /api/receipts/:number/pdf': async ({ owner }) => ({
    url: `/api/receipts/${await buyPlan(owner, 'tool-1-only', 49)}/pdf`,
  }),
  'PUT /api/billing/details': () => ({ body: { business: 'Tern & Tide', name: '', address: '', taxNumber: '' } }),
  'GET /api/admin/users/:id/billing': (context) => aboutUser(context, '/billing'),
  'POST /api/billing/cancel': () => ({ body: {} }),
  'POST /api/billing/resume': () => ({ body: {} }),
  'POST /api/billing/card': () => ({ body: {} }),
  'GET /api/admin/stats': none,
  'GET /api/admin/users': ({ owner }) => ({ url: `/api/admin/users?search=${owner.email}` }),
  'GET /api/admin/users.csv': none,
  'GET /api/admin/users/:id': (context) => aboutUser(context, ''),
  'POST /api/admin/users': () => ({
    body: { email: `${randomUUID()}@example.org`, firstName: 'Ida', lastName: 'Moor' },
  }),
  'PATCH /api/admin/users/:id/status': (context) => aboutUser(context, '/status', { status: 'suspended' }),
  'PATCH /api/admin/users/:id/subscription': (context) =>
    aboutUser(context, '/subscription', { subscriptionStatus: 'active' }),
  'PATCH /api/admin/users/:id/access': (context) => aboutUser(context, '/access', { hasAccess: true }),
  'PATCH /api/admin/users/:id/admin': (context) => aboutUser(context, '/admin', { isAdmin: true }),
  'PATCH /api/admin/users/:id/notes': (context) => aboutUser(context, '/notes', { notes: 'Wants two brands' }),
  'PATCH /api/admin/users/:id/role': (context) => aboutUser(context, '/role', { userRole: 'test' }),
  'PATCH /api/admin/users/:id/period': (context) => aboutUser(context, '/period', { lastDay: '2099-01-31' }),
  'POST /api/admin/users/:id/invitation': (context) => aboutUser(context, '/invitation', {}),
  'DELETE /api/admin/users/:id/second-factor': (context) => aboutUser(context, '/second-factor', {}),
  'DELETE /api/admin/users/:id/sessions': (context) => aboutUser(context, '/sessions', {}),
  'POST /api/admin/impersonate/:id': ({ owner }) => ({ url: `/api/admin/impersonate/${owner.userId}` }),
  'POST /api/admin/stop-impersonation': none,
  'GET /api/admin/log': none,
  'GET /api/admin/log.csv': none,
  'GET /api/admin/coupons': none,
  'POST /api/admin/coupons': () => ({ body: { code: randomUUID().replaceAll('-', ''), percent: 10 } }),
  'PATCH /api/admin/coupons/:code': () => ({ url: '/api/admin/coupons/FOUNDER', body: { isActive: true } }),
  'GET /api/admin/waitlist': none,
  'DELETE /api/admin/waitlist/:id': aboutWaiting,
  'GET /api/admin/waitlist.csv': none,
  'GET /api/admin/model': none,
  'POST /api/admin/model/probe': () => ({ body: {} }),
  'GET /api/admin/orders': none,
  'GET /api/admin/orders.csv': none,
}
