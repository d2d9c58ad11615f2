/** Runs the server: database, migrations, then listening. SIGTERM and SIGINT end it in good order. */
import { createApp } from '#server/app/app.ts'
import type { WebBuild } from '#server/app/web-build.ts'
import { openDatabase } from '#server/platform/db/database.ts'
import { startEmbeddedPostgres } from '#server/platform/db/embedded-postgres.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { readOrMakeSecret } from '#server/platform/http/secrets.ts'
import { createSendMail } from '#server/platform/mail/send-mail.ts'
import { createPdfPrinter } from '#server/platform/pdf/pdf-printer.ts'
import { createThreads } from '#server/platform/threads/threads.ts'

const drainMs = 20_000
/** For closing the database once nobody is connected any more. */
const lastMs = 5000
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
  authTokenSecret: string | undefined
  /** Sites inside the operator's own network that may be reviewed, as host or host:port. */
  auditAllowHosts: ReadonlySet<string>
  smtpUrl: string | undefined
  mailFrom: string
  productName: string
  logLevel: string
  rateLimitScale: number
}

/** What links begin with that lead back to this server. */
export const linkBaseOf = ({ publicUrl, port }: ServerSettings) => publicUrl ?? `http://localhost:${port}`

async function connect({ databaseUrl, dataDir }: ServerSettings) {
  if (databaseUrl !== undefined) return { connection: { connectionString: databaseUrl }, stop: async () => undefined }
  return startEmbeddedPostgres({ dataDir, log: { info: say, warn: complain } })
}

/** Resolves once it listens; without `build` it answers the calls alone. */
export async function runServer(settings: ServerSettings, build?: WebBuild): Promise<void> {
  const { dataDir, smtpUrl, mailFrom } = settings
  const sessionSecret = settings.sessionSecret ?? (await readOrMakeSecret(dataDir))
  const postgres = await connect(settings)
  const database = openDatabase(postgres.connection)
  const printer = createPdfPrinter()
  // Two audits are measured at once at most, so a document never waits for them.
  const threads = createThreads({ atOnceMax: 3 })
  let isRunning = true
  try {
    await migrate(database)
    const app = await createApp({
      settings: { ...settings, linkBase: linkBaseOf(settings), sessionSecret },
      database,
      sendMail: createSendMail({ smtpUrl, from: mailFrom, dataDir }),
      printer,
      threads,
      ...(build && { build }),
      isRunning: () => isRunning,
    })
    const stop = async () => {
      if (!isRunning) return
      isRunning = false
      // What still hangs after the drain is cut off, so that the database can be closed in good order.
      setTimeout(() => app.server.closeAllConnections(), drainMs).unref()
      setTimeout(() => process.exit(1), drainMs + lastMs).unref()
      // A browser keeps its connection after the request that was running; nothing more will come over it.
      const idle = setInterval(() => app.server.closeIdleConnections(), 100)
      await app.close()
      clearInterval(idle)
      await printer.close()
      await threads.close()
      await database.$client.end()
      await postgres.stop()
      process.exit(0)
    }
    process.on('SIGTERM', stop)
    process.on('SIGINT', stop)
    const address = await app.listen({ port: settings.port, host: settings.host })
    if (settings.rateLimitScale !== 1) complain(`Rate limits are multiplied by ${settings.rateLimitScale}.`)
    say(`${settings.productName} is ready: ${address.replace('127.0.0.1', 'localhost')}`)
  } catch (error) {
    await database.$client.end()
    await postgres.stop()
    throw error
  }
}
