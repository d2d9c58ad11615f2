import type { ClaimReader } from './read-claims.ts'

const money = String.raw`(?:[£$€] ?\d+(?:\.\d+)?|\d+(?:\.\d+)? ?(?:pounds?|euros?|dollars?|pence|p\b))`
const span = String.raw`(\d+|a|an|full)[- ](?:full[- ])?(minute|hour|day|week|month|year)s?`
const spanDays: Readonly<Record<string, number>> = {
  minute: 1 / 1440,
  hour: 1 / 24,
  day: 1,
  week: 7,
  month: 30,
  year: 365,
}

/** A span of time in days, rounded so that "14 days" and "two weeks", "12 months" and "a year" are the same. */
function spanValue(count: string, unit: string): string {
  const number = /^\d/.test(count) ? Number(count) : 1
  if (unit === 'month' && number % 12 === 0) return `${(number / 12) * 365} days`
  return `${Math.round(number * (spanDays[unit] ?? 1) * 1000) / 1000} days`
}

/** A span of time in a sentence about one of these things. */
function spanAbout(topic: string, about: RegExp, unless?: RegExp): ClaimReader {
  const expression = new RegExp(span, 'g')
  return (text) => {
    if (!about.test(text) || unless?.test(text)) return []
    const spans = [...text.matchAll(expression)]
    const [only] = spans
    // Two spans in one sentence belong to two things; which is which, a rule cannot tell.
    if (!only || spans.length > 1) return []
    return [{ topic, value: spanValue(only[1] ?? '', only[2] ?? '') }]
  }
}

const priceOf: ClaimReader = (text) => {
  const found = [
    new RegExp(
      String.raw`^(?:.*[.;:!?,] )?(?:an? |the |our |each |every )?([^.;:,£$€\d]{3,40}?) (?:costs?|is|are|'s|starts? at|comes? to|for) (?:just |only |about |from )?(${money})`,
    ).exec(text),
    new RegExp(
      String.raw`\b(?:charge|pay) (${money}) for (?:an? |the |each |every )?([^.;:,£$€\d]{3,30}?)(?=[.,;]| and | plus |$)`,
    ).exec(text),
  ]
  const [first, second] = found
  if (/\b(?:from|up to|save|saved|off|worth|over|under|more than|less than|deposit|instead)\b/.test(text)) return []
  if (first?.[1] && first[2]) return [{ topic: 'price', value: amountOf(first[2]), subject: first[1] }]
  if (second?.[1] && second[2]) return [{ topic: 'price', value: amountOf(second[1]), subject: second[2] }]
  return []
}

const amountOf = (text: string) => `${Number(/\d+(?:\.\d+)?/.exec(text)?.[0] ?? 0)}`

const ratio: ClaimReader = (text) =>
  [...text.matchAll(/\b(?:1|a|an) ([a-z-]+) (?:for|to|per|looks after) (?:every |each )?(\d+) ([a-z]+)/g)].map(
    ([, who, count = '', whom]) => ({
      topic: 'ratio',
      value: count,
      subject: `${who ?? ''} ${whom ?? ''}`,
    }),
  )

const people =
  '(?:people|persons|students|guests|children|pupils|members|places|riders|walkers|runners|seats|participants|mats|kids|clients|dogs|patients)'
const capacity: ClaimReader = (text) => {
  const limits = [
    /\b(?:groups?|class(?:es)?|sessions?|workshops?|tours?|walks?|tables?|parties)\b.{0,25}?\b(?:of (?:up to |at most |no more than )?|to |up to |at most |no more than |limited to |never more than )(\d+)\b/.exec(
      text,
    ),
    new RegExp(String.raw`\b(?:up to|at most|no more than|never more than|maximum of|limited to) (\d+) ${people}`).exec(
      text,
    ),
  ]
  const count = limits.find((each) => each)?.[1]
  return count === undefined || /[£$€%]|\b(?:minutes?|hours?|days?)\b/.test(text)
    ? []
    : [{ topic: 'group size', value: count, subject: '', isGeneral: true }]
}

const founded: ClaimReader = (text) => {
  const found =
    /\b(?:founded|established|est\.?|started|opened|began|trading|(?:we|business|family|work(?:ed|ing)?|been \w+|made|making|serving|here)\b.{0,40}\bsince|^since)\b.{0,30}?\b((?:1[5-9]|20)\d\d)\b/.exec(
      text,
    )
  return found?.[1]
    ? [
        {
          topic: 'founding year',
          value: found[1],
          subject: '',
          isGeneral: /\b(we|our|founded|established|since)\b/.test(text),
        },
      ]
    : []
}

const madeIn: ClaimReader = (text) => {
  const found =
    /\b(?:made|sewn|baked|built|grown|roasted|brewed|printed|manufactured|produced|woven|knitted|designed and made|assembled) (?:entirely |only |all |by hand |and \w+ )*in ((?:the )?[a-z]+)/.exec(
      text,
    )
  const place = found?.[1]?.replace(/^the /, '')
  return place &&
    !/^(our|a|an|small|house|one|two|\d+|about|under|over|this|that|batches|advance|front|time)$/.test(place)
    ? [{ topic: 'where it is made', value: place }]
    : []
}

/** Claims that say how much or how long. */
export const amountReaders: readonly ClaimReader[] = [
  spanAbout('guarantee', /\b(?:guarantee[ds]?|warrant(?:y|ies|ied))\b/),
  spanAbout(
    'returns',
    /\b(?:returns?|returned|send (?:it|them) back|bring (?:it|them) back|refund|money back|exchange)\b/,
    /\bguarantee|\b(?:hours?|minutes?) late|we (?:reply|answer|ring|call|return)/,
  ),
  spanAbout('trial', /\b(?:trial|try (?:it|us|everything|\w+) (?:for )?(?:free|\d)|try \w+ for|free for)\b/),
  spanAbout(
    'delivery time',
    /\b(?:deliver(?:y|ed|s)?|dispatch(?:ed)?|ship(?:s|ped|ping)?|arrives?)\b/,
    /\b(?:fresh|keeps?|guarantee|return)/,
  ),
  spanAbout(
    'reply time',
    /\b(?:reply|replies|respond|response|answer|get back to you|call you back|ring you back)\b/,
    /\bguarantee|\breturn/,
  ),
  spanAbout('notice', /\b(?:cancel|cancellation|notice)\b/, /\bfree for|trial/),
  spanAbout(
    'contract',
    /\b(?:contract|minimum term|tied? in|lock(?:ed)? in|commitment|subscription)\b/,
    /\btrial|\bno contract|without a contract/,
  ),
  priceOf,
  ratio,
  capacity,
  founded,
  madeIn,
]
