import type { ClaimReader } from './read-claims.ts'

const money = String.raw`(?:[£$€] ?\d+(?:\.\d+)?|(?:chf|eur|usd|gbp) ?\d+(?:\.\d+)?|\d+(?:\.\d+)? ?(?:pounds?|euros?|dollars?|pence|p\b))`
const span = String.raw`(\d+|a|an|half an)[- ](?:(?:full|working|business|calendar|whole)[- ])?(minute|hour|day|week|month|year)s?\b`
const spanDays: Readonly<Record<string, number>> = {
  minute: 1 / 1440,
  hour: 1 / 24,
  day: 1,
  week: 7,
  month: 30,
  year: 365,
}

/** A span of time in days, so that "14 days" and "two weeks", "12 months" and "a year" are the same. */
function spanValue(count: string, unit: string): string {
  const number = /^\d/.test(count) ? Number(count) : count === 'half an' ? 0.5 : 1
  if (unit === 'month' && number % 12 === 0) return `${(number / 12) * 365} days`
  return `${Math.round(number * (spanDays[unit] ?? 1) * 1000) / 1000} days`
}

/** The one span of time in a text. Two spans belong to two things; which is which, a rule cannot tell. */
function onlySpan(text: string): string | undefined {
  const spans = [...text.matchAll(new RegExp(span, 'g'))]
  const [only] = spans
  if (/\b(?:the )?same[- ]day\b/.test(text)) return spans.length === 0 ? '0 days' : undefined
  if (/\blifetime\b|\bfor (?:your |its )?(?:whole )?life\b/.test(text))
    return spans.length === 0 ? 'for life' : undefined
  return only && spans.length === 1 ? spanValue(only[1] ?? '', only[2] ?? '') : undefined
}

type SpanTopic = { topic: string; about: RegExp; unless?: RegExp; isGeneral?: boolean }

const spanTopics: readonly SpanTopic[] = [
  // Guarantees differ from product to product, the other terms seldom do.
  {
    topic: 'guarantee',
    about:
      /\b(?:guarantee[ds]?|warrant(?:y|ies|ied)|(?:replaced?|repair(?:ed)?|mend(?:ed)?) (?:it |them )?(?:free|without charge|at no charge|for nothing))\b/,
  },
  {
    topic: 'returns',
    about:
      /\b(?:returns?|returned|send (?:it|them) back|bring (?:it|them) back|change your mind|money back|exchange)\b/,
    unless: /\bguarantee|\blate\b|we (?:reply|answer|ring|call|return)|reach(?:es)? your/,
    isGeneral: true,
  },
  {
    topic: 'trial',
    about: /\btrial\b|\btry\b.*\bfree\b|\btry (?:it|everything|us)\b|\bpay nothing for\b/,
    unless: /\b(?:class|lesson|session|hour)/,
    isGeneral: true,
  },
  {
    topic: 'dispatch time',
    about: /\b(?:dispatch(?:ed|es)?|ship(?:s|ped)?|leaves? (?:us|the workshop))\b/,
    unless: /\b(?:abroad|overseas|international|europe)|\bto (?!you)(?:the )?\w+/,
    isGeneral: true,
  },
  {
    topic: 'delivery time',
    about: /\b(?:deliver(?:y|ed|s)?|arrives?)\b/,
    unless:
      /\b(?:fresh|keeps?|guarantee|return|abroad|overseas|international|europe|express|dispatch|ship|early|before (?:the|your))|\bto (?!you)(?:the )?\w+/,
    isGeneral: true,
  },
  {
    topic: 'reply time',
    about:
      /\b(?:reply|replies|respond|response|answers?|get back to you|(?:call|ring|write) you back|hear (?:back )?from us)\b/,
    unless: /\bguarantee|\breturn|\b(?:first|after) \d/,
    isGeneral: true,
  },
  { topic: 'notice', about: /\b(?:cancel|cancellation|notice)\b/, unless: /\btrial|\bminimum/, isGeneral: true },
]

const spanReaders: readonly ClaimReader[] = spanTopics.map(({ topic, about, unless, isGeneral = false }) => (text) => {
  const value = about.test(text) && !unless?.test(text) ? onlySpan(text) : undefined
  return value === undefined ? [] : [{ topic, value, isGeneral }]
})

