/** Questions about the core values. */
import { answerValue, askedValue, judgeValue, tellOrder, tellStrongest } from './answer-value.ts'
import { thinValues } from './find-polish.ts'
import { quotedIn } from './judge-offered.ts'
import { byKind } from './method-by-kind.ts'
import { paragraphs, quote, quoteAll, say } from './quote-record.ts'
import { always, answerBy, asksOpinion, type Rule, type Scene, weakSpots, whyLocked } from './scene.ts'
import { explainTerms } from './terms.ts'

const notYet = ({ record }: Scene) =>
  say(
    'You have not written down any core values yet.',
    whyLocked('core-values', record) ||
      'Write them, have them read out of a document, or draft them from a story with the assistant.',
  )

const list = ({ record }: Scene) => quoteAll(record.coreValues.map(({ title }) => title))

const show = (scene: Scene) =>
  scene.record.coreValues.length === 0 ? notYet(scene) : `Your core values: ${list(scene)}.`

/** The value that its description shows least: one that anybody could say, or else the first in order. */
const firstToShow = ({ record }: Scene) => thinValues(record)[0] ?? record.coreValues[0]?.title ?? ''

function weakest(scene: Scene): string {
  const { coreValues } = scene.record
  if (coreValues.length === 0) return notYet(scene)
  const [thin] = thinValues(scene.record)
  const shortest = coreValues.toSorted((a, b) => a.description.length - b.description.length)[0]
  const spot = weakSpots(scene, 'values', '')
  if (thin !== undefined)
    return say(
      `${quote(thin)}: anybody could say it, and your description does not yet show what it means with you.`,
      'Name one day on which it cost you something, and put that into the description.',
    )
  return (
    spot ||
    say(
      `None stands out as weak. ${shortest ? `${quote(shortest.title)} has the shortest description, so it is the one that I know least about.` : ''}`,
    )
  )
}

