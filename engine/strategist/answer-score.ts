/** Questions about the scores of the website review: what each measures, why it stands where it does, how to raise it. */
import type { FoundAudit } from '#contract/strategist-record.ts'
import { type ScoreName, scoreNames } from './named-scores.ts'
import { joinAnd, say } from './quote-record.ts'
import { type Rule, type Scene, whyLocked } from './scene.ts'

/** How the scores are called in a sentence. */
export const spokenScores = {
  voice: 'voice',
  visual: 'look',
  messaging: 'message',
  consistency: 'consistency',
} as const

/** What the checks of each score look at; `docs/audit-checks.md` lists them all. */
const measured = {
  voice:
    'whether the text sounds as you want it to: formal or casual, loud or calm, plain words, short sentences, phrases of your own, and whether it speaks to the reader',
  visual:
    'whether the pages look like one brand and can be read: few colours, few typefaces, contrast and size of text, descriptions of pictures, a logo on each page and a layout that fits a phone',
  messaging:
    'whether a stranger sees at once what you offer, for whom, why from you and what to do next, whether promises are backed, and whether titles and descriptions say it too',
  consistency:
    'whether your name is spelled in one way, nothing contradicts itself, and colours, type and manner stay the same from page to page',
} as const

/** Bands of a score: 8 or more is good, 6 or more middling, below that poor. */
export const bandOf = (score: number) => (score >= 8 ? 'good' : score >= 6 ? 'middling' : 'poor')
export const shownScore = (score: number) => score.toFixed(1)

/** The four, lowest first. */
export const lowestFirst = ({ scores }: FoundAudit) => scoreNames.toSorted((a, b) => scores[a] - scores[b])

export const notReviewed = ({ record }: Scene) =>
  say(
    'Your website has not been reviewed yet, so I know nothing of what stands on it.',
    whyLocked('brand-review', record) ||
      'Start it with the address of your site; the form is filled with what you have told already.',
  )

const bands = '8 or more is good, 6 or more middling, below that poor'
const mends = ({ opportunities }: FoundAudit) =>
  opportunities.length > 0 && `What the review would mend first over all: ${opportunities.slice(0, 2).join(' ')}`
const standing = (audit: FoundAudit, name: ScoreName) =>
  `${shownScore(audit.scores[name])} of 10, which is ${bandOf(audit.scores[name])}`

/** Its place among the four: "the lowest of the four". */
function placeOf(audit: FoundAudit, name: ScoreName): string {
  const order = lowestFirst(audit)
  return order[0] === name ? 'the lowest of the four' : order.at(-1) === name ? 'the highest of the four' : ''
}

/** An answer for a reviewed site and the score that a message names. */
const ofNamed = (answer: (name: ScoreName, audit: FoundAudit) => string) => (scene: Scene) => {
  const [name] = scene.reading.namedScores
  if (name === undefined || name === 'overall') return ''
  const { audit } = scene.record
  return audit
    ? answer(name, audit)
    : say(`The score for ${spokenScores[name]} tells ${measured[name]}.`, notReviewed(scene))
}

const ofAudit = (answer: (audit: FoundAudit) => string) => (scene: Scene) =>
  scene.record.audit ? answer(scene.record.audit) : notReviewed(scene)

const explain = ofNamed((name, audit) =>
  say(`The score for ${spokenScores[name]} tells ${measured[name]}.`, `Yours is ${standing(audit, name)}.`),
)

const raise = ofNamed((name, audit) =>
  say(
    `Your score for ${spokenScores[name]} is ${standing(audit, name)}. It tells ${measured[name]}.`,
    'Open it in the report: each check that failed names the place, so mend those with little effort first and run the review again.',
    mends(audit),
  ),
)

const tellWhy = ofNamed((name, audit) =>
  say(
    `Your score for ${spokenScores[name]} is ${standing(audit, name)}${placeOf(audit, name) === '' ? '' : ` and ${placeOf(audit, name)}`}. It tells ${measured[name]}.`,
    'Which of these cost the points the report shows: open the score, and it unfolds into its checks, each with the place that it was measured from.',
    mends(audit),
  ),
)

function compare({ reading, record }: Scene): string {
  const { audit } = record
  const [a, b] = reading.namedScores.filter((name) => name !== 'overall')
  if (!audit || a === undefined || b === undefined) return ''
  const [low, high] = audit.scores[a] <= audit.scores[b] ? [a, b] : [b, a]
  return say(
    'Both count the same: the overall score is the mean of the four.',
    `The score for ${spokenScores[low]} is ${standing(audit, low)}, the one for ${spokenScores[high]} ${standing(audit, high)}.`,
    audit.scores[low] < audit.scores[high] && `So there is more to win with ${spokenScores[low]}.`,
    `It tells ${measured[low]}.`,
  )
}

const tellBest = ofAudit((audit) => {
  const best = lowestFirst(audit).at(-1) ?? 'voice'
  return say(
    `Your highest score is ${spokenScores[best]}, at ${standing(audit, best)}. It tells ${measured[best]}.`,
    audit.strengths[0] && `What works: ${audit.strengths[0]}`,
  )
})

const tellWorst = ofAudit((audit) => {
  const worst = lowestFirst(audit)[0] ?? 'voice'
  return say(
    `Your lowest score is ${spokenScores[worst]}, at ${standing(audit, worst)}, so a point there is the easiest to win. It tells ${measured[worst]}.`,
    mends(audit),
  )
})

