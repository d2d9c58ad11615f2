/** Audits for tests, stored as completed without fetching a site. */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { AuditAnalysis } from '#contract/brand-review.ts'
import type { Judgment, StoredJudgments } from '#contract/brand-review-judgments.ts'
import { brandAudits } from '#server/tables/tables.ts'
import type { TestApp } from './app.ts'
import type { TestPerson } from './people.ts'

const card = { score: 7, isMeasured: true, content: 'Measured.', strengths: [], opportunities: [] }

/** The one check in these audits. */
export const auditedCheck = 'alt-texts'

/** What was measured in these audits. */
export const auditAnalysis: AuditAnalysis = {
  overallScore: 7,
  voiceAnalysis: card,
  visualAnalysis: card,
  messagingAnalysis: card,
  consistencyAnalysis: card,
  recommendations: { immediate: [], longTerm: [] },
  checks: [
    {
      id: auditedCheck,
      score: 'visual',
      title: 'Alt text for images',
      weight: 2,
      outcome: 'failed',
      measure: 0,
      finding: 'None of two images has a text.',
      evidence: [],
      fix: 'Write into each what it shows.',
      effort: 'low',
    },
  ],
  pages: [],
}

/** The one judgment of these audits. */
export const storedJudgment: Judgment = {
  id: 'a-pair-of-quotes',
  kind: 'message',
  one: { quote: 'Lessons in the sea', page: 'https://tern.example/', place: 'heading 1' },
  other: { quote: 'We swim indoors only', page: 'https://tern.example/pool', place: 'paragraph 2' },
  what: 'The home page promises the sea, and this page takes it back.',
  todo: 'Say on both pages where the lessons take place.',
  writtenBy: 'Some Model',
}
const judgments: StoredJudgments = {
  ...{ items: [storedJudgment], dropped: 0, writtenBy: 'Some Model', writtenAt: '2026-11-29T09:00:00.000Z' },
}

/** Stores a completed or failed audit and returns its id. */
export async function makeAudit(
  { database }: TestApp,
  { brandId }: TestPerson,
  status: 'complete' | 'failed' = 'complete',
) {
  const id = randomUUID()
  await database.insert(brandAudits).values({
    id,
    brandId,
    websiteUrl: 'https://tern.example/',
    brandArchetype: 'caregiver',
    coreValues: ['trust'],
    targetAudience: 'Grown-ups who are nervous of deep water',
    brandTone: 'friendly',
    socialHandles: {},
    status,
    ...(status === 'complete' ? { analysis: auditAnalysis, judgments } : { reason: 'We couldn’t reach the site.' }),
  })
  return id
}

/** The token of a confirmation mail for sending a report. */
export async function makeMailToken(site: TestApp, owner: TestPerson): Promise<string> {
  const email = `${randomUUID()}@example.org`
  await owner.ask('POST', `/api/audit/${await makeAudit(site, owner)}/mail`, { email })
  for (;;) {
    const mail = site.mails.find(({ to }) => to === email)
    if (mail) return /token=([\w-]+)/.exec(mail.text)?.[1] ?? ''
    await sleep(20)
  }
}

/** Completes the earlier steps of a brand, so that the review is unlocked. */
export async function openReview({ setBrand }: TestApp, person: TestPerson | undefined): Promise<void> {
  const coreValues = [{ id: randomUUID(), title: 'Calm', description: 'We wait until you are ready.', order: 0 }]
  if (person) await setBrand(person, { coreValues, brandArchetypeCompleted: true })
}
