/** Questions about the value proposition. */
import { categories } from '#contract/brand.ts'
import { wordsOf } from '#engine/language/stem.ts'
import { mainPain, mentions, speaksTo } from './compare-meanings.ts'
import { byKind } from './method-by-kind.ts'
import { paragraphs, quote, quoteAll, say } from './quote-record.ts'
import { always, answerBy, asksOpinion, type Rule, type Scene, weakSpots, whyLocked } from './scene.ts'
import { explainTerms } from './terms.ts'

const chosen = ({ record }: Scene) => record.brief.chosenUvp

/** What to say where none is chosen. */
const notYet = ({ record }: Scene) =>
  say(
    'You have not chosen a value proposition yet.',
    whyLocked('uvp', record) ||
      'The UVP Generator writes five from everything you have told, each arguing in another way.',
  )

const show = (scene: Scene) =>
  chosen(scene) === '' ? notYet(scene) : `Your value proposition: ${quote(chosen(scene))}`

function judge(scene: Scene): string {
  const text = chosen(scene)
  if (text === '') return notYet(scene)
  const words = categories.map((category) => scene.record.brief.topWords[category]).filter((word) => word !== '')
  const held = words.filter((word) => mentions(text, word))
  return paragraphs(
    weakSpots(
      scene,
      'uvp',
      say(
        `I find nothing in it that works against the rest: ${quote(text)}`,
        held.length > 0 && `It holds ${quoteAll(held)} of your leading words.`,
      ),
    ),
    'A strong one passes three tests: a customer recognises the trouble, a competitor could not sign it, and you can say it in one breath.',
  )
}

function tellPain(scene: Scene): string {
  const { brief } = scene.record
  const { customerPainPoints, productsServices, industry } = brief.profile
  if (brief.chosenUvp === '') return notYet(scene)
  if (customerPainPoints === '')
    return 'I cannot tell: your profile does not say what bothers your customers. Write two sentences there, and I can hold your value proposition against them.'
  const pain = mainPain(customerPainPoints)
  if (speaksTo(brief.chosenUvp, pain, `${productsServices} ${industry} ${brief.businessName}`)) {
    return say(
      `Your customers struggle with ${quote(pain)}, and your value proposition takes that up: ${quote(brief.chosenUvp)}`,
    )
  }
  return weakSpots(scene, 'uvp', '')
}

/** Whether a message speaks of what bothers customers. */
export const asksPain =
  /\bpain\w*|\bstruggl\w+|\bfrustrat\w+|\bbother\w*|\b(customers?'?|clients?'?|their) ((main |biggest |real )?problems?|needs?|worries|fears?)\b|\b(main|biggest|real) (problem|trouble|worry|need)\b/

/** The leading words that it does not hold; the voice is how it sounds. */
function tellMissing(scene: Scene): string {
  const text = chosen(scene)
  if (text === '') return notYet(scene)
  const words = categories
    .filter((category) => category !== 'voice')
    .map((category) => scene.record.brief.topWords[category])
  const missing = words.filter((word) => word !== '' && !mentions(text, word))
  return say(
    missing.length > 0
      ? `Of your leading words I do not find ${quoteAll(missing)} in it: ${quote(text)}`
      : `None of your leading words: ${quote(text)}`,
    'It need not hold all of them. If one would change a customer’s mind, refine it and ask for that one by name.',
  )
}

