import type { ClaimReader } from './read-claims.ts'

const house =
  /\b(?<number>\d{1,4}[a-z]?),? (?<street>(?!January|February|March|April|May\b|June|July|August|September|October|November|December)\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2})(?:, (?<town>\p{Lu}[\p{L}'’-]+))?(?! and \p{Lu})/u
/** Only where the business says where it is: other addresses are those of customers, works and events. */
const weAreAt =
  /\b(?:find us|visit us|come (?:and see us|to)|drop in|call in|(?:we|we're|us)(?: are| sit| live| trade| work)? (?:at|in|on)|(?:our|the) (?:address|[a-z]+) (?:is|are|stands?) (?:at|in|on)|address:|we, ?\d)/
const otherPost =
  /\b(?:post|letters?|invoices?|head office|registered|formerly|used to|moved|until|parcels?|branch|other|second|also|opposite|next to \d|between|behind)\b/

const ourHouse = /\b(?:our|the) ([a-zé]+) (?:is|are|stands?) (?:at|in|on)\b/

/** "Find us at 14 Market Street" against "our salon is at 41 Market Street". */
const address: ClaimReader = (text, sentence) => {
  const { number, street, town = '' } = house.exec(sentence)?.groups ?? {}
  if (number === undefined || street === undefined || !weAreAt.test(text) || otherPost.test(text)) return []
  return [
    {
      topic: `number in ${street.toLowerCase()}`,
      value: number,
      mark: number,
      subject: town,
      isGeneral: true,
      of: ourHouse.exec(text)?.[1] ?? '',
    },
  ]
}

const phoneNumber = /\b(?:call|ring|phone|telephone|tel)\b[^\d+]{0,15}(\+?\d[\d ()-]{7,16}\d)/
const otherPhone =
  /\b(?:fax|mobile|night|weekends?|emergenc(?:y|ies)|hours|office|branch|orders?|sales|support|bookings?|accounts?|press|hospital|or)\b/

/** Two numbers may be two lines; the same digits in another order are a slip. */
const telephone: ClaimReader = (text) => {
  const digits = phoneNumber.exec(text)?.[1]?.replace(/\D/g, '')
  if (digits === undefined || otherPhone.test(text)) return []
  return [{ topic: `telephone ${[...digits].sort().join('')}`, value: digits, mark: digits, isGeneral: true }]
}

const name = String.raw`\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}`
const begun = '(?:founded|started|set up|established|opened|begun)'
const weWereBegun = new RegExp(String.raw`^(?:(?:we|it) (?:was|were) )?(?:first )?${begun}(?: in \d{4})? by `)
const byName = new RegExp(
  String.raw`\b(?:${begun}|Founded|Started|Set up|Established|Opened|Begun)(?: in \d{4})? by (?<name>${name})`,
  'u',
)
const houseByName = new RegExp(
  String.raw`^(?:the|our|this) (?<house>[a-zé]+) (?:was|is) (?:first )?${begun}(?: in \d{4})? by `,
)
const founderIs = new RegExp(
  String.raw`(?:^|\b[Oo]ur )(?:[Ff]ounder|[Oo]wner and founder),? (?:is |was )?(?<name>${name})(?=[,.]| \p{Ll})|^(?<other>${name}),? (?:is |was )?(?:our|the) founder\b`,
  'u',
)
const nameFirst = new RegExp(
  String.raw`^(?:In \d{4},? )?(?<name>${name}) (?:first )?${begun} (?:the|this|our) (?<house>[a-zé]+)\b(?! (?:on|at|branch|door))`,
  'u',
)

/** "Founded by Maria Keane" against "the studio was started by Helen Archer". */
const founder: ClaimReader = (text, sentence) => {
  const house = houseByName.exec(text)?.groups?.house
  const isPassive = house !== undefined || weWereBegun.test(text)
  const found = [isPassive ? byName : nameFirst, founderIs].map((each) => each.exec(sentence)?.groups)
  const told = found.find((each) => each !== undefined) ?? {}
  const value = (told.name ?? told.other ?? '').toLowerCase().replace(/’/g, "'")
  // One word may be a town or a firm; a person is told from those by two.
  if (!value.includes(' ')) return []
  return [{ topic: 'founder', value, mark: value.replaceAll(' ', '|'), isGeneral: true, of: house ?? told.house ?? '' }]
}

/** Two names for who began the business have no word in common. */
export const areOtherPeople = (one: string, other: string) =>
  !one.split(' ').some((word) => other.split(' ').includes(word))

/** Where the business is, how it is rung up and who began it. */
export const identityReaders: readonly ClaimReader[] = [address, telephone, founder]
