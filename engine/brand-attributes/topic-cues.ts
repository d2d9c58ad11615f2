/** Which category a heading, a label or a question announces. */
import type { Category } from '#contract/brand.ts'

const cues: readonly (readonly [Category, RegExp])[] = [
  [
    'xfactor',
    /\b(?:x[- ]?factor|differentiat\w+|points? of difference|differences?|differ\b|different(?:ly)?|sets? (?:us|it|you|them) apart|special about|stands? out|unique(?:ly|ness)?|usps?|why (?:us|we|choose|\p{Lu})|only (?:we|us)|what others don't|others don't|secret|edge|unlike|nobody else)/iu,
  ],
  ['feeling', /\b(?:feel(?:s|ing|ings)?|emotion(?:s|al)?|mood|come away feeling)\b/i],
  [
    'voice',
    /\b(?:voice|tone|sound|speak|talk|language|communicat\w*|how we (?:write|say|come across)|wording|personality on the page|manner|style of writing)\b/i,
  ],
  [
    'impact',
    /\b(?:impact|results?|outcomes?|benefits?|what (?:they|you|customers|clients|people|members|guests)(?:'ll| will)? (?:get|gain|take)|what (?:do|did|will|does) (?:they|you|customers|clients|people) (?:get|gain|take)|take (?:home|away)|(?:walk|come|go) away with|leave with|get out of it|what changes|what it does|what we do for|gains?|our promise|deliverables|tangible|value we|how we help|pay-?offs?)\b/i,
  ],
  [
    'customers',
    /\b(?:customers?|clients?|audience|guests|target(?: group| market)?|buyers|users|clientele|who (?:it's|it is|we're|we are|this is) for|who we (?:serve|help|feed|work with|teach|coach)|who (?:is (?:it|this) )?for\b|who (?:comes|walks|buys|visits|uses|needs|books|calls|shops|joins|turns up)\b|who (?:do|does|are|is|did) (?:you|we|they|it|this)\b|whom? (?:do|you|we)|for whom|ideal for|made for|built for|we serve|who buys|members|people we (?:serve|help)|ideal (?:client|customer)|persona)\b/i,
  ],
  [
    'culture',
    /\b(?:culture|values|personality|team|crew|who we are|about us|how we work|our people|work(?:ing)? (?:here|at|for|with us|together)|staff|colleagues|describe (?:yourselves|yourself|your (?:company|team|business|people))|what (?:is|are) (?:it|you|they|we) like|what are we like|character|traits|principles|our ways?|atmosphere|beliefs|what we stand for)\b/i,
  ],
]

/** The category that a heading or a question announces, or undefined. */
export function topicOf(heading: string): Category | undefined {
  if (/\b(?:staff|team|employees|colleagues)\b.*\b(?:describe|say|like)\b/i.test(heading)) return 'culture'
  return cues.find(([, pattern]) => pattern.test(heading))?.[0]
}
