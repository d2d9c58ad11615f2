/** Runs the server: database, migrations, then listening. SIGTERM and SIGINT shut it down gracefully. */

import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import { createApp } from '#server/app/app.ts'
import { createShutdown } from '#server/app/stop-listening.ts'
import { tellModel } from '#server/app/tell-model.ts'
import { recompressBuild, type WebBuild } from '#server/app/web-build.ts'
import type { PaymentSettings } from '#server/checkout/add-checkout.ts'
import { openDatabase } from '#server/platform/db/database.ts'
import { startEmbeddedPostgres } from '#server/platform/db/embedded-postgres.ts'
import { runMigrations } from '#server/platform/db/migrate.ts'
import { readOrMakeSecret } from '#server/platform/http/secrets.ts'
import { createSendMail } from '#server/platform/mail/send-mail.ts'
import { createLanguageModel } from '#server/platform/model/create-language-model.ts'
import { createModelProbe } from '#server/platform/model/model-probe.ts'
import type { ModelSettings } from '#server/platform/model/model-settings.ts'
import { createPdfPrinter } from '#server/platform/pdf/pdf-printer.ts'
import { StartError } from '#server/platform/start-error.ts'
import { lowerThreadPoolPriority } from '#server/platform/threads/give-way.ts'
import { createThreadPool } from '#server/platform/threads/threads.ts'

const drainMs = 20_000
/** Time to close the database after connections are cut off. */
const lastMs = 5000
/** Exit code after an uncaught error; 1 means that the server did not start. */
const brokenDown = 70
const say = (line: string) => process.stdout.write(`${line}\n`)
const complain = (line: string) => process.stderr.write(`${line}\n`)

/** The operator's settings, read by `server/config.ts`. */
export type ServerSettings = {
  port: number
  host: string
  publicUrl: string | undefined
  dataDir: string
  databaseUrl: string | undefined
  /** Comma-separated addresses or ranges of proxies whose X-Forwarded-For is trusted. */
  trustProxy: string | undefined
  sessionSecret: string | undefined
  /** Shared secret with the site that issues signed links; undefined turns sign-in by link off. */
  signedLinkSecret: string | undefined
  /** Admins without a second factor cannot use the admin area. */
  isAdminFactorRequired: boolean
  /** Bearer token for the metrics; undefined turns them off. */
  metricsToken: string | undefined
  /** Hosts inside the operator's network that may be reviewed, as host or host:port. */
  auditAllowHosts: ReadonlySet<string>
  payments: PaymentSettings
  /** The language model that writes; undefined for the embedded engine. */
  model: ModelSettings | undefined
  /** Tokens of it for a user and day; undefined for no limit. */
  dailyTokensMax: number | undefined
  /** What it may cost in a month, in millionths of a US dollar; undefined for no limit. */
  monthlyCostMax: number | undefined
  smtpUrl: string | undefined
  mailFrom: string
  contactEmail: string | undefined
  productName: string
  /** The page visitors see at `/`. */
  signedOutHome: 'waitlist' | 'marketing'
  /** Where to ask for access to the waitlist's community. */
  communityUrl: string | undefined
  logLevel: string
  rateLimitScale: number
}

/** Origin of links back to this server. */
export const makeLinkBase = ({ publicUrl, port }: ServerSettings) => publicUrl ?? `http://localhost:${port}`

async function connect({ databaseUrl, dataDir }: ServerSettings) {
  if (databaseUrl !== undefined) return { connection: { connectionString: databaseUrl }, stop: async () => undefined }
  return startEmbeddedPostgres({ dataDir, log: { info: say, warn: complain } })
}

/** Runs the migrations; if the database of DATABASE_URL cannot be used, throws StartError with a message. */
async function prepare(connection: pg.ClientConfig, { databaseUrl }: ServerSettings): Promise<void> {
  try {
    await runMigrations(connection)
  } catch (error) {
    if (databaseUrl === undefined || !(error instanceof Error) || !('code' in error)) throw error
    throw new StartError(`The database that DATABASE_URL names cannot be used (${error.message || error.code}).`)
  }
}

/** After an uncaught error the server's state is unknown, so it exits, with a code that differs from a failed start. */
function endWhenBroken(log: FastifyBaseLogger): void {
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'the server broke down')
    process.exit(brokenDown)
  })
}

/** A language model for the tools, and how much it may be asked. */
function openWriting({ model, dailyTokensMax, monthlyCostMax }: ServerSettings) {
  if (!model) return undefined
  const probe = createModelProbe(model)
  const { callsAtOnceMax: atOnceMax, timeoutMs: callMs } = model
  return { model: createLanguageModel(model), probe, atOnceMax, callMs, dailyTokensMax, monthlyCostMax }
}

/**
 * Resolves once the server listens. The screens are read while the database starts; if they are missing, this throws
 * before the database is touched.
 */
export async function runServer(settings: ServerSettings, readingBuild: Promise<WebBuild>): Promise<void> {
  const { dataDir, smtpUrl, mailFrom } = settings
  // Its failure is thrown below, when the database can be stopped.
  readingBuild.catch(() => undefined)
  const postgres = await connect(settings)
  const database = openDatabase(postgres.connection)
  const printer = createPdfPrinter()
  // Three reviews run at once, so one thread stays free for documents.
  const threads = createThreadPool({ atOnceMax: 4 })
  const writing = openWriting(settings)
  let isRunning = true
  try {
    const sessionSecret = settings.sessionSecret ?? (await readOrMakeSecret(dataDir))
    const build = await readingBuild
    await prepare(postgres.connection, settings)
    const app = await createApp({
      settings: { ...settings, linkBase: makeLinkBase(settings), sessionSecret, hasMailServer: smtpUrl !== undefined },
      database,
      sendMail: createSendMail({ smtpUrl, from: mailFrom, dataDir }),
      printer,
      threads,
      build,
      ...(writing && { writing }),
      isRunning: () => isRunning,
    })
    const stopAnswering = createShutdown(app)
    const stop = async () => {
      if (!isRunning) return
      isRunning = false
      // After the drain time cut off remaining connections, so that the database can still be closed cleanly.
      setTimeout(() => app.server.closeAllConnections(), drainMs).unref()
      setTimeout(() => process.exit(1), drainMs + lastMs).unref()
      await stopAnswering()
      await printer.close()
      await threads.close()
      await database.$client.end()
      await postgres.stop()
      process.exit(0)
    }
    endWhenBroken(app.log)
    process.on('SIGTERM', stop)
    process.on('SIGINT', stop)
    lowerThreadPoolPriority()
    const address = await app.listen({ port: settings.port, host: settings.host })
    void recompressBuild(build)
    if (smtpUrl === undefined)
      complain(`SMTP_URL is not set: mails stay in ${dataDir}/outbox, and every email address counts as proven.`)
    if (settings.rateLimitScale !== 1) complain(`Rate limits are multiplied by ${settings.rateLimitScale}.`)
    say(`${settings.productName} is ready: ${address.replace('127.0.0.1', 'localhost')}`)
    if (writing) void tellModel(writing.probe, { say, complain })
  } catch (error) {
    await database.$client.end()
    await postgres.stop()
    throw error
  }
}
