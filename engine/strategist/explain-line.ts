/** What can be told of one piece of the owner's own lines, and how they are made. */
import { categories, categoryNames } from '#contract/brand.ts'
import { alliterationOf, balanceOf, rhymesWithin } from '#engine/language/sound.ts'
import { root, wordsOf } from '#engine/language/stem.ts'
import { contentRoots, mentions } from './compare-meanings.ts'
import { clicheIn } from './find-polish.ts'
import { joinAnd, quote, say } from './quote-record.ts'
import type { Rule, Scene } from './scene.ts'

/** The texts of the owner's that a line can have a word from. */
function sourcesOf({ record: { brief, attributes } }: Scene): { place: string; text: string }[] {
  const { profile } = brief
  return [
    ...categories.flatMap((category) =>
      attributes[category].topFive.map((text) => ({ place: `your words for ${categoryNames[category]}`, text })),
    ),
    { place: 'what you sell', text: profile.productsServices },
    { place: 'what you say sets you apart', text: profile.competitiveDifferentiator },
    { place: 'how you describe your customers', text: profile.idealClientDescription },
    { place: 'what bothers them', text: profile.customerPainPoints },
  ]
}

/** The word of a line that a message takes up, and where the owner said it: "is the boat needed?" */
function tellPiece(line: string, scene: Scene): string {
  const asked = contentRoots(scene.reading.text)
  const piece = wordsOf(line).find((word) => contentRoots(word).size > 0 && asked.has(root(word)))
  if (piece === undefined) return ''
  const source = sourcesOf(scene).find(({ text }) => contentRoots(text).has(root(piece)))
  const { xfactor } = scene.record.brief.topWords
  const isDifference = xfactor !== '' && contentRoots(xfactor).has(root(piece))
  return say(
    source
      ? `${quote(piece)} stands in ${quote(line)} because it stands in ${source.place}: ${quote(source.text)}.`
      : `${quote(piece)} stands in ${quote(line)}; in the rest of your record I do not find it.`,
    isDifference
      ? 'I would keep it: it is the part that a competitor could not sign.'
      : 'Read the line once without it: if a customer would miss nothing, leave it out; if the picture goes with it, keep it.',
  )
}

/** What a line is made of that people remember, a sentence each. */
function figuresOf(line: string): string[] {
  const count = wordsOf(line).length
  return [
    alliterationOf(line) > 1 && 'two of its words begin with one sound',
    rhymesWithin(line) && 'it rhymes',
    balanceOf(line) > 0.7 && 'its two parts weigh the same',
    count > 0 && count < 6 && `with ${count} words it is short`,
    clicheIn(line) === undefined && 'it holds none of the phrases that everybody uses',
  ].filter((each) => typeof each === 'string')
}

function tellMerits(scene: Scene): string {
  const { chosenTagline, brief } = scene.record
  if (chosenTagline === '') return ''
  const figures = figuresOf(chosenTagline)
  return say(
    figures.length > 0
      ? `What helps people to remember ${quote(chosenTagline)}: ${joinAnd(figures)}.`
      : `In how it is made I find nothing that would make ${quote(chosenTagline)} stick.`,
    brief.chosenUvp !== '' &&
      (mentions(brief.chosenUvp, chosenTagline)
        ? 'And it takes up your value proposition.'
        : 'What it lacks is a tie to your value proposition: the two share no word.'),
    'Whether it sticks only a memory shows: say it to somebody once, and ask for it an hour later.',
  )
}

/** Whether a competitor could sign the value proposition. */
function tellOwnness(scene: Scene): string {
  const { chosenUvp, topWords } = scene.record.brief
  if (chosenUvp === '') return ''
  const phrase = clicheIn(chosenUvp)
  const isNamed = topWords.xfactor !== '' && mentions(chosenUvp, topWords.xfactor)
  return say(
    phrase === undefined
      ? 'I find none of the phrases in it that everybody uses.'
      : `${quote(phrase)} anybody could say.`,
    topWords.xfactor !== '' &&
      (isNamed
        ? `It names your X Factor, ${quote(topWords.xfactor)}, and that others cannot say.`
        : `It does not name your X Factor, ${quote(topWords.xfactor)}; what others could not say is there.`),
    quote(chosenUvp),
  )
}

const asksPiece =
  /\b(needed|necessary|why|leave|drop|cut|remove|take|lose|weird|odd|strange|mean|bit|part|word|really|too|confus\w+|about)\b/
const asksOwnness =
  /\b(everyone|everybody|anyone|anybody|all the others|every other)\b|\bgeneric\b|\bunique\b|\bstand out\b|\bcompetit\w+ (say|sign|use)\b|\bcliches?\b/

export const uvpLineRules: readonly Rule[] = [
  [asksOwnness, tellOwnness],
  [
    ({ reading }) => asksPiece.test(reading.text) && reading.namedWords.length === 0,
    (scene) => tellPiece(scene.record.brief.chosenUvp, scene),
  ],
]

export const taglineLineRules: readonly Rule[] = [
  [
    /\bmemorable\b|\bstick(s|y)?\b|\bcatchy\b|\bwhy\b.*\b(good|great|works?|like)\b|\bwhat'?s? (is )?(good|great|right) (about|with|in)\b|\b(will|would|do|does) (people|anyone|anybody|they|customers?) remember\b/,
    (scene) => (/\bwhat makes\b|\bhow (do|can|to)\b/.test(scene.reading.text) ? '' : tellMerits(scene)),
  ],
  [
    ({ reading, record }) =>
      asksPiece.test(reading.text) && !reading.text.includes(record.chosenTagline.toLowerCase().replace(/[.!?]+$/, '')),
    (scene) => tellPiece(scene.record.chosenTagline, scene),
  ],
]
