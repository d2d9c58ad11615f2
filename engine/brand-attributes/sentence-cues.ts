/** What a sentence says of the business, by the words that lead up to it. */
import type { Category } from '#contract/brand.ts'
import type { Finding } from './clause-reading.ts'

const people =
  '(?:our |the |their |most |these |young |all (?:our |the )?|many (?:of our )?)?(?:customers?|clients?|guests?|members|visitors|students|patients|people|readers|users|owners|parents|managers|buyers|families|young carers|carers|they|you|everyone|everybody|each (?:guest|customer|client)|most of them|some|those who come|children|participants|residents|players)'
const business =
  '(?:we|i|our (?:team|staff|people|coaches|teachers|volunteers|crew|studio|company|firm|culture|character|personality|style|approach|company culture|values|workplace|shop)|my (?:approach|style|team|values)|the (?:team|staff|studio|culture|company|crew|atmosphere|firm|place|owners|founders|shop|workshop|kitchen|people (?:who work )?here|\\w+ of us(?: who work here)?)|our volunteers|working here|(?:around here |here,? )people|people (?:here|around here|at \\p{Lu}\\p{L}+))'
const be =
  "(?:is|are|am|'re|'m|’re|’m|was|were|remain|stay|try to be|aim to be|want to be|has always been|have always been)"
const manner =
  '(?:(?:our|the|my|its|their) (?:voice|tone(?: of voice)?|language|manner|style of writing|writing|captions|copy)|(?:the )?(?:tone|voice|manner)(?: of (?:voice|our [\\w -]{2,24}?))?|in (?:everything|all) (?:that )?we write,? we)'

type Cue = readonly [category: Category, pattern: RegExp]
const cue = (category: Category, source: string): Cue => [category, new RegExp(source, 'iu')]

