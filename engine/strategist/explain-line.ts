/** What can be told of one piece of the owner's own lines, and how they are made. */
import { categories, categoryNames } from '#contract/brand.ts'
import { alliterationOf, balanceOf, rhymesWithin } from '#engine/language/sound.ts'
import { root, wordsOf } from '#engine/language/stem.ts'
import { answerWord } from './answer-word.ts'
import { contentRoots, mentions, soundingOtherwise } from './compare-meanings.ts'
import { clicheIn } from './find-polish.ts'
import { joinAnd, quote, quoteAll, say } from './quote-record.ts'
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

/** Whether a line should be changed: what speaks against it decides. */
const tellWhether = (topic: 'uvp' | 'tagline') => (scene: Scene) => {
  const { chosenTagline, brief } = scene.record
  const line = topic === 'uvp' ? brief.chosenUvp : chosenTagline
  const [first] = scene.findings.filter(({ rank, topics }) => rank > 0 && topics.includes(topic))
  if (line === '') return ''
  if (!first)
    return say(`No: I find nothing that speaks against ${quote(line)}`, 'Change it when what it promises changes.')
  return first.rank === 3
    ? say(`You need not change ${quote(line)}, but one thing is worth a look.`, first.reason, first.fix)
    : say(`I would look at ${quote(line)} again.`, first.reason, first.fix)
}

const asksWhether =
  /\b(should|shall|must|do) (i|we) (have to |need to )?(change|keep|replace|rewrite|redo|drop|ditch|scrap|stick with|get rid of) (it|that|this|(my|our|the) (tag ?line|slogan|line|uvp|value prop\w*|proposition|promise|sentence))\b/

