/** What owners ask of their values when they are to be shown, thinned out, agreed on or found to be untrue. */
import { quote, quoteAll, say } from './quote-record.ts'
import { endingWith, type Rule, type Scene } from './scene.ts'

const values = ({ record }: Scene) =>
  record.coreValues.length > 0 && `Yours: ${quoteAll(record.coreValues.map(({ title }) => title))}.`
const ofValues = endingWith(values)

/** Each value with the sentence under it. */
const tellAll = ({ record: { coreValues } }: Scene) =>
  say(
    ...coreValues.map(({ title, description }) =>
      description === '' ? `${quote(title)} has no description yet.` : `${quote(title)}: ${quote(description)}`,
    ),
  )

/** A day that the owner tells of, or a thing that is always kept: what a value is made of. */
const tellDay = (scene: Scene) =>
  say(
    'That is what a value is made of: a day, and what it cost. Name the reason behind it in your own words and write the day under it, ‘We …, even when …’.',
    scene.record.coreValues.length > 0 &&
      `See whether one of ${quoteAll(scene.record.coreValues.map(({ title }) => title))} already means it; then it belongs into that description.`,
  )

export const livedValues: readonly Rule[] = [
  [
    /\bwhich (one )?of (my|our|the) (values|principles|cards) (is|does|would) (that|this)\b|\b(a|one|another) (card|value) for (this|that|it)\b|\b(is|would) (that|this) (be )?(a|one of (my|our)) (value|principle)s?\b/,
    tellDay,
  ],
  [
    /\bwith (their|the|its|all) (descriptions?|sentences?|explanations?)\b|\b(read|list|show|give|tell) (me |us )?(all )?(my|our|the) (core )?(values|principles|cards)( (again|back|please))?[?.!]*$|\bcards? say(ing)?\b|\bin full\b/,
    tellAll,
  ],
  ofValues(
    /\b(only )?(for|to|between) (ourselves|us alone|ourself)\b|\b(clients?|customers?|public|outside|guests?) or\b|\b(or|and) (keep|just|only) .{0,20}\b(us|internal\w*|inside|ourselves)\b|\bshow (the|our|my|these|them) .{0,12}\b(clients?|customers?|guests?)\b/,
    'Keep the list for yourselves and show the stories: a client who sees cards compares the words with everybody’s; a client who hears what one of them has cost you believes it.',
  ),
  ofValues(
    /\b(agree|disagree\w*|argue\w*|quarrel\w*|half (of (us|them) )?wants?|wants? .{0,25}(on (the|there)|and (i|half|she|he))|my (brother|sister|father|mother|partner|wife|husband|co-?founder|boss)\b.{0,40}\b(want\w*|says?|insist\w*|hate\w*|differ\w*))\b/,
    'Do not vote on words; tell days. Each names the last decision that was hard and which way they were glad it went: where the stories point the same way, there is the value, whatever it is called; where they do not, it is a question of who pays when it is kept.',
  ),
  ofValues(
    /\b(from (theirs|nine|ten|twelve|eight|seven|many)|(nine|ten|twelve|eight|seven|fifteen|twenty) (principles|values|cards|of them)|fewer|(feels?|is|are|seems?) (like )?(a lot|too much)|cut (it|them) down|too many|boil|merge|reduce|recite)\b/,
    'Three to five are kept, the rest is recited. Ask of each which decision would have gone otherwise without it; those without an answer go. Of two that would have decided the same day keep the narrower one, and put the other into its description.',
  ),
  ofValues(
    /\b(lies?|lying|real or|wall ?paper|hypocri\w+|just words|hot air|for show|what we (really |actually )?do|do (we|i) (really|actually)|blame|true or)\b/,
    'Which of them is true I cannot see from here; only days tell. Take each and name the last time it cost you something: where you find one, it is real; where you only find the opposite, take it down until it is not, or change what you do and say from when.',
  ),
  ofValues(
    /\b(new (owners?|boss|management|partners?|generation)|take ?over|took over|successor|sold|merg\w+|inherit\w*|next generation)\b/,
    'They may: values belong to those who pay when they are kept. New owners should ask of each whether they would pay for it too; what they would not, should go at once and openly, before a customer notices that it has gone. The others stay as they are.',
  ),
  ofValues(
    /\b(crew|staff|team|employees?|colleagues?|apprentices?|waiters?|volunteers?|everyone)\b.*\b(live|believe|take|actually|seriously|follow|nod|remember|know)\b/,
    'By decisions that they can watch, not by a poster: tell for each value the one day on which it cost you something, ask what they would have done, and let the next open question be decided by it aloud.',
  ),
  ofValues(
    /\b(what|which|in (what|which)|the right) order\b|\b(first|top) (one )?on (the|our) (list|wall)\b/,
    'The one that you would defend longest comes first; after it, those that decide oftenest. Drag the cards in Core Values until the order is the one in which they win when two pull apart.',
  ),
  ofValues(
    /\b(would|will|do|does|can|could) (a |our |my |the )?(customers?|clients?|guests?|people|anyone|they) (ever |even |really )?(notice|see|feel|care|mind|know)\b/,
    'They notice one only where it decides something in front of them: a refusal, a price, an apology. Ask three customers what you would never do; their answers are your values as seen from outside.',
  ),
]
