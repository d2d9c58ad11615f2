/** Questions about one core value, the owner's or another: what it means, whether it is worth its place, how it is kept. */
import { isAtOdds } from './archetype-tensions.ts'
import { thinValues } from './find-polish.ts'
import { quotedIn } from './judge-offered.ts'
import { archetypeName, quote, quoteAll, say } from './quote-record.ts'
import { always, answerBy, type Rule, type Scene } from './scene.ts'

/** A single word that the message asks about as a value: "is integrity a good core value?" */
export const askedValue = (text: string) =>
  /\b(?:is|about|have|add|take|use|should|can|could) ["'“]?((?!(?:an?|the|my|our|one|this|that|it|any|more|another|a new)\b)[a-z]+(?: [a-z]+)?)["'”]? (?:really )?(?:be )?(?:as )?(?:an? |one of (?:my|our|the) )?(?:good |ok |fine |strong |generic |bad )?(?:core )?values?\b/.exec(
    text,
  )?.[1] ?? ''

const common =
  /\b(integrity|honesty|quality|excellence|innovation|teamwork|respect|trust|professionalism|passion|accountability|transparency|collaboration|creativity|diversity|reliability|customer \w+)\b/
const isCommon = (title: string) => common.test(title.toLowerCase())

const describedBy = (title: string, { record }: Scene) =>
  record.coreValues.find((value) => value.title === title)?.description ?? ''

/** How much a value says about its owner: described, not on everybody's wall, in tune with the archetype. */
function worthOf(title: string, scene: Scene): number {
  const { archetype } = scene.record
  const isThin = thinValues(scene.record).includes(title) || describedBy(title, scene) === ''
  return (isThin ? 0 : 2) + (isCommon(title) ? 0 : 1) + (archetype && isAtOdds(archetype.primary, title) ? 0 : 1)
}

const tellDescription = (title: string, scene: Scene) => {
  const description = describedBy(title, scene)
  return description === ''
    ? `${quote(title)} has no description yet, so what it means with you only you know.`
    : `Of ${quote(title)} you say: ${quote(description)}`
}

/** The strongest of the owner's values, and why. */
export function tellStrongest(scene: Scene): string {
  const [best] = scene.record.coreValues
    .map(({ title }) => title)
    .toSorted((a, b) => worthOf(b, scene) - worthOf(a, scene))
  if (best === undefined) return ''
  return say(
    `As far as I can tell ${quote(best)}.`,
    describedBy(best, scene) !== '' && `It says what you do: ${quote(describedBy(best, scene))}`,
    isCommon(best) ? '' : 'It is in your own words and not on everybody’s wall.',
    'You know it better: the strongest is the one that you would keep if it cost you a customer.',
  )
}

/** An order of the owner's values, by what the record shows of each. */
export function tellOrder(scene: Scene): string {
  const titles = scene.record.coreValues.map(({ title }) => title)
  const sorted = titles.toSorted((a, b) => worthOf(b, scene) - worthOf(a, scene))
  return titles.length < 2
    ? ''
    : say(
        `By what your record shows of each: ${quoteAll(sorted)}.`,
        'First comes what you describe by something that you do, last what anybody could say.',
        'You know better which one you would defend longest: put that one first, by dragging its card.',
      )
}

function compare(scene: Scene): string {
  const [one = '', other = ''] = scene.reading.namedValues
  const [better, worse] = worthOf(one, scene) >= worthOf(other, scene) ? [one, other] : [other, one]
  const isEven = worthOf(one, scene) === worthOf(other, scene)
  return say(
    tellDescription(one, scene),
    tellDescription(other, scene),
    isEven
      ? 'From your record neither says more about you: keep the one that has already cost you something.'
      : `${quote(better)} says more about you, so if one has to go, it is ${quote(worse)}.`,
    !isEven && isCommon(worse) && 'It stands on most companies’ walls.',
  )
}

