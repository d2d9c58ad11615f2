/** Words and lines that a message puts forward and that are not the owner's own: what a reader without them can tell. */
import { type Category, categoryNames } from '#contract/brand.ts'
import { clustersOf, isKnown, lookUp } from '#engine/language/lexicon.ts'
import { wordsOf } from '#engine/language/stem.ts'
import { isAtOdds } from './archetype-tensions.ts'
import { contentRoots, largestGroup, mentions } from './compare-meanings.ts'
import { clicheIn } from './find-polish.ts'
import { plain } from './named-parts.ts'
import { archetypeName, categoryQuestions, quote, quoteAll, say } from './quote-record.ts'
import type { Rule, Scene } from './scene.ts'

/** What stands in quotation marks, without its last mark; an apostrophe inside a word opens nothing. */
export const quotedIn = (text: string) =>
  [...text.matchAll(/["“”]([^"“”]{2,90})["“”]|(?<![\p{L}\p{N}])'([^']{2,90})'(?![\p{L}\p{N}])/gu)]
    .map(([, double, single]) => (double ?? single ?? '').trim())
    .filter((each) => !each.endsWith('?'))
    .map((each) => each.replace(/[.!?,;:]+$/, ''))
    .filter((each) => each !== '')

const judged =
  'better|good|bad|right|wrong|plausible|too|enough|worth|allowed|ok|okay|fine|generic|corny|vague|old|overused|boring|true'
const bareWords: readonly RegExp[] = [
  /^([a-z-]{4,})[.?!,:]+ \w/,
  new RegExp(
    `\\b(?:is|are) (?:the word )?([a-z-]{4,}) (?:a |an |the )?(?:${judged})\\b(?:.{0,20}\\bthan ([a-z-]{4,})[?.!]*)?`,
  ),
  /\b([a-z-]{4,40}) (?:or|versus|vs\.?) ([a-z-]{4,40})[?.!]*$/,
]

/** The words, of at most three each, that a message puts forward: in quotation marks, else by how it is built. */
function offeredWords(text: string): string[] {
  const quoted = quotedIn(text).filter((each) => wordsOf(each).length <= 3 && !/ (but|and|or) /.test(each))
  if (quoted.length > 0) return quoted
  const bare = bareWords.map((pattern) => pattern.exec(text)?.slice(1) ?? []).find((found) => found.length > 0)
  return (bare ?? []).filter((word) => word !== undefined && isKnown(word) && lookUp(word).length > 0)
}

const tests: Readonly<Record<Category, string>> = {
  culture: 'Test it on your last busy day: would a new colleague have seen it without being told?',
  customers: 'Test it on your three favourite customers: is it true of each of them?',
  voice: 'Test it on your last five messages: can one hear it in them?',
  feeling: 'Test it at the door: would somebody who has just left say it of themselves?',
  impact: 'Test it three months later: could a customer name what has changed?',
  xfactor: 'Test it on your nearest competitor: could they say it as truthfully?',
}

/** What can be said of a word under a category whose picks do not hold it. */
function weigh(word: string, category: Category, { record }: Scene): string {
  const entries = lookUp(word)
  const isCommon = entries.some((entry) => entry.category === category && entry.fit === 3)
  const elsewhere = entries.some((entry) => entry.category === category) ? undefined : entries[0]?.category
  const picks = record.attributes[category].topFive
  const near = picks.filter((pick) => largestGroup([word, pick]).length > 1)
  return say(
    picks.length > 0 && `${quote(word)} is not among your picks for ${categoryNames[category]} as they stand.`,
    isCommon &&
      `It is among the words that come to mind first for ${categoryNames[category]}, so others have it too: say what it looks like with you, and you have a better one.`,
    elsewhere &&
      `By itself it says more about ${categoryNames[elsewhere]}, ${categoryQuestions[elsewhere]}, than about ${categoryQuestions[category]}.`,
    near.length > 0 &&
      `As far as I can tell it is close to ${quoteAll(near)}, which you chose, so it would add little.`,
    near.length === 0 &&
      picks.length > 0 &&
      clustersOf(word).length > 0 &&
      'None of your picks there means the same, so it would add something.',
    record.archetype &&
      isAtOdds(record.archetype.primary, word) &&
      `It pulls against ${archetypeName(record.archetype.primary)}.`,
  )
}

/** A word, or two, that are put forward for a category. */
const judgeWords = (category: Category) => (scene: Scene) => {
  const own = scene.record.attributes[category].topFive.map(plain)
  const [first, second] = offeredWords(scene.reading.text).filter((word) => !own.includes(plain(word)))
  if (first === undefined) return ''
  if (second === undefined) return say(weigh(first, category, scene), tests[category])
  return say(
    largestGroup([first, second]).length > 1
      ? `${quote(first)} and ${quote(second)} are close in meaning, so one of the two is enough.`
      : `${quote(first)} and ${quote(second)} say two different things, so both can be true.`,
    weigh(first, category, scene),
    weigh(second, category, scene),
    'Keep the one of which you can tell a day.',
    tests[category],
  )
}

/** Words that are put forward for one of the six categories; those that the owner has picked are told of elsewhere. */
export const offeredWordRules = (category: Category): readonly Rule[] => [
  [({ reading }) => reading.namedWords.every((named) => named.category !== category), judgeWords(category)],
]

/** Somebody would have it in the line, and does not ask what to do with it. */
const isWanted =
  /\b(insists?|wants?|missing|misses|mention|add|include|instead of|rather|put|should (say|have|contain))\b/

const chosenOf = { uvp: 'value proposition', tagline: 'tagline' } as const

/** Whether a line says a pick in so many words; what merely means the same is not counted as said. */
function holds(line: string, pick: string): boolean {
  const [said, wanted] = [contentRoots(line), [...contentRoots(pick)]]
  return wanted.length > 0 && wanted.every((each) => said.has(each))
}

/** A whole line that is put forward instead of the owner's own. */
function judgeLine(line: string, topic: 'uvp' | 'tagline', { record }: Scene): string {
  const { brief, chosenTagline } = record
  const own = topic === 'uvp' ? brief.chosenUvp : chosenTagline
  const count = wordsOf(line).length
  const [least, most] = topic === 'uvp' ? [12, 40] : [2, 8]
  const held = Object.values(brief.topFives)
    .flat()
    .filter((word) => holds(line, word))
  const phrase = clicheIn(line)
  return say(
    count < least
      ? `${quote(line)}: with ${count} ${count === 1 ? 'word' : 'words'} it cannot say for whom it is, what changes for them and why it should be you.`
      : count > most
        ? `${quote(line)}: ${count} words are more than people keep; up to ${most} are.`
        : `${quote(line)}: with ${count} words it has the right length.`,
    phrase !== undefined && `${quote(phrase)} anybody could say.`,
    held.length > 0
      ? `It takes up ${quoteAll(held)} of your picks.`
      : brief.topWords.xfactor !== '' &&
          `None of your picks stands in it; what nobody else could sign is ${quote(brief.topWords.xfactor)}.`,
    own !== '' && `The one that you saved is ${quote(own)}`,
    topic === 'tagline'
      ? 'Say both once to somebody who does not know you, and ask an hour later which is left.'
      : 'Say both to a customer, and ask what they would get and why from you.',
  )
}

/** A word that is said to stand in a line, or that should not. */
function judgePiece(
  piece: string,
  topic: 'uvp' | 'tagline',
  { reading, record: { brief, chosenTagline } }: Scene,
): string {
  const own = topic === 'uvp' ? brief.chosenUvp : chosenTagline
  if (own === '') return ''
  const isCommon = clicheIn(piece) !== undefined || lookUp(piece).some(({ fit }) => fit === 3)
  return say(
    mentions(own, piece)
      ? `${quote(piece)} stands in it: ${quote(own)}`
      : `${quote(piece)} does not stand in the one that you saved: ${quote(own)}`,
    isCommon && 'It is a word that many firms use of themselves, so by itself it convinces nobody.',
    isWanted.test(reading.text) && !mentions(own, piece)
      ? 'It belongs in if a customer would come because of it, and not to please whoever asks for it.'
      : 'Put in its place what a customer could see or check.',
    brief.topWords.xfactor !== '' && `You have such a thing: ${quote(brief.topWords.xfactor)}.`,
    topic === 'uvp'
      ? 'Refine, and say what should go and what should come.'
      : 'A word that comes back in every line of a list comes from your leading words; let another one lead, and the next list follows it.',
  )
}

/** Lines and words in quotation marks that a message puts forward for the value proposition or the tagline. */
export const offeredLineRules = (topic: 'uvp' | 'tagline'): readonly Rule[] => [
  [
    ({ reading }) => reading.namedWords.length === 0 && reading.namedValues.length === 0,
    (scene) => {
      const { chosenTagline, brief } = scene.record
      const own = plain(`${brief.chosenUvp} ${chosenTagline}`)
      const [offered] = quotedIn(scene.reading.text).filter(
        (each) =>
          !own.includes(plain(each)) && plain(each) !== chosenOf[topic] && !/^(what|why|who|how|so)\b/.test(each),
      )
      if (offered === undefined) return ''
      const isLine = wordsOf(offered).length >= (topic === 'uvp' ? 4 : 2)
      return isLine ? judgeLine(offered, topic, scene) : judgePiece(offered, topic, scene)
    },
  ],
]
