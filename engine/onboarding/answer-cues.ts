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
 * `headings`: what gives away a heading, a question, or what stands before a colon; where several fit, the first question
 * of this list decides. `openings`: how a sentence begins that answers. `inside`: what gives it away wherever it stands.
 * Patterns, parted by " / ".
 */
export const answerCues: Readonly<Record<AnswerField, { headings: string; openings: string; inside: string }>> = {
  customerPainPoints: {
    headings:
      'problems? / pains? / troubles? / frustrat\\p{L}+ / worr(?:y|ies) / struggles? / challenges? / fears? / headaches? / (?:hurts|hates?|bothers|annoys|troubles|worries|nags) (?!us\\b|me\\b)\\p{L}+ / (?:goes|went|is) wrong / keeps \\p{L}+ (?:\\p{L}+ )?(?:up|awake)',
    openings: 'the (?:trouble|problem) is',
    inside:
      "tired of / fed up / sick of / struggl(?:e|es|ing) / frustrat(?:ed|ing) / overwhelm(?:ed|ing) / stressful / worr(?:y|ied) / afraid / scared / confus(?:ed|ing) / (?:have|has|had|having) no time / never have time / (?:don't|do not|doesn't) know where / (?:can't|cannot|hard to) find / let down / waste of / wait(?:ing)? weeks / nightmares? / headaches?",
  },
  competitiveDifferentiator: {
    headings:
      "why (?:(?:choose|pick|come to|work with|buy from) )?(?:us|me|you) / why (?:\\p{L}+ ){1,3}(?:choose|pick|come to|stay with) (?:us|me) / (?:makes|sets) (?:us|me|you|it) / different(?:ly)? / differences? / differentiators? / special(?! (?:offers?|deals?|prices?)) / unique / usps? / x[- ]?factor / unlike / that others (?:don't|do not|can't|cannot) / not (?:the )?others?",
    openings:
      "unlike / (?:we're|we are|i'm|i am) the only / no other / (?:nobody|no one) else / what makes (?:us|me) (?:different|special) / what sets (?:us|me) apart / the difference is / (?:we|i) never / (?:we|i) always (?!want|wanted|thought|loved|liked|knew|had|have|wished) / (?:you will|you'll) never / where others",
    inside:
      "guarantee[ds]? / no hidden / by hand / unlike (?:other|most|the) / not like other / others (?:don't|do not) / the only \\p{L}+ (?:in|that|who|with|which) / fixed prices? / free of charge / same[- ]day / at no (?:extra )?cost",
  },
  primaryGoal: {
    headings:
      'goals? / aims? / ambitions? / (?:we|i|you) (?:want|wish|hope|plan)(?: \\p{L}+)*$ / (?:our|my|your) plans? / plans? for / (?:this|next) year / do first',
    openings: '(?:this|next) year,? (?:we|i) (?:want|hope|plan|aim|will|would like)',
    inside:
      '(?:our|my) (?:goal|aim|ambition) is / (?:we|i) want to (?:grow|open|expand|hire|reach|double) / (?:we|i) (?:hope|aim|plan) to',
  },
  idealClientDescription: {
    headings: `(?:${people.replaceAll('s|', 's?|')})(?! (?:service|care|support)) / target / whom? (?!(?:we|i) (?:are|am)$|(?:we're|i'm)$|(?:are|am) (?:we|i)$)\\p{L}+ / for whom? / (?:perfect|ideal|made) for`,
    openings: `(?:our|my|(?:most|many|half|all) of \\p{L}+) (?:${people}) (?:are|is|include|range|come from) / (?:we|i) work (?:with|for) (?!each|what|our|free|it|you) / (?:ideal|perfect|made) for / for ${anyone} / whether you(?:'re| are) / if you(?:'re| are) (?:an?|new to|looking for|planning|thinking of|one of|(?!not|never|late|sure|happy|un).*(?:we|us))`,
    inside: `(?:is|are|it's|we're|here|made|meant|built|designed) for ${anyone} / for (?:people|anyone|anybody|everyone|those) who`,
  },
  productsServices: {
    headings:
      '(?:we|i|you|it) (?:do|does|make|sell|offer|provide)(?! better) / (?:products?|services?|goods|offers?|offering) / describe (?:your|the) business',
    openings: `(?:we|i)(?: also| now| mainly| mostly)? (?:${trades.replaceAll(' ', '|')})(?! (?:${noThing})\\b) / (?:we|i) speciali[sz]e in / (?:our|my) (?:services|products) (?:are|include)`,
    inside: 'services include / [$€£] ?\\d+',
  },
}

/** Headings and labels below which nobody tells of the business itself, or tells of it in the words of others. */
export const asides = `(?:^|what |what our |our |how )(?:${people}|people|others|they) (?:say|says|said|think|feel|felt|get|tell us) / reviews? / testimonials? / careers / jobs / vacanc(?:y|ies) / terms / delivery / returns / faqs? / frequently asked / ^(?:our |the )?competitors? / opening (?:hours|times) / contact / prices? / (?:what|things) (?:we|i) (?:don't|do not|can't|cannot|won't|never|avoid|refuse|hate)`
