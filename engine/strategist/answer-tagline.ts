/** Questions about the tagline. */
import { wordsOf } from '#engine/language/stem.ts'
import { mentions } from './compare-meanings.ts'
import { clicheIn } from './find-polish.ts'
import { byKind } from './method-by-kind.ts'
import { paragraphs, quote, quoteAll, say } from './quote-record.ts'
import { always, answerBy, asksOpinion, type Rule, type Scene, weakSpots, whyLocked } from './scene.ts'
import { explainTerms } from './terms.ts'

const chosen = ({ record }: Scene) => record.chosenTagline
const notYet = ({ record }: Scene) =>
  say(
    'You have not chosen a tagline yet.',
    whyLocked('taglines', record) ||
      'The Tagline Generator has a list for you, written from your words and your value proposition.',
  )

const show = (scene: Scene) => (chosen(scene) === '' ? notYet(scene) : `Your tagline: ${quote(chosen(scene))}`)

function judge(scene: Scene): string {
  const text = chosen(scene)
  if (text === '') return notYet(scene)
  const count = wordsOf(text).length
  const size =
    count > 8
      ? `At ${count} words it is long; up to eight are remembered.`
      : `With ${count} ${count === 1 ? 'word' : 'words'} it is short enough.`
  const plain = clicheIn(text) === undefined ? 'It holds none of the phrases that everybody uses.' : ''
  return paragraphs(
    weakSpots(scene, 'tagline', say(`${quote(text)}: I find nothing in it that works against the rest.`, plain, size)),
    'The last test is yours: say it to somebody once, and ask for it an hour later. If a competitor could use it too, it is not finished.',
  )
}

/** Which of the owner's picks a tagline takes up. */
function tellWordsIn(scene: Scene): string {
  const text = chosen(scene)
  if (text === '') return notYet(scene)
  const picks = Object.values(scene.record.brief.topFives).flat()
  const held = picks.filter((word) => mentions(text, word))
  return held.length > 0
    ? `${quote(text)} takes up ${quoteAll(held)} of your picks.`
    : `None by name: ${quote(text)} holds none of your picks, so something else has to tie it to you.`
}

