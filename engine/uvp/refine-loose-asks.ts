/** Asks that name what matters, what is gone or what is missing without a word of command: "the evenings matter most". */
import type { Rule } from './refine-intent.ts'
import { qualitiesIn } from './refine-qualities.ts'
import { says } from './refine-text.ts'

const readers = '(?:people|them|customers|clients|everyone|readers|folk|visitors)'

const isReader = /^(?:customers?|clients?|readers?|people|them|visitors?|guests?|buyers?|everyone)(?: directly)?$/i

/** Read before all others. */
export const looseRules: readonly Rule[] = [
  [
    /\b(?:too many|fewer|less|cut|drop|lose|trim|reduce|so many|remove|strip)\b.{0,14}\b(?:adjectives|describing words|descriptions|descriptors)\b/i,
    () => [{ kind: 'fewer-adjectives' }],
  ],
  // Who it is for.
  [
    /^(?:target|aim|direct|gear|pitch|write|make|address|angle|point|tailor)(?: it| this)? (?:at|to|for|towards?) (.+?)(?:,? (?:and )?not| rather than| instead of) .+$/i,
    (_, phrase) => [{ kind: 'audience', phrase: phrase(1) }],
  ],
  [
    /^(?:(?:we|i)(?:'re| are)? (?:now |only |mainly |mostly |really |just )*(?:work(?:ing)? with|serv(?:e|ing)|help(?:ing)?|sell(?:ing)? to|focus(?:ed|ing)? on helping))(?: only| mainly| mostly| just)? (.+?)(?: (?:now|these days|only|instead|mostly))*$/i,
    (_, phrase) => [{ kind: 'audience', phrase: phrase(1) }],
  ],
  [
    /^(?:say|mention|add|make (?:it )?clear|tell (?:them|people)|specify|name|clarify|spell out|show|state|explain)(?: clearly| exactly)? who(?:m)? (?:it'?s|it is|this is|we'?re|we are|we) ?(?:for|serve|help|work with)?\s*[:,(–—-]+\s*(.+)$/i,
    (_, phrase) => [{ kind: 'audience', phrase: phrase(1) }],
  ],
  [
    /^(?:make (?:it|this) )?(?:appeal(?:ing)?|speak|talk|relate|relevant|interesting|attractive)(?: more| directly)? (?:to|for) (?!me\b|the point)(.+)$/i,
    (_, phrase) => (isReader.test(phrase(1)) ? undefined : [{ kind: 'audience', phrase: phrase(1) }]),
  ],
  // What matters most.
  [
    /^(?:the )?(?:(?:single )?most important|main|key|biggest|real|whole|crucial|big)(?: (?:thing|point|part|benefit|draw|idea|message|difference|selling point))?(?: (?:here|for us|for me|about us))? (?:is|are|should be|has to be) (?:that )?(.+)$/i,
    (_, phrase, text) => (says(text, phrase(1)) ? [{ kind: 'focus', phrase: phrase(1) }] : undefined),
  ],
  [
    /^(.+?)(?: (?:is|are)(?: really)?)?(?: what| the thing(?: that)?)? (?:really )?(?:(?:matters?|counts?)(?: (?:the )?most)?|(?:people|they|customers|clients) (?:come for|love|remember|care about|pay for)|sets us apart|makes us (?:different|special|unique)|we(?:'re| are) (?:known|famous) for|(?:is|are) our (?:(?:main|biggest|key|real|greatest) )?(?:strength|selling point|usp|difference|edge|thing))\b.*$/i,
    (_, phrase, text) => (says(text, phrase(1)) ? [{ kind: 'focus', phrase: phrase(1) }] : undefined),
  ],
  [
    /^(?:(?:don't|do not|dont|stop) (?:bury|hide|burying|hiding) (.+)|(.+?) (?:gets? lost|is buried|are buried|is hidden|are hidden|should (?:shine|stand out|be the (?:star|hero))|needs? (?:more (?:weight|prominence|emphasis)|to (?:stand out|shine))))\b.*$/i,
    (match, phrase, text) => {
      const named = phrase(match[1] === undefined ? 2 : 1)
      return says(text, named) ? [{ kind: 'focus', phrase: named }] : undefined
    },
  ],
  [
    /^(?:make|let) (.+?) (?:the (?:star|hero|focus|main (?:thing|point)|headline|lead)|(?:more )?(?:prominent|central|shine|stand out)|front and cent(?:re|er))\b.*$/i,
    (_, phrase, text) => (says(text, phrase(1)) ? [{ kind: 'focus', phrase: phrase(1) }] : undefined),
  ],
  [
    /^(?:move|bring|push|shift|get) (.+?) (?:up|forward|further up|higher|earlier|to the (?:front|start|beginning|top))\b.*$/i,
    (_, phrase, text) => (says(text, phrase(1)) ? [{ kind: 'lead', phrase: phrase(1) }] : undefined),
  ],
  // What is gone.
  [
    /^(.+?) (?:can|should|must|needs? to|has to|have to) (?:go|come out|disappear|be (?:removed|dropped|cut|deleted|left out))\b.*$/i,
    (_, phrase, text) => (says(text, phrase(1)) ? [{ kind: 'drop', phrase: phrase(1) }] : undefined),
  ],
  [
    /^(?:we|i)(?:'ve| have)? (?:stopped|dropped|given up|quit|ended|closed|sold|lost|scrapped) (?:doing |offering |selling |using |having |with )?(.+)$/i,
    (_, phrase, text) => (says(text, phrase(1)) ? [{ kind: 'drop', phrase: phrase(1) }] : undefined),
  ],
  [
    /^(.+?) (?:is|are|isn't|aren't|'s|has|have) (?:gone|over|(?:no longer|not|n't) (?:true|available|offered|there|accurate|ours)|true any ?more|finished|outdated|out of date|closed|retired)\b.*$/i,
    (_, phrase, text) => (says(text, phrase(1)) ? [{ kind: 'drop', phrase: phrase(1) }] : undefined),
  ],
  // What is missing.
  [
    new RegExp(`^(?:let|tell) ${readers} (?:know )?(?:that |about )?(?!what|how|why|who)(.+)$`, 'i'),
    (match, phrase) =>
      qualitiesIn(match[0].toLowerCase()).length > 0 ? undefined : [{ kind: 'add', phrase: phrase(1) }],
  ],
  [/^make (?:it )?(?:clear|known|obvious|explicit) that (.+)$/i, (_, phrase) => [{ kind: 'add', phrase: phrase(1) }]],
  [
    /^(?:there(?:'s| is) )?(?:no mention of|nothing (?:about|on|in (?:it|there) about)|it (?:doesn't|does not) (?:mention|say)|you (?:didn't|did not) mention) (?:anything about )?(.+)$/i,
    (_, phrase, text) => (says(text, phrase(1)) ? undefined : [{ kind: 'add', phrase: phrase(1) }]),
  ],
  [
    /^(?:work|weave|fit|squeeze|slip|slot|get) (.+?) (?:in|into (?:it|this|the text)|in there|in somewhere)$/i,
    (_, phrase, text) => (says(text, phrase(1)) ? undefined : [{ kind: 'add', phrase: phrase(1) }]),
  ],
  [/^(?:(?:give|add) )?a (?:nod|reference) to (.+)$/i, (_, phrase) => [{ kind: 'add', phrase: phrase(1) }]],
]

/** "the key thing is the price, put that first": the deed names what was named before. */
const thatFirst =
  /^(.+?)[,.;:]? (?:so |and |please )*(?:(?:put|move|bring|say|get) (?:that|this|it|them) (?:first|up front|to the (?:front|start|top)|at the (?:front|start|top|beginning))|(?:start|lead|open|begin) with (?:that|this|it|them))[.! ]*$/i
const whatMatters =
  /^(?:the )?(?:(?:single )?most important|main|key|biggest|real|crucial)(?: (?:thing|point|part|benefit|draw|idea|message|difference))?(?: (?:here|for us|for me|about us))? (?:is|are) (?:that )?|\s(?:is|are) (?:what |the )?(?:most )?(?:important|key|matters|main thing|our strength)(?: most)?.*$|\smatters? (?:the )?most.*$/gi

export const withThatNamed = (feedback: string): string =>
  feedback.replace(thatFirst, (_, named: string) => `lead with ${named.replace(whatMatters, '')}`)
