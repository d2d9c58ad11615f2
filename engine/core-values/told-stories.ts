/** Sentences in which the firm tells of itself what it refused, paid for or keeps doing: hers to say what they show. */
import type { Line } from '#engine/language/document-lines.ts'
import { wordsOf } from '#engine/language/stem.ts'
import { isHearsay, isPractical, isProcedural, speaksOfItself } from './conduct-cues.ts'
import { sentencesOf } from './document-text.ts'
import { senseOf } from './value-sense.ts'

/** `isSure`: it tells of a refusal and of its price; the others only look like a story. */
export type ToldStory = { passage: string; motifs: string[]; line: number; isSure: boolean }

const wordsMin = 5
/** So likely a sentence shows a value by what was learned of others; and just this one, so that its names are offered. */
const shownMin = 0.6
const shareMin = 0.1

const refusal =
  /\b(?:we|i)(?:'ve| have| had)?(?: \p{L}+)?,? (?:refuse[ds]?|declined?|sa(?:id|y) no|turn(?:ed)? \p{L}+(?: \p{L}+)? (?:down|away)|turn(?:ed)? (?:down|away)|walked away|won't|will not|would not|wouldn't|sent (?:it|them|him|her|back)|never)\b/iu
const price =
  /\bcost (?:us|me)\b|\b(?:we|i|and|which) (?:\p{L}+ )?lost\b|\b(?:we|i|and) (?:\p{L}+ )?(?:pay|paid) (?:\p{L}+ ){0,3}(?:ourselves|myself)\b|\b(?:our|my) own (?:cost|expense|pocket)\b/iu
const acts = /\b(?:we|i) (?!ask|need|charge|accept)\p{Ll}/iu
/** What was refused or paid for stands in the sentence before. */
const pointsBack =
  /\b(?:sa(?:id|y) no|(?:refused|declined)\b(?! \p{L})|turned (?:it|him|her|them) (?:down|away))|^(?:it|that|this) cost\b/iu

type Told = { text: string; line: number; refuses: boolean; costs: boolean; isStory: boolean }

function read(text: string, line: number): Told {
  const [refuses, costs] = [refusal.test(text), price.test(text)]
  const isOwn = (speaksOfItself(text) || costs) && wordsOf(text).length >= wordsMin && !/\?$/.test(text)
  const isArranged = isHearsay(text) || (!costs && ((isProcedural(text) && !acts.test(text)) || isPractical(text)))
  const isStory = isOwn && !isArranged && (refuses || costs || senseOf(text).shown >= shownMin)
  return { text, line, refuses: isStory && refuses, costs: isStory && costs, isStory }
}

/** Each sentence that tells is a story, together with the one before it that it points back to. */
function storiesOf(sentences: readonly Told[]): Told[][] {
  const stories: Told[][] = []
  for (const [at, each] of sentences.entries()) {
    if (!each.isStory) continue
    const before = pointsBack.test(each.text) ? sentences[at - 1] : undefined
    const last = stories.at(-1)
    if (before !== undefined && last?.at(-1) === before) last.push(each)
    else stories.push(before === undefined ? [each] : [before, each])
  }
  return stories
}

/** The stories of a document in its order; lines in `used` are left out. */
export function findToldStories(lines: readonly Line[], used: ReadonlySet<number>): ToldStory[] {
  return lines.flatMap(({ text }, line) => {
    if (used.has(line)) return []
    return storiesOf(sentencesOf(text).map((sentence) => read(sentence, line))).map((told): ToldStory => {
      const passage = told.map((each) => each.text).join(' ')
      const heard = [...senseOf(passage).values].sort(([, one], [, other]) => other - one)
      const isSure = told.some(({ refuses }) => refuses) && told.some(({ costs }) => costs)
      return { passage, motifs: heard.filter(([, share]) => share >= shareMin).map(([name]) => name), line, isSure }
    })
  })
}