/** Why the overall score stands where it does. */
const tellPull = ofAudit((audit) => {
  const [worst = 'visual', second = 'voice'] = lowestFirst(audit)
  return say(
    `Your overall score of ${shownScore(audit.overallScore)} is the mean of four, and ${spokenScores[worst]}, at ${shownScore(audit.scores[worst])}, pulls it down most; then ${spokenScores[second]}, at ${shownScore(audit.scores[second])}.`,
    `The score for ${spokenScores[worst]} tells ${measured[worst]}.`,
    mends(audit),
  )
})

/** The way to a score that the message names as its goal: "how do I get to 8?" */
function tellWay({ reading, record: { audit } }: Scene): string {
  const goal = numberIn(
    /\b(?:to|above|over|past) (?:an? )?(\w+(?:[.,]\d)?)(?: out of \w+)?[?.!]*$/.exec(reading.text)?.[1] ?? '',
  )
  const isOfOne = reading.namedScores.some((name) => name !== 'overall')
  if (!audit || isOfOne || Number.isNaN(goal) || goal > 10 || goal <= audit.overallScore) return ''
  const [worst = 'visual', second = 'voice'] = lowestFirst(audit)
  const points = ((goal - audit.overallScore) * scoreNames.length).toFixed(1)
  return say(
    `From ${shownScore(audit.overallScore)} to ${goal} the four scores together have to gain ${points} points, because the overall score is their mean.`,
    `They are easiest won where it is lowest: ${spokenScores[worst]}, at ${shownScore(audit.scores[worst])}, then ${spokenScores[second]}, at ${shownScore(audit.scores[second])}.`,
    mends(audit),
  )
}

const tellBand = ofAudit((audit) =>
  say(
    `Of ten, ${bands}. Your overall score is ${shownScore(audit.overallScore)}, so it is ${bandOf(audit.overallScore)}: ${joinAnd(lowestFirst(audit).map((name) => `${spokenScores[name]} ${shownScore(audit.scores[name])}`))}.`,
    mends(audit),
  ),
)

const tellOverall = (scene: Scene) =>
  say(
    `The overall score is the mean of four scores from 0 to 10: voice, look, message and consistency. Each of them is a weighted mean of its checks; ${bands}.`,
    scene.record.audit ? `Yours stands at ${shownScore(scene.record.audit.overallScore)}.` : notReviewed(scene),
  )

const tellChange = ofAudit((audit) =>
  say(
    `I know the last review alone: it stands at ${shownScore(audit.overallScore)}. A score moves when the pages changed, or when the answers that they are held against did.`,
    'The report of the later review says what became better and what worse.',
  ),
)

const numerals = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const numberIn = (word: string) =>
  numerals.includes(word) ? numerals.indexOf(word) : Number(word.replace(',', '.') || Number.NaN)

const asksScore =
  /\bscor\w+|\bmarks?\b|\brating\b|\brated\b|\bnumbers?\b|\b\d+[.,]\d\b|\bout of (10|ten)\b|\bmiddling\b/
const withScore =
  (pattern: RegExp) =>
  ({ reading }: Scene) =>
    pattern.test(reading.text) &&
    (asksScore.test(reading.text) || reading.namedScores.length > 0 || reading.isPointingBack)

export const scoreRules: readonly Rule[] = [
  [/\b(to|above|over|past) (an? )?(\d+([.,]\d)?|five|six|seven|eight|nine|ten)\b/, tellWay],
  [({ reading }) => reading.namedScores.length > 1, compare],
  [
    withScore(/\bwhere\b|\bdetails?\b|\bbreak ?down\b/),
    ofAudit(
      (audit) =>
        `In the report: open one of the four scores, and it unfolds into its checks, each with the place that it was measured from and how to mend it. The overall score is ${shownScore(audit.overallScore)}.`,
    ),
  ],
  [
    withScore(/\b(last time|than before|went (up|down)|gone (up|down)|dropped|fell|lower than|changed since)\b/),
    tellChange,
  ],
  [
    withScore(
      /\b(calculat\w+|work(ed|s)? (it |that )?out|comput\w+|made up|mean of|average|add up|comes? about|come up with|measured)\b|\bhow (is|are|do you) .{0,25}(scor|rat)\w+|\bwhat (does|do) .{0,12}\b(overall|scores?|number)\b.{0,12}\bmean\b/,
    ),
    (scene) => explain(scene) || tellOverall(scene),
  ],
  [
    withScore(
      /\bmean(s|ing)?\b|\bmeasures?\b|\bstands? for\b|\bexplain\b|\bwhat goes into\b|\bcounts? (as|towards|for)\b/,
    ),
    explain,
  ],
  [
    withScore(/\b(up|above|over|past|raise|improv\w+|better|increase|fix|higher|boost|mend|lift|push|more points)\b/),
    (scene) => raise(scene),
  ],
  [
    withScore(/\bwhy\b|\bhow come\b|\blow\w*\b|\bpoor\b|\bhigh\w*\b|\bonly\b|\bgot\b|\bgave\b/),
    (scene) => tellWhy(scene) || tellPull(scene),
  ],
  [withScore(/\b(best|highest|strongest|proudest|nicest)\b/), tellBest],
  [
    withScore(/\b(worst|lowest|weakest|poorest|drag\w*|pull\w* .{0,12}down|hold\w* .{0,12}back|hurt\w*|first|most)\b/),
    tellWorst,
  ],
  [
    withScore(/\b(good|bad|ok(ay)?|decent|normal|average|enough|fine|low|high|terrible|great|poor|pass|worr(y|ied))\b/),
    (scene) => tellWhy(scene) || tellBand(scene),
  ],
  [({ reading }) => reading.namedScores.length === 1, tellWhy],
]
