/** `npm run signed-link -- EMAIL [PATH]`: prints a one-time sign-in link, as another site of the operator would create it. */
import './load-settings.ts'
import { makeSignedLink } from '#server/account/make-signed-link.ts'
import { makeLinkBase } from '#server/app/run-server.ts'
import { readConfig } from '#server/config.ts'
import { runWithDatabase } from '#server/platform/db/run-with-database.ts'

const [email, page = '/toolkit'] = process.argv.slice(2)
try {
  if (email === undefined) throw new Error('Please name one account: npm run signed-link -- you@example.org')
  const config = readConfig(process.env)
  const asked = { email, page, secret: config.signedLinkSecret, linkBase: makeLinkBase(config) }
  console.log(await runWithDatabase(config, (database) => makeSignedLink(asked, database)))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
