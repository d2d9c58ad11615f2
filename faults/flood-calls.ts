/** A valid request for every call that changes, generates or prints something. */
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { CallSpec } from '#contract/call.ts'
import { allCalls, type CallName } from '#contract/calls.ts'
import { signLinkToken } from '#testing/server/signed-links.ts'
import { benchCoreValues } from '../bench/load-kinds.ts'
import { makeAttributesBody } from '../bench/make-owners.ts'
import { checkoutFloodRows } from './flood-checkout.ts'
import {
  type Flooder,
  type FloodRow,
  floodWithBodies,
  floodWithoutBody,
  makeJsonRequests,
  unknownToken,
} from './flood-row.ts'
import { floodNumberMarker } from './flood-task.ts'
import { makeAuditBody, type OwnerStage, requestAudit, waitForAudit } from './owner-stages.ts'
import { waitFor } from './wait-for.ts'

/** Whether a user could slow others down with this call. Admin calls are excluded, because users are refused there. */
export const isHeavyCall = ({ method, reply, caller }: CallSpec) =>
  caller !== 'admin' && (method !== 'GET' || (reply === 'file' && caller === 'signed-in'))

const takingBack = { id: '0-giving', isTakenBack: true }
const boundary = 'a-boundary-of-the-campaign'
const paragraph = 'We mend before we make. We are honest about wool. Courage, patience and craft carry our workshop. '
const upload =
  `--${boundary}\r\ncontent-disposition: form-data; name="document"; filename="values.txt"\r\n` +
  `content-type: text/plain\r\n\r\n${paragraph.repeat(200)}\r\n--${boundary}--\r\n`
const uploadRow = (path: string, stage: OwnerStage): FloodRow => ({
  stage,
  make: async ({ owner }) => [
    {
      path,
      body: upload,
      cookie: owner.cookie,
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    },
  ],
})

const auditRow = (part: string, body?: (flooder: Flooder) => unknown): FloodRow => ({
  stage: 'audit',
  make: async (flooder) => [
    {
      path: `/api/audit/${flooder.auditId}/${part}`,
      cookie: flooder.owner.cookie,
      ...(body && { body: JSON.stringify(body(flooder)) }),
    },
  ],
})

const longUvps = (turn: number) => ({
  uvpVariations: Array.from({ length: 20 }, (_, at) =>
    `${turn} ${at} ${'warm wool, mended for life '.repeat(35)}`.slice(0, 990),
  ),
})
const question = (message: string) => ({ message })
const twice = (make: (turn: number) => unknown) => [make(1), make(2)]
const versions = z.object({ versions: z.array(z.object({ id: z.string() })) })
const interview = z.object({ messages: z.array(z.object({ id: z.string(), role: z.string() })), revision: z.string() })
const notHers = { password: 'not the password at all', code: '123456' }

/** Nothing listens on this port, but the server is allowed to fetch from it. */
export const closedHost = '127.0.0.1:9'
const failedMs = 60_000

