/** A local site to review in tests, and an app that may fetch it. */
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, vi } from 'vitest'
import { z } from 'zod'
import type { Audit } from '#contract/brand-review-calls.ts'
import type { AppParts } from '#server/app/app.ts'
import { createTestApp } from './app.ts'
import type { TestPerson } from './people.ts'

/** `parts`: of the app, such as a language model. */
export async function serveReviewedSite(answer: http.RequestListener, parts: Partial<AppParts> = {}) {
  const server = http.createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port }: AddressInfo = Object(server.address())
  const site = await createTestApp({ auditAllowHosts: new Set([`127.0.0.1:${port}`]) }, parts)
  const close = async () => {
    await site.close()
    server.close()
  }
  return { site, address: `http://127.0.0.1:${port}/`, close }
}

/** The review form as its owner fills it in. */
export const makeReviewForm = (websiteUrl: string) => ({
  websiteUrl,
  brandArchetype: 'caregiver',
  coreValues: ['trust'],
  targetAudience: 'Grown-ups who are nervous of deep water',
  brandTone: 'friendly',
  socialHandles: {},
})

const started = z.object({ auditId: z.string() })
export async function startReview({ ask }: TestPerson, form: object): Promise<string> {
  const answered = await ask('POST', '/api/audit', form)
  expect(answered).toMatchObject({ status: 200 })
  return started.parse(answered.body).auditId
}

export const fetchAudit = async ({ ask }: TestPerson, id: string): Promise<Audit> =>
  Object((await ask('GET', `/api/audit/${id}`)).body).audit

export const waitForAuditEnd = (person: TestPerson, id: string) =>
  vi.waitFor(
    async () => {
      const audit = await fetchAudit(person, id)
      expect(['complete', 'failed']).toContain(audit.status)
      return audit
    },
    { timeout: 20_000, interval: 100 },
  )
