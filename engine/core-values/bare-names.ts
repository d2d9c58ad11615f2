/** Values that running prose names bare, without an article: "Thrift runs through all we do", "… and that is candour". */
import { isAdjective } from '#engine/language/word-classes.ts'
import { motifNamed } from './value-motifs.ts'
import { isTitle } from './value-titles.ts'

/** Known as a value by its name alone; `isUsual`: in a place in which any thing can be named as well. */
export type BareName = { name: string; at: number; isKnown: boolean; isUsual: boolean }

const abstract = /(?:ness|ity|hood|tude|ship|ance|ence|cy|ism|dom|sty|esy|our|ure|ice|ment|ion|th)$/i
/** Adjectives that name a quality as well. */
const asNouns = /^(?:calm|quiet)$/i
/** Known among values, but named in passing in any paper. */
const idle =
  /^(?:time|business|work|company|service|order|place|reason|history|security|energy|education|growth|development|success|performance|industry|science|health|insurance|admission|payment|delivery|information|quality assurance|management|production|attention|television|electricity|tuition|distance|balance|credit|interest|rest|support|knowledge|experience|nature|water|food|money|membership|maintenance|equipment|employment|space|silence|peace|love|hope|family|home|children|people|members|customers|clients|guests|patients|readers|teams?|partnership|local|locally|care|gifts?|charity|proof|facts|evidence|discovery|taste|style|details?|drive|access|focus|smile|repairs?|mending|waste|play|fun|honou?r|grace|faith|discipline|commitment|choice|resolve|manners|tradition|heritage|roots|legacy|leadership|influence|authority|ambition|achievement|passion|delight|laughter|duty|craft|quality|caution|environment|community|communities|neighbours?|neighborhood|welcome|landscape|countryside|[\w-]*(?:ers|ors))$/i
/** Things that end like qualities. */
const things =
  /^(?:sentence|conference|reference|audience|licence|license|fence|absence|residence|correspondence|entrance|finance|dance|chance|ambulance|appliance|allowance|attendance|appearance|substance|circumstance|importance|relevance|guidance|city|facility|university|identity|capacity|quantity|activity|majority|minority|county|opportunity|possibility|necessity|variety|society|utility|publicity|celebrity|kingdom|tourism|journalism|mechanism|organism|criticism|apprenticeship|scholarship|relationship|internship|ownership|sponsorship|illness|witness|harness|fitness|darkness|neighbourhood|childhood|altitude|latitude|attitude)$/i

const head = "[\\p{L}][\\p{L}'-]{2,24}"
const tail = `(?: (?:of|to|towards?|for|with|in|about|between|before|over) (?:(?:the|our|all|every|each|one) )?${head}(?: ${head})?)?`
const verb =
  "(?:is|was|are|were|has|have|had|comes?|came|runs?|ran|held|holds?|matters?|means?|meant|counts?|stands?|sits?|goes|costs?|belongs?|trumps?|heads?|keeps?|kept|guides?|follows?|remains?|lies|lives|makes|takes|would|will|must|cannot|can't|can|should|ought|we|i|he|she|they|you|my|ranks?|weighs?|leads?|gets?|sets?|ties|binds|governs|shapes|marks|starts?|begins?|earns?|deserves?|needs?|asks?|demands?|requires?|extends?|applies|(?:first|second|third|fourth|next)[.,;:])"
const subject = new RegExp(
  `(?:^["'(]?|\\b(?:that|because|say|says|said) )(?:(?:and|but|so|then|also|next|lastly|finally|last|above all|after that|of course|to us|for us|with us|here),? )*(?<name>${head}${tail}),? (?:too,? |also |as well,? |itself |then |alone |first )?(?=${verb}(?![\\p{L}]))`,
  'iu',
)
// Names in a row are read as a list.
const afterMarks = '(?!, [\\p{L}-]+(?: [\\p{L}-]+)?(?:,| and | or ))(?=[.;:,!?—–"]|\\s-\\s|$)'
const more =
  '(?= (?:above|more|most|as|because|since|which|that|too|also|itself|first|before|here|and (?:we|i|it|that|so|if)|so|even|comes?|is|was|every|at)\\b)'
const plainly = new RegExp(
  `(?::|,|\\b(?:is|was|be|been|are|were|remains?|becomes?|became|means?|meant|calls?|called|named?|prizes?|prized|values?|valued|treasures?|cherish(?:es)?|profess(?:es)?|adds?|added|joins?|joined|praises?|praised|preach(?:es|ed)?|admires?|demands?|expects?|teach(?:es)?|taught|rates?|takes?|places?|puts?|wanted|wants|chose|choose|picked|comes?|came|stands?|sits?|follows?|goes|then|word|value|principle|belief|rule|spirit of|idea of|virtue of|value of|love of|importance of|worth of))(?: simply| also| then| even| still| just| perhaps| probably| always| surely)?["'(]* (?<name>${head}${tail})["')]*(?:${afterMarks}|${more})`,
  'giu',
)
const usually = new RegExp(
  `\\b(?:on|in|by|for|to|without|about|from|with|up)["'(]* (?<name>${head}${tail})["')]*(?:${afterMarks}|${more})`,
  'giu',
)

function readName(name: string): { isKnown: boolean } | undefined {
  const [first = ''] = name.split(/\s/)
  if (!isTitle(name) || idle.test(first) || /(?:ing|ed|ly)$/i.test(first)) return undefined
  const isNoun = abstract.test(first) || asNouns.test(first) || !isAdjective(first.toLowerCase())
  const isKnown = isNoun && motifNamed(first) !== undefined
  return isKnown || (!things.test(first) && /(?:ness|hood|tude|ity|ance|ence|ism|dom|ship)$/i.test(first))
    ? { isKnown }
    : undefined
}

/** The first value that a sentence names bare, if any. */
export function findBareName(text: string): BareName | undefined {
  const matches = [
    ...[subject.exec(text)].flatMap((match) => (match ? [{ match, isUsual: false }] : [])),
    ...[...text.matchAll(plainly)].map((match) => ({ match, isUsual: false })),
    ...[...text.matchAll(usually)].map((match) => ({ match, isUsual: true })),
  ]
  for (const { match, isUsual } of matches) {
    const name = match.groups?.name ?? ''
    const read = readName(name)
    if (read && (read.isKnown || !isUsual)) return { name, at: match.index + match[0].indexOf(name), isUsual, ...read }
  }
  return undefined
}