const rules: readonly Rule[] = [
  [
    /\bwho (wrote|made|writes)\b|\b(did|do) (you|i) write\b/,
    (scene) =>
      say(
        'You and the tool together: every word that says something about you is yours, from the six categories and your profile; the tool only joins them into a sentence, by rules.',
        chosen(scene) !== '' && `Yours: ${quote(chosen(scene))}`,
      ),
  ],
  [
    /\b(made|make|made up|written|write|built|come|comes|came)\b.{0,25}\b(from|out of|of)\b/,
    () =>
      'From everything that you told: your picks in the six categories, the leading ones first, and your profile, above all what you sell, for whom, what bothers them and what sets you apart. Nothing else goes in, so nothing can stand in it that you did not say.',
  ],
  [
    /\b(bring|get|see|find|show)\b.{0,20}\b(back|old|earlier|previous)\b|\b(old|earlier|previous|former) (tag ?lines?|slogans?|lines?|lists?|ones?|uvps?|propositions?|versions?)\b/,
    () =>
      'Yes. Every list that was ever written is kept: ‘Show earlier versions’ on the screen lists them, and each can be brought back with one click.',
  ],
  [/\bmissing\b|\bleaves? out\b|\bleft out\b|\black\w*\b|\bforgot\w*|\bwhich (of my )?words\b|\badd\b/, tellMissing],
  [
    /\bbeliev\w+|\btrust\w*|\bproof\b|\bprove\b|\bcredib\w+|\bconvinc\w+/,
    (scene) =>
      chosen(scene) === ''
        ? ''
        : say(
            'It is believed where it names something that a customer can check.',
            scene.record.brief.topWords.xfactor !== '' &&
              (mentions(chosen(scene), scene.record.brief.topWords.xfactor)
                ? `Yours does: it names your X Factor, ${quote(scene.record.brief.topWords.xfactor)}.`
                : `Yours does not name your X Factor, ${quote(scene.record.brief.topWords.xfactor)}; refine it and ask for that.`),
            quote(chosen(scene)),
            weakSpots(scene, 'uvp', ''),
          ),
  ],
  [
    /\bwho\b.*\b(for|aimed|meant)\b|\bwho (is|does) (it|this|my \w+) (address|speak to|aimed)/,
    (scene) => {
      const { topWords, profile } = scene.record.brief
      const told = profile.idealClientDescription || topWords.customers
      return chosen(scene) === '' || told === ''
        ? ''
        : say(
            `It should speak to the people whom you call ${quote(told)}.`,
            mentions(chosen(scene), told)
              ? `And it does: ${quote(chosen(scene))}`
              : `It does not name them in these words: ${quote(chosen(scene))}`,
          )
    },
  ],
  [asksPain, tellPain],
  [
    /\bhow (long|short|many words)\b|\btoo (long|short)\b|\blength\b|\b(one|two|three|2|3|more than one|several) sentences?\b/,
    (scene) => {
      const count = wordsOf(chosen(scene)).length
      return say(
        'One breath: 12 to 40 words, in one sentence or in two. Below that it cannot name audience, change and difference; above it nobody repeats it.',
        count > 0 && `Yours has ${count}: ${quote(chosen(scene))}`,
        count > 40 && 'Refine it with ‘make it shorter’.',
      )
    },
  ],
  [
    /\bdon'?t like\b|\bhate\b|\bnone of\b|\bother (ones|options|variations)\b|\bmore (options|variations|ideas)\b|\bnew ones\b|\bregenerate\b|\bdifferent ones\b|\bnot happy\b|\bgive me\b|\ba better (one|uvp|proposition|sentence)\b|\bwrite\b|\bgenerate\b|\bideas?\b/,
    ({ record }) =>
      whyLocked('uvp', record) ||
      say(
        'In the UVP Generator, Regenerate writes five others from your words, and none that you have seen comes again; the earlier lists stay to be brought back.',
        'If one is nearly right, refine it by saying what should change. If all miss, the words are the place to look: change a leading word, and the next five follow it.',
      ),
  ],
  [
    /\bedit\b|\bchange it\b|\bsaved?\b|\brefin\w+|\breword\b|\brewrite\b|\btweak\b|\bshorter\b|\bwarmer\b|\bmy own\b|\bwrite it\b/,
    (scene) =>
      whyLocked('uvp', scene.record) ||
      say(
        'Yes, at any time. Open the UVP Generator and choose Refine: say what should change (‘shorter’, ‘warmer’, ‘name the place’), as often as you like.',
        'Save it again when it is right; what you made from it, such as taglines, is then marked as made from earlier answers and kept.',
      ),
  ],
  [
    /\bwhy (are there )?(five|5)\b|\bapproach\w*|\bvariations?\b|\bhow many\b/,
    () =>
      'There are five because the same brand can be argued in several ways: from the trouble, the outcome, the difference, the feeling or the manner. Choose the one that you would say to a customer, not the one that sounds most like advertising.',
  ],
  [
    /\bwhere\b|\buse it\b|\bhow do i (use|put)\b|\bwhat do i do with\b/,
    (scene) =>
      say(
        'At the top of your website, as the first sentence of your profile pages, in the first line of an offer, and as the answer to ‘what do you do?’.',
        chosen(scene) !== '' && `Yours: ${quote(chosen(scene))}`,
      ),
  ],
  [
    /\bwhat (makes|is) a good\b|\bwhat(?: is| are|'s) (a|an) \b|\bneed\b|\bwhy\b.*\bmatter\b|\bwhat does .{0,20}mean\b|\bwhy (do|would|should) (i|we) need\b|\bexplain (what )?(a|an|the)\b/,
    (scene) =>
      say(
        explainTerms(scene.reading.text),
        'A good one names a person, a change and a reason, and could not be signed by a competitor.',
        chosen(scene) !== '' ? `Yours: ${quote(chosen(scene))}` : notYet(scene),
      ),
  ],
  byKind('uvp', show, (scene) =>
    chosen(scene) === ''
      ? notYet(scene)
      : weakSpots(scene, 'uvp', `I find nothing in yours that speaks against it: ${quote(chosen(scene))}`),
  ),
  [(scene) => asksOpinion.test(scene.reading.text), judge],
  [
    always,
    (scene) =>
      chosen(scene) === ''
        ? notYet(scene)
        : paragraphs(
            show(scene),
            weakSpots(scene, 'uvp', 'It holds together with the rest of your record. You can refine it at any time.'),
          ),
  ],
]

export const answerUvp = (scene: Scene) => answerBy(rules, scene)
