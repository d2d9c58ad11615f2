/** Whether a sentence, or a whole paper, only arranges something, sells something or tells of others. */

const procedural =
  /(?:^(?:if|when|after|before|once) [^,]{3,60}, (?!(?:we|i|he|she|they|it|you|our|my|the|a|an|nobody|everyone|everybody|there|then)\b)\w+|^(?:please|do not|don't|always|never|if you|you (?:may|can|must|will|should)|to \w+|for \w+|click|press|add|put|mix|pour|send|write|call|ring|bring|read|see|use|keep|rub|rest|heat|turn|insert|make sure|note|wear|label|pour|close|leave|wash|tell|clamp|lock|pull|empty|brush|take|let|give|go|fill|sign|tie|stop|switch|plug|unplug|remove|store|apply|stick|avoid|book|check|lift|hold|push|wipe|rinse|dry|cover|serve|stir|bake|cook|boil|chop|photograph|squeeze|soften)\b|\byou (?:must|may|can|will|should)\b|\b(?:must|shall|may) be\b|\b(?:will|can|is|are) (?:be )?(?:charged|refunded|returned|dispatched|processed|delivered|reported|approved|noted|agreed|borne|made|sent|required)\b|\bwas (?:agreed|noted|resolved|reported|approved)\b|[£$€]\s?\d|\b\d{1,2}[.:]\d{2}\b|\bworking days?\b|\b(?:is|are) (?:needed|guaranteed|covered|included|available|required)\b|\bdoes not cover\b|^keep the\b)/i

/** Whether a sentence tells the reader what to do, or what will be done with an order: it shows nothing of the firm. */
export const isProcedural = (sentence: string) => procedural.test(sentence)

const practical =
  /[£$€]\s?\d|\b\d{1,2}[.:]\d{2}\b|\b\d{1,2} ?[ap]\.?m\b|\b(?:open|opens|shut|closed?|closes) (?:on|from|until|till|at|daily|every|mondays?|tuesdays?|to|for the|all) |\b(?:by|before|from|until|till|on|at) (?:the )?\d{1,2}(?:st|nd|rd|th)?\b(?! (?:years?|months?|per|people|hours?|of us|percent|pounds))|\b(?:parking|car park|buses|uniforms?|lockers?|deposit|expenses|visas?|cvs?|r[ée]sum[ée]s?|pension|apply|applications?|interviews?|subscriptions?|raffle|bookings?|check-?in|check-?out|postcodes?|wi-?fi|refunds?|carriage|shipping|valid for|newsletter|rota|telephone|call us|ring us|email|e-mail|registration|photograph(?:y|s) (?:is|are)|kind regards|best wishes|yours|interval|ice cream|photocopier|minibus|appendix|attached|overleaf|next page|website (?:has|is|will|needs)|licence|insured|samples|estimates|referrals|steep|socks|flights)\b/i
const isReasoned = /\b(?:because|so that|even|never|nobody|no one|since then|ever since|anyway|refus\w+|rather)\b/i

/** Whether a sentence only tells of hours, prices, dates and the like. */
export const isPractical = (sentence: string) => practical.test(sentence) && !isReasoned.test(sentence)

const speech = /"[^"]*"/g
const self = /\b(?:we|we've|we'd|we'll|we're|our|us|i|i've|i'd|my)\b/i
/** Of a story so much is told in the past. */
const accountShare = 0.6
/** Fewer sentences than this are no story. */
const accountMin = 8

/**
 * Whether somebody speaks of the firm as one of its people, outside of what others are quoted with: a report on others
 * holds no values of its own.
 */
export const speaksOfItself = (text: string) => self.test(text.replace(speech, ' '))

const toldOf = /\b(?:was|were|had|did|got|said|went|came|took|told|gave|made|asked|\w+ed)\b/i
const holdsNow =
  /\b(?:is|are|has|have|do|does|can|will|don't|doesn't|isn't|there's|it's|that's|we're|goes|gets|(?:we|i|they|nobody|everybody|everyone) (?:never |always |only |still )?(?!\w+ed\b|was\b|were\b|had\b|did\b|got\b|went\b|said\b)\w+)\b/i

/** Whether nearly all of it has happened and is over: a story has no rule by which somebody lives. */
export function isAccount(sentences: readonly string[]): boolean {
  const told = sentences.filter((sentence) => toldOf.test(sentence) && !holdsNow.test(sentence)).length
  return sentences.length >= accountMin && told > sentences.length * accountShare
}

/** Whether a sentence only tells what others claim: nobody has done anything in it. */
export const isHearsay = (sentence: string) =>
  /\b(?:they|their \p{L}+) (?:all )?(?:says?|claims?|promises?) /iu.test(sentence)

const offering =
  /\b(?:\d+ ?% off|while stocks last|hurry|sale ends|offer ends|offer (?:is )?valid|subject to status|interest-free|limited time|book now|buy now|buy (?:one|two|three)|special offer|free gift|sign up|click here|unbeatable|don't miss|last few|best prices?|order (?:now|today)|terms apply)\b/gi

/** Whether a text is there to sell: whatever it says of the seller is praise. */
export const isOffer = (text: string) => new Set(text.toLowerCase().match(offering) ?? []).size >= 3

const kindOfPaper =
  /^(?:draft |final |approved )*(?:minutes\b(?!\?)|agenda\b|press release|for immediate release|book review|film review|obituary|in memoriam|invoice|quotation|timetable|price list|data ?sheet|product data|safety data|terms (?:of|and|&)|conditions of|tender|recipe|exhibition labels|wall texts|(?:incident|accident|race|trip|travel|match|survey|inspection) report|meeting notes|notice of meeting|meeting of|notes (?:of|from) (?:the |a )?meeting|fact sheet|fund fact)/i

/** Whether the first lines say that a text is minutes, a review, a price list or the like, or a letter to a stranger. */
export const opensOtherPaper = (lines: readonly string[]) =>
  lines.slice(0, 4).some((line) => /^dear (?:(?:sirs?|madam)\b|(?:mr|mrs|ms|miss|dr|prof)\.? )/i.test(line)) ||
  lines.slice(0, 2).some((line) => line.split(/[:.,–—-]\s/).some((part) => kindOfPaper.test(part.trim())))
