/** What the method says of choosing among the words of the six categories: how many, which leads, whose, and which are only wished for. */
import { categories, categoryNames } from '#contract/brand.ts'
import { categoryQuestions, quoteAll, say } from './quote-record.ts'
import { answerBy, type Rule, type Scene } from './scene.ts'

const leading = ({ record }: Scene) => {
  const words = Object.values(record.brief.topWords).filter((word) => word !== '')
  return words.length > 0 && `Your leading words: ${quoteAll(words)}.`
}

const counts = ({ record: { attributes } }: Scene) =>
  categories.map((category) => `${categoryNames[category]} ${attributes[category].topFive.length}`).join(', ')

const rules: readonly Rule[] = [
  [
    /\b(top|lead\w*|first|main) (word|one|pick)\b.{0,25}\b(from|of|among|outside|one of)\b/,
    (scene) =>
      say(
        'Yes: of the five that you pick in a category one leads, so it is always one of them. If another word should lead, pick it first.',
        leading(scene),
      ),
  ],
  [
    /\bhow many\b.{0,25}\b(did|have|do) (i|we)\b|\bhow many (words )?(are|is) (there|chosen|picked)\b/,
    (scene) => `Of your picks, five for each: ${counts(scene)}.`,
  ],
  [
    /\b(difference|differ|mean|explain|what)\b.*\b(six|groups?|lists|categories)\b|\bsix (groups|lists|categories)\b.*\b(mean|for|difference)\b/,
    (scene) =>
      /\bwhy\b/.test(scene.reading.text)
        ? ''
        : `The six ask six different things. ${categories.map((category) => `${categoryNames[category]}: ${categoryQuestions[category]}.`).join(' ')}`,
  ],
  [
    /\b(down to (five|5)|(cut|boil|whittle|reduce)\w* .{0,15}(five|5)|too many (good|true)|all (so )?(true|good|important)|(nine|ten|seven|eight|six) (good|true|of them))\b/,
    (scene) =>
      say(
        'All of them may be true; five are those that decide something. Strike what your nearest competitor would also say, then what you only wish for, then of each two that mean the same the weaker one. Of what is left keep the five of which you can tell a day.',
        leading(scene),
      ),
  ],
  [
    /\b(want to be|wish|aspir\w+|aren'?t( yet)?|not (yet|there)|cheating|today or|(like|want) (it |them )?to be true|in (two|three|five) years|would like to be|pretend\w*)\b/,
    (scene) =>
      say(
        'Pick what people can meet today: the value proposition is written from it, and a customer would look for it. One that you are growing into may stay among the twenty until it is true on an ordinary day.',
        leading(scene),
      ),
  ],
  [
    /\b(outrank\w*|above the others|why (a|one|the) (top|lead\w*|first)|why (need|must|should|does) one)\b|\btop one\b.*\bwhy\b|\b(logic|point|purpose) of the (top|lead\w*)\b/,
    (scene) =>
      say(
        'Because a sentence has only one beginning: the word that leads is the one that the value proposition takes first, and the other four stand behind it. It also says what you would keep if you had to drop the rest.',
        leading(scene),
      ),
  ],
  [
    /\b(disagree\w*|partners?|brother|sister|wife|husband|co-?founder|committee|colleagues?)\b/,
    (scene) =>
      say(
        'Where you agree, you have the five already; where you do not, ask each for the day on which the word was true. A word with a story stays, one without it goes, whoever wrote it; what both have lived belongs in front.',
        leading(scene),
      ),
  ],
  [
    /\b(add|write|type|enter|put|use) (\w+ ){0,3}(my|our) own\b|\bown (words?|terms?)\b|\b(not|n't) (in|on) the list\b|\bbring my own\b|\bof my own\b/,
    (scene) =>
      say(
        'Yes: type any word of your own into the field of a category and add it; own words tell more than offered ones.',
        leading(scene),
      ),
  ],
  [
    /\b(all|only|mostly|just) .{0,25}\b(soft|hard|nice|positive|same kind|adjectives|vague|big|small|boring)\b|\b(quick\w*|hurry|rush\w*|when tired)\b/,
    (scene) =>
      say(
        'That is no fault by itself: what counts is whether each says something that the next does not, and whether a customer would meet it. Read them once tomorrow and strike what you would not defend; you can change any of them at any time.',
        scene.findings.find(({ id }) => /^(same-words|repeated-word)/.test(id))?.reason,
        leading(scene),
      ),
  ],
]

/** A word of the owner's that the message names is told of elsewhere. */
export const choosingRules: readonly Rule[] = [
  [({ reading }) => reading.namedWords.length === 0, (scene) => answerBy(rules, scene)],
]
