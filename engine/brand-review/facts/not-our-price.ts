/** What is no price of something on offer: a saving, a threshold, a value, a sum that went somewhere. */
const noPrice =
  /\b(?:over|above|under|below|beyond|exceeding|more than|less than|up to|within|save|saving|spend|spending|worth|raised?|won|lost|instead of|rather than|not|was|were|used to (?:be|cost)|value of|cover of|turnover of|minus|fined?|paid us)(?: (?:about|around|at least|of))? ?$/
const afterNoPrice =
  /^ ?(?:off|or (?:more|over|above)|and (?:over|above|up)|discount|voucher|cheaper|less|extra off|saved|fine)\b/
/** Somebody else's price, or one of another time. */
const others =
  /\b(?:elsewhere|others?|competitors?|rivals?|high street|online giants?|big (?:names?|firms?|chains?|ones|brands?|boys)|chains?|supermarkets?|(?:most|many|some) (?:\w+ ){1,2}(?:charge|ask|want|cost|sell)|on average|the average|typically|market rate|rrp|theirs|used to|last year|years ago|back (?:in|then)|old prices?|no longer|would (?:cost|charge|pay|have))\b/
/** "The makers ask about £240", "a dealer charges £90": whoever asks is not us. */
const asksMoney =
  /\b(?<who>they|(?!us\b|this\b|visits\b)[a-z]+s)(?: will| would| usually| often| may| can)? (?:ask|charge|want|quote|bill|demand)\b|\b(?:an?|the|your) (?<firm>[a-z]+) (?:asks|charges|wants|quotes|bills|demands|would charge|will charge)\b/g

/** The words before and after a sum make it something else than a price. */
export const isNoPrice = (before: string, after: string) => noPrice.test(before) || afterNoPrice.test(after)

/** The sentence tells what others ask, or what it once cost; `ownWord` is the last word of the business's name. */
export const isOfOthers = (text: string, ownWord: string) =>
  others.test(text) || [...text.matchAll(asksMoney)].some(({ groups = {} }) => (groups.who ?? groups.firm) !== ownWord)
