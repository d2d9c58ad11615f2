/** Facts that pages tell in links too: the address behind “Write to us”, the number that a link dials. */
import { compareEmails, findEmails } from '#engine/facts/contact-facts.ts'
import type { Fact, FactReading } from '#engine/facts/fact.ts'
import {
  areSameTelephone,
  findShownTelephone,
  makeTelephoneKey,
  readTelephones,
} from '#engine/facts/telephone-facts.ts'
import type { PageReading } from './read-page.ts'
import type { SiteReading } from './read-site.ts'
import type { SiteStatement } from './read-statements.ts'

type SiteFact = Fact<SiteStatement>

const none: ReadonlySet<string> = new Set()

/** Addresses of `mailto:` links whose text shows no address (“Write to us”). */
const emailsBehindLinks = (page: PageReading, statements: readonly SiteStatement[]): SiteFact[] =>
  page.links.flatMap(({ href, text }) => {
    const statement = statements.find((each) => each.page === page && text !== '' && each.sentence.includes(text))
    if (!/^mailto:/i.test(href) || statement === undefined || findEmails(text, statement).length > 0) return []
    return findEmails(href, statement).slice(0, 1)
  })

/** Reads the email addresses that the pages show or link to. */
export function readSiteEmails(
  { pages }: SiteReading,
  statements: readonly SiteStatement[],
): FactReading<SiteStatement> {
  const shown = statements.flatMap((each) => findEmails(each.sentence, each))
  return compareEmails([...shown, ...pages.flatMap((page) => emailsBehindLinks(page, statements))])
}

/** Links that show one phone number and dial another. */
function misdialled(page: PageReading, statements: readonly SiteStatement[]): { one: SiteFact; other: SiteFact }[] {
  return page.links.flatMap(({ href, text }) => {
    const shown = findShownTelephone(text)
    const dialled = /^tel:(.+)/i.exec(href)?.[1] ?? ''
    const statement = statements.find((each) => each.page === page && each.sentence.includes(text))
    if (
      shown === undefined ||
      statement === undefined ||
      dialled === '' ||
      areSameTelephone(makeTelephoneKey(shown), makeTelephoneKey(dialled))
    )
      return []
    const base = { subject: none, scope: none, statement }
    return [
      {
        one: { ...base, value: makeTelephoneKey(shown), shown },
        other: { ...base, value: makeTelephoneKey(dialled), shown: `${dialled} behind the link` },
      },
    ]
  })
}

/** Reads the phone numbers of the pages; a link that dials another number than it shows is a disagreement too. */
export function readSiteTelephones(
  { pages }: SiteReading,
  statements: readonly SiteStatement[],
): FactReading<SiteStatement> {
  const { facts, disagreements } = readTelephones(statements)
  const behindLinks = pages
    .flatMap((page) => misdialled(page, statements))
    .map((pair) => ({ what: 'the phone number', ...pair }))
    .slice(0, 1)
  return { facts, disagreements: [...disagreements, ...behindLinks] }
}
