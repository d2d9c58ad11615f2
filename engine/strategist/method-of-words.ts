/** What the method says of the six categories and of customers, beyond the record. */
import { answerWord, judgeAnyWord } from './answer-word.ts'
import { joinAnd, quote, quoteAll, say } from './quote-record.ts'
import type { Rule, Scene } from './scene.ts'

const leading = ({ record }: Scene) => {
  const words = Object.values(record.brief.topWords).filter((word) => word !== '')
  return words.length > 0 && `Your leading words: ${quoteAll(words)}.`
}

export const wordsMethod: readonly Rule[] = [
  [
    ({ reading }) =>
      reading.namedWords.length > 1 ||
      (reading.namedWords.length === 1 &&
        /\bis .{2,25} (a |an )?(good|ok|okay|fine|bad|weird|wrong|right)\b|\bwrong with\b|\bcliche/.test(reading.text)),
    answerWord,
  ],
  [({ reading }) => /\bjust (use|have|say|put|pick)\b/.test(reading.text), (scene) => judgeAnyWord(scene)],
  [
    ({ reading }) =>
      reading.namedWords.length < 2 &&
      /\b(two|some|both|a few|couple)\b.{0,200}\bwords?\b.{0,200}\b(same|similar|alike|close)\b|\bwords?\b.*\b(kind of|almost|nearly|sort of) (the )?(same|similar|alike)\b/.test(
        reading.text,
      ),
    (scene) => {
      const told = scene.findings.filter(({ id }) => /^(same-words|repeated-word)/.test(id))
      return say(
        'Two that are near each other are fine, as long as the other three say something else; three of one meaning leave you with three words and not with five.',
        ...(told.length > 0 ? told.slice(0, 2).map(({ reason }) => reason) : ['In yours I find no such pair.']),
      )
    },
  ],
  [
    /\b(can|may|could|how do|how can) (i|we) (still )?(change|swap|replace|edit|switch)\b/,
    (scene) =>
      say(
        'Yes, at any time: open the category, pick another word or let another lead. What was made from the old one is marked as made from earlier answers, and nothing is thrown away.',
        leading(scene),
      ),
  ],
  [
    /\bwhere (do|does|are|is|will)\b.*\b(used?|go|appear|show|turn up|end up|stand)\b|\bwhat happens (to|with) (my|the|these|our) words\b/,
    (scene) =>
      say(
        'They go into everything that follows: the value propositions and taglines are written from your picks, the leading ones first, and the review of your website looks for them on your pages.',
        leading(scene),
        scene.record.brief.chosenUvp !== '' && `Your value proposition: ${quote(scene.record.brief.chosenUvp)}`,
      ),
  ],
  [
    /\b(can|could|should|may|must) (i|we) (have|use|put|pick|choose|add|take)\b.{0,40}\bas (a|an|one|my|our)\b|\bis .{2,25} (a )?(good|ok|okay|fine|bad|allowed) (as )?(a )?words?\b/,
    (scene) =>
      say(
        judgeAnyWord(scene),
        'Any word is allowed. Three questions decide whether it earns a place among the five: is it true on an ordinary day, would a customer use it of you unasked, and would your nearest competitor not have chosen it?',
        leading(scene),
      ),
  ],
  [
    /\b(who|people|customers?|anyone|anybody|others?)\b.{0,15}\b(sees?|reads?|shown|show)\b|\bjust for (you|me|us)\b|\bwhat are (the|these|my) words for\b/,
    (scene) =>
      say(
        'Nobody sees them but you: they are the material. What people see is made from them, the value proposition and the taglines, and the review holds your website against them. You can hand them on by Brand Export.',
        leading(scene),
      ),
  ],
  [
    /\b(same|one|a|this|that) words?\b.{0,30}\b(two|both|twice|in (another|other|more|several)|for .{2,20} and|categor\w+)\b|\bword twice\b/,
    (scene) =>
      say(
        'You can type it twice, but the six categories ask six different things: a word that stands in two of them gives one place away, and what is made from them repeats itself. Keep it where it is most exactly true.',
        leading(scene),
      ),
  ],
  [
    /\b(which|what|how|know|decide|choose|pick)\b.*\b((be|is|as) (the )?(top|lead\w*|main|first|number) ?(one|word)?|top one|leading word|lead word|leads?|main word)\b|\bmain one\b/,
    (scene) =>
      /\b(my|our) (top|lead\w*|main)/.test(scene.reading.text)
        ? ''
        : say(
            'Cross the other four out, one at a time: the one that you would miss most leads. It is the word that has to come first when a value proposition is written, so take one that a competitor would not have chosen.',
            leading(scene),
          ),
  ],
  [
    /\b(phrases?|hyphen\w*|made[- ]up|invented|sentences?|more than one word|two words long|several words|long words?)\b/,
    (scene) =>
      say(
        'A short phrase is as good as a word wherever one word would be vague; for the X Factor phrases are the rule. A word of your own is welcome if a customer understands it at once.',
        leading(scene),
      ),
  ],
  [
    /\b(negative|bad|rude|swear)\b.{0,12}\bwords?\b/,
    (scene) =>
      say(
        'Write what is true and what you would stand by: a word that only says what you are not gives the tools nothing to write with. ‘Unfussy’ works, because everybody knows what is there instead.',
        leading(scene),
      ),
  ],
  [
    /\b(wife|husband|team|staff|friends?|colleagues?|someone else|somebody else|customers?)\b.{0,30}\b(choose|pick|decide|help|words?|involve\w*)\b|\b(ask|involve)\b.{0,20}\b(wife|husband|team|staff|friends?|colleagues?|customers?)\b/,
    (scene) =>
      say(
        'Let others collect and decide yourself: ask three customers which words they would use of you, and a colleague which of yours are only wished for. Where theirs differ from yours, theirs are the brand that you have.',
        leading(scene),
      ),
  ],
  [
    /^(?!.*\b(20|twenty|15|fifteen|how many|so many)\b).*\bwhy\b.*\b(six|categor\w+)\b/,
    () =>
      'Because a brand is more than how it looks: Culture is how you work, Customers whom you are at your best for, Voice how you sound, Feeling what people feel right after, Impact what stays changed for them, X Factor what only you have. Leave one out, and the value proposition has to guess it.',
  ],
]

