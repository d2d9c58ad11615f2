import { editDistance } from '#engine/language/similarity.ts'
import type { ReadSite } from '../read-site.ts'
import { type Fact, type FactReading, findPairs } from './fact.ts'
import type { Statement } from './read-statements.ts'

const none: ReadonlySet<string> = new Set()
const mailbox = /[\w.+-]+@(?:[\w-]+\.)+[a-z]{2,}/gi

/** The same mailbox at two domains, or one written in two ways. */
export function readEmails(_site: ReadSite, statements: readonly Statement[]): FactReading {
  const facts = statements.flatMap((statement) =>
    (statement.sentence.match(mailbox) ?? []).map(
      (shown): Fact => ({
        value: shown.toLowerCase().replace(/\.$/, ''),
        shown,
        subject: none,
        scope: none,
        statement,
      }),
    ),
  )
  const disagreements = findPairs(facts, (one, other) => {
    const [name = '', domain = ''] = one.value.split('@')
    const [otherName = '', otherDomain = ''] = other.value.split('@')
    const isSameBox = name === otherName && domain !== otherDomain
    const isSlip = domain === otherDomain && name !== otherName && areOneLetterApart(name, otherName)
    return isSameBox || isSlip ? 'the email address' : undefined
  })
  return { facts, disagreements }
}

/** Of three letters any two may be names. */
const areOneLetterApart = (one: string, other: string) =>
  Math.min(one.length, other.length) > 3 && editDistance(one, other) === 1

const houseAndStreet =
  /\b(?<house>\d{1,4}[a-z]?),? (?<street>\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}? (?:Street|St|Road|Rd|Lane|Avenue|Ave|Row|Square|Place|Quay|Terrace|Way|Yard|Court|Hill|Close|Drive|Gardens|Parade|Walk|Crescent|Gate|Wharf|Mews))\b(?:,? (?<town>\p{Lu}[\p{L}-]+))?/gu
const whereWeAre =
  /\b(?:find us|visit us|come (?:and see us|to)|drop in|call in|we(?:'re| are)|us at|(?:our|the) [a-z]+ (?:is|are|stands?)|address)\b/
const elsewhere =
  /\b(?:post|letters?|invoices?|registered|formerly|used to|moved|until|parcels?|opposite|next to|between|behind|other|second|also|last|former|old|branch|car park|deliver\w*|collections?)\b/

/** "Our workshop is at …" */
const ourHouse = /\b(?:our|the) ([a-z]+) (?:is|are|stands?)\b/

/** One house in two streets, or one street with two numbers. */
export function readAddresses(_site: ReadSite, statements: readonly Statement[]): FactReading {
  const facts = statements.flatMap((statement) => {
    const { sentence, text, block, section } = statement
    if (elsewhere.test(text) || !(block.region === 'footer' || whereWeAre.test(text) || block.words <= 12)) return []
    return [...sentence.matchAll(houseAndStreet)].map(({ groups, 0: shown }): Fact & { town: string; kind: string } => {
      const street = (groups?.street ?? '').toLowerCase().replace(/\bst$/, 'street').replace(/\brd$/, 'road')
      return {
        value: `${groups?.house} ${street}`,
        town: groups?.town ?? '',
        kind: ourHouse.exec(text)?.[1] ?? '',
        shown: shown.trim(),
        subject: new Set(section === '' ? [] : [section]),
        scope: none,
        statement,
      }
    })
  })
  const disagreements = findPairs(facts, (one, other) => {
    const areTwoTowns = one.town !== '' && other.town !== '' && one.town !== other.town
    const areTwoPlaces = one.statement.page === other.statement.page && one.subject.size + other.subject.size > 0
    const areTwoHouses = one.kind !== '' && other.kind !== '' && one.kind !== other.kind
    return one.value === other.value || areTwoTowns || areTwoPlaces || areTwoHouses ? undefined : 'the address'
  })
  return { facts, disagreements }
}
