import type { ClaimReader } from './read-claims.ts'

/** A condition of doing business that a page either grants or denies. */
export type Condition = { topic: string; no: RegExp; yes: RegExp; unless?: RegExp }

const money = String.raw`[£$€] ?\d|\d ?(?:pounds|euros|dollars)`
const limited =
  /\b(?:over [£$€]|above [£$€]|under [£$€]|if you|when you|unless|first|introductory|trial|except|outside|beyond|elsewhere|abroad|further|orders? (?:over|above))/

/** Something that is free, or that costs something. */
function freeOrCharged(topic: string, thing: string, alsoFree = ''): Condition {
  return {
    topic,
    no: new RegExp(
      String.raw`\bfree (?:\w+ ){0,2}(?:${thing})\b|\b(?:${thing})(?:\b.{0,18}| is| are|'s) (?:always )?free\b|\bno (?:charge|fee|cost) for (?:the |a |an )?(?:${thing})\b|\bno (?:${thing}) (?:charge|fee|cost)s?\b|\b(?:${thing}) at no (?:extra )?(?:cost|charge)\b|\b(?:${thing}) (?:is |are )?(?:without|included)${alsoFree}`,
    ),
    yes: new RegExp(
      String.raw`\b(?:${thing})(?: (?!permit|for\b)\w+){0,2}:?,? ?(?:costs?|is|are|for|at|from|of|:|,) (?:just |only |charged at )?(?:${money})|(?:${money}).{0,20}\bfor (?:the |a |an |each )?(?:${thing})\b|\b(?:charge|pay|costs?) (?:${money})\d* to [^.,;]{0,50}\b(?:${thing})\b|\b(?:${thing}) (?:fee|charge)s?\b(?! free)`,
    ),
    unless: limited,
  }
}

/** Something that is asked of a customer, or is not. */
const asked = (thing: string): Condition => ({
  topic: thing.split('|')[0] ?? thing,
  no: new RegExp(String.raw`\b(?:no|without an?|never an?) (?:${thing})\b`),
  yes: new RegExp(
    String.raw`(?<!no |without an? )\b(?:${thing}) (?:is|of|applies|are|:)|\b(?:there is|have|with|join) (?:an?|the|our) (?:${thing})\b`,
  ),
})