const cues: readonly Cue[] = [
  // How people feel.
  cue('feeling', `\\b(?:feel(?:s)?(?! like (?!a hero|home|family))|feeling)\\s+(.+)$`),
  cue(
    'feeling',
    `\\b(?:they|you|people|guests|customers|clients|${people}) (?:all )?(?:go|goes|walk|come|leave|head|drive) (?:home|out|away|back)\\s+(?!with\\b)(?:feeling )?(.+)$`,
  ),
  cue('feeling', `\\b(?:leave|leaves|left) (?:people|them|everyone|customers|clients|you|our \\w+) (?:feeling )?(.+)$`),
  cue(
    'feeling',
    `\\bleaves? (?!(?:the|an?|us|it|them|you|with|for|at|in|on|our|their|your|no|nothing|school|home|behind|to|early|late|feeling|people|everyone)\\b)([^.]+)\\.?$`,
  ),
  // How the business sounds.
  cue('voice', `\\b${manner}(?: on [^.]{0,40}?| online)?(?: is| are| stays?|:| try to be| aim to be)\\s+(.+)$`),
  cue(
    'voice',
    `\\b(?:on|in|by|at) (?:our |the |all our )?(?:[\\w-]+ ){0,3}?(?:posters?|letters?|e-?mails?|stage|website|site|blackboard|newsletters?|social media|menus?|captions|messages|phone|page|posts|talks|labels|signs)(?: and \\w+)?,? (?:we|i)(?: are|'re| try to be| aim to be| sound| stay)? (.+)$`,
  ),
  cue(
    'voice',
    `\\b(?:the|our|my) (?:chat|banter|copy|captions|letters|e-?mails|humou?r|conversation|messages|newsletter|posts|website|wording|words|answers|jokes|writing|labels) (?:is|are|stays?|should be) (.+)$`,
  ),
  cue(
    'voice',
    `\\b(?<!\\b(?:staff|colleagues|friends|neighbours|suppliers|would) )(?:describe|call) (?:our (?:manner|voice|tone|style)|us|me)(?: as)? (.+)$`,
  ),
  cue(
    'voice',
    `\\bwe (?:\\w+ )?(?:sound|come across(?: as)?|speak|talk|write)(?: to (?:people|them|customers|clients|each other|everyone|you))?(?:[^,:.]{0,60}:)? (?:like )?(.+)$`,
  ),
  cue('voice', `\\b(?:teachers|we|i|staff|coaches|guides) (?:explain|speak|talk)s?(?: things| to \\w+)?,? (.+)$`),
  cue(
    'voice',
    `\\b(?:explain|write|speak|talk|answer)s?\\b[^,.;]{0,40}? (without (?:any )?(?:jargon|long words|big words|acronyms|latin))\\b`,
  ),
  cue('voice', `\\b(?:in|into) (plain (?:\\w+ )?(?:english|words|language|speech))`),
  // What people get.
  cue(
    'impact',
    `\\b(?:help|helps|helping|let|lets|allow|allows|enable|enables) (?:them|people|you|customers|clients|${people}|\\w+ \\w+|\\w+) (?:to )?((?:get|save|avoid|keep|stay|find|sleep|file|earn|sell|grow|spend|learn|make|build|live|work|move|eat|cook|win|cut|reduce|have|enjoy|finish|reach|pass|pay|meet|gain|lose|run|waste|follow|hear|see|start|stop|become|plan|travel|heal|recover|hire|ship|launch|publish|understand|focus)\\b.+)$`,
  ),
  cue(
    'impact',
    `\\b(?:so|so that) (?:they|you|${people}) (?:can )?((?:get|save|avoid|keep|stay|find|sleep|earn|sell|grow|spend|learn|make|build|live|move|eat|cook|win|cut|have|enjoy|finish|pass|meet|gain|waste)\\b.+)$`,
  ),
  cue(
    'impact',
    `\\b(?:you'll|you’ll|you will|${people}(?: will| can| then| value)?) (get|gets|gain|gains|receive|enjoy|value|take home|see|leave with) (?!back\\b|their brand|used)(.+)$`,
  ),
  cue(
    'impact',
    `\\b(?:you'll|you’ll|you will|${people}(?: will| can| then)?) ((?:save|avoid|sell|sleep|move|cook|waste|eat|learn|meet|pass|keep|earn|spend|finish|have fewer|have more|lose|win|grow|find (?!me\\b|us\\b)|hear|publish|ship|launch|hire|recover|heal|cut|reduce)\\b.+)$`,
  ),
  cue(
    'impact',
    `\\b(?:our work|this|the work|it|that|our service|our method|which) (?:results? in|leads? to|means?|meant|brings?|ends in|pays off in) (.+)$`,
  ),
  cue(
    'impact',
    `\\b(?:mission|aim|goal|purpose|job) is to (?:give|bring|help|offer|get|save)(?: them| people| \\w+)? (.+)$`,
  ),
  cue('impact', `\\bi want (?:customers|clients|people|them|you|every \\w+) to (?!feel)(.+)$`),
  cue(
    'impact',
    `\\b(?:they|you|${people}) can (?:then |now )?(?!(?:feel|come|call|visit|find us|count|expect|also)\\b)(.+)$`,
  ),
  // Who it is for.
  cue('customers', `\\b(?:offers?|gives?|provides?|brings?) (?:an? |the )?[\\p{L}-]+(?: [\\p{L}-]+)? to (.+)$`),
  cue('customers', `\\bcome to us (?!(?:for|from|with|because|after|when|to|at|in)\\b)(.+)$`),
  cue(
    'customers',
    `\\b(?:i|we) (?:mostly |mainly |usually )?(?:see|treat|train|serve|coach|teach|advise|feed|photograph|represent|host|welcome|work with) (.+)$`,
  ),
  cue(
    'customers',
    `\\b(?:for|serves?|helps?|with) (?:the )?(?:people|those|anyone|families|everyone|\\p{Ll}+s (?:who|whom|that))\\b[^:.]{3,60}: (.+)$`,
  ),
  cue(
    'customers',
    `^(?:we|i) (?:mostly |mainly |only )?\\p{L}+(?: it| this| them)? for (?!the (?:first|last)|over|years|ever|free|a (?:living|month|year|while|long)|it\\b|them\\b|now\\b|everyone|everybody)(.+)$`,
  ),
  cue(
    'customers',
    `^((?:[\\p{L}'-]+ ){0,2}[\\p{L}'-]+s) (?:also )?(?:buy|order|hire|rent|book|learn) (?:from|with|through) us\\b`,
  ),
  cue(
    'customers',
    `^our [\\p{L}-]+s (?:go|are sold|are sent|are made) (?:to|for) (?!(?:the|a|an|waste|market)\\b)(.+)$`,
  ),
  cue('customers', `^(.+?) (?:are|is) (?:(?:always|very|especially|all|also|just as) )*welcome\\b(?! to\\b).*$`),
  cue(
    'customers',
    `\\b(?:pass|passes|give|gives|lend|lends|deliver|delivers|donate|donates|sell|sells|supply|supplies) (?:[\\p{L}'-]+ ){1,6}?to ((?:people|families|anyone|those|[\\p{L}-]+s)\\b.+)$`,
  ),
  cue('customers', `\\b(?:calls?|describes?) (?:them|us all) (?:as )?(.+)$`),
  cue('impact', `^(?:give|gives|we give|it gives) (?:them|people|you) (?!the feeling|a feeling|time to)(.+)$`),
  cue(
    'customers',
    `\\bfor (?:the |those )?((?:families|people|parents|men|women|adults|children|anyone|someone|those|[\\p{L}]+s) (?:who|whose) [^.]+)$`,
  ),
  cue('customers', `\\b(?:its|their|whose) owners are ([^.]+)\\.?$`),
  cue(
    'customers',
    `\\b(?:our|the|my|its|their) (?:\\w+ )?(?:customers|clients|guests|members|students|patients|visitors|readers|buyers|audience|clientele|users|listeners|regulars|families|buyers)(?: are| is| include|:)(?: often| mostly| usually| mainly| typically)? (?!describe)(.+)$`,
  ),
  cue(
    'customers',
    `\\b(?:the people|people|those) (?:that |who |whom )?(?:we|i) (?:serve|help|work with|work for|teach|coach|look after|feed)(?: are|:) (.+)$`,
  ),
  cue(
    'customers',
    `\\bthe people who (?:instruct|hire|visit|call|come to) us are(?: often| usually| mostly)? ([^.,;]+)`,
  ),
  cue(
    'customers',
    `\\b(?:works? with|works? for|serves?|caters? (?:to|for)|is aimed at|designed for|made for|built for|does the books for|we coach|we advise|advises|we teach|i teach (?:\\w+ to)?|we help|helps|supports|we feed|looks after) (?!(?:them|you|people to|more|it)\\b)(.+)$`,
  ),
  cue(
    'customers',
    `\\b(?:is|are|was|'s) (?:an? |the )?(?:[\\w-]+ ){0,5}?for (?!(?:the|an?|over|years|ever|example|life|now|free|sale|all|us|good|noon|breakfast|nothing|it)\\b)(.+)$`,
  ),
  cue('customers', `\\b(?:a|an|the) (?:[\\w-]+ ){1,3}for (people .+|[\\w-]+s\\b.*)$`),
  cue(
    'customers',
    `\\b(?:plumbers|builders|designers|teachers|lawyers|cleaners|makers|software|tools|bread|flowers|coffee|bikes|books|homes|spaces|food|clothes|advice|training|therapy|design) for (.+)$`,
  ),
  cue(
    'customers',
    `\\b(?:designs?|makes?|make|builds?|build|creates?|bakes?|grows?|writes?|offers?|provides?|prints?|runs?|plays?|sells?|cuts?|fixes|repairs?|cooks?|sews?|paints?|writes?|films?|photographs?) [^.]{3,60}? for (?!(?:the|an?|over|years|ever|free|nothing|it)\\b)(.+)$`,
  ),
  cue(
    'customers',
    `\\bfor ((?!(?:the|an?|over|years|ever|free|nothing|it|example)\\b)(?:[\\p{L}'-]+ ){0,3}[\\p{L}'-]+s, .*\\b(?:and|or) .+)$`,
  ),
  cue('customers', `\\bour [\\p{L}-]+s(?: and [\\p{L}-]+s)? are ((?:[\\p{L}'-]+ ){0,2}[\\p{L}'-]+s(?:,| and) .+)$`),
  // How the business is.
  cue('culture', `\\bour [\\p{L}-]*(?:ers|ors|ists|ians|eers|guides|nurses|chefs|cooks) ${be} (.+)$`),
  cue('culture', `\\b(?:staff|colleagues|employees|volunteers|neighbours|people|they) (?:describe|call) as (.+)$`),
  cue(
    'customers',
    `\\b(?:is|are) (?:mostly |mainly )?(?:used|bought|visited|loved|read|hired|worn|chosen) (?:mostly |mainly )?by (?:some |over |about |around )?(?:[\\d,.]+ )?(.+)$`,
  ),
  cue('culture', `^(?:keep|stay) (?:it |this (?:place|house) )?((?:[\\p{L}-]+)(?: too)?)$`),
  cue('culture', `\\bfind (?:me|us|our \\w+) (.+)$`),
  cue(
    'culture',
    `\\bwe(?:'re| are|’re) (?:a |an )(?:[\\w-]+ of \\w+: )?((?:[\\p{L}-]+(?:, | and |,? but | )){1,5})(?:team|bunch|crew|family|group|people|company|studio|place|outfit|firm|shop|lot|pair|duo|band|club|gang|household)\\b`,
  ),
  cue(
    'culture',
    `\\b(?:staff|colleagues|friends|people|clients|customers|guests|visitors|they|others|who work here|neighbours|suppliers|reviewers)(?: in the \\p{L}+)?(?: would| might| often| usually)? (?:describe|describes|call|calls|have called|find) (?:us|me|the (?:company|team|firm|place|studio|shop|business)|working here|it|the (?!voice|tone|manner|style|letters|writing)\\p{Ll}+(?= as ))(?: as)? (.+)$`,
  ),
  cue('culture', `\\b(?:(?:team|company|bunch|crew|band|group|family|firm) of [\\p{L}-]+|\\w+ of us)(?: here)?: (.+)$`),
  cue(
    'culture',
    `\\b${business}(?: here| at work)? ${be} (?:all |both |always |still |also )?(?!(?:here|for|in|on|at|run|based|open|not|never|the|an?|located|tired)\\b)(.+)$`,
  ),
  cue('culture', `\\b(?:we|i) (?:believe in|value|stand for|prize|live by|care about|hire) (.+)$`),
  cue('culture', `\\b(?:team|staff|company|studio|firm|place) (?:describes?|calls?) (?:itself|themselves) as (.+)$`),
]

