import { stem, wordsOf } from '#engine/language/stem.ts'
import { withoutQuotations } from './measure-voice.ts'
import { withoutOthers } from './of-others.ts'
import type { ReadPage } from './read-page.ts'
import type { ReadSite } from './read-site.ts'
import { sentencesOn } from './voice-samples.ts'

/** One of the words listened for, as it stands in a sentence. */
export type HeardWord = { cue: string; word: string; page: ReadPage; sentence: string }

/** What is denied is said of somebody else, or of nobody. */
const denied = /(?:n't|\b(?:not|never|no|nor|none|nobody|nothing|without|hardly))\b[^.,;:!?–—]{0,30}$/
/** A stem alone would take "cars" for "care". */
const isFormOf = (word: string, cue: string) =>
  stem(word) === stem(cue) && (word.startsWith(cue) || word.startsWith(`${cue.slice(0, -1)}i`))

/** The words of `cues` that the site says of itself, in the form in which they stand there. */
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