const conditions: readonly Condition[] = [
  ...[
    'minimum order|minimum spend|minimum charge|minimum fee|minimum',
    'waiting list',
    'cover charge',
    'service charge',
    'age limit',
    'dress code',
  ].map(asked),
  freeOrCharged(
    'delivery charge',
    'delivery|shipping|postage',
    String.raw`|\bdeliver\w* (?:\w+ ){0,2}(?:for )?free\b|\bdelivery is (?:always )?on us\b`,
  ),
  freeOrCharged('collection charge', 'collection|pick-?up'),
  freeOrCharged(
    'consultation charge',
    'consultations?|first (?:call|meeting|visit)|assessments?|surveys?|quotes?|quotations?|estimates?|call-?outs?',
  ),
  freeOrCharged('parking charge', 'parking'),
  freeOrCharged('returns charge', 'returns?'),
  {
    topic: 'joining fee',
    no: /\bno (?:joining|registration|sign-?up|set-?up|admin(?:istration)?|booking) fees?\b|\bno (?:\w+ (?:or|and) )?joining fee\b/,
    yes: new RegExp(
      String.raw`(?<!no )\b(?:joining|registration|sign-?up|set-?up|admin(?:istration)?|booking) fees? (?:of|is|applies|:|at) ?(?:${money})?`,
    ),
  },
  {
    topic: 'further fees',
    no: /\bno (?:other|extra|hidden|additional|further|sneaky|surprise) (?:fees?|charges?|costs?|extras)\b|\bno extras\b|\b(?:nothing|never anything) (?:extra|more) to pay\b|\beverything(?:'s| is) included\b|\bprice you see is\b|\b(?:with )?everything (?:is )?included\b|\b(?:fee|price) covers everything\b/,
    yes: new RegExp(
      String.raw`\bplus (?:\w+ ){1,4}(?:at|of|for) (?:${money})|\bplus (?:an? )?(?:${money})|\b(?:registration|booking|service|admin(?:istration)?|cleaning|handling|call-?out|surcharge|materials?|cancellation) (?:fees?|charges?) (?:of|is|are|applies|apply|may|:)|\bsurcharge\b|\b(?:charged|billed|priced) (?:separately|as extras?|on top|each month)\b|\bcosts? extra\b|\bextra (?:fees?|charges?|costs?) (?:apply|may)`,
    ),
  },
  {
    topic: 'contract',
    no: /\b(?:no|without(?: a| any)?|never a|not a) (?:long |fixed |minimum |annual |yearly )*(?:contracts?|tie-?ins?|lock-?ins?|minimum term|commitments?)\b|\b(?:cancel|stop|leave|quit) (?:whenever|when) you (?:like|want|wish)\b|\bcancel (?:at )?any ?time\b|\bleave (?:at )?any ?time\b|\bpay as you go\b|\b(?:never|not) tied in\b/,
    yes: /\b(?:\d+|twelve|annual|yearly|fixed|minimum|rolling)[- ](?:month|year|week)?s?[- ]?(?:minimum )?(?:contract|term|membership|commitment|tie-?in)\b|\b(?:contract|membership|term|commitment|lease)s? (?:of|is|lasts?|runs?) (?:at least |for at least |for )?\d+ (?:month|year|week)|\bminimum (?:contract|term|of \d+ months)|\bsign(?:ed)? up for (?:an? (?:whole |full )?|\d+ )(?:year|months)/,
    unless: /\bhours?\b|\bbefore\b|\bcancel\b.*\bcontract\b/,
  },
  {
    topic: 'refunds',
    no: /\b(?:no|non-|not (?:give|offer|make|issue)|don't (?:give|offer|make)|cannot (?:give|offer)|never) ?refund\w*|\bnot refundable\b|\bcannot be (?:replaced|refunded|returned)\b|\bsales are final\b/,
    yes: /\bwe(?:'ll| will)? (?:replace|refund) (?:it|them)\b|\b(?:money[- ]back|your money back|full refund|refunded in full|we(?:'ll| will)? refund|happily refund)\b/,
  },
  {
    topic: 'deposit',
    no: /\bno deposit\b|\bdeposit is (?:not|never) (?:needed|required|asked)\b|\b(?:don't|do not|never) (?:take|ask for|need) an? deposit\b|\bpay nothing until\b|\bwithout a deposit\b|\bnothing (?:to pay |is due )?(?:up front|upfront|in advance|until)\b|\bpay nothing until\b|\byou pay (?:only )?(?:at the end|afterwards|when you leave|on delivery|on the day|when it is done)\b|\bno payment (?:is )?(?:due |required |taken )?(?:until|before|up front|upfront|in advance)\b/,
    yes: /\b(?:\d+ percent|half|a third|a quarter|part)(?: of (?:the|your) \w+)? (?:is|are) (?:due|payable|paid) (?:with|on|upon|when|at)\b|\bleave [£$€]\d+ with us\b|(?<!no |without a )\bdeposit (?:of|is|required|applies|payable|secures)|\bnon-refundable deposit\b|\bpayment is due (?:before|with the order)\b|\b(?:paid|payable|payment|due) (?:is )?(?:in full )?(?:in advance|up ?front|when you book|on booking|at the time of booking)\b/,
  },
  {
    topic: 'card at the trial',
    no: /\b(?:no|without a|don't need a|do not need a) (?:credit |bank )?card\b/,
    yes: /\b(?:credit |bank )?card (?:is |details )?(?:required|needed)\b|\bneed a (?:credit |bank )card\b/,
  },
  {
    topic: 'booking',
    no: /\bno (?:booking|appointment|reservation|need to book)\w*\b|\bno need to book\b|\bwalk-?ins? (?:are )?(?:always )?welcome\b|\bjust (?:turn|walk) (?:up|in)\b|\bwithout (?:an appointment|booking)\b|\byou don't (?:have|need) to book\b/,
    yes: /\b(?:by appointment only|appointments? only|booking (?:is )?(?:essential|required|necessary)|must (?:be )?book(?:ed)?|you(?:'ll| will)? (?:have|need) to (?:book|make an appointment)|(?:do not|don't|cannot|can't) (?:take|accept) walk-?ins|no walk-?ins|reservations? (?:is |are )?(?:essential|required)|book (?:at least )?\d+ \w+ (?:in advance|ahead))\b/,
    unless: /\b(?:on|at) (?:mon|tue|wed|thu|fri|sat|sun|week)\w*|\bweek(?:day|end)/,
  },
  {
    topic: 'taking bookings',
    no: /\b(?:do not|don't|never|cannot|can't) take (?:any )?(?:bookings|reservations)\b|\b(?:walk-?ins?|first come,? first served) only\b|\bonly walk-?ins?\b/,
    yes: /\b(?:book|reserve) (?:a|your) (?:table|place|seat|slot|chair|spot)\b|\btake (?:bookings|reservations)\b|\bto book a table\b/,
    unless: /\b(?:groups?|parties|party|private|events?|workshops?|if|on (?:mon|tue|wed|thu|fri|sat|sun)\w*)\b/,
  },
  {
    topic: 'commission',
    no: /\b(?:no|not take|don't take|never take|without) (?:any )?commissions?\b|\bcommission-free\b/,
    yes: /\b(?:pay|pays|receive|take|takes|earn|earns|paid)\b (?:us |we )?(?:a |an? \w+ )?commissions?\b|\bby commission\b|\bcommission of \d/,
    unless: /\b(?:not|never|don't|no) (?:take|receive|earn|pay)\b.*\b(?:take|receive|earn|pay)s? (?:a )?commission/,
  },
]

/** Readers of what each sentence grants or denies. */
export const readConditions = (all: readonly Condition[]): ClaimReader[] =>
  all.map(({ topic, no, yes, unless }) => (text) => {
    if (unless?.test(text)) return []
    const denied = no.exec(text)
    const found = denied ?? yes.exec(text)
    if (found === null) return []
    return [{ topic: `${topic}?`, value: denied ? 'no' : 'yes', subject: '', isGeneral: true, words: found[0] }]
  })

/** What a customer pays, signs, books or is asked for. */
export const conditionReaders: readonly ClaimReader[] = readConditions(conditions)