const enough = 3

/** What the sentence says, at most one finding for each category and three in all. */
export function findingsIn(sentence: string): Finding[] {
  const found: Finding[] = []
  for (const [category, pattern] of cues) {
    if (found.length >= enough) break
    if (found.some((each) => each.category === category)) continue
    const match = sentence.match(pattern)
    const chunk = match?.at(-1)
    if (!match || chunk === undefined || isDenied(sentence, match.index ?? 0, match[0])) continue
    const isVoice =
      category === 'culture' && found.some((each) => each.category === 'voice' && each.chunk.includes(chunk))
    if (isVoice || (category === 'culture' && /\b(?:am|'m) \p{Lu}\p{Ll}/u.test(match[0]))) continue
    found.push({ category, chunk, isClause: false })
  }
  return found
}

/** "We are not corporate", "nobody feels judged". */
function isDenied(sentence: string, at: number, matched: string): boolean {
  const before = sentence.slice(Math.max(0, at - 30), at)
  return (
    /\b(?:nobody|no one|never|not|don't|doesn't|won't|without|isn't|aren't|rarely|hardly)\s*(?:\w+\s*)?$/i.test(
      before,
    ) ||
    /\b(?:are|is|am|'re|do|does|will|should) (?:not|never)\b|n't\b/i.test(
      matched.slice(0, Math.max(0, matched.length * 0.4)),
    )
  )
}
