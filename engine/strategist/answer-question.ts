/** A turn of the conversation: what was asked, answered from the record and the method. */
import { type Category, categories } from '#contract/brand.ts'
import type { Suggestion } from '#contract/strategist.ts'
import type { SaidMessage, StrategistRecord } from '#contract/strategist-record.ts'
import { findAll } from './analyse-brand.ts'
import { answerArchetype } from './answer-archetype.ts'
import {
  answerAdvice,
  answerCompetitors,
  answerLooks,
  answerMarketing,
  answerNaming,
  answerWriting,
} from './answer-beyond.ts'
import { answerBrand } from './answer-brand.ts'
import { answerCategory } from './answer-category.ts'
import { answerNext } from './answer-next.ts'
import { answerProfile } from './answer-profile.ts'
import { answerTagline } from './answer-tagline.ts'
import { answerAboutSelf, answerToolkit } from './answer-toolkit.ts'
import { answerUvp, asksPain } from './answer-uvp.ts'
import { answerValues } from './answer-values.ts'
import { answerWeak } from './answer-weak.ts'
import { answerWebsite } from './answer-website.ts'
import { answerWords } from './answer-words.ts'
import { doubtRules } from './doubt-archetype.ts'
import { taglineLineRules, uvpLineRules } from './explain-line.ts'
import { findInRecord } from './find-in-record.ts'
import type { Asked } from './finding.ts'
import { answerFollowUp } from './follow-up.ts'
import { offeredLineRules, offeredWordRules } from './judge-offered.ts'
import { tellingRules } from './method-of-categories.ts'
import { archetypeMethod, valuesMethod } from './method-of-character.ts'
import { choosingRules } from './method-of-choosing.ts'
import { taglineMethod, uvpMethod } from './method-of-lines.ts'
import { livedValues } from './method-of-lived-values.ts'
import { reviewMethod } from './method-of-review.ts'
import { rivalsMethod } from './method-of-rivals.ts'
import { lineRules, promiseRules } from './method-of-sentences.ts'
import { answerOtherTools, answerSearch, toolkitMethod, websiteMethod } from './method-of-tools.ts'
import { voiceMethod, xfactorMethod } from './method-of-voice.ts'
import { customersMethod, impactMethod, wordsMethod } from './method-of-words.ts'
import { paragraphs, say } from './quote-record.ts'
import { strangerRules } from './read-as-stranger.ts'
import { readingOf, readMessage } from './read-message.ts'
import { relate } from './relate-parts.ts'
import { reviewTermRules } from './review-terms.ts'
import { plainRules } from './say-plainly.ts'
import { answerBy, type Rule, type Scene } from './scene.ts'
import { splitQuestions } from './split-questions.ts'
import { suggestAfter } from './suggest-after.ts'
import { explainTerms, termsIn } from './terms.ts'

export type StrategistReply = { response: string; suggestions: Suggestion[] }

/** `reviewing` is the id of the suggestion that was chosen, where the message is its label. */
export type StrategistMessage = { message: string; reviewing?: string | undefined }

const unknown =
  'I cannot answer that: without a language model I know your brand record and the method, and I found neither in your question. Ask me about one of these, or put it in other words.'

const answers: Readonly<Partial<Record<Asked, (scene: Scene) => string>>> = {
  next: answerNext,
  weak: answerWeak,
  brand: answerBrand,
  words: answerWords,
  uvp: answerUvp,
  tagline: answerTagline,
  values: answerValues,
  archetype: answerArchetype,
  website: answerWebsite,
  profile: answerProfile,
  competitors: answerCompetitors,
  toolkit: answerToolkit,
  you: answerAboutSelf,
  writing: answerWriting,
  looks: answerLooks,
  naming: answerNaming,
  marketing: (scene) => answerSearch(scene) || answerMarketing(scene),
  tools: answerOtherTools,
  advice: answerAdvice,
  greeting: (scene) => say('Hello! Good to see you.', answerNext(scene)),
  thanks: (scene) =>
    say(
      'Gladly.',
      scene.findings[0] ? `When you are ready: ${scene.findings[0].label}.` : 'I am here when you need me.',
    ),
}