function tellGoing(title: string, scene: Scene): string {
  const others = scene.record.coreValues.filter((value) => value.title !== title).map((value) => value.title)
  return say(
    `You can delete ${quote(title)} on its card, and undo it; what stood before is kept.`,
    describedBy(title, scene) === ''
      ? 'It has no description, so nothing that you wrote would be lost with it.'
      : tellDescription(title, scene),
    others.length > 0 && `${quoteAll(others)} would stay.`,
    others.length < 3 &&
      'Three to five are a good number, so rather put another in its place, or say in a sentence what it means with you.',
  )
}

function tellExample(title: string, scene: Scene): string {
  return say(
    describedBy(title, scene) === ''
      ? `I know no day of yours on which ${quote(title)} decided something: it has no description yet.`
      : `You have one already: ${quote(describedBy(title, scene))}`,
    'A good example is a day that somebody could have filmed: what happened, what it would have been easier to do, what you did. Write it as ‘We …, even when …’.',
  )
}

function tellMeaning(title: string, scene: Scene): string {
  return say(
    tellDescription(title, scene),
    describedBy(title, scene) === ''
      ? 'Write it down as ‘We …, even when …’, with what it costs you.'
      : 'That is what it means with you; whoever reads the title alone may think of something else.',
    isCommon(title) && 'Most companies have the word on their walls, so the sentence has to carry it.',
  )
}

function tellHowToWrite(title: string, scene: Scene): string {
  return say(
    `One sentence under ${quote(title)} that somebody could catch you not doing: ‘We …, even when …’. Say after ‘even when’ what it costs you.`,
    'To find it, think of the last day on which it would have been easier to do otherwise.',
    tellDescription(title, scene),
  )
}

/** A value on trial: one of the owner's, or a word that the message puts forward. */
export function judgeValue(scene: Scene): string {
  const [named = ''] = scene.reading.namedValues
  const own = scene.record.coreValues.map(({ title }) => title.toLowerCase())
  const offered = quotedIn(scene.reading.text).find((each) => each.split(' ').length < 4)
  const word = named || askedValue(scene.reading.text) || (offered ?? '')
  const isNew = named === '' && word !== '' && own.length > 0 && !own.includes(word)
  if (word === '') return ''
  const description = describedBy(word, scene)
  const { archetype } = scene.record
  return say(
    isNew && `${quote(word)} is not among your values as they stand.`,
    description !== '' && !isCommon(word)
      ? `${quote(word)} decides something with you, so I would keep it: ${quote(description)}`
      : isCommon(word)
        ? `${quote(word)} stands on most companies’ walls: people expect it anyway, so by itself it says little about you.`
        : `${quote(word)} can be one, if it decides something.`,
    archetype && isAtOdds(archetype.primary, word) && `It pulls against ${archetypeName(archetype.primary)}.`,
    'It earns its place when you can name what it has cost you: a customer you turned away, a sale you did not make.',
    description !== '' && isCommon(word) && `You describe it so: ${quote(description)}`,
    /\beven (when|if|where|though)\b/.test(description) ? '' : 'Then write ‘We …, even when …’, and it is yours alone.',
  )
}

const about = (answer: (title: string, scene: Scene) => string) => (scene: Scene) =>
  answer(scene.reading.namedValues[0] ?? '', scene)

const rules: readonly Rule[] = [
  [({ reading }) => reading.namedValues.length > 1, compare],
  [
    /\b(delete|drop|remove|bin|cut|ditch|throw|lose|replace|swap|get rid of|take .{0,25}\b(out|off))\b|\bhave to go\b|\bshould go\b/,
    about(tellGoing),
  ],
  [
    /\b(examples?|looks? like|real life|in practice|prove\w*|proof|in action|act on|live|behaviou?r|turn\b.*\binto|every ?day)\b/,
    about(tellExample),
  ],
  [/\b(write|put|say|describe|description|sentence)\b/, about(tellHowToWrite)],
  [/\bmean(s|t|ing)?\b|\bexplain\b|\bwhat is\b|\btell me\b|\bdefin\w+/, about(tellMeaning)],
  [always, judgeValue],
]

/** What there is to say of the values that a message names; '' when it names none. */
export const answerValue = (scene: Scene) => (scene.reading.namedValues.length === 0 ? '' : answerBy(rules, scene))
