import { joinWithAnd } from '#contract/plain/join-with-and.ts'
import {
  type CheckMeasurement,
  type CheckMeasures,
  type MeasureCheck,
  makeQuoteEvidence,
  nameOfPage,
} from '../check.ts'
import type { SiteReading } from '../read-site.ts'
import { readAddresses, readEmails } from './contact-facts.ts'
import { readDeliveryTimes, readPeople, readReturns, readTerms } from './count-facts.ts'
import type { Disagreement, Fact, FactReading } from './fact.ts'
import { readFreeThings } from './free-facts.ts'
import { readOpeningHours } from './hours-facts.ts'
import { readPrices } from './price-facts.ts'
import { listSiteStatements, type SiteStatement } from './read-statements.ts'
import { readSubjectCounts } from './subject-counts.ts'
import { readTelephones } from './telephone-facts.ts'
import { readFoundingYears } from './year-facts.ts'

type FactType = {
  /** Singular and plural, as used in findings. */
  one: string
  many: string
  read: (site: SiteReading, statements: readonly SiteStatement[]) => FactReading
}

const onFree = 'on what is free or charged'
export const factTypes: Readonly<Record<string, FactType>> = {
  'facts-price': { one: 'price', many: 'prices', read: readPrices },
  'facts-free': { one: `statement ${onFree}`, many: `statements ${onFree}`, read: readFreeThings },
  'facts-hours': { one: 'statement of opening hours', many: 'statements of opening hours', read: readOpeningHours },
  'facts-phone': { one: 'phone number', many: 'phone numbers', read: readTelephones },
  'facts-email': { one: 'email address', many: 'email addresses', read: readEmails },
  'facts-address': { one: 'address', many: 'addresses', read: readAddresses },
  'facts-founded': { one: 'founding year', many: 'founding years', read: readFoundingYears },
  'facts-delivery': { one: 'delivery time', many: 'delivery times', read: readDeliveryTimes },
  'facts-returns': { one: 'return period', many: 'return periods', read: readReturns },
  'facts-term': { one: 'contract term or notice period', many: 'contract terms and notice periods', read: readTerms },
  'facts-people': { one: 'team size', many: 'team sizes', read: readPeople },
  'facts-counts': {
    one: 'count of customers or things',
    many: 'counts of customers or things',
    read: readSubjectCounts,
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

function tellAgreement(facts: readonly Fact[], { one, many }: FactType): string {
  const pages = new Set(facts.map(({ statement }) => statement.page)).size
  if (new Set(facts.map(({ value }) => value)).size === 1)
    return `We found the same ${one} in ${facts.length === 2 ? 'both places' : `all ${facts.length} places`} where we recognized one.`
  return `We compared ${facts.length} ${many} on ${pages === 1 ? 'one page' : `${pages} pages`} and saw no contradiction.`
}

function tellDisagreements(all: readonly Disagreement[]): CheckMeasurement {
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

function tellPair({ one, other }: Disagreement): string {
  const [page, otherPage] = [nameOfPage(one.statement.page), nameOfPage(other.statement.page)]
  const place = page === otherPage ? 'further down' : `on ${otherPage}`
  return `“${one.shown}” on ${page}, “${other.shown}” ${place}`
}

/** One check per type of fact, so that the owner can mark each as intended. Consistent facts earn no points. */
export const factChecks: CheckMeasures = Object.fromEntries(
  Object.entries(factTypes).map(([id, type]) => [id, compare(type)]),
)
