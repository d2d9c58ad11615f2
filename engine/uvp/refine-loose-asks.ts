/** Asks that say what matters, whom it is for, or how it should be built: "the evenings matter most", "end with the price". */
import type { Intent, Rule } from './refine-intent.ts'
import { says } from './refine-text.ts'

const isReader =
  /\b(?:directly|straight)$|^(?:customers?|clients?|readers?|people|them|visitors?|guests?|buyers?|everyone)(?: directly)?$/i

/** What stands there goes to the end, what does not is added; "the benefit" is no wording. */
function endingWith(phrase: string, text: string): Intent[] | undefined {
  if (says(text, phrase)) return [{ kind: 'last', phrase }]
  const isWording = !/\b(?:benefit|result|outcome|feeling|name|customer|client|audience|us|we)s?\b/i.test(phrase)
  return isWording ? [{ kind: 'add', phrase }] : undefined
}

/** Read before all others. */
export const looseRules: readonly Rule[] = [
  // How it is built.
  [
    /\b(?:too many|fewer|less|cut|drop|lose|trim|reduce|so many|remove|strip)\b.{0,14}\b(?:adjectives|describing words|descriptions|descriptors)\b/i,
    () => [{ kind: 'fewer-adjectives' }],
  ],
  [
    /\b(?:two|2|several|shorter|separate) sentences\b(?! shorter)|\b(?:split|break) (?:it|this|that)(?: up| in two| into two)?$/i,
    () => [{ kind: 'split' }],
  ],
  [
    /\b(?:flip|reverse|turn) (?:it|this|that|the sentence)?(?: ?(?:a?round|over))?$|\bother way (?:a)?round\b|\b(?:swap|switch|change|reverse|flip) (?:the )?(?:order|halves|two halves|it round|it around)\b|^re-?(?:order|arrange)\b/i,
    () => [{ kind: 'turn-round' }],
  ],
  [
    /^(?:end|finish|close|conclude)(?: it| off| up)? (?:with|on|by saying) (?!(?:our |my |the |a )?(?:slogan|motto|tagline|question|call|cta))(.+)$/i,
    (_, phrase, text) => endingWith(phrase(1), text),
  ],
  [
    /^(?:put|move|have|leave|save|say|mention) (.+?) (?:last|at the (?:very )?end|to the (?:very )?end|for the end)$/i,
    (_, phrase, text) => endingWith(phrase(1), text),
  ],
  [
    /\bcall[- ]to[- ]action\b|\bc\.?t\.?a\b|\btell (?:them|people) to (?:get in touch|call|contact|book)\b/i,
    () => [{ kind: 'sentence', phrase: 'Get in touch today' }],
  ],
  [
    /^(?:add|include|give|use|put in|mention|needs?)(?: me| us)?(?: (?:some|a|an|more|any|a few|few))* (?:stat(?:istic)?s?|numbers|figures|data|proof|evidence|examples?|testimonials?|facts?|metaphors?|stor(?:y|ies)|details?)(?: .*)?$/i,
    () => [{ kind: 'unsaid' }],
  ],
  [
    /\b(?:like|as|how|the way) (?:you|we|i|one|people|a person|a human)(?:'d| would)? (?:say|talk|speak|tell)\b/i,
    () => [{ kind: 'plainer', words: [] }, { kind: 'casual' }],
  ],
  [
    /\bso (?:that )?(?:my |a |an |any |your |even )*\w+(?: \w+)? (?:(?:can|could|would|will) (?:understand|(?:get|read|follow) (?:it|this))|understands|gets it)\b/i,
    () => [{ kind: 'plainer', words: [] }],
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
    /^(?:be )?(?:say|mention|add|make (?:it )?clear|tell (?:them|people)|specify|name|clarify|spell out|show|state|explain|(?:more |a bit more )?(?:specific|clear|clearer|precise|exact|explicit) (?:about|on|as to))(?: clearly| exactly)? who(?:m)? (?:it'?s|it is|this is|we'?re|we are|we) ?(?:for|serve|help|work with)?\s*[:,(–—-]+\s*(.+)$/i,
    (_, phrase) => [{ kind: 'audience', phrase: phrase(1) }],
  ],
  [
    /^(?:say|mention|add|make (?:it )?clear|state|tell (?:them|people)|point out|clarify|specify)(?: that)? (?:it'?s|it is|we'?re|we are|this is) (?:only |just |mainly |really |specifically )?for (.+?)(?<! too| as well| also)$/i,
    (_, phrase) => [{ kind: 'audience', phrase: phrase(1) }],
  ],
  [
    /^(?:specify|name|define|clarify|narrow|state|pin down)(?: down)? (?:the |our |my )?(?:audience|customers?|clients?|target(?: audience| group| market)?|readers?)(?: (?:as|is|are|to|down to))?\s*[:,–—-]*\s*(.+)$/i,
    (_, phrase) => [{ kind: 'audience', phrase: phrase(1) }],
  ],
  [
    /^(?:narrow|limit|restrict)(?: it| this)?(?: down)? to (.+)$/i,
    (_, phrase) => [{ kind: 'audience', phrase: phrase(1) }],
  ],
  [
    /^(?:it |this )?(?:needs? to |should |must |has to )?(?:make (?:it|this) )?(?:appeal(?:ing)?|speak|talk|relate|relevant|interesting|attractive)(?: more)? (?:to|for) (?!me\b|the point)(.+)$/i,
    (_, phrase) => (isReader.test(phrase(1)) ? undefined : [{ kind: 'audience', phrase: phrase(1) }]),
  ],
  [
    /^who(?:m)? (?:it|this|that)(?:'s| is) for (?:isn't|is not|could be|should be|needs to be|must be)[^:,–—]*[:,–—-]+\s*(.+)$/i,
    (_, phrase) => [{ kind: 'audience', phrase: phrase(1) }],
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
  [
    /^(?:make|let|have) (.+?) (?:come|go|be|stand) (?:first|at the (?:start|front|beginning|top)|up front)$/i,
    (_, phrase) => [{ kind: 'lead', phrase: phrase(1) }],
  ],
]

/** "the key thing is the price, put that first": the deed names what was named before. */
const thatFirst =
  /^(.+?)[,.;:]? (?:so |and |please )*(?:(?:put|move|bring|say|get) (?:that|this|it|them) (?:first|up front|to the (?:front|start|top)|at the (?:front|start|top|beginning))|(?:start|lead|open|begin) with (?:that|this|it|them))[.! ]*$/i
const whatMatters =
  /^(?:the )?(?:(?:single )?most important|main|key|biggest|real|crucial)(?: (?:thing|point|part|benefit|draw|idea|message|difference))?(?: (?:here|for us|for me|about us))? (?:is|are) (?:that )?|\s(?:is|are) what\b.*$|\s(?:is|are) (?:the )?(?:most )?(?:important|key|matters|main thing|our strength)(?: most)?.*$|\smatters? (?:the )?most.*$/gi

/** "I don't like the glitter cannon, get rid of it". */
const thatGone =
  /^(?:i (?:really )?(?:don't|do not|dont) (?:like|want|need) |(?:i )?(?:hate|dislike) |(?:we|i) (?:can't|cannot|won't|don't|do not|no longer) \w+ (?:any )?)?(?:the )?(.{2,60}?)(?: (?:bit|part|thing|stuff))?(?: (?:is|are|was|isn't|aren't|feels?|sounds?|doesn't|don't|seems?)\b[^,.;]*)?[,.;:–—-]+ ?(?:so |and |please |just )*(?:remove|drop|delete|lose|cut|bin|get rid of|take out|leave out|take|ditch) (?:it|that|them)(?: out)?[.! ]*$/i

export const withThatNamed = (feedback: string): string =>
  feedback
    .replace(thatFirst, (_, named: string) => `lead with ${named.replace(whatMatters, '')}`)
    .replace(thatGone, (_, named: string) => `drop ${named}`)
