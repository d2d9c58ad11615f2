import type { ClaimReader } from './read-claims.ts'

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
  const atMost = new RegExp(
    String.raw`\b(\d+) ${crowd} at most\b|\bgroups (?:number|are)(?: about| around)? (\d+)\b`,
  ).exec(text)
  const most = atMost?.[1] ?? atMost?.[2]
  if (most !== undefined) return [{ topic: 'group size', value: most, isGeneral: true }]
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

const plainVerb = /^(?:accepts?|takes?|does|do|handles?|has|have|completes?|on|only|just|about)$/

/** "Twelve watches a year", with what is done to them where it stands before. */
const output: ClaimReader = (text) =>
  [
    ...text.matchAll(
      /(?:\b([a-z]+) (?:about |over |around |some )?)?\b(\d+) ([a-z]{3,}) (?:an?|each|every|per) (day|week|month|year)\b/g,
    ),
  ].flatMap(([, verb = '', count = '', thing = '', unit = '']) =>
    /^(?:minutes?|hours?|days?|weeks?|months?|times?|pounds?|euros?|dollars?|percent)$/.test(thing)
      ? []
      : [{ topic: `how many a ${unit}`, value: count, subject: `${plainVerb.test(verb) ? '' : verb} ${thing}` }],
  )

const teamSize: ClaimReader = (text) => {
  const found =
    /\b(?:team|family|crew|staff|practice|partnership|collective) of (\d+)\b(?! (?:\w+ )?(?:years|children|sites|branches))|\bthere are (\d+) of us\b|\bwe are (\d+) people\b/.exec(
      text,
    )
  const count = found?.slice(1).find((each) => each !== undefined)
  return count === undefined
    ? []
    : [{ topic: 'team size', value: count, mark: count, isGeneral: true, words: found?.[0] ?? '' }]
}

const year = String.raw`((?:1[5-9]|20)\d\d)\b`
const opened = '(?:opened|founded|started|set up|began|established)'
/** "Joan opened the bakery in 1992", "in 1992 Joan opened the bakery". */
const houseOpened = [
  new RegExp(String.raw`\b${opened} (?:(?:the|this|our) (?<house>[a-zé]+)|we) (?:[^.,;\d]{0,30} )?in (?<in>${year})`),
  new RegExp(String.raw`\bin (?<in>${year}),? [^.,;\d]{0,30}\b${opened} (?:the|this|our) (?<house>[a-zé]+)\b`),
]
const isFurther =
  /\b(?:second|third|new|another|also|further|branch|then|later|next|sons?|daughters?|grand\w+|nephew|niece|moved|reopened|again)\b/

const foundedHouse: ClaimReader = (text) => {
  if (isFurther.test(text)) return []
  const found = houseOpened.map((each) => each.exec(text)?.groups).find((each) => each !== undefined)
  const { in: value, house } = found ?? {}
  return value === undefined ? [] : [{ topic: 'founding year', value, mark: value, isGeneral: true, of: house ?? '' }]
}

const founded: ClaimReader = (text) => {
  const found =
    /\b(?:founded|established|est\.?)(?: \w+){0,5}? (?:in )?((?:1[5-9]|20)\d\d)\b/.exec(text) ??
    /\b(?:we|the (?:business|firm|company|family)|our (?:family|firm|business))\b(?: \w+){0,3}? (?:started|began|been|trad\w+|been \w+)(?: \w+){0,6}? (?:in|since) ((?:1[5-9]|20)\d\d)\b/.exec(
      text,
    ) ??
    /\b(?:it all|our story|the story|our journey|everything) (?:began|started)(?: \w+){0,4}? in ((?:1[5-9]|20)\d\d)\b/.exec(
      text,
    ) ??
    /\b(?:we (?:first )?opened|opened (?:the|its|our|her|his|their) doors?) in ((?:1[5-9]|20)\d\d)\b/.exec(text)
  const of = /\b(?:the|our) ([a-zé]+) (?:was|were|is) (?:first )?(?:founded|established)\b/.exec(text)?.[1] ?? ''
  return found?.[1] ? [{ topic: 'founding year', value: found[1], mark: found[1], isGeneral: true, of }] : []
}

/** What follows "in" without being a place. */
export const noPlace =
  /^(our|a|an|small|house|one|two|\d+|about|under|over|this|that|batches|advance|front|time|your|season|store|order|different|several|many|both|all|every|each)$/
const madeIn: ClaimReader = (text) => {
  const found =
    /\b(?:made|thrown|carved|cast|blown|cured|smoked|sewn|spun|milled|caught|picked|distilled|bottled|baked|built|grown|roasted|brewed|printed|manufactured|produced|woven|knitted|assembled) (?:entirely |only |all |by hand |and \w+ )*in (?:(?:an? |our )?(?:factory|workshop|mill|plant|studio) in )?(?:the )?([a-z]+)/.exec(
      text,
    )
  const place = found?.[1]
  if (!found || place === undefined || noPlace.test(place)) return []
  // "It" and "they" are the goods; else the words before tell which.
  const subject = /^(?:it|they|we)\b/.test(text) ? '' : text
  return [{ topic: 'where it is made', value: place, subject }]
}

/** Claims that say how many there are, since when and where. */
export const amountReaders: readonly ClaimReader[] = [
  ratio,
  capacity,
  atATime,
  output,
  teamSize,
  founded,
  foundedHouse,
  madeIn,
]
