/** Questions about one of the six categories. */
import { type Category, categoryNames } from '#contract/brand.ts'
import { ownWords } from '#contract/own-words.ts'
import { answerWord, tellExtreme } from './answer-word.ts'
import { largestGroup } from './compare-meanings.ts'
import { stillNeeds } from './find-next-step.ts'
import { byKind } from './method-by-kind.ts'
import { categoryQuestions, paragraphs, quote, quoteAll, say } from './quote-record.ts'
import { always, answerBy, type Rule, type Scene, weakSpots } from './scene.ts'
import { explainTerms, termsIn } from './terms.ts'

/** How to find words for a category: where to look, not what to write. */
const whereToLook: Readonly<Record<Category, string>> = {
  culture:
    'Think of the last decision that you made without a customer in the room, and of what a new colleague notices in the first week.',
  customers: 'Think of your three favourite customers, and write what they have in common before they found you.',
  voice:
    'Read your last five messages to customers aloud, and write how they sound; then how they sound on your best day.',
  feeling: 'Think of the moment right after somebody has dealt with you: what do they say, and how do they leave?',
  impact:
    'Ask what is different for a customer three months later, and what they can do now that they could not before.',
  xfactor:
    'Write what people tell their friends about you, the odd thing that you always do, and what a competitor would find too much trouble. Whole phrases are welcome.',
}

const picks = (category: Category, { record }: Scene) => record.attributes[category].topFive
const lead = (category: Category, { record }: Scene) => record.brief.topWords[category]

function showPicks(category: Category, scene: Scene): string {
  const five = picks(category, scene)
  const entry = scene.record.attributes[category]
  const one = lead(category, scene)
  const name = categoryNames[category]
  if (five.length > 0)
    return say(
      `For ${name}, ${categoryQuestions[category]}, you chose ${quoteAll(five)}.`,
      one !== '' ? `${quote(one)} leads.` : `It still needs ${stillNeeds(entry)}.`,
    )
  const own = ownWords(category, entry)
  if (own.length > 0)
    return say(
      `You have not picked any for ${name} yet. Of your own words there, ${quoteAll(own.slice(0, 5))} come first.`,
      `It still needs ${stillNeeds(entry)}.`,
    )
  return say(`${name} has no words of yours yet. It asks ${categoryQuestions[category]}.`, whereToLook[category])
}

function judge(category: Category, scene: Scene): string {
  if (picks(category, scene).length === 0) return showPicks(category, scene)
  const samples = picks(category, scene).length
  return paragraphs(
    showPicks(category, scene),
    weakSpots(
      scene,
      category,
      samples > 1
        ? 'They say different things, and none of them works against the rest of your record. A last test: would your nearest competitor have chosen the same five?'
        : '',
    ),
  )
}

function tellSimilar(category: Category, scene: Scene): string {
  const five = picks(category, scene)
  if (five.length === 0) return showPicks(category, scene)
  const group = largestGroup(five)
  if (group.length > 2) return weakSpots(scene, category, '')
  if (group.length === 2)
    return `${quoteAll(group)} are close to each other; the other ${five.length - 2} of your picks for ${categoryNames[category]} say something else. Two of a kind are fine, three would be one too many.`
  return `No: ${quoteAll(five)} say five different things as far as I can tell.`.replace(
    'five different',
    five.length === 5 ? 'five different' : 'different',
  )
}

function tellProfile({ reading, record }: Scene): string {
  const { idealClientDescription, customerPainPoints, competitiveDifferentiator } = record.brief.profile
  if (
    /\bpain|\bstruggl|\bfrustrat|\bproblem|\bneed|\bobjection|\bfear|\bworr|\bgripe|\bgrumble|\bhate|\bmoan|\bcomplain|\bannoy|\bbother|\bfed up|\bangry|\bdislike|\bat night\b|\bscared|\bafraid|\bfrighten/.test(
      reading.text,
    )
  ) {
    return customerPainPoints === ''
      ? 'Your profile does not say what your customers struggle with, so I cannot tell. Ask three of them what they had tried before they came to you, and write the answer there.'
      : `You told me that this bothers them: ${quote(customerPainPoints)}.`
  }
  if (reading.asked[0] === 'xfactor' || reading.asked.includes('competitors')) {
    return competitiveDifferentiator === ''
      ? 'Your profile does not yet say what sets you apart from your competitors.'
      : `In your profile you say what sets you apart: ${quote(competitiveDifferentiator)}.`
  }
  return idealClientDescription === ''
    ? 'Your profile does not describe your ideal customer yet.'
    : `You describe your ideal customer so: ${quote(idealClientDescription)}.`
}

const writeLike = (scene: Scene) => {
  const five = picks('voice', scene)
  if (five.length === 0) return showPicks('voice', scene)
  return say(
    `Write ${quote(lead('voice', scene) || (five[0] ?? ''))} first of all, and ${quoteAll(five.filter((word) => word !== lead('voice', scene)))} where there is room.`,
    'A practical rule: read each text aloud; wherever it sounds like somebody else, say it again as you would to one customer.',
    weakSpots(scene, 'voice', ''),
  )
}

export const howToPick =
  'Strike first, then pick: take out what any competitor would also say, then what you only wish were true. Of the rest, keep five that say five different things, and let the one lead that you would miss most.'

