/** Who or what a clause speaks of: those the business serves, the house itself, or the way it talks. */

/** `ours` may be either ("our singers"); `they` and `it` wait for what was spoken of before; `other` is anybody else. */
export type Subject = 'served' | 'ours' | 'house' | 'voice' | 'they' | 'you' | 'it' | 'other'
/** `leadIn`: what stood before the subject ("When we write,"). */
export type Clause = { subject: Subject; predicate: string; text: string; leadIn: string }

const served =
  '(?:customers?|clients?|guests?|members|members of ours|users|readers|buyers|shoppers|visitors|patients|students|pupils|learners|participants|residents|families|parents|owners|audience|clientele|regulars|listeners|subscribers|diners|passengers|travell?ers|donors|applicants|callers|pilgrims|players|beginners|newcomers|apprentices we take|children|couples|kids)'
const staff =
  '(?:team|staff|people|crew|colleagues|co-?workers|company|firm|studio|workshop|workplace|shop|yard|place|house|practice|kitchen|culture|atmosphere|character|personality|spirit|vibe|volunteers|trainers|coaches|teachers|tutors|founders|owners|partners|business|organi[sz]ation|charity|collective|trust|brand|outfit|crowd|lot|gang|approach|style of working|values|office|school|club|community|team spirit|office|director|founder|owner|boss|manager|chef|conductor|head|household|clinic|surgery|salon|hotel|café|cafe|bakery|farm|gallery|library|band|duo|ensemble|co-?operative|co-?op|agency|garage|gym|nursery|theatre)'
const speech =
  '(?:voice|tone|tone of voice|language|register|diction|copy|writing|prose|wording|words|letters?|e-?mails?|newsletters?|notifications?|messages?|texts|posters?|leaflets?|captions?|website|site|posts?|labels?|signs?|menus?|catalogue|correspondence|communications?|replies|answers|conversations?|chat|banter|manner|way of (?:speaking|talking|writing)|style|humou?r|jokes|scripts?|blog|social media)'
const owner = "(?:our|my|the|its|their|his|her|all our|this|(?:the )?\\p{L}[\\p{L}-]+(?:'s|s'))"
const describing = '(?:(?!(?:who|that|which|and|or|to|of|in|is|are)\\b)[\\p{L}-]+ ){0,2}?'
const behind =
  '(?: (?:here|there|behind \\p{L}+|at work|of (?:ours|\\w+)|(?:in|on|at|with|to|around) (?:the |our )?[\\p{L}-]+(?: (?!(?:is|are|was|were|has|have|should|must|will|can|ought)\\b)[\\p{L}-]+)?|who work here|we (?:have|hire|employ)))?'
const quantity =
  '(?:\\p{L}+ (?:out of|in) (?:ten|five|four|three|a hundred)|both \\p{L}+s|(?:most|many|some|several|all|both|a lot|lots|plenty|quite a few|a few|nearly all|almost all)(?: of (?:them|these|those|our \\p{L}+|the \\p{L}+))?)'
const ofPeople =
  '(?:people|folks?|those|families|men|women|ones|faces|clients|customers|guests|anyone|everyone|everybody|buyers|members|students|visitors|\\p{Ll}+(?:ers|ors|ents|ants|ists|ians))'

const verb =
  "(?! (?:with|of|for|in|on|at|and|or|from|by|who|that|which|to|as|without|under|over|between)\\b)(?= (?:is|are|am|was|were|be|remains?|stays?|tends?|seems?|should|must|ought|can|will|would|never|always|often|usually|mostly|also|still|all|then|now|really|just|only|feel|feels|felt|has|have|had|do|don't|\\p{Ll}+(?:e?s|e?d)?)\\b)"

const pattern = (source: string) => new RegExp(`^(${source})${verb} (.+)$`, 'iu')

