/** Questions about one pick of the owner's, or about two: what it means, whether it is a good one, which of them should stay. */
import { type Category, categoryNames } from '#contract/brand.ts'
import { clusterMates, lookUp } from '#engine/language/lexicon.ts'
import { isAtOdds } from './archetype-tensions.ts'
import { largestGroup, mentions } from './compare-meanings.ts'
import { offeredWord } from './named-parts.ts'
import { archetypeName, categoryQuestions, joinAnd, quote, quoteAll, say } from './quote-record.ts'
import { always, answerBy, type Rule, type Scene } from './scene.ts'

type Pick = { category: Category; word: string }

const isLead = ({ category, word }: Pick, { record }: Scene) => record.brief.topWords[category] === word

/** The other picks of its category that mean much the same. */
const nearIts = ({ category, word }: Pick, { record }: Scene) =>
  record.attributes[category].topFive.filter((other) => other !== word && largestGroup([word, other]).length > 1)

/** Where the word comes back in what was made from it. */
const placesOf = ({ word }: Pick, { record: { brief, chosenTagline } }: Scene) =>
  [
    brief.chosenUvp !== '' && mentions(brief.chosenUvp, word) && 'your value proposition',
    chosenTagline !== '' && mentions(chosenTagline, word) && 'your tagline',
  ].filter((each) => typeof each === 'string')

/** Whether it is one of the words that come to mind first for its category, so that others will have it as well. */
const isCommon = ({ category, word }: Pick) =>
  lookUp(word).some((entry) => entry.category === category && entry.fit === 3)

const tellPlace = (pick: Pick, scene: Scene) =>
  `${quote(pick.word)} is ${isLead(pick, scene) ? 'the word that leads' : 'one of your picks for'} ${categoryNames[pick.category]}, which asks ${categoryQuestions[pick.category]}.`

/** What speaks against a pick, a sentence each. */
function doubtsAbout(pick: Pick, scene: Scene): string[] {
  const { archetype } = scene.record
  const near = nearIts(pick, scene)
  return [
    scene.findings.find(({ rank, reason }) => rank > 0 && reason.includes(quote(pick.word)))?.reason,
    near.length > 0 && `It is close to ${quoteAll(near)} beside it, so one of the two could make room.`,
    isCommon(pick) && 'It is among the words that come to mind first, so others will have chosen it too.',
    archetype && isAtOdds(archetype.primary, pick.word) && `It pulls against ${archetypeName(archetype.primary)}.`,
  ].filter((each) => typeof each === 'string')
}

/** What speaks for it, each as the end of "it …". */
const meritsOf = (pick: Pick, scene: Scene) =>
  [
    /[\s-]/.test(pick.word) && 'is put in your own way',
    placesOf(pick, scene).length > 0 && `comes back in ${joinAnd(placesOf(pick, scene))}`,
    isLead(pick, scene) && `leads ${categoryNames[pick.category]}`,
  ].filter((each) => typeof each === 'string')

function compare(scene: Scene): string {
  const [one, other] = scene.reading.namedWords
  if (!one || !other || one.word === other.word) return ''
  const weigh = (pick: Pick) => meritsOf(pick, scene).length - doubtsAbout(pick, scene).length
  const [better, worse] = weigh(one) >= weigh(other) ? [one, other] : [other, one]
  const merits = meritsOf(better, scene)
  const [doubt] = doubtsAbout(worse, scene)
  const isOne = largestGroup([one.word, other.word]).length > 1
  return say(
    `${quote(one.word)} is a pick of yours for ${categoryNames[one.category]}, ${quote(other.word)} for ${categoryNames[other.category]}.`,
    isOne
      ? 'They are close in meaning, so one of the two could give its place to another word.'
      : 'They say different things, and both can be true.',
    weigh(one) === weigh(other)
      ? 'From your record neither is the better one: keep the one that a customer would use of you unasked.'
      : `If only one may stay, I would keep ${quote(better.word)}.`,
    weigh(one) !== weigh(other) && merits.length > 0 && `It ${joinAnd(merits)}.`,
    weigh(one) !== weigh(other) && doubt && `Of ${quote(worse.word)}: ${doubt}`,
  )
}

function tellMeaning(pick: Pick, scene: Scene): string {
  const mates = clusterMates(pick.word, pick.category).slice(0, 3)
  return say(
    tellPlace(pick, scene),
    mates.length > 0 && `Taken by itself it is of one family with ${quoteAll(mates)}.`,
    'What it means with you only you can say: think of the last time that it was true, and tell that.',
    placesOf(pick, scene).length > 0 && `It comes back in ${joinAnd(placesOf(pick, scene))}.`,
  )
}

