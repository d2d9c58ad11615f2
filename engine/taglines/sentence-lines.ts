/** Taglines out of the sentences that an owner finished: one of them, two beside each other, or one after the name. */
import { nameInDrafts, withSpeaker, wordsOf } from '#contract/plain/sentence-drafts.ts'
import type { Sentences } from '#contract/plain/sentences.ts'
import { wordCount } from '#engine/language/shorten-told.ts'
import { closed, withCapital } from '#engine/language/told-sentences.ts'

const aloneWordsMin = 2
const aloneWordsMax = 8
const pairWordsMax = 12
const namedWordsMax = 6

/** After "you" these say how things are: as an order they are no English ("Are safe."). */
const statesOnly =
  /^(?:are|were|will|can|could|have|had|may|might|should|would|do not|don[’']t|won[’']t|no longer|never)\b/i

const said = (speaker: string, words: string) => Object.values(withSpeaker(`${speaker} `, words)).join('')

export type SentenceLine = { line: string; device: 'phrase' | 'beats' | 'name' }

/** The lines of what is finished, the best first: what comes of it, what others don't, what is done. */
export function sentenceLines(sentences: Sentences, businessName: string): SentenceLine[] {
  const speaker = sentences.isOne ? 'I' : 'We'
  const [after, only, does] = [
    wordsOf('after', sentences.after),
    wordsOf('only', sentences.only),
    wordsOf('does', sentences.does),
  ]
  const result = statesOnly.test(after) ? `You ${after}` : withCapital(after)
  const alone = [after && result, only && said(speaker, only), does && said(speaker, does)].filter(
    (line) => line !== '' && wordCount(line) >= aloneWordsMin,
  )
  const short = alone.filter((line) => wordCount(line) <= aloneWordsMax).map(closed)
  const pairs = short.flatMap((first, at) => short.slice(at + 1).map((second) => `${first} ${second}`))
  const name = nameInDrafts(sentences, businessName)
  return [
    ...short.map((line) => ({ line, device: 'phrase' as const })),
    ...pairs.filter((line) => wordCount(line) <= pairWordsMax).map((line) => ({ line, device: 'beats' as const })),
    ...short
      .filter((line) => wordCount(line) <= namedWordsMax)
      .map((line) => ({ line: `${name}. ${line}`, device: 'name' as const })),
  ]
}
