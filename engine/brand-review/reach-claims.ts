import type { ClaimReader, Found } from './read-claims.ts'

const distance = String.raw`(\d+(?:\.\d+)?)[ -](mile|kilometre|km)s?\b`
const delivers =
  /\b(?:deliver\w*|drop off|bring|vans?|couriers?|drivers? (?:bring|come)|catchment|travel|come out|we (?:work|serve|go|operate|visit|see|look after)|call-?outs?|cover)\b/
/** Distances at which something else changes than whether one is served. */
const notTheReach =
  /[£$€]|\b(?:free|charge\w*|cost\w*|fee|beyond|outside|further|over|more than|at least|from (?:the|a) (?:mill|farm|field)|away from|grown|picked|walk|wholesaler|by bike|on foot|pubs?|schools?|weddings?|parking|farmers?|growers?|suppliers?)\b/

/** "We deliver within ten miles" against "our vans come up to 25 miles". */
const reach: ClaimReader = (text) => {
  if (!delivers.test(text) || notTheReach.test(text)) return []
  const found = new RegExp(
    String.raw`\b(?<lead>within(?: about)?|up to|as far as|radius of|anywhere within|not more than|no more than) (?:an? )?${distance}|\b${distance} radius`,
  ).exec(text)
  const [, , far, unit, radius, radiusUnit] = found ?? []
  const count = far ?? radius
  if (count === undefined) return []
  const work = /\b(?:deliver\w*|drop off|bring|boxes|orders)\b/.test(text) ? 'delivery' : 'service'
  const inMiles = /^mile/.test(unit ?? radiusUnit ?? '')
  return [
    {
      topic: `${work} area`,
      value: `${count} ${inMiles ? 'miles' : 'km'}`,
      mark: `${count}[- ](?:mile|kilometre|km)s?`,
      isGeneral: true,
    },
  ]
}

const sum = String.raw`[£$€] ?(\d+(?:\.\d+)?)`
const least = [
  new RegExp(
    String.raw`\bminimum (?:order|spend|basket)(?: value| for delivery)? (?:is|of|stands at|comes to|:) ?(?:just |only )?${sum}`,
  ),
  new RegExp(
    String.raw`\bonly (?:take|accept|bring|deliver|send|ship|post|process)\b[^.,;]{0,20}\borders (?:of|from|over|above|worth) ${sum}`,
  ),
  new RegExp(
    String.raw`\borders? (?:must|have to|has to|needs? to|should) (?:be|come to|total|reach|amount to) (?:at least |over |a minimum of )?${sum}`,
  ),
  new RegExp(
    String.raw`\b(?:do not|don't|cannot|can't) (?:take|accept|bring|deliver|send|ship|post)\b[^.,;]{0,20}\b(?:under|below|less than) ${sum}`,
  ),
  new RegExp(String.raw`\b(?:order|spend) (?:for )?at least ${sum}`),
  new RegExp(String.raw`\bno orders (?:under|below) ${sum}`),
  new RegExp(
    String.raw`\b(?:deliver|bring|send|ship)\b[^.,;]{0,15}\borders (?:of|from) ${sum} (?:and above|and over|upwards|or more|and more)`,
  ),
]
const otherMinimum =
  /\b(?:free|trade|wholesale|abroad|overseas|europe|ireland|islands?|card|credit|cater\w*|discount|save|gift|get|earn|off)\b/

const freeFrom = [
  new RegExp(
    String.raw`\bfree (?:delivery|shipping|postage) (?:on|for|with|when|if|from|over|above)\b[^.;£$€]{0,30}${sum}`,
  ),
  new RegExp(
    String.raw`\b(?:delivery|shipping|postage) is free (?:on|for|with|when|if|from|over|above)\b[^.;£$€]{0,30}${sum}`,
  ),
  new RegExp(
    String.raw`\borders (?:of|over|above|from) ${sum}(?: (?:or more|and above|and over|upwards))? (?:travel|go|ship|(?:are|is) (?:sent|delivered|posted|shipped)) (?:for )?free\b`,
  ),
]
const elsewhere =
  /\b(?:abroad|overseas|europe|ireland|scotland|wales|islands?|international|trade|wholesale|members?|large|second|first|locally|local)\b/

/** From which sum on nothing is paid for delivery. */
const freeDelivery: ClaimReader = (text) => {
  if (elsewhere.test(text)) return []
  const value = freeFrom.map((each) => each.exec(text)?.[1]).find((each) => each !== undefined)
  return value === undefined
    ? []
    : [{ topic: 'free delivery', value: `${Number(value)}`, mark: `[£$€] ?${value}`, isGeneral: true }]
}

/** The least that can be ordered. */
const leastOrder: ClaimReader = (text): Found[] => {
  if (otherMinimum.test(text)) return []
  const found = least.map((each) => each.exec(text)).find((each) => each !== null)
  const [words = '', value] = found ?? []
  return value === undefined
    ? []
    : [
        { topic: 'minimum order', value: `${Number(value)}`, mark: `[£$€] ?${value}`, isGeneral: true, words },
        { topic: 'minimum order?', value: 'yes', isGeneral: true, words },
      ]
}

/** How far and from which sum on the business comes to its customers. */
export const reachReaders: readonly ClaimReader[] = [reach, leastOrder, freeDelivery]
