import { type Condition, readConditions } from './condition-claims.ts'
import type { ClaimReader } from './read-claims.ts'

const professionals =
  'person|people|key (?:worker|person)|doctor|teacher|accountant|adviser|advisor|solicitor|carer|cleaner|walker|coach|accountant|therapist|dentist|vet|nurse|tutor|trainer|instructor|barber|stylist|driver|engineer|guide|planner|architect|consultant|manager|member of staff|member of the team|colleague|team'

const tongues =
  'english|welsh|irish|gaelic|french|german|spanish|italian|portuguese|dutch|polish|romanian|czech|hungarian|ukrainian|russian|turkish|greek|arabic|hindi|urdu|punjabi|bengali|gujarati|mandarin|cantonese|chinese|japanese|swedish|norwegian|danish|finnish'
const speaking = '(?:speak|advise|teach|answer|work|write|reply|help|guide|serve|see you|talk|translate)'

/** Other conditions of doing business that a page either grants (`yes`) or denies (`no`). */
const terms: readonly Condition[] = [
  {
    topic: 'the same person each time',
    no: new RegExp(
      String.raw`\b(?:whoever|whichever \w+) (?:is|happens)\b|\b(?:another|an? different|an? new) (?:\w+ )?(?:${professionals})\b.{0,25}\b(?:each|every) (?:time|visit|day|week|month|term|year|stage|step|session|lesson|class)\b|\bnext available (?:${professionals}|agent)\b|\bmay change from \w+ to \w+\b|\b(?:${professionals})s? (?:rotate|change (?:every|each|from|depending|according))\b`,
    ),
    yes: new RegExp(
      String.raw`\b(?:the same|1 named|your own|always see the same) (?:${professionals})\b|\bthe same \w+ (?:at|for|on) (?:each|every)\b|\b(?:not|never|n't) (?:be )?(?:passed|handed|pushed) (?:from|around|round|on|between)\b|\b1 of us stays with you\b|\b(?:every|each) \w+ has (?:1|its own|their own|a single) (?:${professionals})\b`,
    ),
  },
  {
    topic: 'part of a group',
    no: /\bindependent(?:ly)?\b(?! (?:review|test|inspect|surve|audit|valu|expert|lab|body|adjudicat|trust|liv|life))|\bfamily[- ](?:owned|run)\b|\b(?:owned by|belongs? to) (?:the people who work|its (?:staff|workers|members|founders?)|the family|our family|nobody)|\bnot (?:a|part of an?|owned by an?) (?:chain|group|franchise)\b/,
    yes: /\b(?:part of|owned by|subsidiary of|acquired by|a franchise of|belong(?:s|ed)? to) (?:the |an? )?(?:[a-z&]+ ){0,3}(?:group|chain|plc|holdings?|corporation|franchise|private equity|investors?|network)\b/,
  },
  {
    topic: 'whether the price can change',
    no: /\bfixed[- ](?:price|fee|quote|rate)s?\b|\b(?:prices?|fees?|rates?|charges?) (?:is|are) fixed\b|\b(?:price|fee|quote|quotation|plan|cost)s? (?:that |which )?(?:(?:does|do|will|is|are) (?:not|never)|never|doesn't|don't|won't) (?:change|rise|go up|move)\b|\b(?:it|price|which) never (?:goes up|rises|changes)\b|\bthat's what you pay\b|\bprice (?:you see|we quote|we agree|quoted|agreed) is (?:the price |what |all )?(?:that )?you(?:'ll)? pay\b|\bto the penny\b|\bnever a penny more\b/,
    yes: /\b(?:final|actual) (?:bill|price|cost|invoice|fee|fare|amount) (?:may|can|might|will|could|is often|often|depends|varies)\b|\b(?:bill|price|cost|fee|invoice|quote)s? (?:may|can|might|could) (?:be higher|rise|vary|change|differ|go up|increase|be adjusted)\b|\bestimates? only\b|\bprices are (?:a guide|guides|indicative)\b/,
  },
  {
    topic: 'moving a booking',
    no: /\b(?:move|swap|change|reschedule|rebook|postpone) (?:your |the |an? )?(?:booking|date|appointment|place|slot|visit|class|day|lesson|order|stay)s?\b.{0,45}\b(?:free|without|no charge|any ?time|nothing)\b|\b(?:reschedul\w+|changes|swaps) (?:is|are) (?:always )?free\b/,
    yes: /\b(?:booking|date|appointment|place|slot|visit|class|ticket|lesson|order|stay)s? (?:cannot|can't|can not|may not) be (?:moved|changed|swapped|rescheduled|transferred|postponed)\b|\b(?:charge|fee) (?:of .{0,12})?(?:for|to) (?:chang|mov|reschedul|swap|postpon)\w+|\b(?:changes|rescheduling|swaps) (?:costs?|are charged|is charged|incur)\b/,
  },
  {
    topic: 'at any hour',
    no: /\boutside (?:office|opening|working) hours\b.*\b(?:message|machine|voicemail)\b|\b(?:office hours only|only (?:during|in) (?:office|working|business|opening) hours|(?:between|from) [\d.:]+ ?(?:am)? (?:and|to) [\d.:]+ ?(?:pm)? on weekdays|weekdays only|on weekdays from [\d.:]+ ?(?:am)? (?:to|until) [\d.:]+|visiting (?:hours|times) (?:are|is)|doors are (?:locked|closed|shut) (?:between|from)|on weekdays only|no (?:night|weekend|out-of-hours|emergency) (?:service|cover|calls?))\b|\b(?:not|n't|never) (?:available|answer\w*|reach\w*|come out|on call) (?:\w+ )?(?:at|in|on|during|outside) (?:the )?(?:night|weekends?|sundays?|office hours)\b/,
    yes: /\b(?:day (?:and|or) night|night (?:and|or) day|24 hours a day|24\/7|24-hour|round the clock|at any hour|at all hours|any time of (?:the )?(?:day|night))\b/,
  },
  {
    topic: 'insurance',
    no: /\bat your own risk\b|\b(?:not|n't) insured\b|\buninsured\b|\bwithout insurance\b|\bno insurance\b/,
    yes: /(?<!not |n't )\b(?:fully |properly )?insured\b|\binsurance (?:is )?included\b/,
  },
  {
    topic: 'done by others',
    no: /\bin[- ]house\b(?! lawyer)|\b(?:in|at|on|from) our own (?:rooms?|workshops?|laborator(?:y|ies)|labs?|studio|kitchens?|bakery|premises|yard|factory|barn|mortuary|warehouse|staff|vehicles?)\b|\bunder our own roof\b|\beverything is (?:done|made|baked|roasted|sewn|built) (?:here|on site)\b|\b(?:we )?never (?:outsource|subcontract)/,
    yes: /\boutsourced\b|\bsub-?contract(?:ed|ors)\b|\bsent (?:away to|out to|abroad|to an? \w+ in)\b|\b(?:by|with|to|from|through) (?:our |an? |outside |external |various |overseas )(?:\w+ )?(?:partners?|suppliers?|contractors?|third part(?:y|ies)|agenc(?:y|ies)|factory|factories|laborator(?:y|ies)|contractor) (?:in|abroad|overseas)\b|\b(?:at|in) an? shared \w+\b/,
    unless: /\b(?:if you|post(?:ed)?|courier|deliver\w*|bank|card|hosting|host|data)\b/,
  },
  {
    topic: 'children',
    no: /\b(?:doesn't|does not|don't|do not) (?:teach|take|admit|treat|see|have) children\b|\b(?:adults only|no children|child-free|over[- ]?(?:16|18|21)s? only|no (?:one|children|child) under (?:16|18|21))\b|\bchildren (?:are )?not (?:allowed|admitted|permitted)\b/,
    yes: /\b(?:children|kids|families|little ones|toddlers|babies) (?:are |is )?(?:always |very |most )?(?:welcome|allowed|love)\b|\bchildren from (?:\d|1[0-5])\b|\bfor (?:adults and|children and) (?:children|adults)\b/,
    unless: /\b(?:except|before|until|after|on (?:mon|tue|wed|thu|fri|sat|sun)\w*)\b/,
  },
  {
    topic: 'dogs',
    no: /\b(?:dogs|pets|animals) (?:cannot|can't|may not|must not)\b|\b(?:no|not any) (?:dogs|pets|animals)\b|\b(?:dogs|pets) (?:are |is )?not (?:allowed|admitted|permitted|welcome)\b|\b(?:do not|don't|cannot|can't) (?:allow|admit|take|accept|have) (?:dogs|pets)\b|\bdogs (?:must|have to) (?:stay|wait) outside\b|\bleave (?:your |the )?(?:dogs?|pets?) at home\b|\b(?:assistance|guide) dogs only\b/,
    yes: /\b(?:dogs?|pets) (?:(?:on|of) [a-z]+ )?(?:are |is )?(?:always |very |most )?(?:welcome|allowed)\b|\bdog[- ]friendly\b|\b(?:bring|keep) (?:the|your|their) (?:dogs?|pets?|cats?)\b/,
    unless:
      /\b(?:except|near|in the|garden|outside tables|terrace|from \w+ to|on (?:mon|tue|wed|thu|fri|sat|sun)\w*)\b/,
  },
  {
    topic: 'payment by card',
    no: /\bcash only\b|\bonly (?:take|accept) cash\b|\b(?:do not|don't|cannot|can't) (?:take|accept) (?:credit |debit |bank )?cards?\b|\bno (?:cards|card machine|card reader)\b|\bcards? (?:is|are) not (?:taken|accepted)\b/,
    yes: /\bcards? only\b|\bcashless\b|\bno cash\b|\bcards? (?:payments? )?(?:is|are) (?:always )?(?:fine|welcome|taken|accepted)\b|\bcontactless (?:is |payments? (?:is |are )?)?(?:fine|welcome|taken|accepted)\b|\bpay (?:with|by) (?:cash, |cash or )?(?:credit |debit )?cards?\b|\b(?:take|accept) (?:all |most )?(?:major )?(?:credit |debit )?cards\b|\bpay (?:in cash or )?by card\b/,
  },
  {
    topic: 'payment in cash',
    no: /\b(?:cashless|cards? only|no cash)\b|\b(?:do not|don't|cannot|can't|no longer) (?:take|accept|handle) cash\b|\bcash is not (?:taken|accepted)\b/,
    yes: /\bcash only\b|\bcash (?:is )?(?:welcome|accepted|fine)\b|\b(?:take|accept|pay in|pay with) cash\b|\bcash (?:or|and) cards?\b/,
  },
  {
    topic: 'meat or fish',
    no: /\b(?:all|everything|entirely|fully|strictly|only|100%|completely|we're|we are)(?: (?:we|our|the)(?: \w+){1,3}| \w+)?(?: is| are|'s|'re)?(?: \w+)? (?:vegan|vegetarian|veggie|plant-based|meat-free)\b(?! (?:options?|choices?|dish(?:es)?|menu|friend))|\bno meat\b/,
    yes: /\b(?:beef|chicken|lamb|pork|bacon|ham|steaks?|sausages?|salmon|prawns?|tuna|meat)\b(?!-free)/,
    unless:
      /\b(?:vegan|vegetarian|mock|instead of|without|feed|dogs?|not) (?:\w+ ){0,2}(?:beef|chicken|lamb|pork|bacon|ham|steaks?|sausages?|salmon|meat)\b/,
  },
  {
    topic: 'new customers',
    no: /\b(?:not|no longer|n't) (?:currently |now )?(?:taking|accepting|take|accept)(?: on)? (?:any )?(?:new|more) (?:patients|clients|customers|members|pupils|students|orders|commissions)\b|\b(?:books|lists?|rolls?) (?:are|is) (?:now )?(?:closed|full)\b|\bclosed to new \w+/,
    yes: /\b(?:always |now |currently |are |still )(?:taking|accepting|welcoming)(?: on)? new (?:patients|clients|customers|members|pupils|students|orders|commissions)\b|\bnew (?:patients|clients|customers|members|pupils|students) (?:are )?(?:always )?welcome\b/,
  },
  {
    topic: 'access without steps',
    no: /\b(?:not (?:wheelchair )?accessible|no (?:wheelchair access|lift|step-free access)|not suitable for wheelchairs|flights? of (?:stairs|steps)|only (?:by|up) (?:the |a )?(?:stairs|steps))\b/,
    unless: /\b(?:ground floor|first floor|upstairs|tower|cellar|terrace|garden|entrance|except)\b/,
    yes: /\b(?:step-free|wheelchair[- ](?:accessible|access|friendly)|no steps|fully accessible|wheelchairs? (?:are |is )?welcome)\b/,
  },
  {
    topic: 'who does the work',
    no: /\b(?:i|she|he) (?:works?|teach(?:es)?|makes?|do(?:es)?|builds?|shoots?|paints?|cooks?|sews?|writes?)\b[^.,;]{0,30}\b(?:alone|herself|himself|myself)\b|\bi work alone\b/,
    yes: /\b(?:assistant|second|freelance|junior|guest|trainee) (?:teachers?|photographers?|cooks?|tutors?|painters?|makers?|trainers?|therapists?)\b|\b(?:my|her|his|our) (?:assistants?|team|staff|colleagues|freelancers)\b/,
  },
  {
    topic: 'trained people',
    no: /\b(?:some|most|half|many|several|a few|\d+) of (?:our|the) \w+ are (?:still )?(?:students|trainees|apprentices|volunteers|beginners|untrained|unqualified)\b/,
    yes: /\b(?:all|every|each)\b.{0,30}\b(?:qualified|trained|certified|chartered|registered|licensed|has (?:at least )?\d+ years)\b/,
  },
  {
    topic: 'open all year',
    no: /\b(?:closed|shut) (?:from (?:january|october|november|december)|(?:in|over|during|for) (?:the )?(?:winter|january|february))\b|\bopen (?:only )?from (?:march|april|may|easter) (?:to|until)\b/,
    yes: /\bopen (?:all year|every day of the year|all the year)\b/,
  },
  {
    topic: 'beginners',
    no: /\b(?:need|needs|require|requires) (?:at least )?\d+ years of (?:practice|experience)\b|\bexperience (?:is )?(?:required|essential|needed)\b|\bnot (?:suitable )?for beginners\b/,
    yes: /\bbeginners (?:are )?(?:always |very )?welcome\b|\bno (?:previous )?experience (?:is )?(?:needed|required|necessary)\b/,
    unless: /\b(?:advanced|our (?:guides|teachers|staff)|join (?:us|our team))\b/,
  },
  {
    topic: 'made by hand',
    no: /\b(?:by machine|on an? (?:[\w-]+ )?machine|computer-controlled|machine-made|mass-produced|(?:production|assembly) line|factory-made)\b/,
    yes: /\b(?:every|all|each|everything|entirely|only|always)\b.{0,40}\b(?:(?:made|sewn|thrown|carved|built|woven|knitted|printed|cut|poured|rolled|shaped|pressed|stitched|painted|finished) (?:entirely )?by hand|handmade|hand-made)\b/,
    unless: /\b(?:not|never|no|n't|instead|rather)\b|n't\b/,
  },
]

/** What else a customer finds or does not find. */
const comforts: readonly Condition[] = [
  {
    topic: 'parking',
    no: /\b(?:we|there)(?: is| are|'s| have|'ve got)?(?: sadly| unfortunately)? (?:no|have no|do not have (?:a|any)|don't have (?:a|any)) (?:car park|parking)\b(?: of our own| here| on site)?|\bparking is not (?:possible|available)\b|\b(?:no|without) (?:on-site|own) parking\b/,
    yes: /\b(?:free|own|private|on-site|plenty of|ample) parking\b|\bparking (?:is )?(?:free|available|on site)\b|\b(?:our|large|own) car park\b(?! is (?:closed|full))|\b(?:you can |please )?park (?:right |directly |just )?(?:behind|outside|in front of|at) (?:the|our) (?:house|shop|door|building|salon|studio|restaurant|café|cafe|surgery)\b/,
    unless:
      /\b(?:near|nearby|streets?|public|council|on (?:mon|tue|wed|thu|fri|sat|sun)\w*|after \d|coach(?:es)?|lorr(?:y|ies)|permit)\b/,
  },
  {
    topic: 'more than one language',
    no: new RegExp(
      String.raw`\bwe\b(?: can| only| are able to)*(?: only)? ${speaking}\b[^.;,]{0,25}\b(?:only in (?:${tongues})|in (?:${tongues}) only)\b|\bwe (?:only speak|speak only) (?:${tongues})(?=[.,;]|$| so| and)`,
    ),
    yes: new RegExp(
      String.raw`\b(?:we|our (?:team|staff|people|\w+s))(?: can| all| also| between us)? ${speaking}\b[^.;]{0,25}?\b(?:${tongues})(?:, | and |, and | or )(?:${tongues})\b`,
    ),
  },
]

/** How the business works, whom it admits and what it asks. */
export const termReaders: readonly ClaimReader[] = readConditions([...terms, ...comforts])
