import { noPlace } from './claim-readers.ts'
import type { ClaimReader } from './read-claims.ts'

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
  if (/\d ?(?:-|–|to) ?\d+[- ](?:\w+ )?(?:minute|hour|day|week|month|year)/.test(text)) return undefined
  const spans = [...text.matchAll(new RegExp(span, 'g'))]
  const [only] = spans
  if (/\b(?:the )?same[- ]day\b/.test(text)) return spans.length === 0 ? '0 days' : undefined
  if (/\blifetime\b|\bfor (?:your |its )?(?:whole )?life\b/.test(text))
    return spans.length === 0 ? 'for life' : undefined
  return only && spans.length === 1 ? spanValue(only[1] ?? '', only[2] ?? '') : undefined
}

const isGuarantee =
  /\b(?:guarantee[ds]?|warrant(?:y|ies|ied)|(?:replaced?|repair(?:ed)?|mend(?:ed)?) (?:it |them )?(?:free|without charge|at no charge|for nothing))\b/
/** Said of all that the business does or sells, a guarantee is compared with every other that is. */
const ofAllWork =
  /\b(?:all (?:of )?(?:our|the) work|all (?:our )?workmanship|our work|every job|all (?:our )?jobs|(?:everything|anything) (?:that )?we [a-z]+|(?:every|each) (?:pair|piece|item|product)|all (?:our |of our )?(?:products|pieces))\b/
const ofWares =
  /^(?:all )?(?:our|every|each) (?<wares>[a-z]+) (?:is|are|comes?|carr(?:y|ies)|has|have) (?:all )?(?:guaranteed|(?:with |under )?an? )/
const byOthers = /\b(?:maker|manufacturer|supplier|insurer|insurance)s?\b/

const allWork: ClaimReader = (text) => {
  const of = ofAllWork.test(text) ? '' : ofWares.exec(text)?.groups?.wares
  if (!isGuarantee.test(text) || of === undefined || byOthers.test(text)) return []
  const [whole, count = ''] = new RegExp(span).exec(text) ?? []
  const value = onlySpan(text)
  if (value === undefined || whole === undefined) return []
  const mark = whole.replace(count, count === 'a' ? '(?:a|1)' : count)
  return [{ topic: 'guarantee of all work', value, mark, isGeneral: true, of }]
}

/** From when on a span is counted, and how it is told, narrows nothing. */
const spanWithStart = new RegExp(String.raw`${span}'?(?: (?:of|from|after|before|by|with)\b[^,.;:]*)?`)

/** Topics of which a span may be told as "three to five working days". */
const isRanged = /^(?:delivery|dispatch|reply) time$/
const range = /\b(\d+) ?(?:-|–|to|or) ?(\d+)[- ](?:\w+ )?(minute|hour|day|week|month|year)s?\b/

function onlyRange(text: string): string | undefined {
  const [whole, from = '', to = '', unit = ''] = range.exec(text) ?? []
  if (whole === undefined) {
    const isNextDay = /\b(?:the )?next (?:working |business )?day\b/.test(text)
    return isNextDay && onlySpan(text.replace(/\bnext\b/, '1')) !== undefined ? '1 days' : onlySpan(text)
  }
  const rest = text.replace(whole, ' ')
  return new RegExp(span).test(rest) ? undefined : `${spanValue(from, unit)} to ${spanValue(to, unit)}`
}

/** Spans such as "1 days" and "3 days to 5 days" that no length of time fits both. */
export function areSpansApart(one: string, other: string): boolean {
  const [first = [], second = []] = [one, other].map((each) => each.split(' to ').map(Number.parseFloat))
  const [from = 0, until = from] = first
  const [start = 0, end = start] = second
  return until < start || end < from
}

type SpanTopic = { topic: string; about: RegExp; unless?: RegExp; isGeneral?: boolean }

