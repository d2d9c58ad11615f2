/** How something is said: denied, hoped for, or with words that limit it. */
import { findClause, findSentence } from './split-tokens.ts'

/** Words that limit a claim. A claim that drops them says more than was told. */
export type Hedge = 'wish' | 'mostly' | 'about' | 'up-to' | 'from' | 'condition' | 'over'
export type Stance = { isDenied: boolean; hedges: ReadonlySet<Hedge> }

const denials =
  /\b(?:no(?! (?:more|less|fewer) than)|not(?! (?:just|only|merely|simply|to mention|least))|never|without|neither|nor|none|nobody|nothing(?! but)|cannot|(?:ca|do|does|did|is|are|was|were|wo|would|have|has|had|ai|could|should)n'?t|stop(?:ped|s)?|quit|refuse[sd]?|avoid(?:s|ed)?|skip|forget|instead of|rather than|zero|minus|banned|left out|ditch|swap|goodbye to|(?<=^(?:and |just )?)leave|free (?:of|from)|used to|no longer)\b/g
const denialAfter =
  /^(?:-| )free\b(?! of)|^[a-z ]{0,12}\? ?(?:there (?:isn'?t|is no|are no|aren'?t)|no\b|none|nope|never|not)|^(?: [a-z]+)? no(?= ?(?:$|[.,:;]))|^ (?:is|are)(?:n'?t| not)\b|^ (?:no|not)\b(?= (?:we|i|sorry|any)\b)|^ not (?:needed|required|included|allowed)/
const wishes =
  /\b(?:hop(?:e|es|ing)|plan(?:s|ning)?(?= (?:to|on|for))|wants? to|(?:would|'d|id) (?:like|love) to|aim(?:s|ing)?(?= (?:to|for))|try(?:ing)? to|going to|gonna|soon|one day|some ?day|next (?:year|spring|summer|autumn|winter|month)|by 20\d\d|from 20\d\d|not yet|yet|maybe|might|perhaps|thinking (?:of|about)|working (?:on|towards)|appl(?:ied|ying) for|waiting (?:for|on)|saving (?:up )?for|dream(?:s|ing)? of|in the future|eventually|considering|looking into)\b/
const mostly =
  /\b(?:usually|normally|mostly|mainly|most|often|sometimes|some|generally|almost all|nearly all|almost every|nearly every|where (?:we|i) can|if (?:we|i) can|when (?:we|i) can|(?:where|when|if) possible|tends? to|typically|as a rule|partly|half of|a few|occasionally|on request|if you ask|depending|depends)\b/
const conditions =
  /\b(?:if|unless|only (?:for|on|in|when|if|at|to|between)|except|within \d+ ?(?:miles?|mi|km)|(?:for )?orders? over|over [£$€] ?\d+|as long as|provided|subject to|when you|with every)\b/
const about =
  /(?:\b(?:about|around|roughly|approx\w*|nearly|almost|circa|say|getting on for|close to|just under|some)|~|\bc\.) ?$/
const aboutAfter = /^ ?(?:ish\b|or so\b|give or take|-ish|odd\b)/
const upTo =
  /\b(?:up ?to|maximum(?: of)?|max|at most|no more than|as many as|never more than|limit of|under|less than) ?$/
const over = /\b(?:over|more than|at least|minimum(?: of)?|min|upwards of|well over) ?(?:a )?$/
const overAfter = /^ ?(?:\+|plus\b|or more\b)/
const from = /\b(?:from|start(?:s|ing)? (?:at|from)|prices? from)(?: (?:just|only))? ?[£$€]? ?$/

const newSubject = /(?<=\w) (?=(?:it'?s|that'?s|thats|they(?:'re)?|we(?:'re)?|there'?s) )/
/** How many letters before a claim are read for words such as “about”. */
const nearby = 24

/** The stance of what stands at a place of a lower-case text. */
export function readStance(lower: string, start: number, end: number): Stance {
  const clause = findClause(lower, start)
  const before = lower.slice(clause.from, start)
  const near = lower.slice(Math.max(0, start - nearby), start).replace(/[£$€] ?$/, '')
  const after = lower.slice(end)
  const sentence = findSentence(lower, start)
  const around = lower.slice(sentence.from, sentence.to)
  // Typed without stops: “we dont top trees its butchery” denies no butchery.
  const since = before.split(newSubject).at(-1) ?? ''
  const denied = (since.match(denials)?.length ?? 0) + (denialAfter.test(after) ? 1 : 0)
  const hedges = new Set<Hedge>()
  if (wishes.test(around)) hedges.add('wish')
  if (mostly.test(lower.slice(clause.from, clause.to))) hedges.add('mostly')
  // A question before says when: “Blocked again? I come back.”
  const isAsked = lower[sentence.to] === '?' || /\?\s*$/.test(lower.slice(0, sentence.from))
  const isUnder = /^(?:if|unless|when|as long as)\b/.test(around)
  if (conditions.test(lower.slice(clause.from, clause.to)) || isUnder || isAsked) hedges.add('condition')
  if (about.test(near) || aboutAfter.test(after)) hedges.add('about')
  if (upTo.test(near)) hedges.add('up-to')
  if (over.test(near) || overAfter.test(after)) hedges.add('over')
  if (from.test(near)) hedges.add('from')
  return { isDenied: denied % 2 === 1, hedges }
}
