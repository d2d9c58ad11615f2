/** Operator command: prints a sign-in link, to try it out or while no other site makes one. */
import { eq } from 'drizzle-orm'
import { emailKey } from '#server/account/account-store.ts'
import { signLinkToken } from '#server/account/signed-link.ts'
import type { Database } from '#server/platform/db/database.ts'
import { StartError } from '#server/platform/start-error.ts'
import { users } from '#server/tables/tables.ts'

type Asked = {
  email: string
  /** The path that the link opens. */
  page: string
  secret: string | undefined
  linkBase: string
}

/** The link: single use, valid for ten minutes. Throws StartError with a message. */
export async function makeSignedLink({ email, page, secret, linkBase }: Asked, database: Database): Promise<string> {
  if (secret === undefined) throw new StartError('Set AUTH_TOKEN_SECRET first: without it nobody signs in by link.')
  const [user] = await database
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(eq(users.email, emailKey(email)))
  if (!user) throw new StartError(`No account has the email ${emailKey(email)}.`)
  const link = new URL(page, linkBase)
  if (link.origin !== new URL(linkBase).origin) throw new StartError('The link opens a page of Signet: give its path.')
  link.searchParams.set('token', signLinkToken(user, secret, Date.now()))
  return link.href
}
