/** Builds taglines from the sentences that an owner finished: one alone, two side by side, or one after the name. */
import { chooseNameForDrafts, cleanOwnerWords, dropRepeatedSpeaker } from '#contract/plain/sentence-drafts.ts'
import { findUnclearPronoun, type SentenceStem, type Sentences } from '#contract/plain/sentences.ts'
import { addFullStop, capitalizeSentence, countTextWords } from '#engine/language/typed-sentence-text.ts'

export const taglineWordsMax = 8
const onlyWordsMin = 5
const afterWordsMin = 3
const pairWordsMax = 12
/**
 * Lines longer than the limits above, up to these, are spare: they are used only if there are too few others, as when all of
 * the owner's sentences are long.
 */
const spareWordsMax = 18
const sparePairWordsMax = 24

/** How a line is built: one sentence or phrase, two sentences side by side, or one after the business name. */
export type TaglineDevice = 'phrase' | 'beats' | 'name'
/** `isSpare`: used only to fill up a list that would be too short. */
export type TaglineCandidate = { line: string; device: TaglineDevice; isSpare: boolean }

/** Openings that only work after "you": as a command they are not English ("Are safe.") or no promise ("Wait a day."). */
const statesOnly =
  /^(?:are|were|will|can|could|have|had|may|might|should|would|do not|don[’']t|won[’']t|no longer|never|always|only|just|both|all|need|wait|want|owe|know|\p{L}+ly)\b/iu

/**
 * The words after "With us, you …" as a tagline: a command ("Sleep in a warm house") or, if they cannot be one,
 * after "You" ("You are safe").
 */
const resultLine = (words: string) =>
  statesOnly.test(words) || startsWithSpeaker.test(words) ? said('You', words) : capitalizeSentence(words)
const startsWithSpeaker = /^you['’]/i

const said = (speaker: string, words: string) => Object.values(dropRepeatedSpeaker(`${speaker} `, words)).join('')
const within = (wordsMax: number) => (line: string) => countTextWords(line) >= 2 && countTextWords(line) <= wordsMax

/** All taglines that the sentences give, best first: the result for the customer, what others don't do, what the owner does. */
export function makeSentenceTaglines(sentences: Sentences, businessName: string): TaglineCandidate[] {
  const words = (stem: SentenceStem) => cleanOwnerWords(stem, sentences[stem])
  const speaker = sentences.isOne ? 'I' : 'We'
  const sentence = (text: string) => (text === '' ? '' : addFullStop(text))
  const after = sentence(words('after') && resultLine(words('after')))
  const only = sentence(words('only') && said(speaker, words('only')))
  const does = sentence(words('does') && said(speaker, words('does')))
  // Very short sentences ("I don't sell.", "Get water.") only make sense next to a statement of what the owner does.
  const alone = [
    countTextWords(after) >= afterWordsMin ? after : '',
    countTextWords(only) >= onlyWordsMin ? only : '',
    does,
  ]
  const pairs = [after, only].flatMap((second) => (second === '' || does === '' ? [] : `${does} ${second}`))
  const name = chooseNameForDrafts(sentences, businessName)
  const named = (phrase: string) => `${name}. ${addFullStop(phrase)}`
  const when = words('when') === '' ? '' : named(`For when ${words('when')}`)
  const who = words('who') === '' ? '' : named(`For ${words('who')}`)
  const isClear = (each: string) => each === does || findUnclearPronoun(each) === undefined
  const clear = alone.filter(isClear)
  const unclear = alone.filter((each) => !isClear(each))
  const line = (device: TaglineDevice, isSpare: boolean) => (text: string) => ({ line: text, device, isSpare })
  return [
    ...clear.filter(within(taglineWordsMax)).map(line('phrase', false)),
    ...pairs.filter(within(pairWordsMax)).map(line('beats', false)),
    ...[when].filter(within(taglineWordsMax)).map(line('name', false)),
    ...clear.filter(within(taglineWordsMax)).map(named).filter(within(taglineWordsMax)).map(line('name', false)),
    ...[when].filter(within(spareWordsMax)).map(line('name', true)),
    ...clear.filter(within(spareWordsMax)).map(line('phrase', true)),
    ...pairs.filter(within(sparePairWordsMax)).map(line('beats', true)),
    ...[who].filter(within(spareWordsMax)).map(line('name', true)),
    ...unclear.filter(within(spareWordsMax)).map(line('phrase', true)),
  ]
}
