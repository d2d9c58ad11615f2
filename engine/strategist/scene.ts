/** What an answer is made of, and how one is chosen. */
import { nextStep, type StepId, stepStates, steps } from '#contract/brand.ts'
import type { StrategistRecord } from '#contract/strategist-record.ts'
import { describeProgress } from './find-next-step.ts'
import type { Finding, Topic } from './finding.ts'
import { quote, quoteAll, say } from './quote-record.ts'
import type { Reading } from './read-message.ts'

export type Scene = {
  record: StrategistRecord
  /** All that there is to say about the record, the most important first. */
  findings: readonly Finding[]
  reading: Reading
}

/** A way to answer: for messages of this kind, or for all. An answer of '' passes on to the next. */
export type Rule = readonly [when: RegExp | ((scene: Scene) => boolean), answer: (scene: Scene) => string]

/** The answer of the first rule that has one; '' when none has. */
export function answerBy(rules: readonly Rule[], scene: Scene): string {
  for (const [when, answer] of rules) {
    const applies = when instanceof RegExp ? when.test(scene.reading.text) : when(scene)
    const said = applies ? answer(scene) : ''
    if (said !== '') return said
  }
  return ''
}

export const always = () => true

/** What the owner says sets the business apart, '' where nothing is said. */
export const tellDifference = ({ record }: Scene) =>
  say(
    record.brief.profile.competitiveDifferentiator !== '' &&
      `What you say sets you apart: ${quote(record.brief.profile.competitiveDifferentiator)}.`,
    record.attributes.xfactor.topFive.length > 0 && `Your X Factor: ${quoteAll(record.attributes.xfactor.topFive)}.`,
  )

/** Makes rules whose answers all end with what stands in the record. */
export const endingWith =
  (own: (scene: Scene) => string | false) =>
  (when: RegExp, ...said: readonly string[]): Rule => [when, (scene) => say(...said, own(scene))]

/** What is weak about a topic, in at most two sentences each of reason and remedy; `otherwise` when there is nothing. */
export function weakSpots({ findings }: Scene, topic: Topic, otherwise: string): string {
  const [first, second] = findings.filter(({ rank, topics }) => rank > 0 && topics.includes(topic))
  if (!first) return otherwise
  return say(first.reason, first.fix, second && `Besides: ${second.reason}`)
}

/** Why a step cannot be worked on yet, or '' when it can. */
export function whyLocked(step: StepId, { chain, attributes, ...record }: StrategistRecord): string {
  if (stepStates(chain)[step] !== 'locked') return ''
  const first = steps.find(({ id }) => id === nextStep(chain))
  const here = steps.find(({ id }) => id === step)
  if (!first || !here) return ''
  return say(`${here.name} opens after ${first.name}.`, describeProgress({ chain, attributes, ...record }))
}

/** Whether the message asks for an opinion or for something better. */
export const asksOpinion =
  /\b(good|bad|ok(ay)?|fine|right|work(s|ing)?|enough|generic|bland|boring|vague|weak\w*|strong\w*|better|best|improve\w*|sharp\w*|change|fit|like|think|opinion|feedback|wrong|problem|fix|polish|clear|convincing|honest|too)\b/