const subjects: readonly (readonly [Subject, RegExp])[] = [
  [
    'served',
    pattern(
      `(?:(?:the|those|most|many|all|some) )*(?:of )?(?:the )?${ofPeople} (?:who|that|whom) (?!we are|work)[^,.;]{2,40}?(?= (?:is|are|were|tend|feel|say|tell|want)\\b)`,
    ),
  ],
  [
    'served',
    pattern(
      `(?:the |those )?(?:people|ones|firms|companies|businesses|families|women|men|owners) (?:who |whom |that )?(?:we|i) (?!are\\b|hire\\b|employ\\b)[^,.;]{2,40}?(?= (?:is|are|were|tend|feel|say|tell|want)\\b)`,
    ),
  ],
  [
    'voice',
    pattern(
      `(?:everything|all|anything|whatever|what) (?:that )?(?:we|i) (?:write|say|send|publish|post)(?: to \\p{L}+)?`,
    ),
  ],
  ['voice', pattern(`${owner} ${describing}${speech}(?: and ${speech})?${behind}`)],
  [
    'house',
    pattern(
      `(?:the )?(?:people|two|three|four|five|six|\\w+ of us) (?:here|who work here|who work with us|in the (?:office|shop|kitchen|workshop)|behind (?:it|this|\\p{Lu}\\p{L}+))`,
    ),
  ],
  ['voice', pattern('(?:texts|e-?mails|letters|messages|posts|replies) from us')],
  [
    'house',
    pattern('(?:the )?(?:staff|teachers|tutors|coaches|trainers|instructors|volunteers|therapists|stylists|waiters)'),
  ],
  ['house', pattern(`(?:my|the other) (?:(?:two|three|four|five) )?colleagues|the \\w+ of us(?: who work here)?`)],
  [
    'served',
    pattern(
      `(?:our|my|the|its|their|your|these|such|typical|a typical|all our|most|many|some|young|new|\\p{Lu}[\\p{L}-]+'s)(?: of our)? ${describing}${served}(?: (?:here|themselves))?`,
    ),
  ],
  ['served', pattern(`(?:these|such|those) people|(?:the|a|our) (?:typical|average|usual|ideal) [\\p{L}]+|${served}`)],
  ['house', pattern(`(?:our|my|the|its|\\p{Lu}[\\p{L}-]+(?:'s|s')) ${describing}${staff}${behind}`)],
  [
    'house',
    pattern(
      'we (?:here|(?:in|at|on) (?:the )?\\p{L}+)|we all|we ourselves|we|i|all of us|everyone here|everybody here|people (?:here|around here)|working here|nobody here',
    ),
  ],
  ['ours', pattern('our (?:[\\p{L}-]+ )?[\\p{L}-]+s')],
  ['served', pattern(`(?:\\p{L}+ )?\\p{L}+s who (?:use|buy|join|visit|hire|read|order|trust|choose) \\S+`)],
  [
    'they',
    pattern(
      `they|they all|(?:most |some |many )?people|the rest|the others|these|those|everyone|everybody|each of them|both|one dad|he|she|${quantity}`,
    ),
  ],
  ['you', pattern('you|you all|you, our \\p{L}+,?')],
  ['it', pattern('it|this|that|the tone|the place|the word')],
  // A house by its name, and of what kind it is.
  [
    'house',
    /^((?:The )?\p{Lu}[\p{L}'-]*(?: & | )\p{Lu}[\p{L}'-]*(?: \p{Lu}[\p{L}'-]*)?) ((?:is|are) (?:[\p{L}-]+ )?[\p{L}-]+(?:,| and ).+)$/u,
  ],
]

const full: Readonly<Record<string, string>> = { re: 'are', m: 'am', ve: 'have', ll: 'will' }

/** "They're" as "they are", so that one pattern reads both. */
export const spelledOut = (text: string): string =>
  text
    .replace(
      /\b(they|we|you|i|who|these|those)'(re|m|ve|ll)\b/giu,
      (_, who: string, short: string) => `${who} ${full[short] ?? short}`,
    )
    .replace(/\b(it|he|she|that|there|what)'s\b(?= (?!been|got|had)\p{Ll})/giu, '$1 is')

/** Without quotation marks, what a speaker fills in, and what stands between two dashes. */
const plain = (sentence: string) =>
  spelledOut(sentence)
    .replace(/["“”„]/gu, '')
    .replace(/\s[–—-]\s[^–—]{3,40}?\s[–—-]\s(?=(?:is|are|was|were|has|have)\b)/gu, ' ')
    .replace(
      /,\s(?:you know|i'd say|i would say|i mean|honestly|frankly|really|of course|too|obviously|as far as (?:we|i) know|to (?:our|my) knowledge|i think|i suppose|usually|mostly|mainly|increasingly),?(?=\s|$)/giu,
      ',',
    )
    .replace(
      /^((?:the|our|my|\p{Lu}\p{L}+) (?:\p{L}+ )?\p{L}+), [^,]{3,50}, (?=(?:is|are|was|were|remains?)\s)/iu,
      '$1 ',
    )
    .replace(/[.!,]+$/, '')

/** Words before the clause itself: "And", "Oh,", "My aunt says that", "As a group,", "When we write,". */
const nextSubject =
  '(?:they|we|i|you|it|our|my|he|she|people|everyone|everybody|there|most|many|some|customers|clients|guests|members|patients|students)\\b'
const leadIns: readonly RegExp[] = [
  /^(?:\p{L}+ ){1,5}?(?:says?|tells? (?:us|me)|told (?:us|me)|said|thinks?|reckons?|insists?|means?) (?:that )?(?=(?:our|we|they|the|it|you|their) )/iu,
  /^(?:according to [^,]{3,50}, |that (?=(?:they|we|our|it|the) ))/iu,
  /^it (?:is|was) (?:agreed|said|felt|clear|known|true|fair to say|often said) (?:that )?/iu,
  new RegExp(
    `^(?:and|but|so|or|now|then|also|(?:no|yes|well|oh|right|look|ok|okay|now|so),|honestly|frankly|of course|above all|most of all|mostly|in the end|more than that|(?:i|we)(?: (?:think|hope|know|suppose|believe|notice|guess|like to think|would say)|'d say)(?: that)?|as far as i know),?\\s+(?=(?:\\p{L}+ ){0,3}?(?:the|\\p{L}+s|${nextSubject}))`,
    'iu',
  ),
  /^by the time [^,]{2,40}, (?=(?:the|our|my|\p{L}+) )/iu,
  /^when(?:ever)? (?:we|i) (?:speak|talk|write|answer|reply|explain|e-?mail|text|message|post|phone)(?: (?:to )?[\p{L}]+){0,3}?,? (?=(?:we|i|it|our)\b)/iu,
  new RegExp(
    `^(?:in|at|by|on|around|over|for|with|during|from|within|after|as) (?:(?!(?:they|we|you|i|it)\\b)[^ ,]+ ){1,7}?(?=${nextSubject})`,
    'iu',
  ),
  /^(?:in|at|by|on|around|over|for|with|during|from|within|as|unlike) (?:(?!(?:they|you|it)\b)[^ ,]+ ){0,7}(?!(?:they|you|it)\b)[^ ,]+ ?, (?=(?:the|our|my|\p{L}+) )/iu,
  /^(?:when|after|once|before|while|if|as) (?![^,]*\b(?:feels?|felt|leaves?|home|away)\b)[^,]{2,60}, (?=(?:the|our|my|\p{L}+) )/iu,
]

/** The clauses of a sentence, each with what it speaks of. A list stays whole; only a new subject begins a clause. */
export function clausesOf(sentence: string): Clause[] {
  return parts(plain(sentence)).map((part) => {
    const text = withoutLeadIn(part)
    const leadIn = part.slice(0, Math.max(0, part.length - text.length)).trim()
    for (const [subject, form] of subjects) {
      const match = text.match(form)
      if (match)
        return {
          subject: subject === 'served' && /\bhere\b/i.test(leadIn) ? 'house' : subject,
          predicate: match.at(-1) ?? '',
          text,
          leadIn,
        }
    }
    return { subject: 'other', predicate: text, text, leadIn }
  })
}

function withoutLeadIn(part: string): string {
  let rest = part.trim()
  for (let turn = 0; turn < 3; turn += 1) {
    const bare = leadIns.reduce((text, form) => text.replace(form, ''), rest)
    if (bare === rest) break
    rest = bare
  }
  return rest
}

const begins =
  '(?:they|we|you|it|he|she|i|there|nobody|everyone|everybody|both|each of|many of|most of|some of|(?:some|many|most|a few)(?= (?:are|were|have|had|come|can|want|need|just|simply)\\b)|others|our|my|their tone|the (?:team|staff|tone|place|people)|somebody)'
const asClause = new RegExp(
  `^(?:[^,]{2,40}, )?(?:and |but |so )?(?:${begins}|the|those|that|most|many|\\p{L}+s)\\b.* (?:is|are|was|were|\\p{L}+)\\b`,
  'iu',
)
const strongBreak = new RegExp(
  `\\s*;\\s*|\\s+[–—-]\\s+(?=${begins}\\b)|,? (?:and|but|so that|so|though|because|or) (?=${begins}\\b\\s)|:\\s(?=${begins}\\b\\s)`,
  'iu',
)
const weakBreak = new RegExp(`,\\s(?=${begins}\\b\\s)`, 'iu')

function parts(sentence: string): string[] {
  return sentence.split(strongBreak).flatMap((part) => {
    const [first = '', ...rest] = part.split(weakBreak)
    return rest.length > 0 &&
      asClause.test(first) &&
      !/^(?:in|on|when|if|as|at|after|by|unlike|for|with)\b/i.test(first)
      ? [first, ...rest]
      : [part]
  })
}