/** What a category is asked: of words put forward first, of its own matters next, at last of what the owner tells. */
const ofCategory = (category: Category, own: readonly Rule[] = []): readonly Rule[] => [
  ...offeredWordRules(category),
  ...own,
  ...tellingRules(category),
  ...(category === 'customers' ? [] : wordsMethod),
]

/** What the method says of a narrower question, before the record is looked at. */
const methods: Readonly<Partial<Record<Asked, readonly Rule[]>>> = {
  words: [...choosingRules, ...wordsMethod],
  culture: ofCategory('culture'),
  voice: ofCategory('voice', voiceMethod),
  feeling: ofCategory('feeling'),
  xfactor: ofCategory('xfactor', xfactorMethod),
  impact: ofCategory('impact', impactMethod),
  customers: ofCategory('customers', customersMethod),
  uvp: [...offeredLineRules('uvp'), ...promiseRules, ...strangerRules, ...uvpLineRules, ...uvpMethod],
  tagline: [...offeredLineRules('tagline'), ...lineRules, ...taglineLineRules, ...taglineMethod],
  values: [...livedValues, ...valuesMethod],
  archetype: [...doubtRules, ...archetypeMethod],
  website: [...reviewTermRules, ...reviewMethod, ...websiteMethod],
  toolkit: toolkitMethod,
  competitors: rivalsMethod,
}

function answerAbout(asked: Asked | undefined, scene: Scene): string {
  const narrow = asked === undefined ? '' : answerBy([...plainRules, ...(methods[asked] ?? [])], scene)
  if (narrow !== '') return narrow
  const category = categories.find((each) => each === asked)
  if (category) return answerCategory(category, scene)
  return (asked !== undefined && answers[asked]?.(scene)) || ''
}

