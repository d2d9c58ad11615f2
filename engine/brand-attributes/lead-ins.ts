/** What a sentence lists, by the words that lead up to it: "our team is …", "they leave feeling …". */
import type { Category } from '#contract/brand.ts'
import { anyOf, spelledOut } from './match-phrases.ts'

/** `chunk` holds the words that the lead-in announces. `isListed`: a colon says so. `isLoose`: what stands there may as well be something else. */
export type Lead = { category: Category; chunk: string; isListed: boolean; isLoose: boolean }

const deeds =
  'get|gets|gain|gains|got|receive|save|saves|saved|enjoy|enjoys|end up with|leave with|take home|sleep|spend|spent|pay|pays|learn|understand|keep|keeps|avoid|avoids|breathe|finish|win|eat|cook|earn|sell|sells|grow|stop|stops|lose|laugh|remember|report|reported|come back'

/** What stands before a list of words of each category; the voice before the culture, for "when we write we are" says how we write. */
const leadIns: readonly (readonly [Category, readonly string[]])[] = [
  [
    'feeling',
    [
      '(?:feel|feels|felt|feeling)',
      '(?:they|you|people|<served>|and|to) *? (?:leave|leaves|go home|goes home|walk out|walk away|come away|come out|go away|end up)(?! with)',
    ],
  ],
  [
    'voice',
    [
      '<ours> *? <speech> <be>',
      '<speech> of *? *? *? <be>',
      '(?:in|on|by|when) *? *? *? (?:write|writes|writing|phone|posters|print|emails|e-mails|social media|page|letters|signs|speak|talk|answer|reply|explain),? (?:we|i) (?:<be>|keep it|stay)',
      'when we write *? *?:',
      '(?:we|i|she|he|it) *? (?:sounds?|speaks?|talks?|writes?|explains?|come across)(?: to (?:you|people|them|everyone))?(?: like [^:]{3,30}:| as| in an?| with)?',
      'talk to (?:you|people|them) like [^:]{3,40}:',
      '(?:talks|talk) the way *? *?:',
      '(?:describe|call) <ours> <speech> as',
      '(?:teachers|coaches|guides|staff) (?:speak|talk|explain)',
    ],
  ],
  [
    'customers',
    [
      '<ours> *? *? <clients> (?:<be>|include)',
      '(?:many|most|some|half|lots) of (?:them|our *) <be>',
      '(?:we|i) *? (?:see|serve|teach|coach|feed|train|help|treat|advise|support|work with|work for)',
      '(?:people|those) who *? *? us <be>',
      '(?:teaches|serves|advises|works with|caters for|exists? for|made for|built for|designed for|aimed at)',
      'for (?:the )?(?:people|those|anyone|families)[^:.]{3,50}:',
    ],
  ],
  [
    'impact',
    [
      `(?:they|you|people|<ours> <served>|<served>) *? (?:${deeds})`,
      '(?:what )?(?:they|you|people|<served>) (?:get|can expect|gain) is',
      '(?:leave|leaves|come away|go home) with',
      '(?:results? in|means?|leads? to|meant)',
      'helps? (?:them|people|you|<served>)',
      'so (?:that )?(?:they|you|people) can',
      'want (?:<clients>|people|them|you) to',
      '<clients> value',
    ],
  ],
  [
    'culture',
    [
      '<ours> *? *? <house> *? <be>',
      '(?:two|three|four|five|six) of us *? *? *? <be>',
      '(?:we|i) (?:are|am|stay)',
      'find (?:us|me)',
      '(?:describe|describes|call|calls) (?:us|ourselves|itself|working here|the <house>)(?: as)?',
      '(?:people|everyone|everybody|working) (?:here|around here) <be>',
      '(?:<house>) of [^:,.]{2,12}:',
      '(?:\\p{L}+ of us):',
      '(?:we|i) (?:value|believe in|stand for|hire for)',
    ],
  ],
  [
    'xfactor',
    [
      '(?:nobody|no one) else',
      'no other',
      'there (?:is|are) no',
      'unlike',
      '(?:are|is|am) (?:still )?the (?:only|first|last)',
      'only (?:we|us|here)',
      '(?:sets|set) (?:us|it|them) apart',
      'makes? (?:us|it|them) (?:different|special|unique|odd)',
      'known for',
      "(?:we|i) (?:never|always|only|do not|don't)",
      '^(?:no|every|each)',
    ],
  ],
]
const looseLeadIns: readonly (readonly [Category, readonly string[]])[] = [['customers', ['.{3,200} for', 'be our *']]]
const search = (table: typeof leadIns) =>
  table.map(([category, phrases]) => [category, anyOf(phrases, '(?:,|:)?\\s+(.+)$')] as const)
const rows = search(leadIns)
const looseRows = search(looseLeadIns)
/** "They are", "it is": of whatever the sentence before spoke. */
const pronoun = anyOf(['^(?:and |but |so )?(?:they|these|it|most|some|both) (?:<be>)'], '\\s+(.+)$')

/** Where what is listed ends: another clause begins. */
const clauseEnd =
  /[.!?;:–—()]|\s-\s|,?\s(?:because|so|when|while|if|until|who|which|that|where|whose|than|rather|not|before|after|without)\s|,?\s(?:and|but|or)\s(?=(?:they|we|you|it|our|the|there|nobody|leave|leaves|go|walk|feel|feels|some|many|try)\s)/iu
const denial = /(?:\b(?:nobody|no one|never|not|rarely|hardly|without|if)\b|n't\b)[^,;]{0,24}$/iu

const refused = /^(?:not|never|nothing|no longer|the (?:only|first|last))\b/iu

/** What a sentence announces, at most once for each category; what it denies is left out. `before`: what the one before spoke of. */
export function leadsIn(sentence: string, before: Category | undefined): Lead[] {
  const text = spelledOut(sentence)
  const carried = before === 'customers' || before === 'voice' ? text.match(pronoun)?.at(-1) : undefined
  const leads: Lead[] = carried === undefined || before === undefined ? [] : [lead(before, carried)]
  for (const [category, pattern] of rows) {
    const match = text.match(pattern)
    if (match === null || (category !== 'xfactor' && denial.test(text.slice(0, match.index)))) continue
    const found = lead(category, match.at(-1) ?? '', /:\s/.test(match[0].slice(0, -(match.at(-1) ?? '').length)))
    if (
      found.chunk !== '' &&
      (category === 'xfactor' || !refused.test(found.chunk)) &&
      !leads.some(({ chunk }) => chunk.includes(found.chunk))
    )
      leads.push(found)
  }
  if (leads.length > 0) return leads
  return looseRows.flatMap(([category, pattern]) => {
    const chunk = text.match(pattern)?.at(-1)
    return chunk === undefined ? [] : [{ ...lead(category, chunk), isLoose: true }]
  })
}

/** "We are four friends: thrifty, geeky" lists behind its colon. */
const behindColon = /^[^:,]{2,40}:\s+(?!(?:we|they|you|it|our|the)\s)([^:]*,[^:]*)$/iu

function lead(category: Category, said: string, isListed = false): Lead {
  const list = said.match(behindColon)?.[1]
  const chunk = ((list ?? said).split(clauseEnd)[0] ?? '').trim()
  return { category, chunk, isListed: isListed || (list !== undefined && category !== 'impact'), isLoose: false }
}