/** "Repairs take two days", "allow a week for repairs". */
const duration: ClaimReader = (text) => {
  const found =
    new RegExp(
      String.raw`^(?:[^.,;:]*, )?([^.,;:£$€\d]{3,40}?),? (?:which )?(?:takes?|lasts?|(?:is|are|stays?|remains?) (?:ready|done|finished|back|valid|open)) .{0,20}?${span}`,
    ).exec(text) ?? new RegExp(String.raw`\ballow (?:about |up to )?${span} for ([^.,;:£$€\d]{3,40})`).exec(text)
  const subject = found
    ?.slice(1)
    .find((part) => part !== undefined && part.length > 4 && !/^(?:half an|minute|month)$/.test(part))
  const value = onlySpan(text)
  return subject === undefined || value === undefined || /\b(?:up to|at least|from|can)\b/.test(text)
    ? []
    : [{ topic: 'duration', value, subject: subject.replace(/^.*\b(?:an?|the|our|your|each|every) /, '') }]
}

const notThePrice =
  /\b(?:from|up to|save|saved|off|worth|over|under|more than|less than|deposit|instead|extra|starts?|begins?|beginning)\b/
const costs = new RegExp(
  String.raw`^(?:.*[.;:!?,] )?(?:an? |the |our |each |every )?([^.;:,£$€\d]{3,40}?) (?:costs?|is|are|'s|comes? to|for|(?:is|are) charged at) (?:just |only |about )?(${money})`,
)
const listed = new RegExp(String.raw`^([^.;:£$€\d]{3,50}?)(?::| [-–—])? ?(${money})$`)
const paidFor = new RegExp(
  String.raw`\b(?:charge|pay) (${money}) for (?:an? |the |each |every )?([^.;:,£$€\d]{3,30}?)(?=[.,;]| and | plus |$)`,
)

/** A line of a price list is one clause, whatever stands between its commas. */
const clausesOf = (text: string) => {
  const [, subject, price] = listed.exec(text) ?? []
  return subject !== undefined && price !== undefined
    ? [`${subject.replaceAll(',', '')} costs ${price}`]
    : text.split(/[;,] (?:and )?| and (?=an? |the |our |each |every )/)
}

/** The prices in a sentence, each with the thing that it is paid for. */
const priceOf: ClaimReader = (text) =>
  clausesOf(text).flatMap((clause) => {
    if (notThePrice.test(clause)) return []
    const [, subject, price] = costs.exec(clause) ?? []
    if (subject !== undefined && price !== undefined) return [{ topic: 'price', value: amountOf(price), subject }]
    const [, sum, thing] = paidFor.exec(clause) ?? []
    return sum !== undefined && thing !== undefined ? [{ topic: 'price', value: amountOf(sum), subject: thing }] : []
  })

/** "The first lesson is free" is a price too: none. */
const freeOf: ClaimReader = (text) => {
  if (/\b(?:if|when|unless|over|above|with (?:every|each)|until|feel|for members)\b/.test(text)) return []
  const found =
    /^(?:an? |the |our |your |each |every |all )?([a-z' -]{3,40}?)(?:'s| (?:is|are|stays?)) (?:always |completely |entirely )?free\b(?! (?:of|from|to|for all to))/.exec(
      text,
    ) ??
    /\b(?:charge nothing|do not charge|don't charge|no charge|never charge) for (?:an? |the |your )?([a-z' -]{3,30}?)(?=[.,;]| and |$)/.exec(
      text,
    )
  // "A survey of your house" is simply the survey.
  return found?.[1] ? [{ topic: 'price', value: '0', subject: found[1].replace(/ of (?:your|our|the) .*$/, '') }] : []
}

const amountOf = (text: string) => `${Number(/\d+(?:\.\d+)?/.exec(text)?.[0] ?? 0)}`

/** "One leader for every five children", "ten trees for each pair". */
const ratio: ClaimReader = (text) =>
  [
    ...text.matchAll(
      /\b(\d+|an?|each|every) ([a-z-]+)(?: [a-z]+)? (?:for|to|per|with|looks after) (?:each |every )?(\d+ |an? |each |every )?([a-z]+)/g,
    ),
  ].flatMap(([whole, count = '', who = '', per = '', whom = '']) => {
    const isRatio = /\d/.test(per) ? /^(?:1|an?|each|every)$/.test(count) : /\b(?:each|every)\b/.test(whole)
    if (!isRatio || /^(?:minutes?|hours?|days?|weeks?|months?|years?|pounds?|euros?|percent)$/.test(who)) return []
    return [
      {
        topic: 'ratio',
        value: `${/\d/.test(count) ? count : 1}:${/\d+/.exec(per)?.[0] ?? 1}`,
        subject: `${who} ${whom}`,
      },
    ]
  })

