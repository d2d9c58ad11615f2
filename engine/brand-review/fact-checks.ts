import { joinWithAnd } from '#contract/plain/join-with-and.ts'
import { readAddresses } from '#engine/facts/contact-facts.ts'
import { readDeliveryTimes, readPeople, readReturns, readTerms } from '#engine/facts/count-facts.ts'
import {
  type Disagreement,
  type Fact,
  type FactReader,
  type FactReading,
  findMeaningfulRoots,
} from '#engine/facts/fact.ts'
import { readFreeThings } from '#engine/facts/free-facts.ts'
import { readOpeningHours } from '#engine/facts/hours-facts.ts'
import { readPrices } from '#engine/facts/price-facts.ts'
import { readSubjectCounts } from '#engine/facts/subject-counts.ts'
import { readFoundingYears } from '#engine/facts/year-facts.ts'
import { type CheckMeasurement, type CheckMeasures, type MeasureCheck, makeQuoteEvidence, nameOfPage } from './check.ts'
import { readSiteEmails, readSiteTelephones } from './link-facts.ts'
import type { SiteReading } from './read-site.ts'
import { listSiteStatements, type SiteStatement } from './read-statements.ts'

type FactType = {
  /** Singular and plural, as used in findings. */
  one: string
  many: string
  read: (site: SiteReading, statements: readonly SiteStatement[]) => FactReading<SiteStatement>
}

/**
 * Word roots that name what the whole site is about: from the business name and the start page's title, description and
 * main heading.
 */
function readTopicRoots({ pages, brand }: SiteReading): ReadonlySet<string> {
  const [home] = pages
  const heading = home?.blocks.find((block) => block.heading === 1)?.text ?? ''
  return findMeaningfulRoots(
    `${brand.businessName} ${home?.title ?? ''} ${home?.meta.get('description') ?? ''} ${heading}`,
  )
}

/** A reader of statements, for a site: whatever its pages are about is the topic of all of them. */
const ofSite =
  (read: FactReader): FactType['read'] =>
  (site, statements) =>
    read(statements, { businessName: site.brand.businessName, topic: readTopicRoots(site) })

const onFree = 'on what is free or charged'
export const factTypes: Readonly<Record<string, FactType>> = {
  'facts-price': { one: 'price', many: 'prices', read: ofSite(readPrices) },
  'facts-free': { one: `statement ${onFree}`, many: `statements ${onFree}`, read: ofSite(readFreeThings) },
  'facts-hours': {
    one: 'statement of opening hours',
    many: 'statements of opening hours',
    read: ofSite(readOpeningHours),
  },
  'facts-phone': { one: 'phone number', many: 'phone numbers', read: readSiteTelephones },
  'facts-email': { one: 'email address', many: 'email addresses', read: readSiteEmails },
  'facts-address': { one: 'address', many: 'addresses', read: ofSite(readAddresses) },
  'facts-founded': { one: 'founding year', many: 'founding years', read: ofSite(readFoundingYears) },
  'facts-delivery': { one: 'delivery time', many: 'delivery times', read: ofSite(readDeliveryTimes) },
  'facts-returns': { one: 'return period', many: 'return periods', read: ofSite(readReturns) },
  'facts-term': {
    one: 'contract term or notice period',
    many: 'contract terms and notice periods',
    read: ofSite(readTerms),
  },
  'facts-people': { one: 'team size', many: 'team sizes', read: ofSite(readPeople) },
  'facts-counts': {
    one: 'count of customers or things',
    many: 'counts of customers or things',
    read: ofSite(readSubjectCounts),
  },
}

const shownMax = 3

function compare(type: FactType): MeasureCheck {
  return (site) => {
    const { facts, disagreements } = type.read(site, listSiteStatements(site))
    if (disagreements.length > 0) return tellDisagreements(disagreements)
    if (facts.length < 2)
      return {
        nothing: `We recognized ${facts.length === 0 ? 'no' : 'only one'} ${type.one}, so there was nothing to compare.`,
      }
    return { clear: tellAgreement(facts, type) }
  }
}

function tellAgreement(facts: readonly Fact<SiteStatement>[], { one, many }: FactType): string {
  const pages = new Set(facts.map(({ statement }) => statement.page)).size
  if (new Set(facts.map(({ value }) => value)).size === 1)
    return `We found the same ${one} in ${facts.length === 2 ? 'both places' : `all ${facts.length} places`} where we recognized one.`
  return `We compared ${facts.length} ${many} on ${pages === 1 ? 'one page' : `${pages} pages`} and saw no contradiction.`
}

function tellDisagreements(all: readonly Disagreement<SiteStatement>[]): CheckMeasurement {
  const shown = all.slice(0, shownMax)
  const told = [...new Set(shown.map(({ what }) => what))].map((what) => {
    const pairs = shown.filter((each) => each.what === what).map(tellPair)
    return `${what} (${pairs.join('; ')})`
  })
  return {
    measure: 0,
    finding: `The pages contradict each other on ${joinWithAnd(told)}.`,
    evidence: shown.flatMap(({ one, other }) =>
      [one, other].map(({ statement }) => makeQuoteEvidence(statement.page, statement.sentence)),
    ),
  }
}

function tellPair({ one, other }: Disagreement<SiteStatement>): string {
  const [page, otherPage] = [nameOfPage(one.statement.page), nameOfPage(other.statement.page)]
  const place = page === otherPage ? 'further down' : `on ${otherPage}`
  return `“${one.shown}” on ${page}, “${other.shown}” ${place}`
}

/** One check per type of fact, so that the owner can mark each as intended. Consistent facts earn no points. */
export const factChecks: CheckMeasures = Object.fromEntries(
  Object.entries(factTypes).map(([id, type]) => [id, compare(type)]),
)
