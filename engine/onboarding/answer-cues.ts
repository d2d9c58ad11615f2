/** What people write when they answer one of the five questions about their business. Data: add what you would defend to a stranger. */
import type { AnswerField } from '#contract/onboarding.ts'

/** What a business does to what it sells, after "we" or "I"; nothing but a thing or people may follow. */
const trades =
  'bake brew build clean coach cook cut design develop draw fit fix grow hire install make mend organise organize paint photograph plant print produce publish repair rent restore roast sell serve sew source supply teach train translate tune'
const noThing =
  'a difference|after|always|at|before|by|each|every|for|from|good|in|it|late|mistakes|more|no|on|our|out|so|sure|that|the most|their|them|time|to|until|up|us|what|when|with|within|you|your'

const people = 'customers|clients|guests|patients|students|pupils|readers|members|users|visitors|buyers|owners|audience'
const anyone = '(?:people|anyone|anybody|everyone|those|families|parents|owners|businesses|companies|teams)'

/**
 * `labels`: the whole of a heading, of a question, or of what stands before a colon. `openings`: how a sentence begins that
 * answers. `inside`: what gives it away wherever it stands. Patterns, parted by " / ".
 */
export const answerCues: Readonly<Record<AnswerField, { labels: string; openings: string; inside: string }>> = {
  productsServices: {
    labels:
      'what (?:we|i|you|do we|do you) (?:do|make|sell|offer) / what it does / (?:products|services|goods|offers?|offering)(?: (?:and|&) (?:products|services))? / describe (?:your|the) business(?: in (?:a|one) sentence)?',
    openings: `(?:we|i)(?: also| now| mainly| mostly)? (?:${trades.replaceAll(' ', '|')})(?! (?:${noThing})\\b) / (?:we|i) speciali[sz]e in / (?:our|my) (?:services|products) (?:are|include)`,
    inside: 'services include',
  },
  idealClientDescription: {
    labels: `(?:ideal |typical |main |target |best )?(?:${people.replaceAll('s|', 's?|')}) / target(?: group| market)? / who (?:it|this)(?: is|'s) for / who is it for / who(?:m)? (?:do )?(?:we|i|you) (?:work for|work with|serve|help|are for) / who (?:comes|calls|hires|buys)(?: to)?(?: us| you| here)? / who (?:are|is) (?:our|your|the|my) (?:customers?|clients?|guests) / describe your (?:typical |ideal )?(?:customers?|clients?) / perfect for / ideal for`,
    openings: `(?:most of )?(?:our|my) (?:${people}) (?:are|include|range|come from) / (?:we|i) work (?:with|for) (?!each|what|our|free|it|you) / (?:ideal|perfect|made) for / for ${anyone} / whether you(?:'re| are) / if you(?:'re| are) (?:an?|new to|looking for|planning|thinking of|one of|(?!not|never|late|sure|happy|un).*(?:we|us))`,
    inside: `(?:is|are|it's|we're|here|made|meant|built|designed) for ${anyone} / for (?:people|anyone|anybody|everyone|those) who`,
  },
  customerPainPoints: {
    labels:
      "(?:the|their|customer|customers')? ?(?:problems?|pain points?|frustrations?|worries|troubles?) / what (?:problem|problems) (?:do )?(?:we|you) solve / what (?:bothers|worries|annoys|troubles|keeps) (?:them|our customers|your customers|people)(?: most| first)?",
    openings: 'the (?:trouble|problem) is',
    inside:
      "tired of / fed up / sick of / struggl(?:e|es|ing) / frustrat(?:ed|ing) / overwhelm(?:ed|ing) / stressful / worr(?:y|ied) / afraid / scared / confus(?:ed|ing) / (?:have|has|had|having) no time / never have time / (?:don't|do not|doesn't) know where / (?:can't|cannot|hard to) find / let down / waste of / wait(?:ing)? weeks / nightmares? / headaches?",
  },
  competitiveDifferentiator: {
    labels:
      "why (?:us|me|choose us|come to us) / what makes (?:us|me|you|it) (?:different|special|unique) / what(?: is|'s) (?:different|special) about (?:us|me|you|it) / what sets (?:us|me|you|it) apart / (?:our|my|the)? ?(?:difference|differences|usp|x factor|points? of difference|differentiators?) / what (?:do )?(?:we|i|you) do(?: differently| that others don't| that others do not)",
    openings:
      "unlike / (?:we're|we are|i'm|i am) the only / no other / (?:nobody|no one) else / what makes (?:us|me) (?:different|special) / what sets (?:us|me) apart / the difference is / (?:we|i) never / (?:we|i) always (?!want|wanted|thought|loved|liked|knew|had|have|wished) / (?:you will|you'll) never / where others",
    inside:
      "guarantee[ds]? / no hidden / by hand / unlike (?:other|most|the) / not like other / others (?:don't|do not) / the only \\p{L}+ (?:in|that|who|with|which) / fixed prices? / free of charge / same[- ]day / at no (?:extra )?cost",
  },
  primaryGoal: {
    labels: '(?:main |primary )?(?:goals?|aims?|ambitions?) / (?:plans?|goals?|aims?) for (?:the|this|next) year',
    openings: '(?:this|next) year,? (?:we|i) (?:want|hope|plan|aim|will|would like)',
    inside:
      '(?:our|my) (?:goal|aim|ambition) is / (?:we|i) want to (?:grow|open|expand|hire|reach|double) / (?:we|i) (?:hope|aim|plan) to',
  },
}

/** Headings and labels below which nobody tells of the business itself, or tells of it in the words of others. */
export const asides = `(?:^|what |what our |our |how )(?:${people}|people|others|they) (?:say|says|said|think|feel|felt|get|tell us) / reviews? / testimonials? / careers / jobs / vacanc(?:y|ies) / terms / delivery / returns / faqs? / frequently asked / competitors? / opening (?:hours|times) / contact / prices? / hate / (?:what|things) (?:we|i) (?:don't|do not|never|avoid|refuse)`
