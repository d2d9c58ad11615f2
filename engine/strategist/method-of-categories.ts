/** What there is to say of the six categories when a message tells of the business, doubts or asks for what stands there. */
import { type Category, categoryNames } from '#contract/brand.ts'
import { areRelated } from './compare-meanings.ts'
import { categoryQuestions, joinAnd, quote, quoteAll, say } from './quote-record.ts'
import type { Rule, Scene } from './scene.ts'

const picks = (category: Category, { record }: Scene) => record.attributes[category].topFive
const standing = (category: Category, scene: Scene) =>
  picks(category, scene).length > 0
    ? `For ${categoryNames[category]} you chose ${quoteAll(picks(category, scene))}.`
    : `${categoryNames[category]} holds no picks of yours yet.`

const withoutOwnWords = ({ reading }: Scene) => reading.namedWords.length === 0

/** Of the own choice something else is said than of what a message tells. */
const ofOwnChoice =
  /\b(words?|picks?|choices?|chose|chosen|picked|ticked|selected|adjectives|terms?|category|categories|list|five|x ?factor|culture|impact|top one)\b/
const asksToShow =
  /\b(did|have|had) (i|we) (\w+ )?(say|said|put|state|stated|claim|claimed|write|written|choose|chosen|pick|picked|decide|decided|enter|entered|note|noted)\b|\bwhat (was|were|is|are) (it|they|that) again\b|\bremind\b|\bshow me\b|\bread (it|them) (back|out|to me)\b|\bsays? about us\b|\bsupposed to\b|\bwhat do (i|we) (claim|say|promise)\b|\bdo we claim\b/
const asksTruth =
  /\b(is|are|was) (it|that|this|they|we)( really| even)? (honest|true|a lie|hypocritical)\b|\bhypocri\w+|\bhonest\b(?=[?.!]*$)|\bjust (nice )?talk\b|\b(is|are) .{0,40}\breally (how|true|what)\b|\b(yet|but) (nobody|no ?one|everybody|everyone|hardly any\w*)\b|\bwishful\b|\bfooling\b|\bpretend\w*/
const tellsOf =
  /\bcover(s|ed)? (that|this|it)\b|\b(is|are) (it|that|this|they) (what|in there)\b|\bwhich of (my|our) .{0,25}\bis (that|this)\b|\bwhere is (that|this) (captured|written|said)\b|\bdo we aim for\b|\b(sort|kind) of thing\b|\bis (that|this) the (tone|voice|mood|feeling|culture)\b|\b(put|use|take) (that|this|it) in\b|\b(is|are) (that|this|it) (worth )?(any|some)thing\b|\bworth something\b|\bdoes (that|this|it) count\b|\b(is|are) (that|this|it|they) (already )?(covered|in there|part of)\b|\b(could|can|would|should) (that|this|it) be\b|\bhow (do|can|should|would) (i|we) (call|say|put|name|word|express)\b|\bwhat (do|would|should) (i|we) call\b|\bthat'?s what (i|we)\b|\bwhich (of the )?lists?\b|\bwhere (does|would|should) (that|this|it|something like (that|this)) (go|belong|show|fit)\b/

const tests: Readonly<Record<Category, string>> = {
  culture:
    'ask the one who joined last what surprised them in the first week; what they name is your culture, whatever is written',
  customers: 'look at the last ten who bought and would come again, and see of how many it is true',
  voice: 'read your last five messages aloud, and hear how many of them sound like it',
  feeling: 'ask three people as they leave how it was, and compare their words with yours',
  impact: 'ask three customers after some months what is different now, without offering them the answer',
  xfactor: 'ask three customers why they did not go elsewhere, and see whether anyone names it',
}

/** Whether what stands there is true only the owner can see: what stands, and how it is tested. */
const tellTruth = (category: Category) => (scene: Scene) =>
  say(
    `I cannot see ${categoryQuestions[category]}; I only know what you wrote.`,
    standing(category, scene),
    `To find out, ${tests[category]}.`,
    'What fails is no lie yet, only a wish: change the word, or change the thing.',
  )

const tellStanding = (category: Category) => (scene: Scene) => {
  const lead = scene.record.brief.topWords[category]
  return picks(category, scene).length === 0
    ? ''
    : say(
        `For ${categoryNames[category]}, ${categoryQuestions[category]}, you chose ${quoteAll(picks(category, scene))}.`,
        lead !== '' && `${quote(lead)} leads.`,
        'You can change them at any time.',
      )
}

const shapes: Readonly<Record<Category, string>> = {
  culture: 'Say what somebody would see you do, not what you think of it',
  customers: 'Say what these people have in common before they come to you',
  voice: 'Say how it sounds in one word, as a customer would tell a friend',
  feeling: 'Take the word that they would use of themselves as they leave',
  impact: 'Say what they can do now, or no longer have to do',
  xfactor: 'Keep it as concrete as you told it; whole phrases are welcome',
}

/** A thing that the owner tells: it is what words are made of. */
const tellMaterial = (category: Category) => (scene: Scene) => {
  const near = picks(category, scene).filter((pick) => areRelated(scene.reading.text, pick))
  return say(
    `What you tell is what ${categoryNames[category]} is made of: it asks ${categoryQuestions[category]}, and one such moment says more than an adjective.`,
    `${shapes[category]}, in one to three words, and add that to your list there.`,
    near.length > 0
      ? `The nearest that you chose is ${joinAnd(near.map(quote))}; see whether it already says this.`
      : picks(category, scene).length > 0 &&
          `I do not find it in ${quoteAll(picks(category, scene))}; if it is truer than one of these, let it take that place.`,
  )
}

/** The beginning of a question, or of a wish, anywhere in a message. */
const asksSomething =
  /\?|(?:^|[.!,;:–—-] )(?:and |but |so )?(?:what|how|who|why|which|where|when|is|are|do|does|did|can|could|should|would|will|tell|give|show|list|say|name|describe|explain)\b/
const wordsMin = 6

/** Whether a message tells something and asks nothing of the words that stand there. */
const isTold = ({ reading: { text } }: Scene) =>
  tellsOf.test(text) || (!ofOwnChoice.test(text) && !asksSomething.test(text) && text.split(' ').length > wordsMin)

/** The rules of every category: to show, to doubt, to tell. */
export const tellingRules = (category: Category): readonly Rule[] => [
  [(scene) => withoutOwnWords(scene) && asksTruth.test(scene.reading.text), tellTruth(category)],
  [
    (scene) =>
      withoutOwnWords(scene) &&
      asksToShow.test(scene.reading.text) &&
      !/\b(enough|good|right|sharp|strong|weak|better|change)\b/.test(scene.reading.text),
    tellStanding(category),
  ],
  [(scene) => withoutOwnWords(scene) && isTold(scene), tellMaterial(category)],
]
