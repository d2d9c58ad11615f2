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
  'facts-phone': { one: 'telephone number', many: 'telephone numbers', read: readTelephones },
  'facts-email': { one: 'e-mail address', many: 'e-mail addresses', read: readEmails },
  'facts-address': { one: 'address', many: 'addresses', read: readAddresses },
  'facts-founded': { one: 'founding year', many: 'founding years', read: readYears },
  'facts-delivery': { one: 'delivery time', many: 'delivery times', read: readDeliveryTimes },
  'facts-returns': { one: 'time for returns', many: 'times for returns', read: readReturns },
  'facts-term': { one: 'term or notice', many: 'terms and notices', read: readTerms },
  'facts-people': { one: 'count of people', many: 'counts of people', read: readPeople },
}

const read = new WeakMap<ReadSite, readonly Statement[]>()
function statementsOf(site: ReadSite): readonly Statement[] {
  const known = read.get(site) ?? readStatements(site.pages)
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
        unchecked:
          facts.length === 0
            ? `No ${type.one} was found, so nothing was compared.`
            : `Only one ${type.one} was found, so nothing was compared.`,
      }
    return {
      unchecked: `Among the ${facts.length} ${type.many} found on ${pages === 1 ? 'one page' : `${pages} pages`} no two differ for the same thing, as far as they could be read.`,
    }
  }
}

function tellDisagreements(all: readonly Disagreement[]): Measurement {
  const told = all.slice(0, shownMax).map(({ what, one, other }) => {
    const [page, otherPage] = [pageName(one.statement.page), pageName(other.statement.page)]
    return `${what} is “${one.shown}” on ${page} and “${other.shown}” ${page === otherPage ? 'further down' : `on ${otherPage}`}`
  })
  return {
    measure: 0,
    finding: `The pages contradict each other: ${listOf(told)}.`,
    evidence: all
      .slice(0, shownMax)
      .flatMap(({ one, other }) => [one, other].map(({ statement }) => quoteFrom(statement.page, statement.sentence))),
  }
}

/** One check for each type of fact, so that the owner can mark one as intended. A fact that agrees has no points. */
export const factChecks: Measures = Object.fromEntries(
  Object.entries(factTypes).map(([id, type]) => [id, compare(type)]),
)
