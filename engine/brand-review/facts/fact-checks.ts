import { type Check, listOf, type Measurement, pageName, quoteFrom } from '../check.ts'
import type { ReadSite } from '../read-site.ts'
import { readAddresses, readEmails, readTelephones } from './contact-facts.ts'
import { readDeliveryTimes, readPeople, readReturns, readTerms } from './count-facts.ts'
import type { Disagreement, FactReading } from './fact.ts'
import { readFree } from './free-facts.ts'
import { readHours } from './hours-facts.ts'
import { readPrices } from './price-facts.ts'
import { readStatements, type Statement } from './read-statements.ts'
import { readYears } from './year-facts.ts'

type FactType = {
  id: string
  title: string
  /** One of them and several, as a sentence names them. */
  one: string
  many: string
  rule: string
  isEnglishOnly?: true
  read: (site: ReadSite, statements: readonly Statement[]) => FactReading
}

export const factTypes: readonly FactType[] = [
  {
    id: 'facts-price',
    title: 'One price for one thing',
    one: 'price',
    many: 'prices',
    rule: 'Prices of the same thing are the same; “from” and “starts at” allow for more. Prices of other things, other people and dated notes are left alone.',
    isEnglishOnly: true,
    read: readPrices,
  },
  {
    id: 'facts-free',
    title: 'Free or charged',
    one: 'statement on what is free or charged',
    many: 'statements on what is free or charged',
    rule: 'What is free on one page costs nothing on another.',
    isEnglishOnly: true,
    read: readFree,
  },
  {
    id: 'facts-hours',
    title: 'One set of opening hours',
    one: 'statement on opening hours',
    many: 'statements on opening hours',
    rule: 'Days and hours agree wherever they are told; a café, an office or a season has its own.',
    isEnglishOnly: true,
    read: readHours,
  },
  {
    id: 'facts-phone',
    title: 'One telephone number',
    one: 'telephone number',
    many: 'telephone numbers',
    rule: 'The usual line has one number; a mobile, a fax or an emergency line has its own, and a link dials what it shows.',
    read: readTelephones,
  },
  {
    id: 'facts-email',
    title: 'One e-mail address',
    one: 'e-mail address',
    many: 'e-mail addresses',
    rule: 'A mailbox is written in one way and at one domain.',
    read: readEmails,
  },
  {
    id: 'facts-address',
    title: 'One address',
    one: 'address',
    many: 'addresses',
    rule: 'House and street are the same wherever the business says where it is; another town has its own.',
    read: readAddresses,
  },
  {
    id: 'facts-founded',
    title: 'One founding year',
    one: 'founding year',
    many: 'founding years',
    rule: 'The business began in one year; the years of a person, a second shop or a building are left alone.',
    isEnglishOnly: true,
    read: readYears,
  },
  {
    id: 'facts-delivery',
    title: 'One delivery time',
    one: 'delivery time',
    many: 'delivery times',
    rule: 'Times of delivery overlap; express and abroad have their own.',
    isEnglishOnly: true,
    read: readDeliveryTimes,
  },
  {
    id: 'facts-returns',
    title: 'One time for returns',
    one: 'time for returns',
    many: 'times for returns',
    rule: 'The days in which something can be returned are the same.',
    isEnglishOnly: true,
    read: readReturns,
  },
  {
    id: 'facts-term',
    title: 'One minimum term',
    one: 'term or notice',
    many: 'terms and notices',
    rule: 'Minimum term and notice are the same.',
    isEnglishOnly: true,
    read: readTerms,
  },
  {
    id: 'facts-people',
    title: 'One count of people',
    one: 'count of people',
    many: 'counts of people',
    rule: 'The number of people who work there is the same.',
    isEnglishOnly: true,
    read: readPeople,
  },
]

const read = new WeakMap<ReadSite, readonly Statement[]>()
function statementsOf(site: ReadSite): readonly Statement[] {
  const known = read.get(site) ?? readStatements(site.pages)
  read.set(site, known)
  return known
}

const shownMax = 3

function compare(type: FactType): Check['measure'] {
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

/** One check for each type of fact, so that the owner can mark one as intended. A fact that agrees has no points: see docs/audit-checks.md. */
export const factChecks: readonly Check[] = factTypes.map(({ id, title, rule, isEnglishOnly, ...type }) => ({
  id,
  title,
  rule,
  score: 'consistency',
  weight: 5,
  source:
    'Misleading commercial statements (Directive 2005/29/EC, article 6); Stanford Guidelines for Web Credibility (2002)',
  fix: 'Decide which of the quoted passages is true and correct the other.',
  effort: 'low',
  horizon: 'immediate',
  ...(isEnglishOnly && { isEnglishOnly }),
  measure: compare({ id, title, rule, ...type }),
}))
