/** Questions about the words of all six categories. */
import { categories, categoryNames, isCategoryComplete, wordsAdvised, wordsToPick } from '#contract/brand.ts'
import { howToPick } from './answer-category.ts'
import { answerWord, tellExtreme } from './answer-word.ts'
import { stillNeeds } from './find-next-step.ts'
import { byKind } from './method-by-kind.ts'
import { joinAnd, paragraphs, quote, say } from './quote-record.ts'
import { always, answerBy, asksOpinion, type Rule, type Scene, weakSpots } from './scene.ts'

function showAll(scene: Scene): string {
  const { topWords } = scene.record.brief
  const chosen = categories.filter((category) => topWords[category] !== '')
  const open = categories.filter((category) => !isCategoryComplete(scene.record.attributes[category]))
  return say(
    chosen.length > 0 &&
      `Your leading words: ${joinAnd(chosen.map((category) => `${quote(topWords[category])} for ${categoryNames[category]}`))}.`,
    open.length > 0 &&
      `Still open: ${joinAnd(open.map((category) => `${categoryNames[category]} needs ${stillNeeds(scene.record.attributes[category])}`))}.`,
  )
}

const rules: readonly Rule[] = [
  [
    /\b(weakest|worst|poorest|strongest|best) (\w+ )?words?\b|\bwords? (is|are) (the )?(weakest|worst|best|strongest)\b/,
    (scene) => tellExtreme(categories, scene),
  ],
  [
    /\bwhy\b.*\b(five|5)\b/,
    (scene) =>
      say(
        'Because choosing is the work: fifteen words describe any good business, five have to leave something out, and the one that leads says what you would keep if you had to drop the rest.',
        showAll(scene),
      ),
  ],
  [
    /\b(drop|remove|cut|lose|leave out|throw out|strike|bin)\b|\b(worst|weakest|poorest|least)\b/,
    (scene) => {
      const told = scene.findings.filter(({ id }) => /^(same-words|repeated-word)/.test(id))
      return told.length > 0
        ? say(...told.slice(0, 2).map(({ reason, fix }) => say(reason, fix)))
        : say(
            'None has to go: no two of your picks repeat each other as far as I can tell.',
            'If you want room, strike what your nearest competitor would also say.',
            showAll(scene),
          )
    },
  ],
  [({ reading }) => reading.namedWords.length > 0, answerWord],
  [
    /\bpick\b|\bchoos\w+|\btop[- ]?(five|5)\b|\bnarrow\b|\bdecide\b|\bselect\b/,
    (scene) => say(howToPick, showAll(scene)),
  ],
  [
    /\b(20|twenty|15|fifteen|how many|so many|number of)\b/,
    (scene) =>
      say(
        `The first words that come are the ones that everybody has; the good ones come after ten. So we advise ${wordsAdvised}, and from ${wordsToPick} on you can pick your five.`,
        showAll(scene),
      ),
  ],
  [
    /\bsamples?\b|\balready there\b|\bprefilled\b/,
    () =>
      'The sample words are there to start you off. They count nowhere until you keep or pick one; own words tell more.',
  ],
  [
    /\bchange\b|\bedit\b|\blater\b|\bafterwards\b/,
    () =>
      'You can change every word and every pick at any time. What was made from them is marked as made from earlier answers, and nothing is thrown away.',
  ],
  [
    /\bsuggest\w*|\bmore words\b|\bideas?\b|\bstuck\b/,
    () =>
      'In each category, start typing and you are offered words that go on from it; with the field empty, the button offers six that suit what stands there. A document about your business can be read for words, too.',
  ],
  [
    /\b(fight|clash|conflict|contradict|disagree)\w*/,
    (scene) => weakSpots(scene, 'words', 'No two of your picks pull against each other as far as I can tell.'),
  ],
  [
    /\bsimilar\b|\bsame\b|\btwice\b|\bsynonym\w*|\brepeat\w*|\boverlap\w*|\b(match|fit|go|work|belong|hang) (each other|together|with each)\b/,
    (scene) => weakSpots(scene, 'words', 'No two of your picks repeat each other as far as I can tell.'),
  ],
  byKind('words', showAll, (scene) => say(showAll(scene), weakSpots(scene, 'words', ''))),
  [
    always,
    (scene) =>
      paragraphs(
        showAll(scene),
        asksOpinion.test(scene.reading.text) &&
          weakSpots(scene, 'words', 'They say different things, and none works against the rest of your record.'),
      ),
  ],
]

export const answerWords = (scene: Scene) => answerBy(rules, scene)
