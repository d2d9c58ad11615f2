/** Starts the server: settings, database, migrations, then listening. SIGTERM and SIGINT end it in good order. */
import { createApp } from '#server/app/app.ts'
import { readWebBuild, WebBuildMissing } from '#server/app/web-build.ts'
import { type Config, ConfigError, readConfig } from '#server/config.ts'
import { openDatabase } from '#server/platform/db/database.ts'
import { EmbeddedPostgresError } from '#server/platform/db/embedded-error.ts'
import { startEmbeddedPostgres } from '#server/platform/db/embedded-postgres.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { readOrMakeSecret } from '#server/platform/http/secrets.ts'
import { createSendMail } from '#server/platform/mail/send-mail.ts'
import { createPdfPrinter } from '#server/platform/pdf/pdf-printer.ts'

const drainMs = 20_000
const say = (line: string) => process.stdout.write(`${line}\n`)
const complain = (line: string) => process.stderr.write(`${line}\n`)

async function connect({ databaseUrl, dataDir }: Config) {
  if (databaseUrl !== undefined) return { connection: { connectionString: databaseUrl }, stop: async () => undefined }
  return startEmbeddedPostgres({ dataDir, log: { info: say, warn: complain } })
}

async function start(config: Config): Promise<void> {
  const linkBase = config.publicUrl ?? `http://localhost:${config.port}`
  const build = await readWebBuild({ PRODUCT_NAME: config.productName, PUBLIC_URL: linkBase })
  const sessionSecret = config.sessionSecret ?? (await readOrMakeSecret(config.dataDir))
  const postgres = await connect(config)
  const database = openDatabase(postgres.connection)
  const printer = createPdfPrinter()
  let isRunning = true
  try {
    await migrate(database)
    const app = await createApp({
      settings: { ...config, linkBase, sessionSecret },
      database,
      sendMail: createSendMail({ smtpUrl: config.smtpUrl, from: config.mailFrom, dataDir: config.dataDir }),
      printer,
      build,
      isRunning: () => isRunning,
    })
    const stop = async () => {
      if (!isRunning) return
      isRunning = false
      // Whatever still hangs after the drain is cut off.
      setTimeout(() => process.exit(1), drainMs).unref()
      await app.close()
      await printer.close()
      await database.$client.end()
      await postgres.stop()
      process.exit(0)
    }
    process.on('SIGTERM', stop)
    process.on('SIGINT', stop)
    const address = await app.listen({ port: config.port, host: config.host })
    if (config.rateLimitScale !== 1) complain(`Rate limits are multiplied by ${config.rateLimitScale}.`)
    say(`${config.productName} is ready: ${address.replace('127.0.0.1', 'localhost')}`)
  } catch (error) {
    await database.$client.end()
    await postgres.stop()
    throw error
  }
}

try {
  await start(readConfig())
} catch (error) {
  const isTold =
    error instanceof ConfigError || error instanceof EmbeddedPostgresError || error instanceof WebBuildMissing
  const isPortTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  if (isPortTaken) complain('The port is taken. Set PORT to another one.')
  else complain(isTold && error instanceof Error ? error.message : String(error instanceof Error ? error.stack : error))
  process.exit(1)
}