const rules: readonly Rule[] = [
  [
    /\bhow (do|should|can|to)\b.{0,12}\b(pick|choose|decide|select|find)\b/,
    (scene) =>
      say(
        'Say each line aloud once, put the list away, and see which one you can still repeat an hour later. Of those, take the one that says the same as your value proposition and that a competitor could not sign.',
        chosen(scene) !== '' && `Yours: ${quote(chosen(scene))}`,
      ),
  ],
  [
    /\b(bring|get|see|find|show)\b.{0,20}\b(back|old|earlier|previous)\b|\b(old|earlier|previous|former) (tag ?lines?|slogans?|lines?|lists?|ones?|uvps?|propositions?|versions?)\b/,
    () =>
      'Yes. Every list that was ever written is kept: ‘Show earlier versions’ on the screen lists them, and each can be brought back with one click.',
  ],
  [
    /\bcliches?\b|\bcompetit\w+|\b(anybody|anyone|somebody|someone) else\b/,
    (scene) =>
      chosen(scene) === ''
        ? ''
        : say(
            `Ask it of each word: ${quote(chosen(scene))}`,
            clicheIn(chosen(scene)) === undefined
              ? 'I find none of the phrases that everybody uses in it.'
              : weakSpots(scene, 'tagline', ''),
            scene.record.brief.topWords.xfactor !== '' &&
              (mentions(chosen(scene), scene.record.brief.topWords.xfactor)
                ? `It takes up your X Factor, ${quote(scene.record.brief.topWords.xfactor)}, and that they cannot say.`
                : `It does not take up your X Factor, ${quote(scene.record.brief.topWords.xfactor)}; what they could not say is there.`),
          ),
  ],
  [
    /\bwhen\b.*\b(change|new|replace)\b|\bhow (often|long)\b.*\b(change|keep)\b/,
    (scene) =>
      say(
        'When what it promises has changed, and not when you are tired of it: customers begin to remember a line about when its owner has had enough of it.',
        scene.record.isStale.taglines ? weakSpots(scene, 'tagline', '') : '',
        chosen(scene) !== '' && `Yours: ${quote(chosen(scene))}`,
      ),
  ],
  [
    /\brhym\w+|\balliterat\w+|\bpuns?\b|\bwordplay\b/,
    (scene) =>
      say(
        'It may, if the figure carries the meaning and does not stand in its way. Sound helps people remember; a rhyme that had to be forced they remember for the wrong reason.',
        chosen(scene) !== '' && `Yours: ${quote(chosen(scene))}`,
      ),
  ],
  [/\bwords? of (mine|ours)\b|\b(which|any) of (my|our) words\b|\b(my|our) words\b|\bwhich words\b/, tellWordsIn],
  [
    /\b(two|three|several|both|more than one|multiple|2|3) (tag ?lines|slogans|lines|of them)\b/,
    (scene) =>
      say(
        'One stands under your name; a second would halve what people remember. Lines for a campaign or a season can come and go beside it.',
        chosen(scene) !== '' && `The one that stands: ${quote(chosen(scene))}`,
      ),
  ],
  [
    /\bhow (short|long|many words)\b|\btoo (long|short)\b|\blength\b/,
    (scene) =>
      say(
        'Two to eight words, at most 60 characters: what fits under a name and in a memory.',
        chosen(scene) !== '' && `Yours has ${wordsOf(chosen(scene)).length}: ${quote(chosen(scene))}`,
      ),
  ],
  [
    /\bmemorable\b|\bremember\w*|\bcatch(y|ier)\b|\bstick\w*|\bwhat makes\b|\bgood (tagline|slogan)\b(?=.*\bwhat)/,
    (scene) =>
      say(
        'A line is remembered for how it is made: a rhythm, a sound that comes back, a contrast, a double meaning, or one odd and concrete word. It is liked for being easy to read. The two pull apart a little, which is why the list says of each line what it is better at.',
        chosen(scene) !== '' && `Yours: ${quote(chosen(scene))}`,
      ),
  ],
  [
    /\bwhere\b|\bhow (do|can|should) (i|we) use\b|\buse it\b|\bwhat do i do with\b/,
    (scene) =>
      say(
        'Under your name, at the top of your website, in your profile lines, on a sign and at the foot of an e-mail: wherever there is no room for the whole promise.',
        'It does not replace the value proposition; put that one right after it.',
        chosen(scene) !== '' && `Yours: ${quote(chosen(scene))}`,
      ),
  ],
  [
    /\bideas?\b|\bgive me\b|\ba better (one|tag ?line|slogan|line)\b|\bwrite\b|\bgenerate\b|\bnew ones\b|\bother (ones|options)\b|\balternativ\w+|\bmore (options|taglines|slogans)\b|\bdon'?t like\b|\bhate\b|\bcome up with\b|\bbrainstorm\b|\b(i|we) (want|need|would like|prefer)\b|\b(funn|warm|bold|short|simpl|sharp|calm|clever)i?er\b|\bsuggest\b/,
    ({ record }) =>
      whyLocked('taglines', record) ||
      say(
        'That is the Tagline Generator’s work: it writes a fresh list from your words and your value proposition, never a line that you have seen, and keeps the earlier lists.',
        record.chosenTagline !== '' && `${quote(record.chosenTagline)} stays yours until you choose another.`,
        'For lines of another kind, change what they are made from: a leading word, or the X Factor.',
      ),
  ],
  [
    /\bedit\b|\bmy own\b|\bwrite it myself\b|\bsaved?\b|\bchange it\b|\blater\b/,
    () =>
      'You can choose another line whenever you like: open the Tagline Generator, choose and save. The lists before it are kept there too.',
  ],
  [
    /\bwhat(?: is| are|'s) (a|an)\b|\bneed\b|\bwhat does .{0,20}mean\b|\bwhy (do|would|should) (i|we) need\b|\bexplain\b/,
    (scene) =>
      say(explainTerms(scene.reading.text), chosen(scene) !== '' ? `Yours: ${quote(chosen(scene))}` : notYet(scene)),
  ],
  byKind('tagline', show, (scene) =>
    chosen(scene) === ''
      ? notYet(scene)
      : weakSpots(scene, 'tagline', `I find nothing in yours that speaks against it: ${quote(chosen(scene))}`),
  ),
  [(scene) => asksOpinion.test(scene.reading.text), judge],
  [
    always,
    (scene) =>
      chosen(scene) === ''
        ? notYet(scene)
        : paragraphs(show(scene), weakSpots(scene, 'tagline', 'It holds together with the rest of your record.')),
  ],
]

export const answerTagline = (scene: Scene) => answerBy(rules, scene)
