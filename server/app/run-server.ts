/** Runs the server: database, migrations, then listening. SIGTERM and SIGINT end it in good order. */

import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import { createApp } from '#server/app/app.ts'
import { createStop } from '#server/app/stop-listening.ts'
import type { WebBuild } from '#server/app/web-build.ts'
import type { PaymentSettings } from '#server/checkout/add-checkout.ts'
import { openDatabase } from '#server/platform/db/database.ts'
import { startEmbeddedPostgres } from '#server/platform/db/embedded-postgres.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { readOrMakeSecret } from '#server/platform/http/secrets.ts'
import { createSendMail } from '#server/platform/mail/send-mail.ts'
import { createPdfPrinter } from '#server/platform/pdf/pdf-printer.ts'
import { StartError } from '#server/platform/start-error.ts'
import { lowerPoolThreads } from '#server/platform/threads/give-way.ts'
import { createThreads } from '#server/platform/threads/threads.ts'

const drainMs = 20_000
/** For closing the database once nobody is connected any more. */
const lastMs = 5000
/** The exit code of a server that broke down; 1 says that it did not start. */
const brokenDown = 70
const say = (line: string) => process.stdout.write(`${line}\n`)
const complain = (line: string) => process.stderr.write(`${line}\n`)

/** What an operator can set; `server/config.ts` reads it. */
export type ServerSettings = {
  port: number
  host: string
  publicUrl: string | undefined
  dataDir: string
  databaseUrl: string | undefined
  /** Addresses or ranges of the proxies whose X-Forwarded-For is believed, comma between. */
  trustProxy: string | undefined
  sessionSecret: string | undefined
  /** The secret of whoever signs people in by a token in the address; without one that way is closed. */
  signedLinkSecret: string | undefined
  /** The administration is closed to an admin without a second factor. */
  isAdminFactorRequired: boolean
  /** Opens the metrics to whoever brings it; without one there are none. */
  metricsToken: string | undefined
  /** Sites inside the operator's own network that may be reviewed, as host or host:port. */
  auditAllowHosts: ReadonlySet<string>
  payments: PaymentSettings
  smtpUrl: string | undefined
  mailFrom: string
  contactEmail: string | undefined
  productName: string
  /** Which page a visitor finds at home. */
  signedOutHome: 'waitlist' | 'marketing'
  /** Where one asks to be let into the community of the waitlist. */
  communityUrl: string | undefined
  logLevel: string
  rateLimitScale: number
}

/** What links begin with that lead back to this server. */
export const linkBaseOf = ({ publicUrl, port }: ServerSettings) => publicUrl ?? `http://localhost:${port}`

async function connect({ databaseUrl, dataDir }: ServerSettings) {
  if (databaseUrl !== undefined) return { connection: { connectionString: databaseUrl }, stop: async () => undefined }
  return startEmbeddedPostgres({ dataDir, log: { info: say, warn: complain } })
}

/** Migrates; a database of one's own that cannot be used is told in a sentence. */
async function prepare(connection: pg.ClientConfig, { databaseUrl }: ServerSettings): Promise<void> {
  try {
    await migrate(connection)
  } catch (error) {
    if (databaseUrl === undefined || !(error instanceof Error) || !('code' in error)) throw error
    throw new StartError(`The database that DATABASE_URL names cannot be used (${error.message || error.code}).`)
  }
}

/** An error that nobody caught leaves the server in an unknown state: it ends, told apart from a start that is refused. */
function endWhenBroken(log: FastifyBaseLogger): void {
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'the server broke down')
    process.exit(brokenDown)
  })
}

/** Resolves once it listens; without `build` it answers the calls alone. */
export async function runServer(settings: ServerSettings, build?: WebBuild): Promise<void> {
  const { dataDir, smtpUrl, mailFrom } = settings
  const postgres = await connect(settings)
  const database = openDatabase(postgres.connection)
  const printer = createPdfPrinter()
  // Three reviews run at once, so a document never waits for them.
  const threads = createThreads({ atOnceMax: 4 })
  let isRunning = true
  try {
    const sessionSecret = settings.sessionSecret ?? (await readOrMakeSecret(dataDir))
    await prepare(postgres.connection, settings)
    const app = await createApp({
      settings: { ...settings, linkBase: linkBaseOf(settings), sessionSecret, hasMailServer: smtpUrl !== undefined },
      database,
      sendMail: createSendMail({ smtpUrl, from: mailFrom, dataDir }),
      printer,
      threads,
      ...(build && { build }),
      isRunning: () => isRunning,
    })
    const stopAnswering = createStop(app)
    const stop = async () => {
      if (!isRunning) return
      isRunning = false
      // What still hangs after the drain is cut off, so that the database can be closed in good order.
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
    lowerPoolThreads()
    const address = await app.listen({ port: settings.port, host: settings.host })
    if (smtpUrl === undefined)
      complain(`SMTP_URL is not set: mails stay in ${dataDir}/outbox, and every email address counts as proven.`)
    if (settings.rateLimitScale !== 1) complain(`Rate limits are multiplied by ${settings.rateLimitScale}.`)
    say(`${settings.productName} is ready: ${address.replace('127.0.0.1', 'localhost')}`)
  } catch (error) {
    await database.$client.end()
    await postgres.stop()
    throw error
  }
}
