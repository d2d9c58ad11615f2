import type { ClaimReader, Found } from './read-claims.ts'

const measures =
  /^(?:seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?|times?|pounds?|euros?|dollars?|pence|percent|miles?|metres?|meters?|kilometres?|grams?|litres?|people|persons|degrees|pages?|words|steps?|ways|things|reasons|sizes|questions|o'clock|am|pm|kinds|sorts|types|places|parts|halves|others|options|choices)$/
const isPlural = (word: string) => /[^s]s$/.test(word) || /^(?:men|women|children|staff)$/.test(word)
/** What follows and narrows a count to something else than the whole. */
const narrows =
  /^(?:an?|per|each|every|on (?:call|duty|loan|sale|\w+days?)|at|for|to (?!choose)|that|who|which|more|left|of|from|old|long|ago|later)\b/

/** What speaks of the whole of the business: "we keep forty hives", "in all fourteen languages", "the seven nurses here". */
const ofTheWhole =
  /(?:\b(?:there(?: are|'re)|we|we've|we have|staff|team|together)\b(?: [a-z']+){0,3}|\b(?:our|the|all)) (?=\d)|^(?=\d+ \w+.* \w+.* \w+)/g
const notTheWhole = /\b(?:1[5-9]|20)\d\d\b|[%£$€]|\b(?:were|had|was|each|every|per|if|when|another|others?)\b/
/** What stands right before a count that is not the whole, or not exact. */
const beforePart =
  /\b(?:over|about|around|nearly|almost|some|more than|at least|up to|between|from|for|first|last|next|to) $/

/** How many there are of a thing. */
const counts: ClaimReader = (text) =>
  text.split(/(?<=[.;:!?]) |, (?:and|but) (?!\d)| and (?=we\b|they\b|each\b|every\b)/).flatMap((clause): Found[] => {
    const aside = /\bour ([a-z]+), (\d+) of them\b/.exec(clause)
    if (aside?.[1] && aside[2]) return [{ topic: `count of ${aside[1]}`, value: aside[2], subject: aside[1] }]
    if (notTheWhole.test(clause)) return []
    return [...clause.matchAll(ofTheWhole)].flatMap(({ index, 0: start }) =>
      beforePart.test(start)
        ? []
        : readCounts(clause.slice(index + start.length)).map((each) => ({ ...each, words: clause.slice(index) })),
    )
  })

function readCounts(text: string): Found[] {
  const found: Found[] = []
  let rest = text
  for (;;) {
    const next = /^(\d+) ((?:[a-z-]+ ?){1,3})/.exec(rest)
    const words = next?.[2]?.trim().split(' ') ?? []
    const head = words.findIndex(isPlural)
    const thing = words[head]
    if (
      !next ||
      thing === undefined ||
      /^(?:of|new)$/.test(words[0] ?? '') ||
      words.slice(0, head + 1).some((word) => measures.test(word))
    )
      return found
    rest = rest.slice(`${next[1]} ${words.slice(0, head + 1).join(' ')}`.length)
    if (!narrows.test(rest.trim()))
      found.push({ topic: `count of ${thing}`, value: next[1] ?? '', subject: words.slice(0, head + 1).join(' ') })
    rest = rest.replace(/^(?:,? and |, )/, '')
  }
}

const team: ClaimReader = (text) => {
  const found =
    /\bwe(?: are|'re) (?:now |only |just |still )?(?:an? (?:team|crew|family) of )?(\d+)(?: people| of us| friends| colleagues)?(?: now)?(?=[.,;:!]| and | who |$)/.exec(
      text,
    )
  return found?.[1] ? [{ topic: 'team size', value: found[1], mark: found[1], isGeneral: true, words: found[0] }] : []
}

/** "Up to 24 of you", "we keep it to ten people". */
const company: ClaimReader = (text) => {
  const found =
    /\b(?:up to|at most|never more than|no more than|only|maximum of) (\d+) of (?:you|us)\b/.exec(text) ??
    /\bkeep (?:it|them|groups|classes|things) (?:small,? )?(?:to|at) (?:at most )?(\d+)\b/.exec(text)
  if (found?.[1]) return [{ topic: 'group size', value: found[1], isGeneral: true }]
  const room =
    /^(?:.*, )?(?:the |our |each |every )?(?:whole )?([a-z ]{3,25}?) (?:has room for|holds|seats|sleeps|carries|takes) (?:up to )?(\d+)(?: people| guests| passengers)?(?=[.,;:!]| and |$)/.exec(
      text,
    ) ??
    /\bthe (?:whole )?([a-z]{3,15}) is .{2,20} and (?:holds|seats|sleeps|carries|takes) (?:up to )?(\d+)\b/.exec(text)
  return room?.[1] && room[2] ? [{ topic: 'how many it holds', value: room[2], subject: room[1] }] : []
}

const anybodyYoung =
  /\b(?:are|is|children|kids|pupils|guests|dancers|swimmers|riders|climbers|players|everyone|anyone|people|young|all|to|our|the|welcome|always|very|can|may|join|start|begin|come|take part|and|over)\b/g

/** The lowest age that is admitted. */
const age: ClaimReader = (text) => {
  if (
    /\b(?:under|below|up to) (?:the age of )?\d+(?:s)? (?:are |is |go |come |eat |get |pay )?(?:free|half)|\b(?:free|half price|discount|ticket|guarantee|years' |grown-up who is)\b|[£$€]/.test(
      text,
    )
  )
    return []
  const found =
    /\b(?:no (?:one|children|child|body)|nobody|not (?:suitable )?for (?:anyone|children|those)) (?:who is )?(?:under|below|younger than) (?:the age of )?(\d+)\b/.exec(
      text,
    ) ??
    /\b(?:children|kids|pupils|guests|ages?d?|anyone|everyone|young people|open to|welcome)\b(?<whom>.{0,25}?)\b(?:from|over|aged?) (?:the age of )?(\d+)(?: years)?(?! (?:to|-)? ?\d|\w| (?:minutes|hours|days|weeks|months|am|pm))/.exec(
      text,
    ) ??
    /\b(?:from (?:the )?age (?:of )?)(\d+)\b/.exec(text) ??
    /\bminimum age (?:is|:|of) (\d+)\b/.exec(text) ??
    /\b(?:must|have to|has to|need to|needs to) be (?:at least |over )?(\d+)(?: years old)?(?=[.,;:!]| or | and | to (?:join|climb|take|come|ride|swim|play)|$)/.exec(
      text,
    ) ??
    /\b(?:ages?|aged) (\d+) (?:and|or) (?:over|older|up|above)\b/.exec(text) ??
    /\b(?:join|start|begin|come|play|learn|take part) (?:from|at) (\d+) (?:years?|months?)(?: old)?\b/.exec(text) ??
    /\bonly (?:for |over )?(?:over-)?(\d+)(?:s| and over| years and over)\b/.exec(text) ??
    /\b(\d+) years? (?:of age )?(?:and|or) (?:over|older)\b/.exec(text)
  const isAdult = /\b(?:adults only|only adults|strictly adults)\b/.test(text)
  const whom = (found?.groups?.whom ?? '').replace(anybodyYoung, ' ').trim()
  const isMonths = /\bmonths?\b/.test(found?.[0] ?? '')
  const value = isAdult ? '18' : found?.[1] && (isMonths ? `${Number(found[1]) / 12}` : found[1])
  return value === undefined || Number(value) > 25
    ? []
    : [{ topic: 'minimum age', value, isGeneral: true, words: found?.[0] ?? '', of: whom }]
}

/** "Twenty minutes with a vet", "a 20-minute appointment", "every visit lasts ten minutes". */
const visit: ClaimReader = (text) => {
  if (/\b(?:first|second|longer|double|short|up to|walk|drive|from)\b/.test(text)) return []
  const found =
    /\byou(?:'ll| will)?(?: have| get|'ve) (\d+) minutes\b/.exec(text) ??
    /\b(\d+) minutes (?:alone |face to face )?with (?:an?|the|your|our) [a-z]+/.exec(text) ??
    /\b(?:an? |our |your )(\d+)-minute (?:appointment|visit|consultation|check-?up)/.exec(text) ??
    /\b(?:every|each|our|an?|the|your|all) ?(?:appointment|visit|consultation|check-?up)s? (?:lasts?|takes?|is|are) (?:just |only |about )?(\d+) minutes/.exec(
      text,
    )
  return found?.[1] ? [{ topic: 'length of a visit', value: found[1], isGeneral: true }] : []
}

const since: ClaimReader = (text) => {
  const year = /\bsince ((?:1[5-9]|20)\d\d)\b/.exec(text)?.[1]
  // "Bread made by hand in Buxton since 1987": without a subject of its own it is said of the business.
  const isLine =
    /^(?!on |at |in |the )[a-z' ,-]*\b(?:made|baked|brewed|roasted|built|sold|served|sewn|knitted|printed|woven|making|baking|brewing|building|serving|repairing|mending)\b[a-z' ,-]* since \d{4}[.!]?$/
  return year !== undefined && (/\b(?:we|our|business|here|us)\b/.test(text) || isLine.test(text))
    ? [{ topic: 'since', value: year, mark: year, isGeneral: true }]
    : []
}

const physical =
  'degrees?|decibels?|kilos?|kilograms?|grams?|litres?|liters?|miles?|kilometres?|metres?|meters?|acres?|hectares?|watts?|inches|feet'
/** A measured quantity of a thing: "the pool is kept at 32 degrees". */
const measured: ClaimReader = (text) => {
  if (!/[.!?]$/.test(text) || /\b(?:up to|at least|from|between|or|over|under|more than|less than|within)\b/.test(text))
    return []
  return text.split(/[;,] /).flatMap((clause) => {
    const found = [...clause.matchAll(new RegExp(String.raw`\b(\d+(?:\.\d+)?) (${physical})\b`, 'g'))]
    const [first] = found
    return first?.[1] && first[2] && found.length === 1
      ? [{ topic: `measure in ${first[2].replace(/s$/, '')}`, value: first[1], subject: clause.replace(first[2], '') }]
      : []
  })
}

/** "We come twice a year" against "we come once a year". */
const howOften: ClaimReader = (text) => {
  const [whole = '', often = '', unit = ''] =
    /\b(once|twice|\d+ times) (?:an?|each|every) (day|week|month|year)\b/.exec(text) ?? []
  const times = often === 'once' ? 1 : often === 'twice' ? 2 : Number.parseInt(often, 10)
  const [clause = ''] = text.split(/[;,] | and /).filter((each) => each.includes(whole))
  return whole === '' ? [] : [{ topic: 'how often', value: `${times} a ${unit}`, subject: clause.replace(whole, '') }]
}

/** Any number with what it counts; compared only where the whole of another sentence comes back around it. */
const numbers: ClaimReader = (text) => {
  // A label is no statement.
  if (!/\w.* .* .* .*[.!?]/.test(text)) return []
  if (/%|\b(?:over|about|around|nearly|almost|some|more than|at least|up to|between|from|or) (?:the )?\d/.test(text))
    return []
  const found = [...text.matchAll(/(?<![\d£$€.,:/-])\b(\d+)[- ]([a-z]{3,})/g)]
  const nouns = found.map(([, , noun = '']) => noun.replace(/s$/, ''))
  if (new Set(nouns).size < nouns.length) return []
  return found.map(({ index, 1: value = '' }, place) => ({
    topic: `number of ${nouns[place]}`,
    value,
    words: text.slice(index),
  }))
}

const done =
  'built|fitted|designed|made|photographed|planted|planned|restored|repaired|finished|completed|delivered|cleaned|taught|trained|helped|served|published|printed|installed|filmed|sold'
const approximately = '(?:over|more than|nearly|almost|about|around|some|well over)'
const tallies = [
  new RegExp(
    String.raw`\b(?:we|i)(?: have|'ve) (?:now |already |so far )?(?:${done}) (?:${approximately} )?(?<count>\d{2,}) (?<thing>[a-z]+)(?=[.,;:!]|$| since| so far| and| in \d+ years)`,
  ),
  new RegExp(String.raw`\b(?<count>\d{2,}) (?<thing>[a-z]+)(?: (?:${done}))? (?:so far|to date|and counting)\b`),
]

/** "We have fitted more than 200 kitchens" against "350 kitchens so far": how much is done in all. */
const tally: ClaimReader = (text) => {
  const found = tallies.map((each) => each.exec(text)).find((each) => each !== null)
  const { count, thing = '' } = found?.groups ?? {}
  if (
    count === undefined ||
    measures.test(thing) ||
    /\b(?:last|this|each|every|per|a) (?:year|month|week|season)\b/.test(text)
  )
    return []
  return [{ topic: 'how many in all', value: count, mark: count, subject: thing, words: found?.[0] ?? '' }]
}

const houses =
  'sites|places|locations|branches|shops|stores|studios|salons|clinics|surgeries|practices|offices|venues|showrooms|cafes|cafés|restaurants|bakeries|gyms|nurseries'
const whereWeAre = new RegExp(
  String.raw`\b(?:we (?:are|teach|work|trade|sell|bake|cook|have|run|own|meet)|(?:find|visit|see) us|come to|visit (?:1|any|either) of|1 of|our|from)(?: now)?(?: in| at| to| from)?(?: our| the| any of our)? (\d+) (?:\w+ )?(${houses})\b(?! (?:a|an|per|each|every|for|that|which|who|abroad|nearby)\b)`,
)

/** "We teach at two sites" against "you will find us in four places". */
const places: ClaimReader = (text) => {
  const [, count, noun = ''] = whereWeAre.exec(text) ?? []
  if (count === undefined || notTheWhole.test(text.replace(/\b(?:every|each)\b/g, ''))) return []
  const subject = /^(?:sites|places|locations)$/.test(noun) ? '' : noun
  return [{ topic: 'how many places', value: count, mark: count, subject, isGeneral: subject === '' }]
}

/** How many there are of what, who may come and for how long. */
export const countReaders: readonly ClaimReader[] = [
  counts,
  team,
  company,
  age,
  visit,
  since,
  measured,
  howOften,
  places,
  tally,
  numbers,
]
