/** Taglines out of the sentences that an owner finished: one of them, two beside each other, or one after the name. */
import { nameInDrafts, withSpeaker, wordsOf } from '#contract/plain/sentence-drafts.ts'
import type { Sentences, Stem } from '#contract/plain/sentences.ts'
import { closed, withCapital, wordCount } from '#engine/language/told-sentences.ts'
import { isListed } from '#engine/language/word-classes.ts'

export const lineWordsMax = 8
const pairWordsMax = 12
/** Longer lines are spare ones: of long sentences there would be hardly a line without them. */
const spareWordsMax = 18
const sparePairWordsMax = 24

export type Device = 'phrase' | 'beats' | 'name'
/** `isSpare`: it fills a list that would be too short. */
export type Line = { line: string; device: Device; isSpare: boolean }

/** After "you" these say how things are: as an order they are no English ("Are safe.") or no promise ("Wait a day."). */
const statesOnly =
  /^(?:are|were|will|can|could|have|had|may|might|should|would|do not|don[’']t|won[’']t|no longer|never|always|only|just|need|wait|want|owe)\b/i

/** "Sleep in a warm house" where it begins with a plain verb; else "You’ve slept in one". */
function resultLine(words: string): string {
  const [first = ''] = words.toLowerCase().split(' ')
  const isOrder = isListed(first, 'verbs') && !statesOnly.test(words)
  return isOrder ? withCapital(words) : said('You', words)
}

const said = (speaker: string, words: string) => Object.values(withSpeaker(`${speaker} `, words)).join('')
const within = (wordsMax: number) => (line: string) => wordCount(line) >= 2 && wordCount(line) <= wordsMax

/** Every two of them, the one before the other. */
const pairsOf = (lines: readonly string[], wordsMax: number) =>
  lines.flatMap((first, at) => lines.slice(at + 1).map((second) => `${first} ${second}`)).filter(within(wordsMax))

/** The lines of what is finished, the best first: what comes of it, what others don't, what is done. */
export function sentenceLines(sentences: Sentences, businessName: string): Line[] {
  const words = (stem: Stem) => wordsOf(stem, sentences[stem])
  const speaker = sentences.isOne ? 'I' : 'We'
  const all = [
    words('after') && resultLine(words('after')),
    words('only') && said(speaker, words('only')),
    words('does') && said(speaker, words('does')),
  ].flatMap((line) => (line === '' ? [] : closed(line)))
  const signs = all.filter(within(lineWordsMax))
  const name = nameInDrafts(sentences, businessName)
  const named = (phrase: string) => `${name}. ${closed(phrase)}`
  const addressed = [words('who') && `For ${words('who')}`, words('when') && `For when ${words('when')}`]
  const line = (device: Device, isSpare: boolean) => (text: string) => ({ line: text, device, isSpare })
  return [
    ...signs.map(line('phrase', false)),
    ...pairsOf(signs, pairWordsMax).map(line('beats', false)),
    ...signs.map(named).filter(within(lineWordsMax)).map(line('name', false)),
    ...addressed.filter(within(spareWordsMax)).map(named).map(line('name', true)),
    ...all.filter(within(spareWordsMax)).map(line('phrase', true)),
    ...pairsOf(all, sparePairWordsMax).map(line('beats', true)),
    ...pairsOf(all.toReversed(), sparePairWordsMax).map(line('beats', true)),
  ]
}