/** Of a category itself: what it asks, which pick leads it, which is its weakest. */
const ofItself = (category: Category): readonly Rule[] => [
  [
    ({ reading }) =>
      reading.namedWords.length === 0 &&
      /\bmean(s|ing)?\b|\bwhat('?s| is| are) (the |a |an )?\w+( \w+)?( category)?( for| about)?[?.!]*$/.test(
        reading.text,
      ) &&
      !/\b(my|our|we|us|i)\b/.test(reading.text),
    (scene) =>
      say(
        `${categoryNames[category]} asks ${categoryQuestions[category]}.`,
        whereToLook[category],
        picks(category, scene).length > 0 ? `You chose ${quoteAll(picks(category, scene))}.` : '',
      ),
  ],
  [
    /\b(main|top|leading|number one|strongest) (one|word)\b|\bmost important\b|\bwhich .{0,20}\b(leads?|first|important)\b/,
    (scene) =>
      lead(category, scene) === '' || /\b(how|why|should)\b/.test(scene.reading.text)
        ? ''
        : say(
            `${quote(lead(category, scene))}: you let it lead ${categoryNames[category]}, so what is made from your words takes it first.`,
            `Beside it stand ${quoteAll(picks(category, scene).filter((word) => word !== lead(category, scene)))}.`,
            'If you would miss another one more, let that one lead.',
          ),
  ],
  [
    ({ reading }) =>
      reading.namedWords.length === 0 &&
      /\b(weakest|worst|poorest|strongest|best|least) (\w+ )?(words?|pick|one)\b|\b(words?|one|pick) (is|are) (the )?(weakest|worst|best|strongest)\b/.test(
        reading.text,
      ),
    (scene) => tellExtreme([category], scene),
  ],
]

/** An opinion on the picks; "what we like", "how we work" and "honestly" ask for none. */
const asksVerdict =
  /\b(good|bad|ok(ay)?|fine|right|enough|generic|bland|boring|vague|weak\w*|strong\w*|better|best|improve\w*|sharp\w*|change|opinion|feedback|wrong|polish|clear|convincing|too)\b/

const ofKind = (category: Category) =>
  byKind(
    category,
    (scene) => showPicks(category, scene),
    (scene) => say(showPicks(category, scene), weakSpots(scene, category, '')),
  )

const rulesOf = (category: Category): readonly Rule[] => [
  ...ofItself(category),
  [
    /\bhow (do|can|should|to)\b.*\b(pick|choose|narrow|decide|select)\b|\btop[- ]?(five|5)\b(?=.*\bhow\b)/,
    (scene) => say(howToPick, showPicks(category, scene)),
  ],
  [
    /\bdifference between\b|\bdiffer\b/,
    ({ reading }) => (termsIn(reading.text).length > 1 ? explainTerms(reading.text) : ''),
  ],
  [
    /\bsimilar\b|\b(the|mean) same\b(?! time)|\brepeat\w*|\boverlap\w*|\bsynonym\w*|\bredundan\w*/,
    (scene) => tellSimilar(category, scene),
  ],
  [
    ({ reading }) =>
      category === 'voice' && /\bshould\b|\bhow (do|would|could|can)\b|\bwrite\b|\bstyle\b/.test(reading.text),
    writeLike,
  ],
  [({ reading }) => reading.namedWords.length > 0, answerWord],
  ofKind(category),
  [
    ({ reading }) =>
      (category === 'customers' || category === 'xfactor') &&
      !/\bput\b|\bwhich words\b|\bwhat is\b.*\bx/.test(reading.text),
    (scene) =>
      asksVerdict.test(scene.reading.text) &&
      /\b(words?|x[- ]?factor|enough|vague|strong\w*|generic|picks?)\b/.test(scene.reading.text)
        ? judge(category, scene)
        : say(tellProfile(scene), showPicks(category, scene)),
  ],
  [
    /\bwhat (should|do|can|could) (i|we) (put|write|say|enter|add)\b|\bhow (do|can|should) (i|we) (find|come up|choose|fill|pick)\b|\bideas?\b|\bhelp me\b|\bstuck\b|\bexamples?\b|\bsuggest\b|\bcan'?t (think|find|come up)\b|\brun(ning)? out\b|\bhard to\b|\bstruggl\w+ (to|with)\b/,
    (scene) =>
      say(
        `${categoryNames[category]} asks ${categoryQuestions[category]}.`,
        whereToLook[category],
        picks(category, scene).length > 0 ? `So far you chose ${quoteAll(picks(category, scene))}.` : '',
      ),
  ],
  [
    ({ reading }) =>
      /\bwhat(?: is| does| are|'s) .{0,30}(mean|category|about|for)\b|\bexplain\b|\bwhy\b/.test(reading.text) &&
      !/\bmy (main|one|top|lead\w*|chosen)\b/.test(reading.text),
    (scene) => say(`${categoryNames[category]} asks ${categoryQuestions[category]}.`, showPicks(category, scene)),
  ],
  [(scene) => asksVerdict.test(scene.reading.text), (scene) => judge(category, scene)],
  [always, (scene) => showPicks(category, scene)],
]

export const answerCategory = (category: Category, scene: Scene) => answerBy(rulesOf(category), scene)
