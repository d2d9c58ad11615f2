/** Questions about the profile: what stands there, where it is changed, what it is good for. */
import { quote, say } from './quote-record.ts'
import { always, answerBy, type Rule, type Scene } from './scene.ts'

/** The fields of the profile that are read here, each by the words that a message means it by. */
const fields = [
  {
    name: 'What you sell',
    key: 'productsServices',
    sign: /\bsells?\b|\bproducts?\b|\bservices?\b|\boffer\w*|\bdescription\b|\bwe (do|make|are)\b/,
  },
  { name: 'Your industry', key: 'industry', sign: /\bindustry\b|\btrade\b|\bsector\b|\bbranch\b|\bdown as\b/ },
  { name: 'Your ideal customer', key: 'idealClientDescription', sign: /\bcustomers?\b|\bclients?\b|\baudience\b/ },
  { name: 'What bothers them', key: 'customerPainPoints', sign: /\bpains?\b|\bproblems?\b|\bbothers?\b/ },
  { name: 'What sets you apart', key: 'competitiveDifferentiator', sign: /\bdifferen\w+|\bapart\b|\bcompetit\w+/ },
] as const

/** A thing that the strategist is not told by the profile. */
const elsewhere =
  /\b(old|years?|since|founded|employees?|staff|team|people|address|street|town|city|phone|e-?mail|web ?(site|address)|url|vat|logo|non-?profit|charity|legal|moved|live|based|located|in [a-z]+ now|nineteen|size)\b/

const profileRules: readonly Rule[] = [
  [
    /\b(goals?|objectives?|ambitions?|aims?)\b/,
    ({ record, reading }) => {
      const goal = record.brief.profile.primaryGoal
      return say(
        goal === ''
          ? 'Your profile names no goal yet.'
          : `Your goal, as your profile has it: ${quote(goal.replaceAll('-', ' '))}.`,
        /\b(influence\w*|used?|affect\w*|matter|for what|change anything|do with)\b/.test(reading.text)
          ? 'I read it here and hold nothing else against it; the words that you choose weigh far more in what the tools write. You can change it in your profile whenever it has changed.'
          : 'Hold the next text against it: does it bring that any nearer? You can change it in your profile.',
      )
    },
  ],
  [
    /\b(more detail\w*|detailed|longer|enough|better results?|what (should|must|do|could) (i|we) (write|put|say|enter)|how (much|long)|does (it|that) matter|should be in it)\b/,
    ({ record }) =>
      say(
        'Two or three sentences per field are worth writing: the tools take their nouns from there. For what you sell, name the things; for the customer, a person and an occasion; for what bothers them, a sentence that they say themselves.',
        record.brief.profile.productsServices !== '' &&
          `For what you sell it says now: ${quote(record.brief.profile.productsServices)}.`,
      ),
  ],
  [
    ({ reading }) => elsewhere.test(reading.text) && !fields.some(({ sign }) => sign.test(reading.text)),
    ({ record: { brief } }) =>
      say(
        'Of your profile I read your name, your industry, what you sell, your ideal customer, what bothers them, what sets you apart and your goal; the rest I do not see. Open your profile to see and to correct it; every tool reads it from there.',
        brief.profile.productsServices !== '' &&
          `What you sell stands there so: ${quote(brief.profile.productsServices)}.`,
      ),
  ],
  [
    ({ reading }) => fields.some(({ sign }) => sign.test(reading.text)),
    ({ reading, record: { brief } }) => {
      const field = fields.find(({ sign }) => sign.test(reading.text))
      if (!field) return ''
      const said = brief.profile[field.key]
      const isWrong =
        /\b(change|changed|correct\w*|wrong|mistake|edit|update\w*|fix|delete|remove|out|no longer|any ?more|stopped|now|instead|still|old)\b/.test(
          reading.text,
        )
      return say(
        isWrong &&
          'You correct it in your profile; I cannot change it for you. What was made from the old answer is kept and marked.',
        said === '' ? `${field.name}: nothing stands there yet.` : `${field.name}, as it stands: ${quote(said)}.`,
        !isWrong && 'You see and change it in your profile; every tool reads it from there.',
      )
    },
  ],
  [
    always,
    ({ record: { brief } }) =>
      say(
        brief.profile.productsServices !== ''
          ? `You sell ${quote(brief.profile.productsServices)}.`
          : 'Your profile does not say what you sell.',
        brief.profile.industry !== '' && `Your industry: ${quote(brief.profile.industry)}.`,
        'You can change all of it in your profile; every tool reads it.',
      ),
  ],
]
export const answerProfile = (scene: Scene) => answerBy(profileRules, scene)