const ideal = ({ record }: Scene) => {
  const { idealClientDescription } = record.brief.profile
  const { topFive } = record.attributes.customers
  return say(
    idealClientDescription !== '' && `Your ideal customer, as you describe them: ${quote(idealClientDescription)}.`,
    topFive.length > 0 && `Your words for them: ${quoteAll(topFive)}.`,
    idealClientDescription === '' && topFive.length === 0 && 'Your record does not say yet whom you serve.',
  )
}

export const customersMethod: readonly Rule[] = [
  [
    /\bwho (should|do|must|can) (we|i) not\b|\bnot (be )?working with\b|\b(not for|are we not)\b|\bturn (them |people )?away\b|\bexclud\w+|\bwrong (ones|people|customers|clients)\b|\bdon'?t like (my|our) (customers|clients)\b|\bhaggl\w+|\bthe people (i|we) want\b|\btime ?wasters?\b/,
    (scene) =>
      say(
        'Not for those who would be just as well off elsewhere, and for whom what you do best is only a reason to ask for less. Think of the last three who were not worth the trouble: what they had in common is what your promise should not invite.',
        ideal(scene),
      ),
  ],
  [
    /\b(pays?|signs?|orders?|buys?|decides?|kills?)\b.{0,40}\b(uses?|user|wears?|benefits?|eats?|gets? it|other|not the)\b|\b(uses?|user|wears?|benefits?|eats?|drinks?)\b.{0,40}\b(pays?|signs?|orders?|buys?|decides?)\b/,
    (scene) =>
      say(
        'Speak of the one who uses it and to the one who decides: the trouble in your promise is that of the user, because it is what both talk about; the proof beside it answers the fear of the one who signs. In the profile write both, each with a sentence of their own.',
        ideal(scene),
      ),
  ],
  [
    /\bwhy (don'?t|do|won'?t|would|did|didn'?t) (they|people|customers|clients|nobody)\b/,
    (scene) =>
      say(
        'Why they do it I cannot know; they can tell you. Ask three of them one question, what they had hoped to find, and write the answer in their words into the profile, under what bothers them.',
        ideal(scene),
      ),
  ],
  [
    /\bboth\b|\b(is|are) (it|they) (the )?.{2,30} or (the )?|\b(mums|men|women|private|firms|locals|couples|beginners|old|young)\b.*\bor\b/,
    (scene) =>
      say(
        'Choose the one for whom you are at your best, and write for them; the others read it too and come if it fits. If both want the same change from you, they are one group, whatever their age or trade.',
        ideal(scene),
      ),
  ],
  [
    /\btrust\b|\bbelieve us\b|\bcome back\b|\bget \w+( \w+)? to\b/,
    (scene) =>
      say(
        ideal(scene),
        'They believe what they can check: one thing that you always do, said plainly and kept on a bad day.',
        scene.record.brief.topWords.xfactor !== '' &&
          `You have such a thing: ${quote(scene.record.brief.topWords.xfactor)}.`,
        scene.record.coreValues.length > 0 &&
          `And a value shows best where it costs you: ${quote(scene.record.coreValues[0]?.title ?? '')}.`,
      ),
  ],
  [
    /\b(two|both|several|different|many) (groups?|kinds?|types?|audiences?|sorts?|markets?)\b|\bone for\b/,
    (scene) =>
      say(
        'Choose the one for whom you are at your best, and write for them; the others read it too and come if it fits. Only where they need a different change from you is it a second offer.',
        ideal(scene),
      ),
  ],
  [
    /\b(younger|older|richer|wealthier|everyone|everybody|tourists?|students?|famil(y|ies)|wider|broader|new|different|more) ?(people|customers?|audience|market|crowd|clients?|ones|group)?\b|\bgo after\b|\btarget\b|\battract\b|\breach\b/,
    (scene) =>
      /\b(should|could|can|what if|instead|how|go after|attract|reach|target)\b/.test(scene.reading.text) &&
      !/\bcustomer words?\b|\bwords? (for|under)\b|\bwho is\b|\bwho are\b/.test(scene.reading.text)
        ? say(
            ideal(scene),
            'I cannot know the market, only what a change would touch: ask whether the people you have in mind share the trouble that you solve.',
            scene.record.brief.profile.customerPainPoints !== '' &&
              `That is, in your words: ${quote(scene.record.brief.profile.customerPainPoints)}.`,
            'If they do, change the customers in your words and profile first; what was made from them is then marked.',
          )
        : '',
  ],
  [
    /\b(find out|research|survey|ask them|ask (my|our|the) customers)\b/,
    (scene) =>
      say(
        'Ask three customers the same three questions: what had you tried before, what made you choose us, what would you miss? Write their words, not yours, into the profile and under Customers.',
        ideal(scene),
      ),
  ],
  [
    ({ reading }) =>
      /\bwho\b/.test(reading.text) && /\bannoy|\bbother|\bpain|\bwant|\bneed|\bproblem|\bworr/.test(reading.text),
    (scene) =>
      say(
        ideal(scene),
        scene.record.brief.profile.customerPainPoints !== ''
          ? `What bothers them: ${quote(scene.record.brief.profile.customerPainPoints)}.`
          : 'What bothers them your profile does not say yet.',
      ),
  ],
]

export const impactMethod: readonly Rule[] = [
  [
    /\bprove\b|\bmeasure\b|\bhow (do|can) (i|we) (know|show|tell)\b/,
    ({ record }) =>
      say(
        'Ask three customers, three months later, what they can do now that they could not before, and write down the sentence that comes back.',
        record.attributes.impact.topFive.length > 0 &&
          `You say that it is ${joinAnd(record.attributes.impact.topFive.map(quote))}.`,
      ),
  ],
]
