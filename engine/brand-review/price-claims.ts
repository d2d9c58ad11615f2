import type { ClaimReader } from './read-claims.ts'

/** A sum of money, as part of a regular expression. */
export const money = String.raw`(?:[£$€] ?\d+(?:\.\d+)?|(?:chf|eur|usd|gbp) ?\d+(?:\.\d+)?|\d+(?:\.\d+)? ?(?:pounds?|euros?|dollars?|kron(?:a|or|er|e)|francs?|yen|rupees?|pence|p\b))`
const notThePrice =
  /\b(?:from|up to|save|saved|off|worth|over|under|more than|less than|deposit|instead|extra|starts?|begins?|beginning)\b/
/** Of several prices of a thing the one that is meant for some, or on some condition. */
const isNarrowed = new RegExp(
  String.raw`${money}[^,;:]{0,12} (?:in advance|online|at the door|for (?!adults|you|your|the|an?\b|each|every|us)[a-z]+|if|when|with|without|on (?:mon|tue|wed|thu|fri|sat|sun|week)\w*|before|after|until)\b`,
)
const costs = new RegExp(
  `^(?:.*[.;:!?,] )?(?:an? |the |our |each |every )?([^.;:,£$€]{3,40}?) (?:costs?|is|are|'s|comes? to|for|(?:is|are) charged at) (?:just |only |about )?(${money})`,
)
const listed = new RegExp(String.raw`^([^.;:£$€\d]{3,50}?)(?:(?::| [-–—])? ?(${money})|(?::| [-–—]) ?(${money})[.!])$`)
const deedFor = new RegExp(
  String.raw`\bwe (?<verb>[a-z]{4,}) (?:your |the |an? )?(?:own )?(?<thing>[a-z]+) for (?<sum>${money})`,
)
const paidFor = new RegExp(
  String.raw`(?:^|\b(?:we|you|i|guests|customers|visitors|everybody|everyone)(?:'ll| will| only| just)* )(?:charge|pay) (${money}) for (?:an? |the |each |every )?([^.;:,£$€\d]{3,30}?)(?=[.,;]| and | plus |$)`,
)

/** "For £80 we give your bike the full service". */
const dealFor = new RegExp(
  String.raw`\bfor (?:just |only )?(?<sum>${money}) (?:we|you) (?:will |'ll |can )?[a-z]{3,8} (?:(?:you|(?<whose>your [a-z -]{3,20}?)) )?(?:an? |the |one )(?<thing>[a-z][a-z -]{2,25}?)(?=[.,;:!]| and | with | in | at |$)`,
)
/** "Cut £22, beard £14". */
const listedTogether = new RegExp(`^(?:and )?(?<thing>[a-z][a-z' -]{2,35}?)(?: for| at|,)? (?<sum>${money})$`)

/** A line of a price list is one clause, whatever stands between its commas. */
const clausesOf = (text: string) => {
  const [, subject, row, sentence] = listed.exec(text) ?? []
  const price = row ?? sentence
  return subject !== undefined && price !== undefined
    ? [`${subject.replaceAll(',', '')} costs ${price}`]
    : text.split(/[;,] (?:and )?| and (?=an? |the |our |each |every )/)
}

/** "A lesson lasts an hour and costs £36": the price belongs to what the sentence began with. */
const alsoCosts = new RegExp(
  `^(?:an? |the |our |each |every )?([a-z' -]{3,30}?) (?:lasts?|takes?|is|are|has|have|comes?|includes?|holds?) [^£$€]*\\band (?:costs?|is) (?:just |only )?(${money})`,
)

