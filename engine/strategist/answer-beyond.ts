/** What the strategist cannot do by itself: it says so, and gives what the record does hold for the purpose. */
import { archetypes } from '#contract/archetypes.ts'
import { quote, quoteAll, say } from './quote-record.ts'
import { always, answerBy, type Rule, type Scene } from './scene.ts'

/** What somebody who writes or draws for the brand should have at hand. */
function kit({ record }: Scene): string {
  const { brief, chosenTagline, archetype, attributes } = record
  return say(
    attributes.voice.topFive.length > 0 && `Voice: ${quoteAll(attributes.voice.topFive)}.`,
    attributes.feeling.topFive.length > 0 && `Feeling to leave behind: ${quoteAll(attributes.feeling.topFive)}.`,
    brief.chosenUvp !== '' && `Promise: ${quote(brief.chosenUvp)}`,
    chosenTagline !== '' && `Tagline: ${quote(chosenTagline)}`,
    archetype !== null && `Archetype: ${archetypes[archetype.primary].name}.`,
  )
}

export const answerWriting = (scene: Scene) =>
  say(
    'I cannot write that: it would take a language model, and I work from your record alone. What any writer or AI tool should start from, in your words:',
    kit(scene) || 'there is nothing yet; the six categories come first.',
    'Brand Export gives all of it as a prompt that you can paste into the tool of your choice.',
  )

export const answerLooks = (scene: Scene) =>
  say(
    'The toolkit does not choose colours, type or pictures yet; Mood Board and Color Palette are marked as coming soon. What a designer can work from today:',
    kit(scene) || 'nothing yet; the six categories come first.',
  )

export const answerNaming = ({ record, reading }: Scene) =>
  say(
    /\b(change|edit|correct|another)\b/.test(reading.text) &&
      'You change the name in your profile; every tool takes it from there, and what was made with the old one is marked as made from earlier answers.',
    'I cannot judge a name: the method takes it as given, and whether one is free or protected is a question for a lawyer.',
    'What I can say is what it has to carry:',
    record.brief.topWords.xfactor !== ''
      ? `${quote(record.brief.topWords.xfactor)} is your X Factor.`
      : 'once your X Factor is chosen, you will know.',
    record.brief.chosenUvp !== '' && `Your promise: ${quote(record.brief.chosenUvp)}`,
  )

export const answerMarketing = (scene: Scene) =>
  say(
    'Channels, campaigns and budgets are beyond what I know. What I can give you is what they should say:',
    kit(scene) || 'that begins with the six categories.',
    scene.record.brief.profile.customerPainPoints !== '' &&
      `Start from what bothers your customers: ${quote(scene.record.brief.profile.customerPainPoints)}`,
  )

const advice: readonly Rule[] = [
  [
    /\btrade ?mark|\bcopyright|\blegal|\blawyer|\bsue|\blawsuit|\bcontract|\bgdpr|\bpatent|\bliab|\bregister|\blicen[cs]|\blabel|\ballowed|\bpermit/,
    () =>
      'That is a legal question, and I give no legal advice: please ask a lawyer or your patent and trademark office. I can help with what you want to say, not with whether it is protected.',
  ],
  [
    /\btax|\binvest(?!or)|\bloan|\bmortgage|\bvat\b|\baccountant\b(?! (?:who|what|about|how|see|get|use|log|access|read|have|look))|\bcash|\bequity|\bcharge|\braise|\bbankrupt|\bincorporat|\bllc\b|\bpay\b/,
    () =>
      'That is a financial question, and I give no financial advice: an accountant or adviser knows your figures, I do not. I can help with how you explain what you are worth: that is the work of your value proposition.',
  ],
  [
    /\b(expensive|pricey|overpriced|cheap|dear|pric\w+|discounts?)\b/,
    ({ record: { brief } }) =>
      say(
        'That is a financial question, and I give no financial advice: I know neither your prices nor your costs nor what others ask. What I can say is what has to make a price seem fair.',
        brief.topWords.xfactor !== '' && `What only you have: ${quote(brief.topWords.xfactor)}.`,
        brief.topWords.impact !== '' && `What changes for people: ${quote(brief.topWords.impact)}.`,
        brief.chosenUvp !== '' &&
          `And your promise: ${quote(brief.chosenUvp)} If people find you dear, say these before the number.`,
      ),
  ],
  [
    /\bmedic|\bdoctor|\bdiagnos|\bsymptom|\bcure|\bdos(e|age)\b|\bhealth|\bdepress|\banxiety|\bmy (back|head)\b/,
    () =>
      'That is a medical question, and I give no medical advice: please ask a doctor. I can help with what your brand says.',
  ],
  [
    always,
    ({ record: { brief, coreValues } }) =>
      say(
        'That is a decision about the business itself, and I know too little of it to advise: not your figures, not your people, not your market. What your brand says to it:',
        brief.chosenUvp !== '' && `does it bring your promise nearer? ${quote(brief.chosenUvp)}`,
        coreValues.length > 0 && `And do your values allow it? ${quoteAll(coreValues.map(({ title }) => title))}.`,
        brief.chosenUvp === '' && coreValues.length === 0 && 'nothing yet; your promise and your values come first.',
      ),
  ],
]
export const answerAdvice = (scene: Scene) => answerBy(advice, scene)

export const answerCompetitors = ({ record }: Scene) =>
  say(
    'I know nothing about your competitors: your record holds only what you told about yourself, and I look nothing up.',
    record.brief.profile.competitiveDifferentiator !== ''
      ? `What you say sets you apart: ${quote(record.brief.profile.competitiveDifferentiator)}.`
      : 'Your profile has a field for what sets you apart from them; it is empty.',
    record.attributes.xfactor.topFive.length > 0 &&
      `Your X Factor: ${quoteAll(record.attributes.xfactor.topFive)}. Ask of each whether a competitor could say it too.`,
  )

export function answerProfile({ reading, record }: Scene): string {
  const { primaryGoal, productsServices, industry } = record.brief.profile
  if (/\bgoals?\b/.test(reading.text))
    return primaryGoal === ''
      ? 'Your profile names no goal yet.'
      : say(
          `Your goal, as your profile has it: ${quote(primaryGoal.replaceAll('-', ' '))}.`,
          'Hold the next text against it: does it bring that any nearer?',
        )
  return say(
    productsServices !== '' ? `You sell ${quote(productsServices)}.` : 'Your profile does not say what you sell.',
    industry !== '' && `Your industry: ${quote(industry)}.`,
    'You can change all of it in your profile; every tool reads it.',
  )
}
