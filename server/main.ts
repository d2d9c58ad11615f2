/** Starts the server; what keeps it from starting is told in a sentence. */
import { linkBaseOf, runServer } from '#server/app/run-server.ts'
import { readWebBuild, WebBuildMissing } from '#server/app/web-build.ts'
import { ConfigError, readConfig } from '#server/config.ts'
import { EmbeddedPostgresError } from '#server/platform/db/embedded-error.ts'

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if ('code' in error && error.code === 'EADDRINUSE') return 'The port is taken. Set PORT to another one.'
  const isTold =
    error instanceof ConfigError || error instanceof EmbeddedPostgresError || error instanceof WebBuildMissing
  return isTold ? error.message : String(error.stack)
}

try {
  const config = readConfig()
  await runServer(config, await readWebBuild({ PRODUCT_NAME: config.productName, PUBLIC_URL: linkBaseOf(config) }))
} catch (error) {
  process.stderr.write(`${reasonOf(error)}\n`)
  process.exit(1)
}
