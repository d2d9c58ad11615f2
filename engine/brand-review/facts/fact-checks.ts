import { listOf, type Measure, type Measurement, type Measures, pageName, quoteFrom } from '../check.ts'
import type { ReadSite } from '../read-site.ts'
import { readAddresses, readEmails } from './contact-facts.ts'
import { readDeliveryTimes, readPeople, readReturns, readTerms } from './count-facts.ts'
import type { Disagreement, FactReading } from './fact.ts'
import { readFree } from './free-facts.ts'
import { readHours } from './hours-facts.ts'
import { readPrices } from './price-facts.ts'
import { readStatements, type Statement } from './read-statements.ts'
import { readTelephones } from './telephone-facts.ts'
import { readYears } from './year-facts.ts'

type FactType = {
  /** One of them and several, as a sentence names them. */
  one: string
  many: string
  read: (site: ReadSite, statements: readonly Statement[]) => FactReading
}

const onFree = 'on what is free or charged'
export const factTypes: Readonly<Record<string, FactType>> = {
  'facts-price': { one: 'price', many: 'prices', read: readPrices },
  'facts-free': { one: `statement ${onFree}`, many: `statements ${onFree}`, read: readFree },
  'facts-hours': { one: 'statement on opening hours', many: 'statements on opening hours', read: readHours },
  'facts-phone': { one: 'phone number', many: 'phone numbers', read: readTelephones },
  'facts-email': { one: 'email address', many: 'email addresses', read: readEmails },
  'facts-address': { one: 'address', many: 'addresses', read: readAddresses },
  'facts-founded': { one: 'founding year', many: 'founding years', read: readYears },
  'facts-delivery': { one: 'delivery time', many: 'delivery times', read: readDeliveryTimes },
  'facts-returns': { one: 'return period', many: 'return periods', read: readReturns },
  'facts-term': { one: 'contract term or notice period', many: 'contract terms and notice periods', read: readTerms },
  'facts-people': { one: 'team size', many: 'team sizes', read: readPeople },
}

const read = new WeakMap<ReadSite, readonly Statement[]>()
function statementsOf(site: ReadSite): readonly Statement[] {
  const known = read.get(site) ?? readStatements([...site.pages, ...site.scant])
  read.set(site, known)
  return known
}

const shownMax = 3

function compare(type: FactType): Measure {
  return (site) => {
    const { facts, disagreements } = type.read(site, statementsOf(site))
    if (disagreements.length > 0) return tellDisagreements(disagreements)
    const pages = new Set(facts.map(({ statement }) => statement.page)).size
    if (facts.length < 2)
      return {
        clear:
          facts.length === 0
            ? `We found no ${type.one}, so there was nothing to compare.`
            : `We found only one ${type.one}, so there was nothing to compare.`,
      }
    return {
      clear: `Of the ${facts.length} ${type.many} we found on ${pages === 1 ? 'one page' : `${pages} pages`}, we saw no two that disagree.`,
    }
  }
}

function tellDisagreements(all: readonly Disagreement[]): Measurement {
  const shown = all.slice(0, shownMax)
  const told = [...new Set(shown.map(({ what }) => what))].map((what) => {
    const pairs = shown.filter((each) => each.what === what).map(tellPair)
    return `${what} (${pairs.join('; ')})`
  })
  return {
    measure: 0,
    finding: `The pages contradict each other on ${listOf(told)}.`,
    evidence: shown.flatMap(({ one, other }) =>
      [one, other].map(({ statement }) => quoteFrom(statement.page, statement.sentence)),
    ),
  }
}

function tellPair({ one, other }: Disagreement): string {
  const [page, otherPage] = [pageName(one.statement.page), pageName(other.statement.page)]
  const place = page === otherPage ? 'further down' : `on ${otherPage}`
  return `“${one.shown}” on ${page}, “${other.shown}” ${place}`
}

/** One check for each type of fact, so that the owner can mark one as intended. A fact that agrees has no points. */
export const factChecks: Measures = Object.fromEntries(
  Object.entries(factTypes).map(([id, type]) => [id, compare(type)]),
)
