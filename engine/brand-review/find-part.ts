import type { OwnWords } from './own-words.ts'
import { subjectOf } from './subject-words.ts'

/** A claim about the whole business has an empty part. */
export type Part = ReadonlySet<string>

const clauseStart = /(?:[.;:!?—–] |, (?:and|but|so|or) | but | and (?=we\b|it\b|they\b|the\b|our\b))/
const verb =
  '(?:is|are|was|were|takes?|has|have|had|accepts?|needs?|runs?|works?|stays?|opens?|closes?|shuts?|can|will|must|may|does|do|comes? with|carr(?:y|ies)|gives?|asks?|gets?|pays?|leaves?|receives?|arrives?|reach(?:es)?)'
const subject = new RegExp(
  `^(?:(?:please|note|that|sadly|unfortunately|and|also) )*((?:(?:the|our|all|every|each|an?|some|most|its) )?[a-zé][a-zé' -]*?) ${verb}\\b`,
)
const placedBefore =
  /^(?:and )?(?:in|on|at|for|with|during|after|before|inside|outside|under|near) ([^,]+?)(?:, | (?=we\b|you\b|it\b|there\b|the\b))/
const placedAfter =
  /^ ?(?:for|in|on|at|to(?= (?:the|our|an?|all) )|with|near|inside|outside|of|by|during|after|before|from|over|(?:when|if)(?! (?:you|it|they)(?:'re| are)? not)) ((?:[a-z0-9'-]+ ?){1,6})/
const furtherPlace = / (?:right|just|behind|in|on|at|from|with|who|that|near|next|by|to|when|until|if|of)\b.*$/

/** "A deposit is due when you collect a trailer", "… for parties". */
const meantFor = / (?:for|when you [a-z]+ (?=an?\b)|if you [a-z]+ (?=an?\b)) ?((?!your\b)[a-z][a-z'-]*(?: [a-z'-]+)?)/

/** "You must book electric bikes": these alone; "book your place" is whatever there is. */
const bookedThings =
  /^ (?!(?:your|an?|it|them|you|ahead|in|at|by|online|before|early|well|here|first|with|through|on|us)\b)((?:[a-z-]+ ?){1,2})/

/** Whoever does business, whoever comes, and all of it. */
const everybody =
  /^(?:we're|you're|they're|it's|that's|we|i|you|he|she|they|it|us|there|this|that|which|who|what|here|everyone|everybody|anyone|nobody|all|everything|anything|(?:(?:the|our|all|every|each) )?(?:of us|of you|(?:opening )?(?:hours|times)|opening|days?|guests?|customers?|visitors?|clients?|patients?|people|visits?|hours|times?|work|orders?|moment|minute|advance|writing|full|total|person|till|desk|counter|safety|hygiene|comfort|request|home|reasons?|emails?|messages?|enquir(?:y|ies)|letters?|questions?|calls?|repl(?:y|ies)|answers?|response|parcels?|goods|weekdays?))$/
/** What is agreed on is that of the business, unless another word narrows it. */
const isTerm =
  /^(?:half of |part of |a third of )?(?:(?:the|our|any|all) )?(?:final |minimum |whole |total )?(?:prices?|bills?|quotes?|fees?|costs?|invoices?|payments?|contracts?|memberships?|orders?|bookings?|spend|deposits?|delivery|reservations?|appointments?|parking|returns?|refunds?|cancellations?|exchanges?|trials?|guarantees?|dispatch|notice)$/
const isReason = /\b(?:reasons?|sake|safety|comfort|hygiene)\b/

/**
 * What a claim is about when it is about a part of the business only: what the clause speaks of ("hot towel shaves are by
 * appointment only"), where or for whom it holds ("on site we …", "… for parties"). `words` are the claim's own words.
 */
export function findPart(text: string, words: string, { kinds }: OwnWords): Part {
  const at = text.indexOf(words)
  if (at < 0 || words === '') return new Set()
  // Of two things that are named together each is spoken of: "measuring and a quote are free".
  const before = (text.slice(0, at).split(clauseStart).at(-1) ?? '').replace(/^.* and (?:an? |the |our |your )?$/, '')
  const [after = ''] = text.slice(at + words.length).split(/[.,;:!?—–(]| but | and | so | or /)
  const isWhole = (phrase: string) => {
    const thing = phrase.trim().replace(/^(?:the|our|this|all of|all|every|each|any|an?) /, '')
    return (
      everybody.test(phrase.trim()) ||
      everybody.test(thing) ||
      isTerm.test(phrase.trim()) ||
      kinds.has(thing) ||
      isReason.test(phrase)
    )
  }
  const clause = before === '' ? '' : `${before}${words}`
  const [, placed = ''] = placedBefore.exec(clause) ?? []
  const [, named = ''] = subject.exec(clause.replace(placedBefore, '')) ?? []
  // The claim's own words narrow nothing: "the minimum age is six".
  const spoken = named.slice(0, Math.max(0, before.length - (clause.length - clause.replace(placedBefore, '').length)))
  const follows = placedAfter.exec(after)?.[1]?.replace(furtherPlace, '') ?? ''
  const [, booked = ''] = (/\bbook$/.test(words) && bookedThings.exec(after)) || []
  const later = meantFor.exec(after)?.[1]?.replace(furtherPlace, '') ?? ''
  const parts = [placed, spoken, follows, later, booked].filter((each) => each !== '' && !isWhole(each))
  return new Set(parts.flatMap((each) => [...subjectOf(each)]))
}
