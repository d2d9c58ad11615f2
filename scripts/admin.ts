/** `npm run admin -- <email>`: makes the account an admin, whether or not the server is running. */
import './load-settings.ts'
import { makeAdmin } from '#server/admin/make-admin.ts'
import { readConfig } from '#server/config.ts'

const [email, ...others] = process.argv.slice(2)
try {
  if (email === undefined || others.length > 0)
    throw new Error('Please name one account: npm run admin -- you@example.org')
  console.log(await makeAdmin(email, readConfig(process.env)))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