const groups = '(?:groups?|class(?:es)?|sessions?|workshops?|tours?|walks?|parties|courses?)'
const crowd =
  '(?:people|persons|students|guests|children|pupils|riders|walkers|runners|participants|mats|kids|dogs|puppies)'
const capacity: ClaimReader = (text) => {
  if (/[£$€%]|\d (?:minutes?|hours?|days?|weeks?)\b|\bper\b/.test(text)) return []
  const ofGroups = [
    new RegExp(
      String.raw`\b${groups}\b.{0,25}?\b(?:of|to|up to|at most|no more than|limited to|never more than|hold|take|have|has) (?:up to |at most |no more than )?(\d+)\b`,
    ),
    new RegExp(
      String.raw`\b(?:up to|at most|(?:never|no) more than|maximum of|limited to|only) (\d+)(?: \w+)? (?:in|to|at|per) (?:an? |each |every )?${groups}`,
    ),
  ]
  const ofGroup = ofGroups.map((each) => each.exec(text)?.[1]).find((each) => each !== undefined)
  if (ofGroup !== undefined) return [{ topic: 'group size', value: ofGroup, isGeneral: true }]
  const ofPeople = new RegExp(
    String.raw`\b(?:up to|at most|no more than|never more than|maximum of|limited to) (\d+) ${crowd}\b`,
  ).exec(text)
  return ofPeople?.[1]
    ? [{ topic: 'group size', value: ofPeople[1], subject: text.replace(new RegExp(crowd, 'g'), '') }]
    : []
}

const atATime: ClaimReader = (text) => {
  const found = /\b(\d+) ([a-z]+) at (?:a|one) time\b/.exec(text)
  return found?.[1] && found[2] ? [{ topic: 'how many at a time', value: found[1], subject: found[2] }] : []
}

/** "Twelve watches a year", with what is done to them where it stands before. */
const output: ClaimReader = (text) =>
  [
    ...text.matchAll(
      /(?:\b([a-z]+) (?:about |over |around |some )?)?\b(\d+) ([a-z]{3,}) (?:an?|each|every|per) (day|week|month|year)\b/g,
    ),
  ].flatMap(([, verb = '', count = '', thing = '', unit = '']) =>
    /^(?:minutes?|hours?|days?|weeks?|months?|times?|pounds?|euros?|dollars?|percent)$/.test(thing)
      ? []
      : [{ topic: `how many a ${unit}`, value: count, subject: `${verb} ${thing}` }],
  )

const teamSize: ClaimReader = (text) => {
  const found = /\b(?:team|family|crew|staff) of (\d+)\b|\bthere are (\d+) of us\b|\bwe are (\d+) people\b/.exec(text)
  const count = found?.slice(1).find((each) => each !== undefined)
  return count === undefined ? [] : [{ topic: 'team size', value: count, isGeneral: true }]
}

const founded: ClaimReader = (text) => {
  const found =
    /\b(?:founded|established|est\.?)(?: \w+){0,5}? (?:in )?((?:1[5-9]|20)\d\d)\b/.exec(text) ??
    /\b(?:we|the (?:business|firm|company|family)|our (?:family|firm|business))\b(?: \w+){0,3}? (?:started|began|been|trad\w+|been \w+)(?: \w+){0,6}? (?:in|since) ((?:1[5-9]|20)\d\d)\b/.exec(
      text,
    ) ??
    /\b(?:we (?:first )?opened|opened (?:the|its|our|her|his|their) doors?) in ((?:1[5-9]|20)\d\d)\b/.exec(text)
  return found?.[1] ? [{ topic: 'founding year', value: found[1], isGeneral: true }] : []
}

const noPlace =
  /^(our|a|an|small|house|one|two|\d+|about|under|over|this|that|batches|advance|front|time|your|season|store|order|different|several|many|both|all|every|each)$/
const madeIn: ClaimReader = (text) => {
  const found =
    /\b(?:made|sewn|spun|milled|caught|picked|distilled|bottled|baked|built|grown|roasted|brewed|printed|manufactured|produced|woven|knitted|assembled) (?:entirely |only |all |by hand |and \w+ )*in (?:the )?([a-z]+)/.exec(
      text,
    )
  const place = found?.[1]
  return place && !noPlace.test(place) ? [{ topic: 'where it is made', value: place }] : []
}

/** Claims that say how much, how many or how long. */
export const amountReaders: readonly ClaimReader[] = [
  ...spanReaders,
  duration,
  priceOf,
  freeOf,
  ratio,
  capacity,
  atATime,
  output,
  teamSize,
  founded,
  madeIn,
]