/** A thing that a message misses in a line, or asks for in it: "why doesn't it say sourdough?" */
const askedThing = (text: string) =>
  /\b(?:say|mention|include|contain|name|tell people|talk about) (?:the |my |our |anything about |that (?:we|it)(?:'s| is| are)? )?([a-z][a-z'-]*(?: [a-z'-]+)?)[?.!]*$/.exec(
    text,
  )?.[1] ?? ''

function tellThing(line: string, name: string, scene: Scene): string {
  const thing = askedThing(scene.reading.text)
  if (line === '' || thing === '' || contentRoots(thing).size === 0) return ''
  if (mentions(line, thing)) return say(`It does say ${quote(thing)}: ${quote(line)}`)
  const source = sourcesOf(scene).find(({ text }) => mentions(text, thing))
  return say(
    `${quote(thing)} is not in your ${name}: ${quote(line)}`,
    source
      ? `You do say it in ${source.place}: ${quote(source.text)}. No line holds everything; if a customer would miss it, that is a reason to put it in.`
      : 'Nor do I find it in the rest of your record, and the tools write nothing that you have not said.',
    name === 'tagline'
      ? 'A tagline need not name the thing where the name or the picture does.'
      : 'Refine it and ask for that by name.',
  )
}

const asksPiece =
  /\b(needed|necessary|why|leave|drop|cut|remove|take|lose|weird|odd|strange|mean|bit|part|word|really|too|confus\w+|about)\b/
const asksOwnness =
  /\b(like|as) (everyone|everybody|anyone|anybody|all|every|any)\b|\b(everyone|everybody|anyone|anybody|someone|somebody) else\b|\b(anyone|anybody|others|they) (could|can|might) (say|sign|claim)\b|\bgeneric\b|\bunique\b|\bstand out\b|\bcompetit\w+ (say|sign|use)\b|\bcliches?\b/

/** How many marks part it, and whether it can still be said in one breath. */
function tellMarks({ record: { brief } }: Scene): string {
  const marks = brief.chosenUvp.match(/[,;:–—](?=\s)/g)?.length ?? 0
  return brief.chosenUvp === ''
    ? ''
    : say(
        `It has ${marks === 0 ? 'no mark' : marks === 1 ? 'one mark' : `${marks} marks`} inside the sentence.`,
        marks > 2
          ? 'That is more than one breath carries: make two sentences of it.'
          : 'Up to two can be said in one breath, so leave them.',
        quote(brief.chosenUvp),
      )
}

/** "Is it too …?": held against the voice, by the word that the message uses. */
const tellTooMuch = (topic: 'uvp' | 'tagline') => (scene: Scene) => {
  const { chosenTagline, brief, attributes } = scene.record
  const line = topic === 'uvp' ? brief.chosenUvp : chosenTagline
  const manner = /\btoo (?:bit )?([a-z-]{3,})/.exec(scene.reading.text)?.[1] ?? ''
  const { topFive } = attributes.voice
  if (line === '' || manner === '' || topFive.length === 0) return ''
  const against = soundingOtherwise(line, topFive)
  return say(
    `Hold it against how you want to sound: ${quoteAll(topFive)}.`,
    against.length > 0
      ? `${quoteAll(against)} in ${quote(line)} ${against.length === 1 ? 'sounds' : 'sound'} otherwise to me.`
      : `No word of ${quote(line)} sounds otherwise to me, so I would not call it too ${manner}.`,
    'Your customers decide: read it to three of them, and watch the face before you hear the answer.',
  )
}

/** Where the words of the tagline come from, or that it speaks by a picture. */
function tellSense(scene: Scene): string {
  const { chosenTagline, brief } = scene.record
  if (chosenTagline === '') return ''
  const told = wordsOf(chosenTagline)
    .filter((word) => contentRoots(word).size > 0)
    .flatMap((word) => {
      const source = sourcesOf(scene).find(({ text }) => contentRoots(text).has(root(word)))
      return source ? [`${quote(word)} comes from ${source.place}: ${quote(source.text)}.`] : []
    })
  return say(
    told.length > 0
      ? say(`In ${quote(chosenTagline)}:`, ...told)
      : `${quote(chosenTagline)} speaks by a picture: none of its words stands elsewhere in your record, so whoever hears it has to make the step to what you promise.`,
    brief.chosenUvp !== '' && `What it should bring to mind is this: ${quote(brief.chosenUvp)}`,
  )
}

const asksTooMuch =
  /\btoo (?!long\b|short\b|many\b|few\b|much\b|common\b|generic\b|vague\b|bland\b|obvious\b|similar\b)[a-z-]{3,}/
const asksOfPick = /\b(right|wrong|good|bad|weird|odd|ok(ay)?|best|boring)\b/

export const uvpLineRules: readonly Rule[] = [
  [/\bcommas?\b|\bpunctuat\w*|\bsemi-?colons?\b|\bdash(es)?\b|\bcolons?\b/, tellMarks],
  [({ reading }) => reading.namedWords.length === 1 && asksOfPick.test(reading.text), answerWord],
  [asksWhether, tellWhether('uvp')],
  [asksTooMuch, tellTooMuch('uvp')],
  [
    ({ reading }) => reading.namedWords.length === 0 && askedThing(reading.text) !== '',
    (scene) => tellThing(scene.record.brief.chosenUvp, 'value proposition', scene),
  ],
  [asksOwnness, tellOwnness],
  [
    /\bcatchy\b|\bmemorable\b|\bsnappy\b/,
    ({ record: { brief, chosenTagline } }) =>
      say(
        'It need not be: the tagline is there to be remembered, the value proposition to be understood at once.',
        brief.chosenUvp !== '' && `Yours: ${quote(brief.chosenUvp)}`,
        chosenTagline !== '' && `The line that has to stick is ${quote(chosenTagline)}`,
      ),
  ],
  [
    ({ reading }) => asksPiece.test(reading.text) && reading.namedWords.length === 0,
    (scene) => tellPiece(scene.record.brief.chosenUvp, scene),
  ],
]

export const taglineLineRules: readonly Rule[] = [
  [
    /\b(rate|mark|grade|score)\b|\bout of (10|ten|five|5)\b/,
    (scene) => {
      const merits = tellMerits(scene)
      return merits === ''
        ? ''
        : say('I give no marks for a line, because only people can; what can be told I tell.', merits)
    },
  ],
  [asksWhether, tellWhether('tagline')],
  [asksTooMuch, tellTooMuch('tagline')],
  [
    /^(?!.*\b(good|great|right|wrong)\b).*\b(explain|what (is|does|do)|what's)\b.{0,30}\b(about|mean|say about (us|me)|say)\b|\bexplain (my|our|the) (tag ?line|slogan)\b/,
    (scene) => (/\b(my|our|the|it)\b/.test(scene.reading.text) ? tellSense(scene) : ''),
  ],
  [
    ({ reading }) => askedThing(reading.text) !== '',
    (scene) => tellThing(scene.record.chosenTagline, 'tagline', scene),
  ],
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
