/** Asks in the words of a chat: "we don't say X, we say Y", "say it to new mums instead", "less about us". */
import { isPlural } from './refine-grammar.ts'
import type { Rule } from './refine-intent.ts'
import { findPhrase, says } from './refine-text.ts'

const reader = '(?:the |my |our )?(?:customers?|clients?|readers?|people|them|visitors?|guests?|buyers?)'

/** The clause of the text that opens with the same two words as the owner's new one. */
function clauseLike(text: string, instead: string): string | undefined {
  const [first, second] = instead.split(' ')
  if (first === undefined || second === undefined) return undefined
  const from = text.toLowerCase().indexOf(`${first} ${second}`.toLowerCase())
  return from < 0 ? undefined : /^[^.!?,:;]*/.exec(text.slice(from))?.[0]
}

/** Read before all other asks that name something. */
export const everydayRules: readonly Rule[] = [
  // Who speaks, and to whom.
  [
    /\b(?:say|use|write|with|it'?s) ["']?i["']?(?= |$)|\bi (?:not|instead of) ["']?we\b|\bit'?s (?:just|only) me\b/i,
    () => [{ kind: 'as-i' }],
  ],
  [
    new RegExp(
      `\\b(?:use|say|with|write|put|the word)\\b.{0,14}["']?\\byou\\b["']?(?! \\w)|\\bsecond person\\b|\\b(?:talk|speak|write|address|say it|sell it)\\b.{0,40}\\b(?:directly|straight)\\b|\\b(?:talk|speak|write|say it|address)(?: it| this)? (?:to )?${reader}(?: directly)?$`,
      'i',
    ),
    () => [{ kind: 'to-you' }],
  ],
  [
    /\bfirst person\b|\b(?:use|say|write|put|with)\b(?!.*\b(?:not|instead of) ["']?we).{0,10}["']?\bwe\b["']?(?:$| (?:not|instead|rather)\b)|^from us\b|\bas (?:if )?we\b.{0,12}\b(?:speak|talk|say)/i,
    () => [{ kind: 'as-we' }],
  ],
  [
    /\b(?:from )?(?:our|my) (?:own )?(?:perspective|point of view|pov|side)\b|["']?\bwe\b["']? instead of\b/i,
    () => [{ kind: 'as-we' }],
  ],
  [/^(?:it'?s |we'?re |it is |we are )?also for (.+)$/i, (_, phrase) => [{ kind: 'also-for', phrase: phrase(1) }]],
  [
    /\bless (?:about )?(?:us|me|we|ourselves|our ?selves|the business)\b|\bmore (?:about|on) (?:them|the (?:customer|client|reader|buyer|guest)s?|(?:our|my) (?:customers?|clients?))\b|\b(?:too much|all) about us\b/i,
    () => [{ kind: 'customer-first' }],
  ],
  [
    /^(?:say|tell|sell|pitch|direct|gear|aim|point|write|speak|address)(?: (?:it|this|that))? (?:to|at|for|towards?) (?!(?:be|say|mention|sound|make)\b)(.+)$/i,
    (match, phrase) => {
      if (/^(?:the point|everyone|length)$/i.test(phrase(1))) return undefined
      // "Say it to the shopkeeper" names the reader.
      return /^the [\p{L}-]+$/iu.test(match[1] ?? '') && !isPlural(phrase(1))
        ? [{ kind: 'to-you' }]
        : [{ kind: 'audience', phrase: phrase(1) }]
    },
  ],
  [
    /^(?:it )?(?:be |is |should be |to be )?(?:aimed|targeted|directed|geared|meant|written|addressed) (?:at|to|for|towards?) (.+)$/i,
    (_, phrase) => [{ kind: 'audience', phrase: phrase(1) }],
  ],
  [
    /\b(?:without|no|not|avoid|drop|lose) (?:the )?(?:word )?["']?we\b["']?(?! \w)|\bthird person\b/i,
    () => [{ kind: 'name-first' }],
  ],
  [
    /\b(?:start|begin|open|lead) with (?:us|ourselves|our name|the (?:business|name))\b/i,
    () => [{ kind: 'name-first' }],
  ],
  [
    /^(?:give|write|make|do|show|have)(?: me| us)? (?:a |an |one |another )?(?:version|one) (?:for|aimed at) (.+)$/i,
    (_, phrase) => [{ kind: 'audience', phrase: phrase(1) }],
  ],
  [
    /^(?:make it |be |it should be )?(?:a bit |much )?more specific\s*[,:;-]+ (?:because |as |since )?((?:we|our|i)\b.+)$/i,
    (_, phrase) => [{ kind: 'add', phrase: phrase(1) }],
  ],
  // A line of their own.
  [
    /^(?:use|add|include|put in|work in|end (?:it )?with) (?:our |my |the )?(?:slogan|motto|tagline|strapline|catch ?phrase)\s*[:,-]?\s*(.+)$/i,
    (_, phrase) => [{ kind: 'sentence', phrase: phrase(1) }],
  ],
  [
    /^(?:don't|do not|dont|no|never|stop) (promis\w*|guarantee\w*|claim\w*)(?: (?:anything|things|too much|so much))?$/i,
    (_, phrase, text) => (says(text, phrase(1)) ? [{ kind: 'drop', phrase: phrase(1) }] : undefined),
  ],
  [
    /^(?:say|mention|add|make (?:it )?clear|clarify|show) who(?:m)? (?:it'?s|it is|this is|we'?re|we are) for$/i,
    () => [{ kind: 'unclear-audience' }],
  ],
  [
    /^(?:(?:say|explain|tell (?:them|people)|add) (?:what|how|why) .+ (?:is|are|means?|works?|do|does)|(?:use|say) (?:they|them|their) (?:instead of|not|rather than) you)$/i,
    () => [{ kind: 'unsaid' }],
  ],
  [
    /^(?:what (?:we|i) do|what it is|(?:our|my) (?:business|service|trade)) (?:isn'?t|is not|needs to be|should be) (?:very |really |more )?clear(?:er)?(?:\s*[,:;-]+\s*(?:it'?s|we'?re|we are|we do) (.+))?$/i,
    (match, phrase) => (match[1] === undefined ? [{ kind: 'unsaid' }] : [{ kind: 'add', phrase: phrase(1) }]),
  ],
  [
    /^(?:the )?(.+?) (?:isn'?t|is not|aren'?t|are not) (?:that |so |very |really |all that )*(?:important|needed|necessary|relevant)\b.*$/i,
    (_, phrase, text) => (findPhrase(text, phrase(1)) ? [{ kind: 'drop', phrase: phrase(1) }] : undefined),
  ],
  [/\bwho we are (?:first|at the (?:start|beginning|front))\b/i, () => [{ kind: 'name-first' }]],
  [
    /^(.+?) (?:is|are) (?:really |what'?s |the )*(?:most )?(?:important|key|main|special)\b.*$/i,
    (_, phrase, text) => (findPhrase(text, phrase(1)) ? [{ kind: 'focus', phrase: phrase(1) }] : undefined),
  ],
  [/^(?:try|do|test)(?: it| this)? for (.+)$/i, (_, phrase) => [{ kind: 'audience', phrase: phrase(1) }]],
  // One thing for another.
  [
    /^(?:it'?s |we'?re |we are )?not (?:just|only) (?:for )?(.+?),? (?:but )?(?:also )?(?:for )?((?:\S+ ){0,4}\S+?)(?: too| as well)?$/i,
    (_, phrase, text) =>
      findPhrase(text, phrase(1)) && isPlural(phrase(2)) ? [{ kind: 'also-for', phrase: phrase(2) }] : undefined,
  ],
  [
    /^instead of (.+?)\s*[:=]\s*(.+)$/i,
    (_, phrase, text) => (says(text, phrase(1)) ? [{ kind: 'replace', from: phrase(1), to: phrase(2) }] : undefined),
  ],
  [
    /^(?:change|reword|rewrite|edit)(?: it| this)? to (.+)$/i,
    (_, phrase, text) => {
      const from = clauseLike(text, phrase(1))
      return from === undefined ? undefined : [{ kind: 'replace', from, to: phrase(1) }]
    },
  ],
  [
    /^(?:we|i|they|you)(?:'d)? (?:don't|do not|dont|never|wouldn't|no longer) (?:really )?(?:say|use|call (?:them|it|ourselves)|like|serve|do|sell)(?: the words?)? (.+?),? (?:but )?(?:we|i)(?:'d)? (?:always |only |just |now )?(?:say|use|prefer|call (?:them|it|ourselves)|like|serve|do|sell)(?: the words?)? (.+)$/i,
    (_, phrase, text) => (says(text, phrase(1)) ? [{ kind: 'replace', from: phrase(1), to: phrase(2) }] : undefined),
  ],
  [
    /^(?:change |swap |replace )?(.+?)\s*(?:->|=>|→)\s*(.+)$/i,
    (_, phrase, text) => (says(text, phrase(1)) ? [{ kind: 'replace', from: phrase(1), to: phrase(2) }] : undefined),
  ],
  [
    /^(?:i|we)(?:'d| would)? (?:prefer|rather (?:have|say|use)) (.+?) (?:to|over|than|instead of|rather than) (.+)$/i,
    (_, phrase, text) => (says(text, phrase(2)) ? [{ kind: 'replace', from: phrase(2), to: phrase(1) }] : undefined),
  ],
  [
    /^(.+?) (?:is|are|sounds?|would be) (?:much |far )?better than (.+)$/i,
    (_, phrase, text) => (says(text, phrase(2)) ? [{ kind: 'replace', from: phrase(2), to: phrase(1) }] : undefined),
  ],
  [
    /^(?:it'?s |they'?re |we'?re )?not (?!only\b|just\b)(?:for )?(.+?)\s?(?:,|;| but) ?(?:but |it'?s |they'?re |rather )?(?:for )?(.+)$/i,
    (_, phrase, text) =>
      findPhrase(text, phrase(1)) ? [{ kind: 'replace', from: phrase(1), to: phrase(2) }] : undefined,
  ],
  // A word that should be another one, which nobody named yet.
  [
    /^(?:i|we|nobody|no one)(?:'d| would)? never (?:say|says|use|uses|talk like)(?: the words?)? (.+)$/i,
    (_, phrase, text) => (findPhrase(text, phrase(1)) ? [{ kind: 'reword', phrase: phrase(1) }] : undefined),
  ],
  [
    /^(?:the (?:words?|phrase|term|bit) )?(.+?) (?:might|may|could|will|would|can) (?:offend|upset|put (?:people |them )?off|scare|annoy|confuse|be (?:rude|wrong|offensive|misread|misunderstood|taken)|sound|seem|come (?:across|over))\b.*$/i,
    (_, phrase, text) => (findPhrase(text, phrase(1)) ? [{ kind: 'reword', phrase: phrase(1) }] : undefined),
  ],
  [
    /^(?:the (?:words?|phrase|term) )?(.+?) (?:isn'?t|is not|aren'?t|are not|doesn'?t|does not) (?:really |quite |so |very )?(?:good|great|right|ideal|us|me|nice|work|fit|true|accurate|what|how)\b.*$/i,
    (_, phrase, text) => (findPhrase(text, phrase(1)) ? [{ kind: 'reword', phrase: phrase(1) }] : undefined),
  ],
  [
    /^(?:use|find|try|pick|choose|put|with|have|need)?\s*(?:in )?(?:an?|some)? ?(?:nicer|kinder|better|different|softer|gentler|more positive|less negative|other|another|stronger|cleverer) (?:words?|terms?|phrase|expression)(?: (?:for|than|instead of) (.+))?$/i,
    (match, phrase, text) => {
      if (match[1] === undefined) return [{ kind: 'reword', phrase: 'it' }]
      return findPhrase(text, phrase(1)) ? [{ kind: 'reword', phrase: phrase(1) }] : undefined
    },
  ],
  // The order and the number of its parts.
  [
    /^(?:don't|do not|dont|never|stop) (?:start|begin|open)(?:ing)? (?:it |this )?(?:with|by) (.+)$/i,
    (_, phrase, text) => {
      if (!text.toLowerCase().startsWith(phrase(1).toLowerCase())) return undefined
      return [{ kind: /^welcome/i.test(phrase(1)) ? 'as-we' : 'name-first' }]
    },
  ],
  [
    /^(?:where(?:'s| is| are)|what(?:'s| is| about)|i (?:miss|can't see|don't see)|there(?:'s| is) no) (?:the |my |our )?(?:benefit|result|outcome)s?\b/i,
    () => [{ kind: 'benefit' }],
  ],
  [
    /\b(?:chopp(?:y|ier)|stop-?start|disjointed|flows?(?: better| more)?|smooth(?:er|ly)?|(?:join|combine|link|connect|merge) (?:it|them|the|these|both|up)\b.{0,12})/i,
    () => [{ kind: 'join' }],
  ],
  [
    /\b(?:benefit|result|outcome)s? (?:at|to|in) the (?:very )?(?:beginning|start|front|top)\b/i,
    () => [{ kind: 'benefit' }],
  ],
  [
    /^(?:have |get |want |need |move )?(?:the |our )?(.+?) (?:at|to|in) the (?:very )?(?:beginning|start|front|top)$/i,
    (_, phrase, text) => (findPhrase(text, phrase(1)) ? [{ kind: 'lead', phrase: phrase(1) }] : undefined),
  ],
  [
    /^(?:have |get |put )?(?:the |our |my )?(.+?) (?:first|up front|upfront)$/i,
    (_, phrase, text) => (findPhrase(text, phrase(1)) ? [{ kind: 'lead', phrase: phrase(1) }] : undefined),
  ],
  [
    /^(?:i )?(?:don't|dont|do not|no|not|without|avoid|hate|lose|less)(?: like| want| use| an?| the| any| so many)* questions?(?: mark)?$/i,
    (_, __, text) => (text.includes('?') ? [{ kind: 'drop', phrase: 'question' }] : undefined),
  ],
  [
    /\b(?:one|a single|1|just one) sentence\b(?! (?:shorter|less|fewer|longer|more))/i,
    () => [{ kind: 'one-sentence' }],
  ],
]
