/** Asks told as facts: "we stopped doing that", "we now sell gift cards", "there is nothing about the garden". */
import type { Rule } from './refine-intent.ts'
import { qualitiesIn } from './refine-qualities.ts'
import { says } from './refine-text.ts'

const readers = '(?:people|them|customers|clients|everyone|readers|folk|visitors)'

/** Read before the commands that name something. */
export const toldRules: readonly Rule[] = [
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
  [
    /^(.+?) (?:is|are)(?:n't| not) (?:something |what )?(?:we|i) (?:do|offer|sell|have|provide|use|are)\b.*$/i,
    (_, phrase, text) => (says(text, phrase(1)) ? [{ kind: 'drop', phrase: phrase(1) }] : undefined),
  ],
  [
    /^(?:bin|axe|chuck(?: out)?|nix|strip(?: out| away)?|edit out|pull(?: out)?|weed out|get shot of|do without|forget(?: about)?|no mention of) (?:the )?(.+)$/i,
    (_, phrase, text) => (says(text, phrase(1)) ? [{ kind: 'drop', phrase: phrase(1) }] : undefined),
  ],
  [
    /\b(?:second half|last (?:bit|half|section)|tail end|(?:bit|part|everything|all|what comes) after the (?:last )?comma)\b/i,
    () => [{ kind: 'drop', phrase: 'ending' }],
  ],
  // What is missing.
  [
    new RegExp(`^(?:let|tell) ${readers} (?:know )?(?:that |about )?(?!what|how|why|who|to\\b)(.+)$`, 'i'),
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
  [
    /^(?:we|i)(?:'ve| have| also| now| just)* (?:got|offer|have|provide|added|started|launched|won|opened|run|sell|deliver) (?!(?:to|had|been|not|no|never|(?:an? )?(?:problem|issue|idea|question|feeling))\b).+$/i,
    (match, phrase, text) =>
      says(text, phrase(0)) || qualitiesIn(match[0].toLowerCase()).length > 0
        ? undefined
        : [{ kind: 'add', phrase: phrase(0) }],
  ],
]
