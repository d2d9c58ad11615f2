/** `npm run unlock -- EMAIL`: turns off the second factor of an owner who has lost phone and recovery codes. */
import './load-settings.ts'
import { endSecondFactor } from '#server/account/end-second-factor.ts'
import { readConfig } from '#server/config.ts'
import { runWithDatabase } from '#server/platform/db/run-with-database.ts'

const [email] = process.argv.slice(2)
try {
  if (email === undefined) throw new Error('Please name one account: npm run unlock -- you@example.org')
  console.log(await runWithDatabase(readConfig(process.env), (database) => endSecondFactor(email, database)))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
