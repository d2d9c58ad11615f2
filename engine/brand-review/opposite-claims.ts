import type { ClaimReader, Found } from './read-claims.ts'

/** Two ways of being that exclude each other, whatever it is that is so. */
type Opposites = readonly [one: RegExp, other: RegExp]

const opposites: Readonly<Record<string, Opposites>> = {
  fixed: [
    /\bfixed\b|\bnever (?:rises?|changes?|goes up|go up)\b/,
    /\b(?:may|can|might|could|will) (?:rise|vary|change|increase|go up|be adjusted)\b|\bvar(?:y|ies) (?:with|by)\b/,
  ],
  employed: [
    /\b(?:all (?:of us |of them |our )?(?:\w+ )?(?:are )?(?:\w+ly )?employed|on the payroll|permanent staff|our own staff|employed by us)\b/,
    /\b(?:freelancers?|freelance|self-employed|agency staff|subcontractors?|contractors|volunteers|gig workers)\b/,
  ],
  'made here': [
    /\b(?:in-house|(?:made|baked|brewed|roasted|sewn|cooked|bottled) here|by our own \w+|our own (?:kitchen|workshop|bakery|studio|laboratory|lab|roof|ovens?|kilns?|hands)|made here|on the premises)\b|\b(?:made|baked|brewed|roasted|sewn) in our \w+/,
    /\b(?:bought in|ready-made|outsourced|from an? (?:\w+ )?(?:factory|supplier|wholesaler|bakery|kitchen|laboratory)|by (?:a partner|a supplier|another company|other companies))\b/,
  ],
  'by hand': [
    /\b(?:by hand|handmade|hand-made|hand-\w+ed)\b/,
    /\b(?:by machine|machine-made|mass-produced|automatically)\b/,
  ],
  fresh: [/\b(?:fresh|freshly|from scratch)\b/, /\b(?:frozen|reheated|tinned|from powder|from a packet|pre-cooked)\b/],
  local: [
    /\b(?:local|locally|home-grown|from (?:our|the) (?:own )?(?:valley|village|county|farm|fields?|garden|hill))\b/,
    /\b(?:imported|from (?:abroad|overseas)|shipped from|flown in)\b/,
  ],
  natural: [/\b(?:natural|organic|untreated|unsprayed)\b/, /\b(?:synthetic|artificial|chemically|sprayed)\b/],
  confidential: [
    /\b(?:confidential|stays? (?:with us|private|between us)|kept private|belongs? to you)\b/,
    /\b(?:we share|is shared with|are shared with|passed on to|we publish)\b/,
  ],
  electric: [/\b(?:electric|hybrids?|zero[- ]emission)\b/, /\b(?:diesel|petrol)\b/],
  unlimited: [
    /\b(?:unlimited|as (?:many|much|often) \w+ as you (?:like|want|wish|need))\b/,
    /\b(?:limited to|at most|no more than|may hold|up to) \d+/,
  ],
  'in person': [
    /\b(?:in person|face to face|come to (?:you|your))\b/,
    /\b(?:only online|online only|by video|remotely)\b/,
  ],
  'by a person': [
    /\b(?:an? (?:real )?(?:person|human) (?:answers|replies|reads|checks)|real people|speak to a person)\b/,
    /\b(?:automated|chatbot|recorded (?:voice|message)|robots?|answering machine)\b/,
  ],
  'for all': [
    /\b(?:open to (?:all|everyone|anybody)|everyone is welcome|for everyone)\b/,
    /\b(?:members only|only (?:for|to) members|by invitation)\b/,
  ],
  'once it is done': [
    /\b(?:pay|paid|payable|payment|due)\b.{0,25}\b(?:at the end|afterwards|on completion|when (?:you leave|it is done|the work is done)|on delivery|on departure)\b/,
    /\b(?:pay|paid|payable|payment|due)\b.{0,25}\b(?:in advance|up ?front|before|with the order|on booking|when you (?:book|order))\b/,
  ],
  'open to cancelling': [
    /\b(?:cancel|cancellations?)\b.{0,50}\b(?:nothing|free|without (?:charge|paying|cost)|no charge|money back|full refund)\b/,
    /\b(?:cannot|can't|can not|may not) be cancelled\b|\bcancelled \w+ (?:is|are) not refunded\b|\bcancelling (?:costs|is charged)\b|\bcancellation (?:fee|charge)s? (?:of|is|are)\b|\bnon-cancellable\b|\bno cancellations\b/,
  ],
}

/** These exclude each other for the whole business, not for one thing. */
const isOfAll = /^(?:once|open to|employed|for all)/
const narrowed =
  /\b(?:if|unless|except|apart from|when you|first|some of|only on|instead of|rather than|more than|not just|besides|other than|you can choose)\b/
const denied = /\b(?:not|never|no|nothing|without|nobody|none|neither)\b|n't\b/

/** What a clause says of its things that excludes what another says of them. */
const opposite: ClaimReader = (text) =>
  text.split(/[;:] |, (?:and|but) | and (?=(?:(?:are|is) )?(?:never|no)\b)/).flatMap((clause) =>
    narrowed.test(clause)
      ? []
      : Object.entries(opposites).flatMap(([topic, [one, other]]): Found[] => {
          const value = one.test(clause) ? 'yes' : other.test(clause) ? 'no' : undefined
          if (value === undefined || (one.test(clause) && other.test(clause))) return []
          const rest = clause.replace(value === 'yes' ? one : other, ' ')
          if (denied.test(rest)) return []
          return [{ topic: `whether it is ${topic}`, value, subject: rest, isGeneral: isOfAll.test(topic) }]
        }),
  )

/** Claims that say of a thing what excludes something else. */
export const oppositeReaders: readonly ClaimReader[] = [opposite]
