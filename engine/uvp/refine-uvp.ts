/** Changes a value proposition the way its owner asks for, and nothing else; asks back where it cannot. */
import type { BrandBrief } from '#contract/brand.ts'
import type { RefineReply, RefineRequest } from '#contract/writers.ts'
import { addPhrase, pronounIn } from './refine-add.ts'
import { dropAdjectives } from './refine-adjectives.ts'
import { addAudience, setAudience } from './refine-audience.ts'
import { isMet, isSound } from './refine-checks.ts'
import { dropPhrase, dropSentence, replacePhrase } from './refine-drop.ts'
import { shapeOf } from './refine-grammar.ts'
import type { Intent } from './refine-intent.ts'
import { readFeedback } from './refine-intents.ts'
import { lengthen } from './refine-lengthen.ts'
import { focusOn, lead, moveBack, putCustomerFirst, putNameFirst, putOutcomeFirst } from './refine-order.ts'
import { exchangeWord, isPlainer, makePlainer, replaceFancy } from './refine-plain.ts'
import {
  englishOnlyQuestion,
  noteOf,
  offTaskQuestion,
  openQuestion,
  praisedReply,
  questionFor,
} from './refine-replies.ts'
import { inOrder, resolveIntent } from './refine-resolve.ts'
import { retell } from './refine-retell.ts'
import { endEarlier, shorten } from './refine-shorten.ts'
import { joinSentences, keepOneSentence, speakAsI, speakAsWe, speakToYou } from './refine-speaker.ts'
import { append, capitalised, countWords, findPhrase, hideName, mend, nameMark, showName } from './refine-text.ts'
import { makeBolder, makeCasual, makeFormal, makeWarmer, splitSentence } from './refine-tone.ts'

/**
 * The text changed as the feedback asks, or a question when the feedback is not understood, is not about the text, or
 * cannot be met. What the feedback says counts as told by the owner and may stand in the text word for word.
 */
export function refineUvp(request: RefineRequest): RefineReply {
  const { brief, originalUvp, feedback } = request
  const hidden = hideName(originalUvp, brief.businessName)
  if (isPraise.test(feedback.trim())) return { kind: 'question', question: praisedReply }
  if (isTranslation.test(feedback)) return { kind: 'question', question: englishOnlyQuestion }
  const { intents, isOffTask } = readFeedback(feedback, originalUvp)
  if (isOffTask) return { kind: 'question', question: offTaskQuestion }
  const wishes = inOrder(intents.map((intent) => resolveIntent(intent, brief, hidden.text)))
  if (hidden.text.trim() === '' || !wishes.some((wish) => wish.kind !== 'keep'))
    return { kind: 'question', question: openQuestion(brief) }

  let text = hidden.text.trim()
  const granted: Intent[] = []
  for (const wish of wishes) {
    const changed = apply(wish, text, wishes, request)
    // What another wish made shorter needs no further cut.
    const isShort = wish.kind === 'shorter' && changed === text && countWords(text) < countWords(hidden.text)
    const isGranted = changed !== undefined && (isShort || isMet(wish, text, changed))
    // One sound that cannot be had more of does not hold back the rest.
    if (!isGranted && !(tones.includes(wish.kind) && wishes.length > 1))
      return { kind: 'question', question: questionFor(wish, brief) }
    if (isGranted) {
      text = changed
      granted.push(wish)
    }
  }
  const uvp = wishes[0]?.kind === 'undo' ? showName(text, brief.businessName) : showName(mend(text), brief.businessName)
  if (bareText(uvp) === '' || sameText(uvp, originalUvp) || !isSound(text, hidden))
    return { kind: 'question', question: questionFor(wishes.at(-1) ?? { kind: 'other' }, brief) }
  return { kind: 'refined', uvp, note: noteOf(granted, originalUvp, uvp) }
}

const isPraise =
  /^(?:(?:it'?s |that'?s |this is |looks |yes,? |ok,? )?(?:perfect|great|lovely|love it|i love it|brilliant|nice|good|fine|thanks?(?: you)?|cheers|spot on|done|wonderful|excellent)[\s!.,]*)+$/i
const isTranslation =
  /\btranslat|^(?:can (?:you|u) )?(?:please )?(?:(?:say|write|put|do|make|give) (?:it|this|me)(?: this)? )?in(?:to)? (?:spanish|french|german|italian|polish|welsh|portuguese|dutch|arabic|hindi|urdu|chinese|romanian|turkish|swedish|irish)\b/i

/** Blanks, capitals and end marks do not make another text. */
const bareText = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/[\s.!?…]+$/, '')
    .trim()
    .toLowerCase()
const sameText = (a: string, b: string) => bareText(a) === bareText(b)

const tones: readonly Intent['kind'][] = ['formal', 'casual', 'bolder', 'warmer', 'plainer']

