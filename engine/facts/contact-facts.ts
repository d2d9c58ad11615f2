import { editDistance } from '#engine/language/similarity.ts'
import { type Fact, type FactReader, type FactReading, findDisagreeingPairs } from './fact.ts'
import type { Statement } from './statement.ts'

const none: ReadonlySet<string> = new Set()
const mailbox = /[\w.+-]+@(?:[\w-]+\.)+[a-z]{2,}/gi

/** The email addresses in a text, as facts of the statement that shows them. */
export const findEmails = <Of extends Statement>(text: string, statement: Of): Fact<Of>[] =>
  (text.match(mailbox) ?? []).map((shown) => ({
    ...{ value: shown.toLowerCase().replace(/\.$/, ''), shown, subject: none, scope: none, statement },
  }))

/** Reads email addresses; see `compareEmails`. */
export const readEmails: FactReader = (statements) =>
  compareEmails(statements.flatMap((each) => findEmails(each.sentence, each)))

/** Compares email addresses; one mailbox at two domains, or two mailbox names one letter apart, disagree. */
export function compareEmails<Of extends Statement>(facts: readonly Fact<Of>[]): FactReading<Of> {
  const disagreements = findDisagreeingPairs<Of, Fact<Of>>(facts, (one, other) => {
    const [name = '', domain = ''] = one.value.split('@')
    const [otherName = '', otherDomain = ''] = other.value.split('@')
    const isSameBox = name === otherName && domain !== otherDomain
    const isSlip = domain === otherDomain && name !== otherName && areOneLetterApart(name, otherName)
    return isSameBox || isSlip ? 'the email address' : undefined
  })
  return { facts, disagreements }
}

/** A likely typo in a mailbox name. Names of up to three letters are excluded: two real ones may differ by a letter. */
const areOneLetterApart = (one: string, other: string) =>
  Math.min(one.length, other.length) > 3 && editDistance(one, other) === 1

const road =
  '(?:Street|St|Road|Rd|Lane|Avenue|Ave|Row|Square|Place|Quay|Terrace|Way|Yard|Court|Hill|Close|Drive|Gardens|Parade|Walk|Crescent|Gate|Wharf|Mews|Highway|Boulevard|Blvd)'
const word = String.raw`\p{Lu}[\p{L}'’.-]*`
/** Street types that come before the name: "Rua das Flores", "rue de la Paix". */
const leading = `(?:[Rr]ua|[Rr]ue|Calle|Via|Viale|Avenida|Piazza|Plaza|Praça|Carrer|Jalan) (?:(?:de|da|do|das|dos|del|della|di|du|des|la|le|les|los|las) )*${word}(?: ${word}){0,2}`
const joined = String.raw`\p{Lu}\p{L}*(?:str(?:aße|asse|\.)|gasse|weg|platz|gatan|vägen|vej|gade|straat|laan|gracht|katu)`
const houseAndStreet = new RegExp(
  String.raw`(?:\b(?<house>\d{1,5}[a-z]?),? )?(?<street>${word}(?: ${word}){0,3}? ${road}\b|${leading}|${joined})(?:,? (?<after>\d{1,3})\b(?![ -]?\d))?(?<comma>,)?(?: (?:[\d-]+ )?(?<town>\p{Lu}[\p{L}-]+))?`,
  'gu',
)
/**
 * Finds street addresses in several European formats. Without a house number a street counts only when a comma and a town
 * follow it.
 */
export const findAddresses = (text: string) =>
  [...text.matchAll(houseAndStreet)].flatMap(({ groups = {}, 0: shown }) => {
    const { house, street = '', after, comma, town = '' } = groups
    const number = house ?? after ?? ''
    return number !== '' || (comma && town !== '') ? [{ house: number, street, town, shown }] : []
  })
const whereWeAre =
  /\b(?:find us|visit us|come (?:and see us|to)|drop in|call in|we(?:'re| are)|us at|(?:our|the) [a-z]+ (?:is|are|stands?)|address)\b/
const elsewhere =
  /\b(?:post|letters?|invoices?|registered|formerly|used to|moved|until|parcels?|opposite|next to|between|behind|other|second|also|last|former|old|branch|car park|deliver\w*|collections?)\b/

/** Captures the kind of place ("Our workshop is at …"): two kinds may have different addresses. */
const ourHouse = /\b(?:our|the) ([a-z]+) (?:is|are|stands?)\b/

/** Reads postal addresses; two that differ in house number or street disagree, unless they belong to two places. */
export const readAddresses: FactReader = (statements) => {
  const facts = statements.flatMap((statement) => {
    const { sentence, text, block, section } = statement
    if (elsewhere.test(text) || !(block.region === 'footer' || whereWeAre.test(text) || block.words <= 12)) return []
    return findAddresses(sentence).map(({ house, street, town, shown }) => ({
      value: `${house} ${street.toLowerCase().replace(/\bst$/, 'street').replace(/\brd$/, 'road')}`,
      ...{ house, town, statement, scope: none, shown: shown.trim() },
      kind: ourHouse.exec(text)?.[1] ?? '',
      subject: new Set(section === '' ? [] : [section]),
    }))
  })
  const disagreements = findDisagreeingPairs(facts, (one, other) => {
    const areTwoTowns = one.town !== '' && other.town !== '' && one.town !== other.town
    const areTwoPlaces = one.statement.page === other.statement.page && one.subject.size + other.subject.size > 0
    const areTwoHouses = one.kind !== '' && other.kind !== '' && one.kind !== other.kind
    // A street without a house number cannot contradict an address.
    const isBare = one.house === '' || other.house === ''
    return isBare || one.value === other.value || areTwoTowns || areTwoPlaces || areTwoHouses
      ? undefined
      : 'the address'
  })
  return { facts, disagreements }
}
