/** How something is said: denied, hoped for, or with words that limit it. */
import { findClause, findSentence, keepLast } from './split-tokens.ts'

/** Words that limit a claim. A claim that drops them says more than was told. */
export type Hedge = 'wish' | 'mostly' | 'about' | 'up-to' | 'within' | 'from' | 'condition' | 'over'
/** `around`: the hedges of the whole sentence. */
export type Stance = { isDenied: boolean; hedges: ReadonlySet<Hedge>; around: ReadonlySet<Hedge> }

const denials =
  /\b(?:no(?! (?:more|less|fewer) than)|nae|nowt|[a-z]+nae|except(?:ing| for)?|excluding|apart from|not(?! (?:just|only|merely|simply|to mention|least))|never(?! more than)|without|neither|nor|none|nobody|nothing(?! but)|cannot|(?<!\b(?:if|when|where|unless|till?|until) (?:[a-z]+ ){1,2})(?:ca|do|does|did|is|are|was|were|wo|would|have|has|had|ai|could|should)n'?t|stop(?:ped|s)?|quit|refuse[sd]?|avoid(?:s|ed)?|skip|forget|instead of|rather than|zero|minus|banned|left out|ditch|swap|goodbye to|(?<=^(?:and |just )?)leave|free (?:of|from)|used to|no longer)\b/g
const denialAfter =
  /^(?:-| )free\b(?! of)|^[a-z ]{0,12}\? ?(?:there (?:isn'?t|is no|are no|aren'?t)|no\b|none|nope|never|not)|^(?: [a-z]+)? no(?= ?(?:$|[.,:;]))|^ (?:is|are|ca|wo)(?:n'?t| not)\b|^ (?:no|not)\b(?= (?:we|i|sorry|any)\b)|^ not (?:needed|required|included|allowed)|^ (?:excepted|excluded|apart|aside)\b|^,? no\b(?= ?(?:$|[.;]))/
const wishes =
  /\b(?:hop(?:e|es|ing)|plan(?:s|ning)?(?= (?:to|on|for))|wants? to|(?:would|'d|id) (?:like|love) to|aim(?:s|ing)?(?= (?:to|for))|try(?:ing)? to|going to|gonna|soon|one day|some ?day|next (?:year|spring|summer|autumn|winter|month)|by 20\d\d|from 20\d\d|not yet|yet|maybe|might|perhaps|thinking (?:of|about)|working (?:on|towards)|appl(?:ied|ying) for|waiting (?:for|on)|saving (?:up )?for|dream(?:s|ing)? of|in the future|eventually|considering|looking into)\b/
const mostly =
  /\b(?:usually|normally|mostly|mainly|most|often|sometimes|some|generally|almost all|nearly all|almost every|nearly every|(?:where|if|when) (?:we|i) can(?!'t| ?not)|(?:where|when|if) possible|tends? to|typically|as a rule|partly|half of|a few|occasionally|on request|if you ask|depending|depends|(?:where|when|if|as) (?:it matters|needed|necessary)|(?:\d+|[a-z]+) (?:[a-z]+ )?(?:in|out of|outta) (?:every )?(?:ten|10|100))\b(?! (?:min|hour|day|week|month|year))/
const conditions =
  /\b(?:if|unless|only (?:for|on|in|when|if|at|to|between)|except|within \d+ ?(?:miles?|mi|km)|(?:for )?orders? over|over [£$€] ?\d+|as long as|provided|subject to|when you|with every|or (?:we|i|you|your|it's|come))\b/
const about =
  /(?:\b(?:about|around|something like|roughly|approx\w*|nearly|almost|circa|say|getting on for|close to|just under|some)|~|\bc\.) ?$/
const aboutAfter = /^ ?(?:ish\b|-ish|odd\b)|^(?: [a-z]+){0,2},? ?(?:or so|or thereabouts|give or take)\b/
const upTo =
  /\b(?:up ?to|maximum(?: of)?|max|at most|no more than|as many as|never more than|limit of|under|less than) ?$/
const upToAfter = /^(?: [a-z]+){0,3} (?:or (?:less|fewer|under|sooner)|at (?:the )?(?:very )?most|max(?:imum)?|tops)\b/
const within = /\b(?:in|within|inside) (?:just |only )?$/
const over = /(?<!\b(?:never|no|not) )\b(?:over|more than|at least|minimum(?: of)?|min|upwards of|well over) ?(?:a )?$/
const overAfter = /^(?: ?\+(?! ?[a-z])| ?-?plus\b(?=$|[.,;:!?]| years)| or more\b)/
const from = /\b(?:from|start(?:s|ing)? (?:at|from)|prices? from)(?: (?:just|only))? ?$/

const newSubject =
  /(?<=\w) (?=(?:it'?s|that'?s|thats|they(?:'re)?|we(?:'re)?|there'?s|(?:and|n) (?:i|you|he|she|it)) )/g
/** A sign of a currency before a sum. */
export const moneySign = /(?:\p{Sc}|(?<![a-z'])(?:r|rs|kr|chf|usd|aud|nzd|cad|zar|eur|gbp)) ?$/u
/** How many letters before a claim are read for words such as “about”. */
const nearby = 24
/** How many letters after it are read for words such as “or so”. */
const afterMax = 40

const endsOf = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(({ 0: found, index }) => index + found.length)
const readClause = keepLast((clause) => ({
  denials: endsOf(clause, denials),
  // Typed without stops: “we dont top trees its butchery” denies no butchery.
  subjects: endsOf(clause, newSubject),
  isMostly: mostly.test(clause),
  isCondition: conditions.test(clause),
  isWish: wishes.test(clause),
}))
const readSentence = keepLast((sentence) => ({
  wishFrom: sentence.search(wishes),
  isMostly: mostly.test(sentence),
  isUnder: /^(?:[^:]*: )?(?:if|unless|when|as long as)\b/.test(sentence),
}))
const nowadays =
  /\b(?:now|so far|already|currently|at present|at the mo\w*|(?:this|last) (?:year|month|week|season))\b|^(?:at|got|did) |^ha(?:s|ve) \d+$/
/** Who asks for more of something, or says how it stands now, has it: “more people on the list, got 140 so far”. */
export function isPresent(lower: string, start: number): boolean {
  const before = /[^,.;!?]*$/.exec(lower.slice(0, start))?.[0].trimStart() ?? ''
  const after = lower.slice(start, findClause(lower, start).to)
  return nowadays.test(before + after) || /\bmore (?:[a-z]+ )?(?:[a-z ]+ (?:the|our|my) [a-z0-9 ]*)?$/.test(before)
}

const referral =
  /^for [^.;?!]*\b(?:i|we|you)(?:'d| would|'ll| will)? (?:ring|call|phone|see|ask|try|find|want|need) (?:the|an?|your|another|some)\b|\bleave [^.;?!]+ to\b|\belsewhere\b|\bsome(?:one|body) else|\bon your own\b|\bha(?:s|ve) to wait\b|\bis for (?:your|the|an?)\b|\bstays? with (?:your|the|an?)\b|\b(?:not|isn't|aren't) (?:us|me|ours?)\b/
/** True if a sentence sends the reader to somebody else: “for fillings I'd ring the dentist”. */
export function isReferred(lower: string, start: number): boolean {
  const { from, to } = findSentence(lower, start)
  return referral.test(lower.slice(from, to))
}

/** The stance of what stands at a place of a lower-case text. */
export function readStance(lower: string, start: number, end: number): Stance {
  const { from: clauseFrom, to: clauseTo } = findClause(lower, start)
  const { denials: ends, subjects, ...clause } = readClause(lower.slice(clauseFrom, clauseTo))
  const near = lower.slice(Math.max(0, start - nearby), start).replace(moneySign, '')
  const after = lower.slice(end, end + afterMax)
  const { from: sentenceFrom, to } = findSentence(lower, start)
  const sentence = readSentence(lower.slice(sentenceFrom, to))
  const place = start - clauseFrom
  const since = subjects.findLast((each) => each <= place) ?? 0
  const denied =
    ends.filter((each) => each > since && each <= place).length +
    (denialAfter.test(after) && !/^(?:if|when|unless)\b/.test(lower.slice(clauseFrom, start)) ? 1 : 0)
  const hedges = new Set<Hedge>()
  const isHoped = sentence.wishFrom >= 0
  if (clause.isWish || (isHoped && sentence.wishFrom < start - sentenceFrom)) hedges.add('wish')
  if (clause.isMostly) hedges.add('mostly')
  // A question before says when: “Blocked again? I come back.”
  const isAsked = lower[to] === '?' || lower.lastIndexOf('?', start) >= 0
  if (clause.isCondition || sentence.isUnder || isAsked) hedges.add('condition')
  if (about.test(near) || aboutAfter.test(after)) hedges.add('about')
  if (upTo.test(near) || upToAfter.test(after)) hedges.add('up-to')
  if (within.test(near)) hedges.add('within')
  if (over.test(near) || overAfter.test(after)) hedges.add('over')
  if (from.test(near)) hedges.add('from')
  const around = new Set(hedges)
  if (isHoped) around.add('wish')
  if (sentence.isMostly) around.add('mostly')
  return { isDenied: denied % 2 === 1, hedges, around }
}
