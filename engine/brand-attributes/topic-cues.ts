/** Which category a heading, a label or a question announces. */
import type { Category } from '#contract/brand.ts'

/** Those a business is for, however a document calls them. */
const served =
  '(?:customers?|clients?|guests?|members?|users?|readers?|buyers?|shoppers?|visitors?|patients?|students?|pupils?|learners?|participants?|residents?|families|people|they|them|you|everyone|somebody|someone|visitor|person)'

const cue = (category: Category, ...parts: readonly string[]) => [category, new RegExp(parts.join('|'), 'iu')] as const

const cues: readonly (readonly [Category, RegExp])[] = [
  cue(
    'xfactor',
    "\\b(?:x[- ]?factor|differentiat\\w+|points? of difference|differences? (?:between|to)|our difference|(?:not like|different from) (?:the |most |any )?others?\\b|what(?:'s| is) the difference|differ\\b|different(?:ly)?|distinctive(?:ly)?|distinguish\\w*|distinct\\b|sets? (?:us|it|you|them|\\p{Lu}\\p{L}+) apart|special about|makes? \\S+(?: & \\S+)? (?:special|odd|unusual|weird|peculiar|unlike|worth)|stands? out|unique(?:ly|ness)?|usps?|why (?:us|we|choose|pick)|reasons? to (?:believe|choose)|proof points?|what others don't|others don't|secret|edge|unlike|quirks?|oddities)\\b",
    "\\b(?:won't|will not|'ll not|don't|cannot|can't) (?:find|get|see|have)\\b.*\\b(?:other|another|elsewhere)\\b",
    '^(?:the |our )?differences?\\W*$',
    "^proof\\b|\\bwhat(?:'s| is) (?:special|different|odd|unusual|unique)\\b|\\b(?:competitors?|rivals?|others|other \\p{L}+|nobody|no ?one|no (?:other )?\\p{L}+)\\b.*\\b(?:has|have|do not|does|don't|doesn't|do|offers?|can (?:copy|match|offer|say))\\b",
    '\\b(?:only|just) (?:we|us|ours?|at|here)\\b|\\b(?:nobody|no ?one|anyone|anybody) else\\b|\\bany(?:body|one) (?:could|can|might) (?:say|claim)',
  ),
  cue(
    'feeling',
    `\\b(?:feel(?:s|ing|ings)?|felt|emotion(?:s|al|ally)?|mood|come away feeling)\\b`,
    `\\bdo(?:es)? to (?:them|you|people)\\b`,
  ),
  cue(
    'voice',
    '\\b(?:voice|tone|sounds?|speak|talk|language|communicat\\w*|how (?:we|to|i) (?:write|say|come across|answer|reply)|when (?:we|i) (?:write|speak|talk|answer|reply|explain)\\b|wording|newsletters?|your (?:letters|posts|e-?mails)|verbal|register|copy style|personality on the page|manner|style of writing|could (?:talk|speak)|comes? across|(?:we|you|i|they) put (?:it|things)|in writing|on the phone|rang (?:you|us)|do you (?:e-?mail|write|text|post)|ring (?:you|us))\\b',
  ),
  cue(
    'impact',
    `\\b(?:impact|results?|outcomes?|benefits?|what ${served}(?:'ll| will| really| actually| would| can)? (?:get|gain|take|receive|end up|keep|win|save)`,
    `what ${served} (?:really |most )?(?:value|want|need)\\b`,
    `what (?:do|will|would|can) (?:i|you) (?:get|receive|take home)|what (?:do|did|will|does|have|would) (?:i|the |our |your )?${served} (?:actually |really )?(?:get|gain|take|had|have|receive|win|save)|what ${served}(?:'ll| will| can| may| should)? (?:expect|notice)`,
    'get (?:out of|for|from)|take (?:home|away)|(?:walk|come|go|went) away with|leave with|what (?:has )?change[sd]?|what it does|\\S+ gives? (?:them|you|people|us)|what we (?:do for|give|deliver|offer|bring)|difference (?:do|does|did|we|you)|make a difference|gains?|what do (?:we|i) (?:owe|give|offer)|what does (?:\\p{L}+ ){1,3}do\\b|problems?.* solve|what .{2,30} should do|change[sd]? for (?:the )?(?:them|you|people|customers|clients|members|participants|patients|students|families)|our promise|tangible|value we|how we help|pay-?offs?|in practice|what (?:we|do we|do you) do for)\\b',
  ),
  cue(
    'customers',
    `\\b(?:customers?|clients?|audience|guests|target(?: group| market)?|buyers|users|clientele|patients|visitors|readers|who (?:it's|it is|we're|we are|this is) (?:here )?for|who are (?:we|you) (?:here )?for|whom? (?:we|they) (?:are (?:here )?for|serve)`,
    `who (?:the|our|this) [\\p{L} ]{2,25} (?:is|are) for|who (?:we|they|you) (?:serve|help|feed|work (?:with|for)|teach|coach|look after)|who (?:is (?:it|this) )?for\\b|who (?:is|are) (?:it|this|they|your|our|\\p{L}+ing)\\b|who (?:mostly |usually |actually |ends up )?(?:comes|eating|eats|drinks|wears|rents|walks|buys|visits|uses|needs|books|calls|rings|shops|joins|benefits|turns up|signs up|orders|hires|reads|listens)\\b`,
    `who (?:do|does|are|is|did) (?:you|we|they|it|this)\\b|whom? (?:do|you|we)|for whom|ideal for|made for|built for|we serve|who buys|members|people we (?:serve|help)|(?:those|people|whom?|who) we(?: are|'re)? \\p{L}+ for|ideal (?:client|customer)|mindset|personas?|is (?:this|it) for)\\b|^who\\??$|^for(?: whom)?\\W*$`,
  ),
  cue(
    'culture',
    "\\b(?:culture|values|personality|team|crew|who we are|words (?:for|that describe) us|describes? us|sums? us up|how we work|our people|work(?:ing)? (?:here|at|for|with us|together)|staff|colleagues|describe (?:yourselves|yourself|(?:the|your|our) (?:company|team|business|people|organi[sz]ation))|what (?:is|are) (?:it|you|they|we) like|what are we like|what(?:'s| is) it like|like to work|character|traits|principles|our ways?|vibe|atmosphere|beliefs|what we stand for|behind (?:it|this|\\p{Lu}\\p{L}+)|(?:life|inside|behind the scenes) (?:at|in|here)|(?:your|the|our) organi[sz]ation|carry ourselves|who we want to be|spirit)\\b|^(?:our |the |my )?(?:volunteers|teachers|coaches|trainers|tutors|instructors|guides|nurses|therapists|drivers|stylists|cooks|chefs|waiters)\\s*$|what (?:kind|sort) of (?:a )?\\p{L}+ (?:is|are) (?:it|we|you|this|they)\\b|^(?:and )?us\\b|^(?:and )?(?:we|we are|we're|i am|i'm)$|^(?:and )?you lot\\b",
  ),
]

