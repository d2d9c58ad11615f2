/** Where the owner stands, what comes next and why. */
import { nextStep, stepStates, steps } from '#contract/brand.ts'
import { stepRoutes } from '#contract/strategist-routes.ts'
import { describeProgress } from './find-next-step.ts'
import { joinAnd, paragraphs, say } from './quote-record.ts'
import { always, answerBy, type Rule, type Scene } from './scene.ts'

const nextFinding = ({ findings }: Scene) => findings.find(({ rank }) => rank === 0)

/** The steps that are not done, by name. */
const openNames = ({ record }: Scene) => {
  const states = stepStates(record.chain)
  return steps.filter(({ id }) => states[id] !== 'done').map(({ name }) => name)
}

const isThere = ({ record }: Scene) => {
  const next = nextStep(record.chain)
  return next !== undefined && record.path.startsWith(stepRoutes[next])
}

function tellNext(scene: Scene): string {
  const step = nextFinding(scene)
  if (!step) {
    const [first] = scene.findings
    return paragraphs(
      'All six steps are done: what is left is polish.',
      first
        ? say(first.reason, first.fix)
        : 'I see nothing in your record that works against the rest. Take it along: the Brand Export has it as a brief for people and for other tools.',
    )
  }
  return paragraphs(
    say(
      describeProgress(scene.record),
      isThere(scene) ? `You are in the right place: ${lower(step.label)}.` : `Next: ${lower(step.label)}.`,
    ),
    say(step.reason, step.fix),
  )
}

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** The step whose name, or a word of it, a message says. */
const stepSigns = {
  'brand-attributes': /\battributes?\b|\bwords\b/,
  uvp: /\buvps?\b|\bpropositions?\b|\bvalue prop\b/,
  taglines: /\btag ?lines?\b|\bslogans?\b/,
  'core-values': /\bvalues\b(?! prop)/,
  'brand-archetype': /\barchetype\b|\binterview\b/,
  'brand-review': /\breview\b|\baudit\b|\bwebsite\b/,
} as const

function tellNeighbour({ reading }: Scene): string {
  const named = steps.filter(({ id }) => stepSigns[id].test(reading.text))
  const at = steps.findIndex(({ id }) => id === named[0]?.id)
  if (at < 0) return ''
  const [first, second] = named
  if (first && second) return `${first.name} first, then ${second.name}: each tool is made from the answers before it.`
  const isAfter = !/\bbefore\b/.test(reading.text)
  const here = steps[at]
  const other = steps[isAfter ? at + 1 : at - 1]
  if (!here) return ''
  if (!other)
    return isAfter ? `${here.name} is the last of the six steps.` : `${here.name} is the first of the six steps.`
  return say(
    `${isAfter ? 'After' : 'Before'} ${here.name} comes ${other.name}.`,
    isAfter
      ? `It is made from what you have by then, so it opens when ${here.name} is done.`
      : `${here.name} is made from it.`,
  )
}

/** Whether it can be shown to people. */
function tellReady(scene: Scene): string {
  const open = openNames(scene)
  const [first] = scene.findings.filter(({ rank }) => rank > 0)
  return paragraphs(
    open.length > 0
      ? say(
          `You can show what is there; ${joinAnd(open)} ${open.length === 1 ? 'is' : 'are'} still to come.`,
          nextFinding(scene)?.reason,
        )
      : 'Yes: all six steps are done, so there is nothing to wait for.',
    first ? say('One thing I would mend before that:', first.reason, first.fix) : '',
  )
}

/** The step that a message names by its number. */
function tellNumbered({ reading, record }: Scene): string {
  const said = /\b(?:step|tool) (?:number )?(\w+)/.exec(reading.text)?.[1] ?? ''
  const numerals = ['one', 'two', 'three', 'four', 'five', 'six']
  const step = steps[numerals.includes(said) ? numerals.indexOf(said) : Number(said) - 1]
  if (!step) return ''
  const state = stepStates(record.chain)[step.id]
  return `Step ${steps.indexOf(step) + 1} of ${steps.length} is ${step.name}. ${state === 'done' ? 'You have done it.' : state === 'open' ? 'It is open for you.' : 'It opens when the step before it is done.'}`
}

const rules: readonly Rule[] = [
  [
    /\bwhy\b.{0,40}\b(last|first|in this order|at the end|before|after)\b/,
    () =>
      'Each step is made from the ones before it: the words give the value proposition its material, the tagline shortens that, values and archetype say what stands behind it, and the review comes last because it holds your website against all of them.',
  ],
  [/\b(step|tool) (number )?(\d|one|two|three|four|five|six)\b/, tellNumbered],
  [/\bready\b|\blaunch\b|\bgo live\b|\bshow (it|this|people|customers)\b/, tellReady],
  [
    /\b(un)?lock(ed|s)?\b|\bgr[ea]y(ed)?\b|\bpadlock\w*|\b(tools?|steps?|it|they|this|that|these|generator|interview|review) (is|are|stays?)( still)? closed\b|\bunavailable\b|\bblocked\b|\bcan'?t (i )?(open|get|go|see|use)\b|\bcannot\b/,
    (scene) => {
      const step = nextFinding(scene)
      return step
        ? say(
            'Each tool is made from the answers before it, so it opens when the step before it is done.',
            describeProgress(scene.record),
            step.reason,
          )
        : 'Nothing is locked any more: all six steps are done and every tool is open.'
    },
  ],
  [
    /\b(sequence|(the|this) order|in (any|which|what) order|skip\w*|jump|must i follow|leave (it |one )?out|depends on)\b/,
    (scene) =>
      say(
        'The six build on each other, so each opens when the one before it is done: words, value proposition, tagline, values, archetype, review. Within a tool you may stop anywhere and go back to any earlier one.',
        describeProgress(scene.record),
      ),
  ],
  [/\b(after|before|first)\b/, tellNeighbour],
  [
    /\bhow far\b|\bprogress\b|\balong\b|\bhow (much|many)\b|\bmissing\b|\bleft\b|\bstill\b|\boutstanding\b|\bundone\b|\bunfinished\b|\bam i (done|finished|nearly)\b|\bstand\b/,
    (scene) => {
      const open = openNames(scene)
      if (open.length === 0) return tellNext(scene)
      return paragraphs(
        say(describeProgress(scene.record), `Still to come: ${joinAnd(open)}.`),
        nextFinding(scene)?.reason ?? '',
      )
    },
  ],
  [
    /\bminutes\b|\bquick\w*\b|\btime\b|\btoday\b/,
    (scene) => {
      const step = nextFinding(scene)
      const small = scene.findings.find(({ rank }) => rank > 0)
      return step
        ? paragraphs(
            say('Use it for the next step, and stop wherever you like: everything is kept.', step.reason),
            small && say('If you would rather mend something small:', small.reason),
          )
        : tellNext(scene)
    },
  ],
  [always, tellNext],
]

export const answerNext = (scene: Scene) => answerBy(rules, scene)
