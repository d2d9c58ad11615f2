import { stem, wordsOf } from '#engine/language/stem.ts'
import { withoutQuotations } from './measure-voice.ts'
import { withoutOthers } from './of-others.ts'
import type { ReadPage } from './read-page.ts'
import type { ReadSite } from './read-site.ts'
import { sentencesOn } from './voice-samples.ts'

/** A word that was searched for (`cue`), in the form in which the sentence uses it (`word`). */
export type HeardWord = { cue: string; word: string; page: ReadPage; sentence: string }

/** A negation shortly before the word, in the same clause: the word then does not describe the business. */
const denied = /(?:n't|\b(?:not|never|no|nor|none|nobody|nothing|without|hardly))\b[^.,;:!?–—]{0,30}$/
/** Guards against stems that merge different words, such as "cars" and "care". */
const isFormOf = (word: string, cue: string) =>
  stem(word) === stem(cue) && (word.startsWith(cue) || word.startsWith(`${cue.slice(0, -1)}i`))

/** Finds forms of `cues` in what the site says about itself, skipping quotations, competitors and negations. */
export function hearWords({ pages }: ReadSite, cues: readonly string[]): HeardWord[] {
  const byStem = Map.groupBy(cues, (cue) => stem(cue))
  return pages.flatMap((page) =>
    sentencesOn(page).flatMap((sentence) => {
      const text = withoutOthers(withoutQuotations(sentence).toLowerCase().replace(/’/g, "'"))
      let from = 0
      return wordsOf(text).flatMap((word) => {
        const at = text.indexOf(word, from)
        from = at + word.length
        const cue = byStem.get(stem(word))?.find((each) => isFormOf(word, each))
        return cue === undefined || denied.test(text.slice(0, at)) ? [] : [{ cue, word, page, sentence }]
      })
    }),
  )
}