const spanTopics: readonly SpanTopic[] = [
  // Guarantees differ from product to product, the other terms seldom do.
  {
    topic: 'guarantee',
    about: isGuarantee,
  },
  {
    topic: 'returns',
    about:
      /\b(?:returns?|returned|send (?:it|them) back|bring (?:it|them) back|change your mind|money back|exchange)\b/,
    unless: /\bguarantee|\blate\b|\bdeposit|\breturned in full|we (?:reply|answer|ring|call|return)|reach(?:es)? your/,
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
    about:
      /\b(?:dispatch(?:ed|es)?|ship(?:s|ped)?|(?:it|they|orders?|parcels?) leaves? \w+|leaves? (?:us|the workshop))\b/,
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
  {
    topic: 'notice',
    about: /\b(?:cancel|cancellation|notice)\b/,
    unless: /\btrial|\bminimum|\bwithin\b.*\b(?:of|after) (?:order|purchas|buy|sign|receiv|receipt|deliver|book|join)/,
    isGeneral: true,
  },
]

const spanReaders: readonly ClaimReader[] = spanTopics.map(({ topic, about, unless, isGeneral = false }) => (text) => {
  if (!about.test(text) || unless?.test(text)) return []
  const whole = isRanged.test(topic) ? onlyRange(text) : onlySpan(text)
  const words = isGeneral ? (spanWithStart.exec(text)?.[0] ?? '') : ''
  if (whole !== undefined) return [{ topic, value: whole, isGeneral, words }]
  // Of several spans the one belongs to the topic that stands in a clause with its word.
  return text.split(/[,;] /).flatMap((clause) => {
    const value = about.test(clause) ? onlySpan(clause) : undefined
    return value === undefined ? [] : [{ topic, value, isGeneral, subject: clause }]
  })
})

const lasting = [
  new RegExp(
    String.raw`^(?:[^.,;:]*, )?(?<thing>[^.,;:£$€\d]{3,40}?),? (?:which )?(?:takes?|lasts?|(?:is|are|will be|stays?|remains?) (?:\w+ and )?(?:ready|done|finished|back|valid|open|(?=(?:\d+|an?|half an) (?:minutes?|hours?)\b))) ?.{0,20}?${span}`,
  ),
  new RegExp(String.raw`\ballow (?:about |up to )?${span} for (?<thing>[^.,;:£$€\d]{3,40})`),
]
const alsoLasting = new RegExp(
  String.raw`^(?:an? |the |our |each |every )?(?<thing>[a-z' -]{3,30}?) (?:is|are|costs?) [^.;]*\band (?:takes?|lasts?) ${span}`,
)
const done = new RegExp(`^(?<thing>[a-z]+ed) (?:within|in|under) ${span}`)
const deed = new RegExp(String.raw`\bwe (?<verb>[a-z]+) (?:the |your |an? |all )?(?<object>[a-z]+) in ${span}`)

/** "Repairs take two days", "allow a week for repairs", "we fit the panels in two days". */
const duration: ClaimReader = (text) => {
  const value = onlySpan(text)
  if (value === undefined) return []
  const found = [alsoLasting, ...lasting, done].map((each) => each.exec(text)).find((each) => each !== null)
  const thing = found?.groups?.thing?.replace(/^.*\b(?:an?|the|our|your|each|every) /, '')
  const { verb, object } = deed.exec(text)?.groups ?? {}
  const subject = thing ?? (verb === undefined ? undefined : `${verb} ${object ?? ''}`)
  return subject === undefined || /\b(?:up to|at least|from(?! (?:order|start|first))|can)\b/.test(found?.[0] ?? '')
    ? []
    : [{ topic: 'duration', value, subject }]
}

/** "You receive a quotation within an hour" against "quotations follow within three days". */
const timeUntil: ClaimReader = (text) => {
  const what = `(?:an? |the |your |our |each |every |all )?([a-z][a-z -]{2,28}?)`
  const found =
    new RegExp(String.raw`\byou (?:receive|get|have|will have) ${what} (?:within|in|after) ${span}`).exec(text)?.[1] ??
    new RegExp(
      `^${what} (?:arrives?|follows?|comes?|(?:is|are) (?:sent|posted|delivered|mailed|ready)(?: to you)?|reach(?:es)? you) (?:within|in|after) (?:about )?${span}`,
    ).exec(text)?.[1] ??
    new RegExp(
      String.raw`(?:^|[.,;] )(?:within|in|after) ${span},? you (?:receive|get|have) (?:between [\d and]+ |\d+ )?${what}(?=[.,;]| with | of | in |$)`,
    ).exec(text)?.[3]
  const value = onlySpan(text)
  return found === undefined || value === undefined ? [] : [{ topic: 'time until', value, subject: found }]
}

const data = /\b(?:data|texts?|files?|papers|records|copies|photographs|pictures|documents)\b/

/** Where data and papers are kept, and for how long. */
const keeping: ClaimReader = (text) => {
  const kept = /\b(?:store|stored|kept|keep|held|hosted|retain|retained|delete|deleted|erase|erased)\b/
  const [, seat] = /\bservers? (?:stands?|sits?|is|are) in ([a-z]{4,})/.exec(text) ?? []
  if (seat !== undefined && !noPlace.test(seat)) return [{ topic: 'where it is kept', value: seat, subject: 'data' }]
  if (!kept.test(text) || !data.test(text)) return []
  const [, place] = /\b(?:stored?|kept|keep|held|hosted)\b(?: \w+){0,3}? in ([a-z]{4,})/.exec(text) ?? []
  const [, count, unit] = new RegExp(String.raw`\b(?:for|after) ${span}`).exec(text) ?? []
  const subject = data.exec(text)?.[0] ?? ''
  return [
    ...(place === undefined || noPlace.test(place) ? [] : [{ topic: 'where it is kept', value: place, subject }]),
    ...(count === undefined || unit === undefined
      ? []
      : [{ topic: 'how long it is kept', value: spanValue(count, unit), subject }]),
  ]
}

/** How long things take, last, are kept and are guaranteed. */
export const timeReaders: readonly ClaimReader[] = [...spanReaders, allWork, duration, timeUntil, keeping]