/** What a question for the meaning of terms gets; '' for any other. */
function answerTerms({ reading }: Scene): string {
  const isDifference =
    /\bdifferences?\b|\bdiffer\w* (from|to)\b|\bversus\b|\bvs\b|\bsame as\b|\bthe same( thing)?$|\bboth exist\b|\b(seems?|looks?|sounds?) (like )?the same\b/.test(
      reading.text,
    )
  const named = termsIn(reading.text)
  if (isDifference && named.length > 1 && reading.archetypes.length < 2) return explainTerms(reading.text)
  const isMeaning =
    /\bwhat('?s| is| are| does)( meant by)? (a|an|the) \b/.test(reading.text) &&
    !/\b(my|our|we|us|about)\b/.test(reading.text)
  return isMeaning && reading.asked.includes('terms') ? explainTerms(reading.text) : ''
}

const relates =
  /\b(fits?|match\w*|agrees?|go(es)? (well )?with|contradict\w*|clash\w*|conflict\w*|at odds|against|behind|between|work with|compar\w+|live|lives|suits?|reflect\w*|shows?|consistent|supports?|speaks? to|mention\w*|contain\w*|includ\w+|cover\w*|says?|align\w*|belongs?|now that|express\w*|live up|in line|hold|tell|mean|show|sound\w*|relate\w*|connect\w*|together|use[sd]?|right|wrong|(ok|okay|good|bad) for)\b/

/** The words by which a message names a part; a topic that is only sensed is no half of a comparison. */
const named: Readonly<Partial<Record<Asked, RegExp>>> = {
  customers: /\b(customers?|clients?|audience|guests?|buyers?|members|people we (serve|work for)|struggl\w*)\b/,
  tagline: /\b(tag ?lines?|slogans?|strap ?lines?|motto|catch ?phrase|line)\b/,
  values: /\b(values?|principles|cards|stand for|believe)\b/,
  website: /\b(web ?site|site|pages?|home ?page|web)\b/,
}

/** Three of these at once ask about the whole. */
const wholes: ReadonlySet<Asked> = new Set(['words', 'uvp', 'tagline', 'values', 'archetype'])

/** How others are to be brought to something is no question about two parts. */
const isAboutOthers =
  /\b(get|make|help|teach|tell|show|explain|persuade|convince)\b.{0,20}\b(staff|team|employees?|people|colleagues?|everyone|new (hires?|people))\b/

/** Nor is whether people notice something, or are to be shown it. */
const askedOfPeople =
  /\b(customers?|clients?|guests?|people) (ever |even |really )?(notice|care|mind|quote|laugh)\b|\b(show|tell|say) .{0,25}\bto (the |my |our )?(customers?|clients?|guests?)\b/

/** Nor is how far one part is like everybody else's. */
const likeOthers = /\blike (everyone|everybody|anyone|anybody|all|every|any)\b|\bcliches?\b|\bgeneric\b/

/** What a question about two parts of the record gets: "do my values fit my archetype?"; '' for any other. */
function answerRelation(scene: Scene): string {
  const all = scene.reading.asked.filter((each) => each !== 'weak' && each !== 'terms')
  const narrow = all.filter((each) => each !== 'words')
  const [first, second] = narrow.length > 1 ? narrow : all
  const isPain = second === 'customers' && asksPain.test(scene.reading.text)
  const parts = scene.reading.asked.filter((each) => wholes.has(each))
  if (parts.length > 2 && relates.test(scene.reading.text))
    return answerWeak({ ...scene, reading: { ...scene.reading, text: 'fit together' } })
  if (scene.reading.namedScores.length > 0) return ''
  if (first === undefined || second === undefined || isPain || !relates.test(scene.reading.text)) return ''
  const isNamed = (asked: Asked) => named[asked]?.test(scene.reading.text) ?? true
  const isQuoted = scene.reading.namedWords.length + scene.reading.namedValues.length > 0
  if (!isQuoted && !(isNamed(first) && isNamed(second))) return ''
  if (askedOfPeople.test(scene.reading.text)) return ''
  if (isAboutOthers.test(scene.reading.text) || likeOthers.test(scene.reading.text)) return ''
  return scene.reading.archetypes.length > 1 ? '' : relate(first, second, scene)
}

/** Answers a message, of two questions both. Nothing is stated that neither the record nor the method says. */
export function answerQuestion(
  record: StrategistRecord,
  conversation: readonly SaidMessage[],
  { message, reviewing }: StrategistMessage,
): StrategistReply {
  const findings = findAll(record)
  const reviewed = findings.find(({ id }) => id === reviewing)
  if (reviewed) {
    const [topic = 'next'] = reviewed.topics.filter((each) => each !== 'weak')
    const reading = readingOf(topic)
    const response = say(reviewed.reason, reviewed.fix)
    return { response, suggestions: suggestAfter(topic, { record, findings, reading }, response) }
  }
  const [first = message, second] = splitQuestions(message)
  const whole = answerOne(record, findings, conversation, message)
  if (second === undefined) return whole
  const before: SaidMessage[] = [...conversation, { role: 'user', content: first }]
  const [one, other] = [answerOne(record, findings, conversation, first), answerOne(record, findings, before, second)]
  const isBoth = one.response !== unknown && other.response !== unknown && one.response !== other.response
  return isBoth ? { ...one, response: paragraphs(one.response, other.response) } : whole
}

function answerOne(
  record: StrategistRecord,
  findings: Scene['findings'],
  conversation: readonly SaidMessage[],
  message: string,
): StrategistReply {
  const scene: Scene = { record, findings, reading: readMessage(message, record, conversation) }
  const isOwn = /\b(my|our)\b/.test(scene.reading.text)
  const terms = isOwn ? answerRelation(scene) || answerTerms(scene) : answerTerms(scene) || answerRelation(scene)
  const asked = scene.reading.asked.find((each) => each !== 'terms')
  const response =
    answerFollowUp(scene, conversation) ||
    terms ||
    answerAbout(asked, scene) ||
    (!scene.reading.isOffTopic && findInRecord(message, record)) ||
    unknown
  return { response, suggestions: suggestAfter(response === unknown ? undefined : asked, scene, response) }
}