const rules: readonly Rule[] = [
  [({ reading }) => reading.namedValues.length > 0 && !/\barchetyp\w*|\bhandbook\b/.test(reading.text), answerValue],
  [({ reading }) => quotedIn(reading.text).some((each) => each.split(' ').length < 4), judgeValue],
  [
    /\b(put|sort|rank|bring|order)\b.{0,200}\b(values|them)\b.{0,200}\b(order|rank|for me|importance)\b|\b(sort|rank|order) (my|our|the) values\b/,
    tellOrder,
  ],
  [
    /\b(no|without|missing|empty|blank|lacks?|needs?) (a |an |its |any )?descriptions?\b/,
    (scene) => {
      const bare = scene.record.coreValues
        .filter(({ description }) => description.trim() === '')
        .map(({ title }) => title)
      if (scene.record.coreValues.length === 0) return ''
      return bare.length === 0
        ? 'None: each of your values has one.'
        : `${quoteAll(bare)}: write one sentence under it that somebody could catch you not doing.`
    },
  ],
  [/\b(strongest|best|most (important|convincing|distinctive|special))\b/, tellStrongest],
  [
    /\bcontradict\w*|\bclash\w*|\bconflict\w*|\bfit together\b|\bgo together\b|\bagainst each other\b/,
    (scene) => {
      if (scene.record.coreValues.length === 0) return notYet(scene)
      const against = scene.findings.find(({ id }) => id === 'values-against-archetype')
      return against
        ? say(
            `Among each other I see no contradiction in ${list(scene)}, but with your archetype I do.`,
            against.reason,
            against.fix,
          )
        : `Not that I can tell: ${list(scene)} can all be kept on one day, and none pulls against another part of your record.`
    },
  ],
  [
    /\bwhat makes (a|an)\b|\bgood core value\b(?!.*\bis\b)/,
    (scene) =>
      scene.reading.namedValues.length > 0 || askedValue(scene.reading.text) !== ''
        ? ''
        : say(
            'It decides something: there was a day on which it cost you money, time or a customer. It is in your own words, and somebody else could honestly hold the opposite.',
            scene.record.coreValues.length > 0 && `Hold yours against that: ${list(scene)}.`,
          ),
  ],
  [
    /\bmissing\b|\bmiss\b|\black\w*\b|\bforgot\w*|\badd (an?|another|one more)\b|\b(another|one more|\d+th|fourth|fifth|sixth) value\b/,
    (scene) =>
      say(
        'I cannot know what you have not told. Look where you last refused something, or paid for a principle: if none of your values explains that day, the one that does is missing.',
        scene.record.coreValues.length > 0 ? `So far you have ${list(scene)}.` : notYet(scene),
      ),
  ],
  [
    /\b(staff|team|employees?|colleagues?|new (people|hires?)|explain (our|my|the) values)\b/,
    (scene) =>
      say(
        'By stories, not by a poster: for each value, the one day on which it cost you something, told in a minute. Then ask what they would have done.',
        scene.record.coreValues.length > 0 ? `Yours: ${list(scene)}.` : notYet(scene),
      ),
  ],
  [
    /\border\b|\brank\w*\b|\bpriorit\w+|\bmost important\b|\bfirst\b|\brearrange\b|\bdrag\b|\bedit\b|\bchange\b(?=.*\blater\b)|\bdelete\b/,
    () =>
      'Drag a card to move it, click a title or a description to change it; everything is saved by itself, and what stood before can be brought back. Put the one that you would defend longest first.',
  ],
  [
    /\bsimilar\b|\bsame\b|\boverlap\w*|\brepeat\w*|\bsynonym\w*/,
    (scene) => {
      if (scene.record.coreValues.length === 0) return notYet(scene)
      const close = scene.findings.find(({ id }) => id === 'similar-values')
      return close ? say(close.reason, close.fix) : `No: ${list(scene)} say different things as far as I can tell.`
    },
  ],
  [
    /\bone word\b|\bsingle words?\b|\bphrases?\b|\bsentences?\b|\bhow long\b/,
    (scene) =>
      say(
        'A value can be a word or a phrase; what counts is the sentence under it. ‘Frankness’ needs explaining, ‘Say it before they ask’ hardly does. Up to seven words read well as a title.',
        scene.record.coreValues.length > 0 && `Yours: ${list(scene)}.`,
      ),
  ],
  [
    /\b(customers?|clients?|people|they|others?) (see|notice|know|feel|think|tell|experience|care|mind)\b|\bvisible\b|\bshow (our|my|the) values\b/,
    (scene) =>
      scene.record.coreValues.length === 0
        ? notYet(scene)
        : say(
            'They see a value only where it decides something in front of them: a refusal, a price, an apology. Ask three customers what you would never do; the answers are your values as seen from outside.',
            `Yours from inside: ${list(scene)}.`,
            scene.record.audit ? '' : 'The review of your website measures whether they show there.',
          ),
  ],
  [
    /\bhow many\b|\benough\b|\btoo (many|few)\b|\bnumber of\b|\b(only|just) (have )?(got )?(\d|one|two|three|four)\b|\b(\d|one|two|three|four|seven|eight|ten) (core )?values\b/,
    (scene) =>
      say(
        'Three to five. Fewer leave you without an answer on a bad day; more than six nobody remembers, and then none of them decides anything.',
        scene.record.coreValues.length > 0
          ? `You have ${scene.record.coreValues.length}: ${list(scene)}.`
          : notYet(scene),
      ),
  ],
  [
    /\bhandbook\b|\bdocument\b|\bupload\b|\bfile\b|\bpdf\b|\bread .{0,30}(out of|from)\b|\bextract\w*|\bcharter\b|\bmanifesto\b/,
    ({ record }) =>
      say(
        'Yes. In Core Values, upload the document (text, PDF, Word or a picture): what it states or shows as a value is added behind yours, with the sentence that it came from. A document without values brings none.',
        whyLocked('core-values', record),
      ),
  ],
  [/\bweak\w*|\bworst\b|\bleast\b|\bshould (i|we) (drop|remove|delete|cut)\b/, weakest],
  [
    /\b(turn|put|live|act|practi[cs]e|action|daily|actually|behaviou?r|every ?day|do with|apply|use)\b/,
    (scene) =>
      say(
        'Write the value as something one can be caught not doing: ‘We …, even when …’. For honesty: ‘We tell a customer when they do not need us, even when it is a slow month.’ Then use it to decide one open question this week.',
        firstToShow(scene) !== '' && `Try it first with ${quote(firstToShow(scene))}.`,
      ),
  ],
  [(scene) => /\bvalue\b|\bgood\b|\babout\b/.test(scene.reading.text), judgeValue],
  [
    /\bhow (do|can|should) (i|we) (find|choose|pick|write|come up|decide|define|get)\b|\bideas?\b|\bsuggest\b|\bgive me\b|\bwrite\b|\bhelp me\b/,
    ({ record }) =>
      say(
        'Start with a story, not with a list: when did it cost you money, time or a customer to do the right thing? The reason behind it is a value; name it in your own words. The assistant in Core Values asks you exactly that.',
        whyLocked('core-values', record),
      ),
  ],
  [
    /\bmission\b|\bvision\b|\bwhat (is|are|'s) (a )?core values?\b|\bwhat does .{0,20}mean\b|\bwhy (do|would|should) (i|we) need\b|\bexplain\b|\bpoint of\b/,
    (scene) =>
      say(
        explainTerms(scene.reading.text),
        'The archetype reads them, and so does the review of your website.',
        scene.record.coreValues.length > 0 ? `Yours: ${list(scene)}.` : notYet(scene),
      ),
  ],
  [
    (scene) => /\bsay about (us|me)\b|\bmean\b/.test(scene.reading.text) && scene.record.coreValues.length > 0,
    (scene) =>
      paragraphs(
        say(
          `${list(scene)}.`,
          ...scene.record.coreValues
            .filter(({ description }) => description !== '')
            .slice(0, 2)
            .map(({ title, description }) => `Of ${quote(title)} you say ${quote(description)}.`),
        ),
        weakSpots(
          scene,
          'values',
          'Read together they do not repeat each other, and none pulls against another part of your record.',
        ),
      ),
  ],
  byKind('values', show, (scene) =>
    scene.record.coreValues.length === 0 ? notYet(scene) : say(show(scene), weakSpots(scene, 'values', '')),
  ),
  [
    (scene) => asksOpinion.test(scene.reading.text) && scene.record.coreValues.length > 0,
    (scene) =>
      say(
        weakSpots(scene, 'values', `${list(scene)}: I find nothing in them that works against the rest.`),
        'The test of each: could the opposite be somebody else’s value? If nobody would want the opposite, it does not decide anything.',
      ),
  ],
  [
    always,
    (scene) =>
      scene.record.coreValues.length === 0 ? notYet(scene) : paragraphs(show(scene), weakSpots(scene, 'values', '')),
  ],
]

export const answerValues = (scene: Scene) => answerBy(rules, scene)
