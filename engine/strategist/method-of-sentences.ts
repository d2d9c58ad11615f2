/** What owners ask of their promise and of their line once they live with them: whether it is true, too much, theirs, for whom. */
import { wordsOf } from '#engine/language/stem.ts'
import { mentions } from './compare-meanings.ts'
import { clicheIn } from './find-polish.ts'
import { quote, say } from './quote-record.ts'
import { endingWith, type Rule, type Scene } from './scene.ts'

const promise = ({ record }: Scene) => record.brief.chosenUvp !== '' && `Yours: ${quote(record.brief.chosenUvp)}`
const line = ({ record }: Scene) => record.chosenTagline !== '' && `Yours: ${quote(record.chosenTagline)}`

const ofPromise = endingWith(promise)
const ofLine = endingWith(line)

/** A line that nobody can say again: how many words it has, and what to do. */
function tellBreath(scene: Scene): string {
  const { chosenUvp } = scene.record.brief
  const count = wordsOf(chosenUvp).length
  return count === 0
    ? ''
    : say(
        `It has ${count} words: ${quote(chosenUvp)}`,
        count > 25
          ? 'That is much for one breath: refine it with ‘make it shorter’, and let the second half become a sentence of its own.'
          : 'That fits into one breath, so if it is hard to say, a word in it is not one of yours: say it to somebody, notice where you stumble, and refine it with that word replaced.',
        'Said aloud you may always shorten it; on the page it stands whole.',
      )
}

