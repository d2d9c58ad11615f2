/** Links in mails: without a mail server each mail is a file in the outbox of the server's data folder. */
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect } from '@playwright/test'
import PostalMime from 'postal-mime'

const outbox = path.join(process.env.JOURNEYS_DATA ?? '', 'outbox')

/** The link in the newest mail to an address. */
async function readLink(email: string): Promise<string | undefined> {
  const names = await readdir(outbox).catch(() => [])
  for (const name of names
    .filter((each) => each.endsWith('.eml'))
    .toSorted()
    .toReversed()) {
    const { to, text } = await PostalMime.parse(await readFile(path.join(outbox, name)))
    const isTo = to?.some(({ address }) => address === email)
    if (isTo) return /https?:\S+/.exec(text ?? '')?.[0]
  }
}

/** Waits for a mail to the address and returns its link. */
export async function takeMailedLink(email: string): Promise<string> {
  await expect.poll(() => readLink(email), `a mail to ${email}`).toBeDefined()
  return (await readLink(email)) ?? ''
}
