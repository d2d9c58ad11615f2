/** Asks that name something: drop this, use that, start with those, it is for them. */
import { functionWords, wordsOf } from '#engine/language/stem.ts'
import { asOurs } from './refine-add.ts'
import { eachNamed } from './refine-each-named.ts'
import { everydayRules } from './refine-everyday-asks.ts'
import { wordingOf } from './refine-forward.ts'
import type { Intent, Rule } from './refine-intent.ts'
import { looseRules } from './refine-loose-asks.ts'
import { qualitiesIn } from './refine-qualities.ts'
import { findPhrase, says } from './refine-text.ts'
import { toldRules } from './refine-told-asks.ts'

const it = '(?:it|this|that|the (?:line|text|sentence|copy|statement|uvp|proposition|version|whole thing))'
const sayIt =
  '(?:say|mention|include|add|bring in|put in|work in|talk about|tell (?:them|people)|point out|note|squeeze in|fit in|weave in|bring up|reference|throw in|get in)'
const them =
  "(?:customers?|clients?|audience|buyers?|users?|readers?|target|people we (?:serve|help)|who (?:it|this|we)(?:'s| is|'re| are)? for|person|shoppers?|guests?|patients?)"

const rules: readonly Rule[] = [
  // Back and forth.
  [
    /\b(?:undo|go back|revert|roll ?back|put (?:it|that) back|change (?:it|that) back|previous (?:one|version|text)|one before|restore|(?:back )?to (?:the )?(?:first|original|previous|old|last)(?: (?:one|version|text))?|(?:liked?|preferred?|want) the (?:first|original|previous|old|last|earlier)(?: (?:one|version|text))?|was better)\b/i,
    (match) => [{ kind: 'undo', to: /first|original/.test(`${match.input}`.toLowerCase()) ? 'first' : 'last' }],
  ],
  [
    /^(?:(?:give|show|write|try|do|get|have|see|make)\b.{0,12}\b)?(?:another|a (?:new|different|fresh)|something (?:(?:totally|completely|entirely|quite|very|really|a bit) )?(?:else|different|new|fresh)|other|new|different|one more|start (?:over|again|afresh)|from scratch|rewrite|re-?write|re-?phrase|re-?word|redo|try again|again|surprise)\b(?!.*\b(?:word|audience|name)\b).{0,40}$/i,
    (match) => (qualitiesIn(match[0].toLowerCase()).length > 0 ? undefined : [{ kind: 'other' }]),
  ],
  [
    /^(?:i (?:don't|do not|dont) (?:really )?like (?:it|this|that)(?: (?:one|at all|much))?|(?:i )?hate (?:it|this)|not (?:this|that) one|no,? not (?:this|that))$/i,
    () => [{ kind: 'other' }],
  ],
  // One side of a contrast: "for restaurants rather than families", "focus on the result, not the ingredients".
  [
    /^(?:(?:make|aim|gear|write) (?:it|this) )?(?:for|target(?: (?:it|this) at)?|speak to|talk to|aim(?:ed)? (?:it )?at|address|appeal to) (.+?)(?:,? not| rather than| instead of) (?:for |to |at )?.+$/i,
    (_, phrase) => [{ kind: 'audience', phrase: phrase(1) }],
  ],
  [
    /^(?:focus(?:ed)?(?: more)? on|emphasi[sz]e|stress|highlight|lead with|more about|talk about|make it about) (.+?)(?:,? not| rather than| instead of|,? less) .+$/i,
    (_, phrase) => (benefitWord.test(phrase(1)) ? [{ kind: 'benefit' }] : [{ kind: 'focus', phrase: phrase(1) }]),
  ],
  [
    /^(?:make |let |have )?(?:people|them|customers|clients|they|you|readers|everyone|owners|guests)(?: to| should| will| must)? (feel .+)$/i,
    (_, phrase) =>
      /^feel (?:more|less|it|this|that)\b/i.test(phrase(1)) ? undefined : [{ kind: 'add', phrase: phrase(1) }],
  ],
  // A word that displeases.
  [
    /^(?:i'?m )?(?:not (?:loving|keen on|sure about|a fan of|convinced by|happy with)|(?:don't|do not|dont) love) (?:the (?:word|phrase|term|bit) )?(.+)$/i,
    (_, phrase, text) => namedIn(text, phrase(1)),
  ],
  // One thing for another.
  [
    /^(?:this|it)(?:'s| is)(?: really| actually| only)? for (.+?),? (?:and )?not (?:for )?(.+)$/i,
    (_, phrase, text) => [
      says(text, phrase(2))
        ? { kind: 'replace', from: phrase(2), to: phrase(1) }
        : { kind: 'audience', phrase: phrase(1) },
    ],
  ],
  [
    /^(?:replace|swap|exchange|substitute|switch|change)(?: out)? (?:the (?:words?|phrase|term|bit|part) )?(.+?) (?:with|for|to|by|into) (?:the (?:words?|phrase|term) )?(.+)$/i,
    (_, phrase, text) => (says(text, phrase(1)) ? [{ kind: 'replace', from: phrase(1), to: phrase(2) }] : undefined),
  ],
  [
    /^(?:use|say|write|put|call (?:them|it|us|our \w+)|have)?\s*(?:the (?:words?|phrase|term) )?(.+?)[,]? (?:instead of|rather than|and not|in place of|, not|not) (?:the (?:words?|phrase|term) )?(.+)$/i,
    (_, phrase, text) => (says(text, phrase(2)) ? [{ kind: 'replace', from: phrase(2), to: phrase(1) }] : undefined),
  ],
  [
    /^(?:instead of|rather than) (.+?),? (?:use|say|put|write|go with|try|have) (.+)$/i,
    (_, phrase, text) => (says(text, phrase(1)) ? [{ kind: 'replace', from: phrase(1), to: phrase(2) }] : undefined),
  ],
  [
    /^(.+?) should (?:be|read|say) (.+)$/i,
    (_, phrase, text) =>
      findPhrase(text, phrase(1)) && !/^(?:more|less|shorter|longer|first|\w+er)\b/.test(phrase(2))
        ? [{ kind: 'replace', from: phrase(1), to: phrase(2) }]
        : undefined,
  ],
  // A word that is too much.
  [
    /^(?:the (?:words?|phrase|term|bit|part)s? )?(.+?) (?:is|are|sounds?|feels?|seems?|reads?) (?:a (?:bit|little|touch|tad) |kind of |sort of |too |so |very |rather |quite |way |just |really |far |much )*[\w-]+/i,
    (_, phrase, text) => namedIn(text, phrase(1)),
  ],
  [
    /^(?:nobody|no one|people don't|my customers don't|most people don't|customers won't|i don't|we don't) (?:says?|uses?|knows?|understands?|gets?|talks?)(?: what| the words?| like)? (.+?)(?: means?| is)?$/i,
    (_, phrase, text) => namedIn(text, phrase(1)),
  ],
  [
    /^(?:a )?(?:simpler|plainer|easier|better|another|different|shorter|other) (?:word|term|way of saying|expression)s? (?:for|than|instead of) (.+)$/i,
    (_, phrase, text) => namedIn(text, phrase(1)),
  ],
  [
    /^(?:find|use|pick|choose|try|need)\b.{0,6}\b(?:simpler|plainer|easier|better|another|different|shorter|other) (?:word|term)s? (?:for|than|instead of) (.+)$/i,
    (_, phrase, text) => namedIn(text, phrase(1)),
  ],
  [
    /^(?:simplify|what (?:does|is)) (?:the (?:word|phrase|term) )?(.+?)(?: mean)?$/i,
    (_, phrase, text) => namedIn(text, phrase(1)),
  ],
  // Away with it.
  [
    /^(?:drop|remove|delete|lose|cut|get rid of|take out|take away|leave out|omit|scrap|ditch|skip|strike|erase|do away with|kill|eliminate|leave off|no need (?:for|to mention)|we (?:don't|do not|no longer) (?:have|do|offer|sell|use|need)(?: any)?|(?:don't|do not|dont|no longer|never|avoid|stop) (?:mention(?:ing)?|say(?:ing)?|us(?:e|ing)|talk(?:ing)? about|includ(?:e|ing)|call(?:ing)? (?:it|us|them)|need|want|like)|i (?:don't|do not|dont) (?:like|want|need|love)|(?:i )?(?:hate|dislike)|without|no(?: more)?|not so much|less(?: of)?|avoid) (?:the (?:words?|phrase|term|bits?|parts?|thing|stuff|mention)(?: (?:about|of|with|on))? )?(.+)$/i,
    (_, phrase, text) => {
      const isThere = says(text, phrase(1)) || isSentence.test(phrase(1))
      const said = isThere ? phrase(1) : wordingOf(text, phrase(1))
      return said === undefined ? undefined : [{ kind: 'drop', phrase: said }]
    },
  ],
  [
    /^(?:take|leave|cut) (.+?) (?:out|away|off)$/i,
    (_, phrase, text) => (says(text, phrase(1)) ? [{ kind: 'drop', phrase: phrase(1) }] : undefined),
  ],
  // The order of things.
  [
    new RegExp(
      `\\b(?:start|begin|open|lead|kick off|go)\\b.{0,24}\\b${them}\\b|\\b${them} (?:should |must |to )?(?:come |comes |goes? |stands? |be )?(?:first|at the (?:start|front|beginning)|up front|before)\\b|\\bcustomer[- ]first\\b|\\bput (?:the |our |my )?${them}`,
      'i',
    ),
    () => [{ kind: 'customer-first' }],
  ],
  [
    /\b(?:start|begin|open|lead|kick off)\b.{0,16}\b(?:(?:business|brand|company|our|my|the|shop) name|name(?: of the (?:business|company|brand))?|us|who we are)\b|\bname (?:should )?(?:come |go |comes |goes )?(?:first|at the (?:start|front|beginning))|\bput (?:our|the|my) name (?:first|at|up)/i,
    () => [{ kind: 'name-first' }],
  ],
  [
    /^(?:start|begin|open|lead|kick (?:it )?off|go|let it start|have it start|it should (?:start|begin|open|lead))(?: off| out| it)? (?:with|from|by(?: saying)?|on) (.+)$/i,
    (_, phrase) => [{ kind: 'lead', phrase: phrase(1) }],
  ],
  [
    /^(?:put|move|bring|have|get|mention|say|name|talk about|speak about|speak of|tell (?:them|people) about) (.+?)(?: in)? (?:first|at the (?:start|beginning|front|top|very start)|to the (?:start|beginning|front|top)|up front|upfront|before (?:the rest|everything else)|forward)$/i,
    (_, phrase) => [{ kind: 'lead', phrase: phrase(1) }],
  ],
  [
    /^(.+?) (?:should |must |has to |needs to )?(?:come|comes|go|goes|be|is) (?:first|at the (?:start|beginning|front)|up front)$/i,
    (_, phrase) => [{ kind: 'lead', phrase: phrase(1) }],
  ],
  [
    /\b(?:benefits?|results?|outcomes?|what (?:they|people|customers|clients|you) get)\b.{0,40}\b(?:not|instead|rather|over|before|than|less)\b|\b(?:benefit|outcome|result)s?[- ](?:led|focus(?:s?ed)?|driven|first)\b|\b(?:focus|emphasis|emphasi[sz]e|stress|highlight|more|concentrate|lead|start|all)\b.{0,16}\b(?:benefits?|results?|outcomes?|what (?:they|people|customers|clients|it) (?:gets?|gains?|does for)|what'?s in it for)\b|\bless (?:about )?(?:features?|how)\b|\btoo (?:much about|feature)\b.{0,16}(?:features?|us|how)|^benefits?\b/i,
    () => [{ kind: 'benefit' }],
  ],
  // Who it is for.
  [
    /^who(?:m)?(?: (?:is|are|'s))? (?:it|this|that|these|we|you)(?:'s| is| are)? for$/i,
    () => [{ kind: 'unclear-audience' }],
  ],
  [
    /^(?:say |tell them |add |mention )?(?:that )?(?:it'?s|it is|we'?re|we are|this is) (?:also )?for (.+?),? (?:too|as well|also)$/i,
    (_, phrase) => [{ kind: 'also-for', phrase: phrase(1) }],
  ],
  [
    new RegExp(
      `^(?:(?:make ${it}|be|get|write ${it}|aim ${it}|gear ${it}|target(?: ${it})?|${it} (?:should be|is|'s)|it's|its|we're|we are|i'm|this is|more)\\s*)*(?:more |a (?:bit|little) more )?(?:specific|precise|clear|clearer|concrete|explicit|exact)?\\s*(?:about|on|as to|regarding)? ?(?:who(?:m)?(?: ${it}(?:'s| is|s)?(?: (?:really|actually|meant))? for)?|who we (?:serve|help|work with|are for)|(?:the |our |my )?(?:audience|customers?|clients?|target(?: group| market| audience)?))\\s*(?::|[-–—,]+|is|are|should be|\\()\\s*(.+)$`,
      'i',
    ),
    (_, phrase) => [{ kind: 'audience', phrase: phrase(1) }],
  ],
  [
    new RegExp(
      `^(?:make ${it}|aim ${it}|gear ${it}|target|write ${it}|adapt ${it}|rework ${it}|${it} (?:should be|is|'s)|it's|its|this is|we're|we are|(?:now |but )?(?:a version|one))\\s*(?:really |actually |more |only |meant |all |just |aimed |specifically |specific )*(?:for|at|to|towards?|about) (.+)$`,
      'i',
    ),
    (match, phrase, text) => audienceOf(match, phrase(1), text),
  ],
  [
    /^(?:target|aim at|address|speak to|talk to|appeal to|for) (.+)$/i,
    (_, phrase) => [{ kind: 'audience', phrase: phrase(1) }],
  ],
  [
    /^(?:our|my|the) (?:customers?|clients?|audience|buyers?|guests?|target(?: group| audience| market)?) (?:is|are)(?: really| actually| mostly| mainly)? (?!(?:too|not|more|less|missing)\b)(.+)$/i,
    (_, phrase) => [{ kind: 'audience', phrase: phrase(1) }],
  ],
  [
    /\b(?:specific|concrete|precise|exact|explicit|clear(?:er)?)\b.*?(?::|[-–—]\s|\babout\b)\s*(.+)$/i,
    (_, phrase) =>
      /^(?:it|this|that|who|what|everything)$/i.test(phrase(1)) ? undefined : [{ kind: 'specific', phrase: phrase(1) }],
  ],
  // What matters most.
  [
    /\b(?:focus(?:ed|es)?|emphasi[sz]e|emphasis|highlight|stress|concentrate|centre|center|spotlight|play up|talk up|bring out|draw attention|lean (?:in)?to|lean on|zoom in|major on|go big|double down|drive home|hammer home|dwell|feature|make (?:more|much|a big deal)|more (?:about|on|of)|(?:it )?(?:should|must) be (?:all )?about|all about|underline|accent)\b(?: more| mostly| mainly| only| just| even more)*(?: (?:on|of|about|upon|around|to|is))*(?: the (?:fact|bit|part|idea|point)(?: (?:that|about|of))?)? (.+)$/i,
    // "make more formal" asks for a sound.
    (match, phrase, text) =>
      says(text, phrase(1)) || phrase(1).includes(' ') || qualitiesIn(match[0].toLowerCase()).length === 0
        ? [{ kind: 'focus', phrase: phrase(1) }]
        : undefined,
  ],
  // More in it.
  [
    new RegExp(
      `^(?:${sayIt}|also ${sayIt}|it should (?:also )?${sayIt}|you (?:forgot|left out|missed|should ${sayIt})|(?:it|this) (?:doesn't|does not|needs to|should|has to|must) ${sayIt}|needs|missing|what's missing is|we also|there's nothing about|where is|where's|don't forget)\\b(?: (?:also|more))*(?: (?:something|a (?:bit|word|line|phrase|mention|note|hint|touch|part|reference|sentence|little)|anything|the (?:fact|word|words|phrase|idea|bit|part)|somewhere|that it|what))*(?: (?:about|of|on|to|for|like|saying))*(?: how| that| the (?:fact|word|words|phrase|idea)(?: that| of)?)? (.+)$`,
      'i',
    ),
    (match, phrase) => addOf(match, phrase(1)),
  ],
  [
    /^(?:use|work with|try|put)(?: in)? (?:the (?:words?|phrase|term|expression) )?(.+?)(?: (?:in it|somewhere|in there|too|as well))?$/i,
    (match, phrase) => addOf(match, phrase(1)),
  ],
  [
    /^(?:keep|leave in|retain|don't (?:touch|change|lose|drop|remove)|hold on to|preserve) (?:the (?:words?|phrase|bit|part)(?: about)? )?(.+)$/i,
    (_, phrase, text) => (says(text, phrase(1)) ? [{ kind: 'keep', phrase: phrase(1) }] : undefined),
  ],
]

const benefitWord = /\b(?:benefits?|results?|outcomes?|what (?:they|people|customers|clients) get)\b/i

/** The intents of an ask that names something, [] when it names nothing. `unveil` gives quoted words back. */
export function readPhraseAsk(ask: string, text: string, unveil: (phrase: string) => string): Intent[] {
  const each = eachNamed(ask, text)
  if (each !== undefined) return each.flatMap((one) => readPhraseAsk(one, text, unveil))
  for (const [pattern, read] of [...looseRules, ...toldRules, ...everydayRules, ...rules]) {
    const match = ask.match(pattern)
    if (!match) continue
    const phrase = (group: number) => cleanPhrase(match[group] ?? '', unveil)
    const intents = read(match, phrase, text)
    if (intents?.every(hasPhrase)) return intents
  }
  return []
}

const isSentence =
  /^(?:(?:first|second|third|fourth|last|final|middle|opening) (?:sentence|line)|(?:opening )?question|middle|opening|last|final|end|ending|(?:last|final|end) clause)$/i

const hasPhrase = (intent: Intent) => !('phrase' in intent) || intent.phrase !== ''

/** A named phrase without reasons, courtesies and marks around it; quoted words alone where it holds some. */
function cleanPhrase(raw: string, unveil: (phrase: string) => string): string {
  const quoted = raw.match(/\uE001\d+\uE001/)?.[0]
  if (quoted) return unveil(quoted).trim()
  return raw
    .replace(
      /(?<=\w),?\s+(?:\b(?:because|since|as (?:we|it|that|they)|cos|coz|so that (?:we|people))\b|(?<=,\s)(?:we|it's|it is|that's|which|i|they|nobody|people|customers|he|she|there)\b|\((?!\w+\))).*$/i,
      '',
    )
    .replace(/(?<=\w),?\s+(?:it'?s|thats|that's) (?:(?:too|so|very|a bit|quite|really|kind of) )?[\w-]+$/i, '')
    .replace(
      /(?:,?\s*\b(?:please|pls|plz|thanks|thank you|instead|now|too|as well|any ?more|at all|altogether|entirely|completely|obviously|of course|ideally|if (?:possible|you can|that works)|somehow|somewhere|in (?:it|there|this|the text)|from (?:it|this|there|the (?:text|line|sentence))|a (?:bit|little) more|more|only|first|part|bit|thing|stuff|though))+\s*$/i,
      '',
    )
    .replace(
      /^(?:(?:the|our|my) (?:fact|words?|phrase|term|idea) (?:that |of )?|(?:just|really|only|more|mostly|like|about|that|on)\s+)+/i,
      '',
    )
    .replace(/^(?:our|my|the|your)\s+(?!.*\band (?:our|my|the|your)\b)/i, '')
    .replace(/^[\s"':,–—-]+|[\s"':,.!?–—-]+$/g, '')
    .trim()
}

/** A named word makes the text plainer when it stands there; "it is too fancy" names none. */
function namedIn(text: string, phrase: string): Intent[] | undefined {
  if (/^(?:add|mention|say|include|tell)\b/i.test(phrase)) return undefined
  const words = [phrase, phrase.split(' ').slice(-2).join(' '), phrase.split(' ').at(-1) ?? '']
  const named = words.find(
    (each) =>
      wordsOf(each).some((word) => !functionWords.has(word)) &&
      !/^(?:it|this|that|text|line|sentence|language|wording|tone)$/i.test(each) &&
      findPhrase(text, each),
  )
  return named === undefined ? undefined : [{ kind: 'plainer', words: [named] }]
}

/** "Make it about the fees" is no audience; "make it for restaurants" is. */
function audienceOf(match: RegExpMatchArray, phrase: string, text: string): Intent[] | undefined {
  if (/^(?:everyone|me|us|now|sure)$/i.test(phrase)) return undefined
  if (/\b(?:about|to)\s/i.test(match[0].slice(0, match[0].indexOf(match[1] ?? ''))) && !/\bfor\s/i.test(match[0])) {
    return says(text, phrase) || /about/i.test(match[0]) ? [{ kind: 'focus', phrase }] : undefined
  }
  return [{ kind: 'audience', phrase }]
}

/** "Add some warmth" asks for a sound, not for the word. */
function addOf(match: RegExpMatchArray, phrase: string): Intent[] | undefined {
  if (
    /^(?:some|a (?:bit|little|touch|dash)(?: of)?|more|(?:it|this|that)(?!'s\b| is\b)|less|simpler|plainer|plain|fewer|easier|shorter)\b/i.test(
      match[1] ?? '',
    ) ||
    /^(?:it|this|that|more|less|something|anything)$/i.test(phrase) ||
    // "needs to sound more formal" asks for a sound.
    (/^(?:to )?(?:sound|be|feel|read|look|come across|seem|make|become|get)\b/i.test(phrase) &&
      qualitiesIn(match[0].toLowerCase()).length > 0)
  )
    return undefined
  return /^(?:benefits?|results?|outcomes?|feelings?|emotions?|warmth|energy|punch|detail|details|emotion|heart|personality|humou?r|words|jargon|everyday words|impact|oomph|zing)$|\b(?:language|words|wording|tone|style|register|voice|(?<!\b(?:they|people|you|customers|clients|guests) )feel|vibe|touch|air|mood|finish|english|verbs|adjectives|sentences?|phrases)$/i.test(
    phrase,
  )
    ? undefined
    : [{ kind: 'add', phrase: asOurs(match[1] ?? '', phrase) }]
}