export const floodRows: Readonly<Partial<Record<CallName, FloodRow>>> = {
  'POST /api/auth/register': {
    stage: 'uvp',
    make: async () =>
      makeJsonRequests('/api/auth/register', {
        email: `flood-${floodNumberMarker}@example.org`,
        password: 'a shuttle through the warp',
        firstName: 'Ines',
        lastName: 'Kestrel',
      }),
  },
  'POST /api/auth/login': {
    stage: 'uvp',
    make: async ({ owner: { email, password } }) => makeJsonRequests('/api/auth/login', { email, password }),
  },
  'POST /api/auth/token': {
    stage: 'uvp',
    make: async ({ owner: { userId, email } }) =>
      makeJsonRequests(
        '/api/auth/token',
        ...Array.from({ length: 256 }, () => ({ token: signLinkToken({ userId, email }) })),
      ),
  },
  'POST /api/auth/forgot-password': {
    stage: 'uvp',
    make: async ({ owner: { email } }) => makeJsonRequests('/api/auth/forgot-password', { email }),
  },
  'POST /api/auth/reset-link': floodWithBodies('uvp', '/api/auth/reset-link', { token: unknownToken }),
  'POST /api/auth/reset-password': floodWithBodies('uvp', '/api/auth/reset-password', {
    token: unknownToken,
    password: 'a shuttle through the warp',
  }),
  'POST /api/auth/confirm-email': floodWithBodies('uvp', '/api/auth/confirm-email', { token: unknownToken }),
  'POST /api/auth/confirm-email/send': floodWithBodies('uvp', '/api/auth/confirm-email/send', {}),
  // The right password would end every other session, including this owner's.
  'POST /api/auth/change-password': floodWithBodies('uvp', '/api/auth/change-password', {
    currentPassword: 'not the password at all',
    newPassword: 'another shuttle through the warp',
  }),
  'PUT /api/profile': floodWithBodies(
    'uvp',
    '/api/profile',
    ...twice((turn) => ({ productsServices: `${turn} ${'blankets '.repeat(200)}` })),
  ),
  'PUT /api/writing': floodWithBodies('uvp', '/api/writing', ...twice((turn) => ({ isOn: turn === 1 }))),
  'POST /api/start': {
    stage: 'uvp',
    make: async () =>
      makeJsonRequests('/api/start', {
        firstName: 'Ines',
        lastName: 'Kestrel',
        businessName: 'Kestrel & Loom',
        companySize: '1-10',
        monthlyRevenue: 'under-10k',
        industry: 'retail',
        email: `flood-${floodNumberMarker}@example.org`,
      }),
  },
  'POST /api/waitlist': floodWithBodies('uvp', '/api/waitlist', {
    email: `flood-${floodNumberMarker}@example.org`,
    firstName: 'Ines',
  }),
  'PUT /api/brand-attributes': {
    stage: 'uvp',
    make: async ({ owner }) =>
      [1, 2].map((turn) => ({ path: '/api/brand-attributes', body: makeAttributesBody(turn), cookie: owner.cookie })),
  },
  'POST /api/onboarding/upload': uploadRow('/api/onboarding/upload', 'uvp'),
  'POST /api/brand-attributes/upload': uploadRow('/api/brand-attributes/upload', 'uvp'),
  'GET /api/brand-attributes/pdf': floodWithoutBody('uvp', '/api/brand-attributes/pdf'),
  'POST /api/suggest-words': floodWithBodies('uvp', '/api/suggest-words', {
    category: 'voice',
    input: 'wa',
    existingWords: ['Warm'],
  }),
  'POST /api/brand/history/:id/restore': {
    stage: 'uvp',
    make: async ({ owner, ask }) => {
      for (const turn of [1, 2]) await ask('PUT', '/api/user-profile/uvps', longUvps(turn))
      const kept = versions.parse(await ask('GET', '/api/brand/history?part=uvps')).versions
      return kept.map(({ id }) => ({ path: `/api/brand/history/${id}/restore`, body: '{}', cookie: owner.cookie }))
    },
  },
  'PUT /api/brand/contradictions': floodWithBodies(
    'uvp',
    '/api/brand/contradictions',
    ...twice((turn) => ({ one: `we are a team of ${turn}`, other: 'just me '.repeat(100).trim() })),
  ),
  'PUT /api/user-profile/sentences': floodWithBodies(
    'uvp',
    '/api/user-profile/sentences',
    ...twice((turn) => ({ does: `mend ${turn} blankets a day`, only: 'leave the old wool with you' })),
  ),
  'POST /api/user-profile/sentences/proposals': floodWithBodies('uvp', '/api/user-profile/sentences/proposals', {}),
  'PUT /api/user-profile/uvps': floodWithBodies('uvp', '/api/user-profile/uvps', ...twice(longUvps)),
  'PUT /api/user-profile/uvp': floodWithBodies(
    'uvp',
    '/api/user-profile/uvp',
    ...twice((turn) => ({ chosenUvp: `Kestrel & Loom mends for life, ${turn} times.` })),
  ),
  'POST /api/generate-uvp': floodWithBodies('uvp', '/api/generate-uvp', {}),
  'POST /api/refine-uvp': floodWithBodies('uvp', '/api/refine-uvp', {
    originalUvp: 'We weave warm blankets to order and mend them for as long as they last, so that homes stay warm.',
    feedback: 'make it shorter and warmer',
  }),
  'PUT /api/taglines': floodWithBodies(
    'uvp',
    '/api/taglines',
    ...twice((turn) => ({ lines: [{ tagline: `Blankets that outlive us, ${turn}` }] })),
  ),
  'POST /api/generate-taglines': floodWithBodies('uvp', '/api/generate-taglines', {}),
  'PUT /api/user-profile/tagline': floodWithBodies(
    'uvp',
    '/api/user-profile/tagline',
    ...twice((turn) => ({ chosenTagline: `Mended for life, ${turn} times.` })),
  ),
  'POST /api/core-values': floodWithBodies(
    'values',
    '/api/core-values',
    ...twice((turn) => ({
      coreValues: benchCoreValues.map((value) => ({ ...value, description: `${value.description} ${turn}` })),
    })),
  ),
  'POST /api/extract-core-values': uploadRow('/api/extract-core-values', 'values'),
  'GET /api/core-values/pdf': floodWithoutBody('values', '/api/core-values/pdf'),
  'POST /api/ai-core-values-assistant': floodWithBodies(
    'values',
    '/api/ai-core-values-assistant',
    question('We never sell a second blanket to somebody whose first can be mended.'),
    question('What does honesty cost us?'),
  ),
  'POST /api/ai-core-values-assistant/reset': floodWithBodies('values', '/api/ai-core-values-assistant/reset', {}),
  'POST /api/strategist/chat': floodWithBodies(
    'values',
    '/api/strategist/chat',
    question('Which of my words contradict each other?'),
    question('What should I do next?'),
  ),
  'POST /api/strategist/reset': floodWithBodies('values', '/api/strategist/reset', {}),
  'GET /api/brand/export/:format': {
    stage: 'values',
    make: async ({ owner }) =>
      ['markdown', 'json'].map((format) => ({ path: `/api/brand/export/${format}`, cookie: owner.cookie })),
  },
  'POST /api/audit': {
    stage: 'archetype',
    make: async ({ owner, siteHost }) => [
      { path: '/api/audit', body: JSON.stringify(makeAuditBody(siteHost)), cookie: owner.cookie },
    ],
  },
  'GET /api/audit/:id/pdf': auditRow('pdf'),
  // Only a failed audit can be retried.
  'POST /api/audit/:id/retry': {
    stage: 'archetype',
    make: async ({ owner, ask }) => {
      const id = await requestAudit(ask, closedHost)
      if (!(await waitFor(async () => (await waitForAudit(ask, id)).status === 'failed', failedMs)))
        throw new Error('A review of a site that is not there did not fail in time.')
      return [{ path: `/api/audit/${id}/retry`, body: '{}', cookie: owner.cookie }]
    },
  },
  'POST /api/audit/:id/share': auditRow('share', () => ({})),
  'DELETE /api/audit/:id/share': auditRow('share', () => ({})),
  'PUT /api/audit/:id/mark': auditRow('mark', () => ({ check: 'alt-texts', mark: 'intended' })),
  'POST /api/audit/:id/judgments': auditRow('judgments', () => ({ byModel: true })),
  // Her review has no judgments, as no model is set up.
  'PUT /api/audit/:id/judgments': auditRow('judgments', () => ({ judgment: 'no such judgment', isSetAside: true })),
  'POST /api/audit/:id/mail': auditRow('mail', ({ owner }) => ({ email: owner.email })),
  'POST /api/audit-mail/confirm': floodWithBodies('uvp', '/api/audit-mail/confirm', { token: unknownToken }),
  'POST /api/brand-archetype/analyze': floodWithBodies(
    'values',
    '/api/brand-archetype/analyze',
    question('We never leave anybody behind, whatever it costs us that day.'),
    question('People who have stood on the shore for years and watched the others go in.'),
  ),
  'PUT /api/brand-archetype/answers/:id': {
    stage: 'archetype',
    make: async ({ owner, ask }) => {
      const { messages, revision } = interview.parse(await ask('GET', '/api/brand-archetype'))
      const { id } = messages.find(({ role }) => role === 'user') ?? { id: 'none' }
      const message = 'We never leave anybody behind, whatever it costs us that week.'
      return [
        {
          path: `/api/brand-archetype/answers/${id}`,
          body: JSON.stringify({ message, revision }),
          cookie: owner.cookie,
        },
      ]
    },
  },
  'POST /api/brand-archetype/save': floodWithBodies('archetype', '/api/brand-archetype/save', {}),
  'POST /api/brand-archetype/resume': floodWithBodies('archetype', '/api/brand-archetype/resume', {}),
  'POST /api/brand-archetype/renew': floodWithBodies('archetype', '/api/brand-archetype/renew', {}),
  'POST /api/brand-archetype/text': floodWithBodies('archetype', '/api/brand-archetype/text', {}),
  'DELETE /api/brand-archetype/text': floodWithBodies('archetype', '/api/brand-archetype/text', {}),
  'POST /api/brand-archetype/readings': floodWithBodies('archetype', '/api/brand-archetype/readings', {}),
  'PUT /api/brand-archetype/readings': floodWithBodies('archetype', '/api/brand-archetype/readings', takingBack),
  'DELETE /api/brand-archetype/readings': floodWithBodies('archetype', '/api/brand-archetype/readings', {}),
  'POST /api/brand-archetype/pdf': floodWithBodies('archetype', '/api/brand-archetype/pdf', {}),
  'POST /api/brand-archetype/reset': { ...floodWithBodies('values', '/api/brand-archetype/reset', {}), isLast: true },
  'DELETE /api/account/sessions/:id': {
    stage: 'uvp',
    make: async ({ owner }) => [{ path: `/api/account/sessions/${randomUUID()}`, cookie: owner.cookie }],
  },
  'DELETE /api/account/sessions': floodWithoutBody('uvp', '/api/account/sessions'),
  'POST /api/auth/second-step': floodWithBodies('uvp', '/api/auth/second-step', {
    challenge: unknownToken,
    code: '123456',
  }),
  'POST /api/auth/confirm': floodWithBodies('uvp', '/api/auth/confirm', { password: 'not hers' }),
  'POST /api/account/second-factor': floodWithBodies('uvp', '/api/account/second-factor', {}),
  'POST /api/account/second-factor/confirm': floodWithBodies('uvp', '/api/account/second-factor/confirm', notHers),
  'POST /api/account/second-factor/codes': floodWithBodies('uvp', '/api/account/second-factor/codes', notHers),
  'DELETE /api/account/second-factor': floodWithBodies('uvp', '/api/account/second-factor', notHers),
  'GET /api/account/export': floodWithoutBody('values', '/api/account/export'),
  // The right confirmation would delete the account that sends the flood.
  'POST /api/account/delete': floodWithBodies('uvp', '/api/account/delete', {
    confirmation: 'delete',
    businessName: 'another',
  }),
  'POST /api/admin/stop-impersonation': floodWithBodies('uvp', '/api/admin/stop-impersonation', {}),
  ...checkoutFloodRows,
  'POST /api/auth/logout': { ...floodWithBodies('uvp', '/api/auth/logout', {}), isLast: true },
}

/** The calls of the contract without a row; there must be none. */
export const listCallsWithoutFloodRow = () =>
  allCalls
    .filter((spec: CallSpec) => isHeavyCall(spec))
    .map(({ method, path }) => `${method} ${path}`)
    .filter((name) => !Object.hasOwn(floodRows, name))