function tellGoing(pick: Pick, scene: Scene): string {
  const places = placesOf(pick, scene)
  return say(
    `You can take ${quote(pick.word)} out at any time: open ${categoryNames[pick.category]} and pick another of your words in its place.`,
    doubtsAbout(pick, scene)[0],
    isLead(pick, scene) && 'It leads there, so another has to lead then.',
    places.length > 0
      ? `It comes back in ${joinAnd(places)}, which will be marked as made from earlier answers.`
      : 'Neither your value proposition nor your tagline takes it up, so nothing in them would have to change.',
  )
}

function tellWhy(pick: Pick, scene: Scene): string {
  return isLead(pick, scene)
    ? say(
        `Because you let it lead: of your five for ${categoryNames[pick.category]} you put ${quote(pick.word)} first, so what is made from your words takes it first.`,
        doubtsAbout(pick, scene)[0],
        'If you would miss another one more, let that one lead.',
      )
    : ''
}

function judge(pick: Pick, scene: Scene): string {
  const doubts = doubtsAbout(pick, scene)
  const merits = meritsOf(pick, scene)
  return say(
    doubts.length > merits.length
      ? `I would look at ${quote(pick.word)} again.`
      : doubts.length > 0
        ? `${quote(pick.word)} can stay, with one reserve.`
        : `I find nothing against ${quote(pick.word)}.`,
    tellPlace(pick, scene),
    ...doubts,
    merits.length > 0 && `For it: it ${joinAnd(merits)}.`,
    'Keep it if a customer would use it of you without being asked.',
  )
}

/** The weakest, or the strongest, of the picks of these categories, and why. */
export function tellExtreme(of: readonly Category[], scene: Scene): string {
  const picks = of.flatMap((category) => scene.record.attributes[category].topFive.map((word) => ({ category, word })))
  const worth = (pick: Pick) => meritsOf(pick, scene).length - doubtsAbout(pick, scene).length
  const isBest = /\b(best|strongest)\b/.test(scene.reading.text)
  const [found] = picks.toSorted((a, b) => (isBest ? worth(b) - worth(a) : worth(a) - worth(b)))
  if (!found) return ''
  const [doubts, merits] = [doubtsAbout(found, scene), meritsOf(found, scene)]
  if (isBest)
    return say(
      `As far as I can tell ${quote(found.word)}, for ${categoryNames[found.category]}.`,
      merits.length > 0 ? `It ${joinAnd(merits)}.` : 'Nothing in your record speaks against it.',
    )
  return doubts.length === 0
    ? 'None stands out as weak: I find no doubt about any of these picks.'
    : say(`I would look at ${quote(found.word)} first, for ${categoryNames[found.category]}.`, ...doubts)
}

/** What is known of a word that is no pick of the owner's; '' where the message puts none forward. */
export function judgeAnyWord({ reading }: Scene): string {
  const word = offeredWord(reading.text)
  if (word === '') return ''
  const first = lookUp(word).find(({ fit }) => fit === 3)
  return first
    ? `You may use ${quote(word)}, and it will say little: it is among the words that come to mind first for ${categoryNames[first.category]}, so people have read it of many others. Say what it looks like with you, and you have a better one.`
    : `You may use ${quote(word)}; it is not among the words that everybody writes.`
}

const about = (answer: (pick: Pick, scene: Scene) => string) => (scene: Scene) => {
  const [pick] = scene.reading.namedWords
  return pick ? answer(pick, scene) : ''
}

const rules: readonly Rule[] = [
  [({ reading }) => reading.namedWords.length > 1, compare],
  [
    /\b(don'?t|do not|no longer|not) (really )?(like|want|need|love)\b|\b(drop|remove|replace|swap|change|delete|cut|bin|lose|ditch|get rid of|take .{0,25}out|go off|gone off|sick of|tired of)\b/,
    about(tellGoing),
  ],
  [/\bwhy\b.*\b(main|lead\w*|top|first|number one)\b/, about(tellWhy)],
  [
    /\bmean(s|t|ing)?\b|\bexplain\b|\bdefin\w+|^what'?s? (is |does )?["'“]?\w+["'”]?( supposed to be| again)?[?.!]*$/,
    about(tellMeaning),
  ],
  [always, about(judge)],
]

/** What there is to say of the picks that a message names; '' when it names none. */
export const answerWord = (scene: Scene) => answerBy(rules, scene)
