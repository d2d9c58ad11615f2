import { splitWords, stemWord } from '#engine/language/stem.ts'
import { removeQuotations } from './measure-voice.ts'
import type { PageReading } from './read-page.ts'
import type { SiteReading } from './read-site.ts'
import { removeCompetitorClauses } from './remove-competitor-clauses.ts'
import { listPageSentences } from './voice-samples.ts'

/** A word that was searched for (`cue`), in the form in which the sentence uses it (`word`). */
export type CueMention = { cue: string; word: string; page: PageReading; sentence: string }

/** A negation shortly before the word, in the same clause: the word then does not describe the business. */
const denied = /(?:n't|\b(?:not|never|no|nor|none|nobody|nothing|without|hardly))\b[^.,;:!?–—]{0,30}$/
/** Guards against stems that merge different words, such as "cars" and "care". */
const isFormOf = (word: string, cue: string) =>
  stemWord(word) === stemWord(cue) && (word.startsWith(cue) || word.startsWith(`${cue.slice(0, -1)}i`))

/** Finds forms of `cues` in what the site says about itself, skipping quotations, competitors and negations. */
export function findCueMentions({ pages }: SiteReading, cues: readonly string[]): CueMention[] {
  const byStem = Map.groupBy(cues, (cue) => stemWord(cue))
  return pages.flatMap((page) =>
    listPageSentences(page).flatMap((sentence) => {
      const text = removeCompetitorClauses(removeQuotations(sentence).toLowerCase().replace(/’/g, "'"))
      let from = 0
      return splitWords(text).flatMap((word) => {
        const at = text.indexOf(word, from)
        from = at + word.length
        const cue = byStem.get(stemWord(word))?.find((each) => isFormOf(word, each))
        return cue === undefined || denied.test(text.slice(0, at)) ? [] : [{ cue, word, page, sentence }]
      })
    }),
  )
}