/** The category that a heading or a question announces, or undefined. */
export function topicOf(heading: string): Category | undefined {
  if (/\b(?:staff|team|employees|colleagues)\b.*\b(?:describe|say|like|use|choose)\b/i.test(heading)) return 'culture'
  if (
    /^they are$|^what (?:they are|are they) like\b|^who (?!runs?|owns?|founded|made|makes|built|is|are)\p{L}+s (?:the|these|our|this)\b/iu.test(
      heading,
    )
  )
    return 'customers'
  if (/\bafter(?:wards)?\b.*\b(?:should|be|are)\b/i.test(heading)) return 'feeling'
  if (/\bwhat difference\b/i.test(heading)) return 'impact'
  if (
    /\bwho (?:are|is) (?:we|us)\b|\bwho (?:we|i) (?:really )?(?:are|am)\b(?! (?:here )?for\b)|\bwhat (?:are|is) (?:the|your|our) (?:\p{L}+ )?(?:volunteers?|team|staff|colleagues|people|crew|teachers|coaches)(?: \p{L}+)? like\b|\bourselves\b|\bwhat we (?:really )?are\b/iu.test(
      heading,
    )
  )
    return 'culture'
  if (/^what (?!(?:we|it|they|our (?:team|staff))\b)[\p{L} ]+ (?:are|is) like\b/iu.test(heading)) return 'customers'
  if (/^(?:\W*\d*\W*)whom? (?:\p{L}+ )?(?:benefits?|gains?)\b/iu.test(heading)) return 'customers'
  if (
    /\bwhen (?:they|people|customers|clients|guests|you) (?:leave|go home|walk out|come out|have left|are done)\b/i.test(
      heading,
    )
  )
    return 'feeling'
  if (
    /\bwhy (?:(?:do|did|does|would|should) )?(?:they|people|customers|clients|guests|members|you|anyone|someone) (?:stay|come|choose|pick|return|buy|keep)\b/i.test(
      heading,
    )
  )
    return 'xfactor'
  if (/\bfunctional benefits?\b/i.test(heading)) return 'impact'
  if (/^why (?:you|me)\b/i.test(heading)) return 'xfactor'
  if (/^why (?:not|join|.*\bus$)/i.test(heading.replace(/\W+$/, ''))) return 'xfactor'
  if (/^[Ww]hy (?:\p{Lu}[\p{L}'-]+ ?(?:& )?){1,3}\??$/u.test(heading)) return 'xfactor'
  return cues.find(([, pattern]) => pattern.test(heading))?.[0]
}

/** "Never:", "Deliverables": what such a heading or label lists is not said of the brand. */
export const isAside = (heading: string): boolean => denial.test(heading) || paperwork.test(heading)

const denial =
  /^(?:never|not(?! like (?:the |any |most )?other)|avoid\w*|don'?ts?|what we(?: are|'re) not|we(?: are|'re) not|dislikes?|weaknesses|competitors?|out of scope|parking lot)\b/i
const paperwork =
  /^(?:the )?(?:mandator\w+|deliverables?|budget|timings?|timeline|dates?|client|project|ask|next steps?|to ?dos?|actions?|attendees|present|subject|from|to|cc|re|risks?|p\.?s\.?)\W*$/i