/** The prices in a sentence, each with the thing that it is paid for. */
const priceOf: ClaimReader = (text) =>
  clausesOf(text).flatMap((clause) => {
    if (notThePrice.test(clause) || isNarrowed.test(clause)) return []
    const [, before, told] = alsoCosts.exec(clause) ?? []
    const [, named, stated] = costs.exec(clause) ?? []
    const [subject, price] = before === undefined ? [named, stated] : [before, told]
    // "A plate of three" is a portion, not the plate.
    if (subject !== undefined && /\bof \d+$/.test(subject)) return []
    if (subject !== undefined && price !== undefined)
      return [{ topic: 'price', value: amountOf(price), subject, of: furtherOf(subject) }]
    const deal = dealFor.exec(clause)?.groups
    if (deal?.sum !== undefined)
      return [{ topic: 'price', value: amountOf(deal.sum), subject: `${deal.whose ?? ''} ${deal.thing ?? ''}` }]
    const { verb, thing: done, sum: asked } = deedFor.exec(clause)?.groups ?? {}
    if (verb !== undefined && asked !== undefined)
      return [{ topic: 'price', value: amountOf(asked), subject: `${verb} ${done ?? ''}` }]
    const [, sum, thing] = paidFor.exec(clause) ?? []
    return sum !== undefined && thing !== undefined ? [{ topic: 'price', value: amountOf(sum), subject: thing }] : []
  })

/** Things in a row, each with its price, and nothing else in the sentence. */
const pricesInARow: ClaimReader = (text) => {
  const clauses = text.replace(/[.!]$/, '').split(/, (?:and )?| and (?=[a-z' -]+ [£$€]\d)/)
  const rows = clauses.map((each) => listedTogether.exec(each)?.groups)
  if (rows.some((each) => each === undefined) || notThePrice.test(text)) return []
  return rows.flatMap((row) =>
    row?.thing === undefined || row.sum === undefined || isVerb.test(row.thing)
      ? []
      : [{ topic: 'price', value: amountOf(row.sum), subject: row.thing }],
  )
}
const isVerb = /\b(?:is|are|costs?|be|both|all|each|together|for|charge|pay|we|you)\b/

/** "The first lesson is free" is a price too: none. */
const freeOf: ClaimReader = (text) => {
  if (/\b(?:if|when|unless|over|above|with (?:every|each)|until|feel|for members)\b/.test(text)) return []
  const found =
    /^(?:an? |the |our |your |each |every |all )?([a-z' -]{3,40}?)(?:'s| (?:is|are|stays?)) (?:always |completely |entirely )?free\b(?! (?:of(?! charge)|from|to|for all to))/.exec(
      text,
    ) ??
    /\b(?:charge nothing|do not charge|don't charge|no charge|never charge) for (?:an? |the |your )?([a-z' -]{3,30}?)(?=[.,;]| and |$)/.exec(
      text,
    )
  const [, deed] =
    /\bwe ([a-z]{4,}(?: (?:the |your )?[a-z]+)?) (?:for free|free of charge|for nothing|without charge|at no charge)\b/.exec(
      text,
    ) ?? []
  if (deed !== undefined) return [{ topic: 'price', value: '0', subject: deed }]
  // "A survey of your house" is simply the survey.
  return found?.[1] ? [{ topic: 'price', value: '0', subject: found[1].replace(/ of (?:your|our|the) .*$/, '') }] : []
}

const amountOf = (text: string) => `${Number(/\d+(?:\.\d+)?/.exec(text)?.[0] ?? 0)}`

/** "A lesson with two pupils", "ten lessons" and "a two-course lunch" are other things than a lesson and a lunch. */
const furtherOf = (thing: string) =>
  / ((?:with|without|for|in|on|at) .*)$/.exec(thing)?.[1] ?? /\b\d+[- ][a-z]+/.exec(thing)?.[0] ?? ''

const rate = new RegExp(
  String.raw`${money} (?:an?|per|each|every|the) (?<unit>(?:half[- ])?(?:day|night|week|month|year|hour|term|season)|person|head|child|metre|square metre|kilo)\b`,
  'g',
)

/** "£25 a day" and "£180 a month" are two offers: only prices by the same measure are compared. */
const byMeasure =
  (reader: ClaimReader): ClaimReader =>
  (text, sentence) => {
    const units = new Set([...text.matchAll(rate)].map(({ groups = {} }) => groups.unit))
    if (units.size > 1) return []
    const [unit] = units
    return reader(text, sentence).map((found) =>
      unit === undefined || found.value === '0' ? found : { ...found, topic: `price by the ${unit}` },
    )
  }

/** What things cost. */
export const priceReaders: readonly ClaimReader[] = [priceOf, freeOf, pricesInARow].map(byMeasure)