/** The text with one wish granted, or undefined where no way was found. */
function apply(wish: Intent, text: string, wishes: readonly Intent[], request: RefineRequest): string | undefined {
  const { brief } = request
  switch (wish.kind) {
    case 'undo':
      return versionBefore(request, wish.to)
    case 'other':
      return retell(request)
    case 'keep':
      return text
    case 'sentence':
      return mend(`${mend(text)} ${capitalised(wish.phrase)}.`)
    case 'to-you':
      return speakToYou(text, brief)
    case 'as-we':
      return speakAsWe(text)
    case 'as-i':
      return speakAsI(text)
    case 'join':
      return joinSentences(text)
    case 'one-sentence':
      return joinSentences(text) ?? keepOneSentence(text)
    case 'replace':
      return replacePhrase(text, wish.from, wish.to)
    case 'drop':
      return dropSentence(text, wish.phrase) ?? dropPhrase(text, wish.phrase) ?? exchangeWord(text, wish.phrase)
    case 'plainer':
      return wish.words.length > 0 ? replaceFancy(text, wish.words) : plainer(text, wishes, request)
    case 'fewer-adjectives':
      return dropAdjectives(text)
    case 'audience':
      return setAudience(text, wish.phrase, brief)
    case 'also-for':
      return addAudience(text, wish.phrase, brief)
    case 'specific':
    case 'add':
      return wish.phrase === '' ? undefined : addPhrase(text, wish.phrase, brief)
    case 'longer':
      return lengthen(text, brief)
    case 'shorter':
      return shortened(wish, text, wishes, request)
    case 'formal':
      return makeFormal(text)
    case 'casual':
      return makeCasual(text, brief.businessName)
    case 'bolder':
      return makeBolder(text)
    case 'warmer':
      return makeWarmer(text, brief)
    case 'split':
      return splitSentence(text)
    case 'reword':
      return exchangeWord(text, wish.phrase)
    default:
      return reordered(wish, text, brief)
  }
}

/** The text with something at another place. */
function reordered(wish: Intent, text: string, brief: BrandBrief): string | undefined {
  switch (wish.kind) {
    case 'benefit':
      return benefitFirst(text, brief)
    case 'focus':
      return focusOn(text, wish.phrase, brief)
    case 'lead':
      return lead(text, wish.phrase, brief)
    case 'last':
      return moveBack(text, wish.phrase)
    case 'name-first':
      return putNameFirst(text)
    case 'customer-first':
      return putCustomerFirst(text, brief)
    case 'turn-round':
      return text.startsWith(nameMark) ? putCustomerFirst(text, brief) : putNameFirst(text)
    default:
      return undefined
  }
}

/** What other wishes brought in or want kept may not be cut away again. */
function mustStay(wishes: readonly Intent[], text: string): string[] {
  const named = wishes.flatMap((wish) => {
    if (wish.kind === 'replace') return [wish.to]
    return wish.kind === 'drop' || !('phrase' in wish) ? [] : [wish.phrase]
  })
  return [...named, ...(wishes.some((wish) => wish.kind === 'warmer') ? ['care', 'warmth'] : [])].filter((phrase) =>
    findPhrase(text, phrase),
  )
}

/** Ratios are meant of the text that the owner sees; where the wished length cannot be had, a milder cut is tried. */
function shortened(
  wish: Extract<Intent, { kind: 'shorter' }>,
  text: string,
  wishes: readonly Intent[],
  { brief, originalUvp }: RefineRequest,
): string | undefined {
  const hiddenWords = countWords(showName(text, brief.businessName)) - countWords(text)
  const whole = countWords(originalUvp)
  const keep = mustStay(wishes, text)
  const worthwhile = Object.values(brief.topWords)
  const limits = [wish.wordsMax, whole * wish.ratio, whole * 0.75, whole * 0.9].filter((limit) => limit !== undefined)
  // Whoever asks for nothing but shorter, and names no length, gets whole sentences.
  if (wishes.length === 1 && wish.wordsMax === undefined) {
    const early = endEarlier(text, Math.floor(whole * earlyRatio) - hiddenWords, keep)
    if (early !== undefined) return early
  }
  for (const limit of whole > worthOneTry ? limits.slice(-1) : limits) {
    const wordsMax = Math.floor(limit) - hiddenWords
    if (wishes.length > 1 && countWords(text) <= wordsMax) return text
    const cut = shorten(text, { wordsMax, keep, worthwhile })
    if (cut !== undefined) return cut
  }
  return undefined
}

/** A text that ends earlier is shorter by a fifth at least, or the cut is not felt. */
const earlyRatio = 0.8

/** A text of more words is tried with the mildest limit alone: each try takes its time. */
const worthOneTry = 100

/** A text of fewer words is not made plainer by a cut. */
const worthCutting = 9

/** "Less like an advert" is no wish for less. */
const wantsLess = /simpl|plain|clear|eas|basic|short|word|jargon|complic|understand|confus|long|much/i
/** Plainer is not bare: so much of a text stays. */
const leastLeft = 0.4

/** In plainer words, or where there are none with a little less of everything. */
function plainer(text: string, wishes: readonly Intent[], request: RefineRequest): string | undefined {
  const changed = makePlainer(text)
  if (isPlainer(text, changed) || countWords(text) < worthCutting) return changed
  if (!wantsLess.test(request.feedback)) return undefined
  const cut = shortened({ kind: 'shorter', ratio: 0.85, wordsMax: undefined }, text, wishes, request)
  return cut !== undefined && countWords(cut) < countWords(text) * leastLeft ? undefined : cut
}

function benefitFirst(text: string, brief: BrandBrief): string | undefined {
  const turned = putOutcomeFirst(text, brief)
  if (turned !== undefined) return turned
  const { impact, xfactor } = brief.topWords
  if (impact === '') return undefined
  if (!findPhrase(text, impact) && shapeOf(impact, 'impact') === 'verb')
    return append(text, `, so ${pronounIn(text, brief)} ${impact}`)
  const without = xfactor !== '' && findPhrase(text, xfactor) ? (dropPhrase(text, xfactor) ?? text) : text
  return lead(without, impact, brief) ?? (without === text ? undefined : without)
}

function versionBefore(request: RefineRequest, to: 'first' | 'last'): string | undefined {
  const others = request.earlier.filter((each) => !sameText(each, request.originalUvp))
  const version = to === 'first' ? others[0] : others.at(-1)
  return version === undefined ? undefined : hideName(version, request.brief.businessName).text
}