export const promiseRules: readonly Rule[] = [
  [
    /\b(one|a single) breath\b|\b(can|could|able to) (not )?(repeat|say|remember|pronounce) it\b|\bcan'?t (say|repeat|remember|pronounce)\b|\b(nobody|no ?one) .{0,30}\b(repeat|remember|say it)\b|\bshorten\b/,
    tellBreath,
  ],
  ofPromise(
    /\b(break|broke|breaks|broken|dangerous|risky|hold me to|liable|sue|keep it|cannot keep|can'?t keep|don'?t keep|true|lie|lying|too much|over ?promis\w*|tone (it|this) down|exaggerat\w*|often (late|not|it'?s))\b/,
    'Promise what you keep on a bad day, not on a good one: if it fails one time in three, it is not a promise yet, so lower the number until it holds or leave it out. A modest promise kept is told on; a broken one too.',
  ),
  ofPromise(
    /\b(two|both|several|half|different) (segments?|audiences?|groups?|kinds?|types?|customers?|markets?)\b|\bhalf of (my|our)\b|\b(hold|serve|cover|for) both\b|\bcommon denominator\b|\bsplit (it|in)\b/,
    'One sentence, for the group for whom you are at your best; the other reads it too and comes if it fits. Where both want the same change, name the change and not the group; where they want different ones, it is another offer with a page of its own.',
  ),
  ofPromise(
    /\b(prov(e|es|able|en)|evidence|case stud\w+|references?|testimonials?)\b/,
    'It is provable as far as a customer can check it: keep the half for which you have a case, and put that case right beside it. The half without one write smaller, or as what you do and not as what comes of it.',
  ),
  ofPromise(
    /\b(number|version|option|variant|variation)s? (one|two|three|four|five|\d)\b.*\b(or|but|not|than|think|better|prefer)\b|\b(smell|sound|look|read|are|all) (all )?the same\b|\bwhich (one )?of (the|these|those) (five|versions?|variants?)\b(?!.*\b(did|have) (i|we)\b)|\bbegin with\b|\ball (five|of them) (start|begin)\b/,
    'The five argue from different ends: the trouble, the outcome, the difference, the feeling, the manner. Say each to a customer and take the one after which they ask a question. You can choose another at any time; if all sound alike, your leading words do, and the next five follow the word that you change.',
  ),
  ofPromise(
    /\b(laugh\w*|hates?|hated|dislikes?|embarrass\w*|silly|cringe\w*|ridicul\w+|rolled (his|her|their) eyes)\b/,
    'Ask which word did it; it is nearly always one, and mostly the largest. Refine, and ask for that word to go and for a thing to come that people can see. If the whole is meant, take another of the five: they argue from different ends.',
  ),
  ofPromise(
    /\b(have to|need to|must|should|ought to) (say|name|mention|tell|contain|include)\b.{0,25}\b(town|city|place|where|region|country|village|year|age)\b/,
    'Only where it is a reason to come: if people choose you because you are near or because of where it is made, name the place; if they would come from anywhere, keep the room for what changes for them. The page beside it can carry the address.',
  ),
  ofPromise(
    /\b(may|can|could) (i|we) (also )?(write|use|have|put in|bring) (\w+ )?(my|our) own\b|\bmy own (sentence|promise|words)\b/,
    'Yes: choose the one that comes nearest, open Refine and say what should change, down to single words, as often as you like. So the sentence becomes yours, and what follows is still made from it.',
  ),
  ofPromise(
    /\b(outside|customers?|public|outsiders?) .{0,15}\bor\b .{0,15}\b(team|us|inside|staff|internal\w*)\b|\bprint (it|theirs|ours|this)\b|\bword for word\b|\bverbatim\b.{0,10}\b(use|print|put)\b|\bwhat .{0,15}promise is for\b/,
    'For both. The team needs it to decide what belongs and what does not; outside it is the first sentence of your website, of an offer, and your answer to ‘what do you do?’. Printed on a wall it is of little use.',
  ),
  ofPromise(
    /\b(flat|limp|bland|dull|weak|lifeless|boring|cold|rescue|repair|punch\w*|stronger|sharper)\b/,
    'Life comes from what one can see: put one thing, place or hour in the place of the widest word, and one verb in the place of ‘offer’ or ‘help’. Refine, and ask for exactly that.',
  ),
]

/** Whether a line could stand under any name: what in it is the owner's own. */
function tellAnybody({ record: { chosenTagline, brief } }: Scene): string {
  if (chosenTagline === '') return ''
  const held = Object.values(brief.topFives)
    .flat()
    .filter((word) => mentions(chosenTagline, word))
  const phrase = clicheIn(chosenTagline)
  return say(
    phrase === undefined
      ? `${quote(chosenTagline)} holds none of the phrases that everybody uses.`
      : `${quote(phrase)} in ${quote(chosenTagline)} anybody could say.`,
    held.length > 0
      ? `It takes up ${quote(held[0] ?? '')}, and that is yours.`
      : 'None of your picks stands in it, so a stranger could not tell from the words alone that it is you.',
    'Put the name of a competitor above it: if it still fits, let a word of your own into it.',
  )
}

export const lineRules: readonly Rule[] = [
  [
    /\b(any|every) (club|firm|company|business|shop|one|body|other|charity|school|agency)\b|\banyone'?s\b|\banybody'?s\b/,
    tellAnybody,
  ],
  [
    /\b(show|tell|give|read|remind|find)\b.{0,25}\b(i|we) (saved|chose|picked|have|had|took)\b|\bwhat (was|is|were) (it|the line|our line|my line)( again)?\b|\bwhich (one|line) did (i|we)\b|\bwhere (is|do i (see|find)) (my|our|the) (line|slogan|tag ?line)\b/,
    (scene) =>
      scene.record.chosenTagline === '' ? '' : `The line that you saved: ${quote(scene.record.chosenTagline)}`,
  ],
  ofLine(
    /\b(criteria|judge|vote|committee|shortlist|candidates?|trustees|jury)\b/,
    'Four questions decide, in this order: is it true, could a competitor not sign it, does it say the same as your value proposition, and is it still there after an hour? Let each judge alone and in writing; a vote takes the line that nobody minds.',
  ),
  ofLine(
    /\b(laugh\w*|embarrass\w*|silly|cringe\w*|awkward|ridicul\w+|rude|obscene|mock\w*|makes? fun|feel stupid|hate it|nobody likes)\b/,
    'A laugh of the wrong kind comes from a second meaning or from too large a word. Ask one who laughed what they heard: if it is a meaning, the line has to go, because nobody can unhear it; if it is the size, make it smaller and truer. The Tagline Generator writes a fresh list and keeps this one.',
  ),
  ofLine(
    /\bsounds? like (a|an|some\w*|the)\b|\bfeels? (dead|old|flat|tired|empty|wrong)\b|\b(dead|lifeless|stale)\b/,
    'Find the word that does it: read the line aloud and leave out one word after the other, until it is gone. In its place put a thing or an hour from your own day; or take a fresh list from the Tagline Generator, and let another word lead before.',
  ),
  ofLine(
    /\b(polish|dutch|italian|turkish|portuguese|arabic|russian|chinese|latin|dialect|one per language|each language|in (another|two) languages?)\b/,
    'It may stand in the language that your customers speak among themselves; then it sounds like home to them and like a picture to the rest. Have it made by somebody who grew up with it, not translated; the toolkit itself writes English.',
  ),
  ofLine(
    /\ball of (it|our|what we)\b|\beverything (we|in)\b|\bin (five|six|seven|eight|four|three) words\b|\bsay(s)? everything\b/,
    'A line cannot hold everything; whoever tries ends with a list. Choose the one thing that people would miss if you closed, and let the value proposition, right after it, say the rest.',
  ),
  ofLine(
    /\b(wrote|written|made|came up with|invented|thought of|have) (one|it|this|mine|something) (my|our)sel(f|ves)\b|\b(my|our) own (one|line|slogan)\b|\bfrom my (son|daughter|kids?|wife|husband|brother|sister)\b|\btheirs is (better|catchier|nicer)\b/,
    'A line of your own is welcome: what counts is that it is true, short and yours. Say it and the saved one to somebody who does not know you, and ask an hour later which is left. The toolkit saves lines from its own lists; what you take from elsewhere you simply use.',
  ),
]
