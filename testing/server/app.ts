/** The whole server on a database of its own, for tests; mails and log lines are captured. */
import type { FastifyInstance } from 'fastify'
import { type AppParts, createApp } from '#server/app/app.ts'
import type { AppSettings } from '#server/app/app-settings.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Mail } from '#server/platform/mail/send-mail.ts'
import { createPdfPrinter } from '#server/platform/pdf/pdf-printer.ts'
import { createThreadPool } from '#server/platform/threads/threads.ts'
import { createTestDatabase } from './database.ts'
import { type Ask, createAsk, createTestPeople, type TestPeople } from './people.ts'
import { testLinkSecret } from './signed-links.ts'

export type TestApp = TestPeople & {
  app: FastifyInstance
  database: Database
  mails: Mail[]
  logLines: string[]
  /** Calls without a session. */
  ask: Ask
  /** Another server on the same database, as after a restart or in parallel. */
  again: (settings?: Partial<AppSettings>, parts?: Partial<AppParts>) => Promise<FastifyInstance>
  close: () => Promise<void>
}

const usual: AppSettings = {
  publicUrl: undefined,
  linkBase: 'http://localhost:3000',
  contactEmail: 'keeper@signet.example',
  productName: 'Signet',
  // As on a server without SMTP_URL: every email address counts as confirmed.
  hasMailServer: false,
  trustProxy: undefined,
  logLevel: 'info',
  // Tests of a limit set it back to 1.
  rateLimitScale: 1000,
  sessionSecret: 'a secret for tests only, of 48 characters or more',
  signedLinkSecret: testLinkSecret,
  isAdminFactorRequired: false,
  metricsToken: undefined,
  payments: { provider: 'simulated' },
  // Nothing listens there, so an audit fails at once.
  auditAllowHosts: new Set(['127.0.0.1:9']),
}

/** Create it in `beforeAll`, close it in `afterAll`. */
export async function createTestApp(
  settings: Partial<AppSettings> = {},
  parts: Partial<AppParts> = {},
): Promise<TestApp> {
  const { database, drop } = await createTestDatabase()
  const printer = createPdfPrinter()
  const threads = createThreadPool()
  const mails: Mail[] = []
  const logLines: string[] = []
  const started: FastifyInstance[] = []
  const again: TestApp['again'] = async (otherSettings = {}, otherParts = {}) => {
    const made = await createApp({
      settings: { ...usual, ...settings, ...otherSettings },
      database,
      printer,
      threads,
      sendMail: async (mail) => void mails.push(mail),
      logStream: { write: (line) => void logLines.push(line) },
      ...parts,
      ...otherParts,
    })
    started.push(made)
    return made
  }
  const app = await again()
  const { sessionSecret, publicUrl } = { ...usual, ...settings }
  const cookieName = publicUrl?.startsWith('https:') ? '__Host-signet' : 'signet'
  return {
    ...createTestPeople(app, database, sessionSecret, cookieName),
    app,
    database,
    mails,
    logLines,
    ask: createAsk(app),
    again,
    close: async () => {
      for (const each of started) await each.close()
      await printer.close()
      await threads.close()
      await drop()
    },
  }
}
