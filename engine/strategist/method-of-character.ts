/** What the method says of values and archetypes, beyond the record. */
import { archetypes } from '#contract/archetypes.ts'
import { isAtOdds } from './archetype-tensions.ts'
import { kindRules } from './judge-archetype.ts'
import { archetypeName, quote, quoteAll, say } from './quote-record.ts'
import type { Rule, Scene } from './scene.ts'

const values = ({ record }: Scene) =>
  record.coreValues.length > 0 && `Yours: ${quoteAll(record.coreValues.map(({ title }) => title))}.`

export const valuesMethod: readonly Rule[] = [
  [
    /\b(everyone|everybody|anyone|anybody) else\b|\bsame as (other|every)\w*\b|\bdifferent (from|to|than)\b/,
    (scene) => {
      const common = scene.findings.filter(({ id }) => /^generic/.test(id))
      return scene.record.coreValues.length === 0
        ? ''
        : say(
            common.length > 0
              ? say(...common.map(({ reason, fix }) => say(reason, fix)))
              : 'None of them stands on every wall, as far as I can tell.',
            values(scene),
          )
    },
  ],
  [
    /\b(vs|versus)\b|\bwins?\b|\bpull apart\b|\btwo of them\b.*\b(clash|conflict)\w*/,
    (scene) =>
      say(
        'Where two pull apart, the one wins for which you have paid more already; say that order aloud, so that nobody has to guess it on a busy day. And ask what the loser still forbids: usually the answer lies there.',
        values(scene),
      ),
  ],
  [
    /\b(break|broke|breaks|broken|betray\w*|go against|went against|fall short|fail|failed|not keep|didn'?t keep)\b/,
    (scene) =>
      say(
        'Say so before somebody else does, make it good for whoever it touched, and tell what it cost you: a value that was broken and mended in the open is believed more than one that was never tried. If it happens often, it is a wish, and does not belong on the list.',
        values(scene),
      ),
  ],
  [
    ({ reading }) =>
      reading.namedValues.length > 0 &&
      /\b(weird|odd|strange|funny|better|right|good|another|clear\w*|proper|real) (way|word|name|wording|title|english)\b|\beven (english|a word|a thing)\b|\bsounds? (weird|odd|strange|funny)\b|\bword(ed|ing)\b|\breword\b|\bcall (it|that)\b/.test(
        reading.text,
      ),
    ({ reading, record }) =>
      say(
        `${quote(reading.namedValues[0] ?? '')} need not be the word that everybody uses: an unusual title makes people ask, and a common one lets them nod and forget. It has to be explained by the sentence under it.`,
        record.coreValues
          .filter(({ title, description }) => title === reading.namedValues[0] && description !== '')
          .map(({ description }) => `Yours says: ${quote(description)}`)[0] ?? 'That sentence is still missing.',
      ),
  ],
  [
    /\bmoney\b|\bprofit\w*|\bgrowth\b|\bearn\w*|\brevenue\b/,
    (scene) =>
      say(
        'It can be one, if it decides something: ‘We pay every supplier within a week, even when it is tight’ is a value about money. Profit by itself is a goal, because it does not say what you would refuse for it.',
        values(scene),
      ),
  ],
  [
    /\baspir\w+|\bnot (there )?yet\b|\b(want|would like|wish|hope|try|trying) to be(come)?\b|\bpretend\w*|\bnot (really|quite) true\b|\bdon'?t (really |always )?(live|keep|follow|do)\b/,
    (scene) =>
      say(
        'Write down what you keep to today; a wish on the list makes people doubt the rest. One that you are growing into can stand there if you say so, with the first day on which it cost you something still to come.',
        values(scene),
      ),
  ],
  [
    /\b(live|follow|believe|buy in\w*|take\b.{0,200}\bseriously|stick to|remember)\b.{0,200}\bvalues?\b|\bvalues?\b.*\b(stick|seriously|lived|real|day to day)\b/,
    (scene) =>
      say(
        'By decisions that they can watch, not by a poster: tell for each value the one day on which it cost you something, ask what they would have done, and let the next open question be decided by it aloud.',
        values(scene),
      ),
  ],
  [
    /\b(hir|recruit|interview|appl)\w*\b|\bfire (somebody|someone|people|staff|him|her|them)\b|\bjob (ad|advert|post)\w*/,
    (scene) =>
      say(
        'Ask for stories: ‘When did it cost you something to …?’ Somebody who holds the value has one ready. And say yours first, with what it cost you, so that whoever does not share it can stay away.',
        values(scene),
      ),
  ],
  [
    /\b(publish|website|(web)?site|pages?|home ?page|wall|poster|public|print|menu|window|van|packaging)\b/,
    (scene) =>
      /\b(on|in|put|show|publish|print|share|display|list)\b/.test(scene.reading.text) &&
      !/\bscore|\breview|\baudit|\b(every(one|body)'?s?|most|any(one|body)'?s?) .{0,12}\bwalls?\b/.test(
        scene.reading.text,
      )
        ? say(
            /\b(have|need|must|should|ok(ay)?)\b/.test(scene.reading.text) &&
              'You need not, and it helps where they are shown and not listed.',
            'Show them where they decide something: a value beside the price that it explains, or told as the story of one day. A bare list reads like everybody’s, because most lists hold the same words.',
            values(scene),
          )
        : '',
  ],
  [
    /\b(copy|borrow|steal|nick)\b|\bother (companies|businesses|brands|people)\b|\bsame (as|values)\b.*\b(other|compet\w+|else)\b/,
    (scene) =>
      say(
        'A borrowed value decides nothing: you have no day to tell of. Take the question from others, never the answer. That somebody else has the same one is no harm if the sentence under it is yours.',
        values(scene),
      ),
  ],
  [
    /\b(outgrow\w*|over time|forever|every year|how often|keep them|change (them|our values|my values)|still right)\b/,
    (scene) =>
      say(
        'They may change when you do, and they seldom should: if a value goes because it became expensive, it was none. Read them once a year beside the hardest decision of that year.',
        values(scene),
      ),
  ],
  [
    /\bwho (decides|should|chooses|picks|writes)\b|\bask (the|my|our) (staff|team|employees|customers)\b|\bvote\b|\bwith (the|my|our) (team|staff|partner|wife|husband)\b/,
    (scene) =>
      say(
        'Whoever pays when they are kept: usually the owner. Collect the stories from everybody, and decide alone or with those who stay; a vote gives you the values that nobody minds.',
        values(scene),
      ),
  ],
]

const own = ({ record }: Scene) => record.archetype
const ownIs = (scene: Scene) => {
  const found = own(scene)
  return found
    ? `Yours is ${archetypeName(found.primary)}${found.secondary ? `, with ${archetypeName(found.secondary)} second` : ''}.`
    : 'The interview has not found yours yet.'
}

export const archetypeMethod: readonly Rule[] = [
  [
    /^(?!.*\bwhich\b).*(\bper ?cent\w*\b|\d ?%|\bconfiden\w+|\b(100|hundred)\b|\bhow (sure|certain)\b|\b(am|are) (i|we) (really|truly|even)\b)/,
    (scene) => {
      const found = own(scene)
      return found?.confidence == null
        ? ''
        : say(
            `The ${Math.round(found.confidence)} percent say how clearly your answers pointed to ${archetypeName(found.primary)}: it is the chance that the interview gives it, and not a mark.`,
            found.secondary
              ? `The rest is shared by the others, ${archetypeName(found.secondary)} first; no brand is of one kind alone, so 100 would be suspicious.`
              : 'The rest is shared by the others; no brand is of one kind alone, so 100 would be suspicious.',
            'It is a way of reading a brand, not a measurement: the quotes under the result show what spoke for it and what against.',
          )
    },
  ],
  [
    ({ reading, record }) =>
      /\bwhy (am i|are we|is it|did (i|we|you)|me|us|do (i|we)|a|an|the)\b/.test(reading.text) &&
      !/\bnot\b|n't\b|\bneed\b|\bmatter/.test(reading.text) &&
      (/\b(am i|are we|did (i|we) get)\b/.test(reading.text) || reading.archetypes.length > 0) &&
      (reading.archetypes.length === 0 || reading.archetypes[0] === record.archetype?.primary),
    (scene) => {
      const found = own(scene)
      if (!found) return ''
      const fitting = scene.record.coreValues.filter(
        ({ title, description }) => description !== '' && !isAtOdds(found.primary, title),
      )
      return say(
        `Because your answers pointed there more often than anywhere else: ${archetypeName(found.primary)} wants ${archetypes[found.primary].wants} and dreads ${archetypes[found.primary].dreads}, and what you told spoke for that motive more than for any other.`,
        'The quotes that decided stand under the result, with what speaks against it.',
        fitting[0] && `In your record ${quote(fitting[0].title)} goes well with it: ${quote(fitting[0].description)}`,
        found.secondary && `Second came ${archetypeName(found.secondary)}.`,
      )
    },
  ],
  [
    /\bwhat would (have to|need to|it take)\b|\bhave to change\b|\b(become|turn into|pass for)\b|\b(could|can|should|may) (i|we|it) (also )?(be|switch|change|become|go|turn)\b|\b(am|are) (i|we) (not )?(an?|the|more|rather)\b/,
    (scene) => {
      const [named] = scene.reading.archetypes
      const found = own(scene)
      return named === undefined || !found || named === found.primary
        ? ''
        : say(
            `What counts is the motive, not the manner: ${archetypeName(named)} wants ${archetypes[named].wants} and dreads ${archetypes[named].dreads}; ${archetypeName(found.primary)} wants ${archetypes[found.primary].wants}.`,
            found.ruledOut.includes(archetypes[named].name)
              ? 'Your answers spoke against it, so it was ruled out.'
              : 'It was not ruled out; your answers only said more for the other.',
            'If on your hardest day you chose the first over the second, hold the interview again by Start Over: it would find that, and this result is kept.',
          )
    },
  ],
  [
    /\b(handle|deal with|answer|respond|react|apologi[sz]e|complain\w*|greet|welcome|celebrate|say (no|sorry|goodbye))\b/,
    (scene) => {
      const id = scene.reading.archetypes[0] ?? own(scene)?.primary
      return id === undefined
        ? ''
        : say(
            `As ${archetypeName(id)} does anything: it ${archetypes[id].does}, because it wants ${archetypes[id].wants}. Its words are ${archetypes[id].voice}.`,
            `What must not happen is what it dreads: ${archetypes[id].dreads}.`,
            ownIs(scene),
          )
    },
  ],
  [
    /\b(two|both|more than one|several|half and half|50 50)\b|\b(mix|mixed|mixture|blend\w*|combin\w*|hybrid)\b/,
    (scene) =>
      scene.reading.archetypes.length > 1
        ? ''
        : say(
            'One leads, or nobody knows what to expect; a second gives it colour. That is why the interview names two, in order, and says so when your answers are truly mixed: then you decide which leads.',
            ownIs(scene),
          ),
  ],
  ...kindRules,
  [
    /\bscien\w+|\bproven\b|\bevidence\b|\bresearch\w*|\bhoroscopes?\b|\bstar signs?\b|\bastrolog\w*|\bpsycholog\w*|\bnonsense\b|\bmade up\b|\bbogus\b|\bmumbo\b|\bbelieve in\b|\breliable\b/,
    (scene) =>
      say(
        'It is a way of reading a brand, not a measurement. The twelve come from Mark and Pearson (2001), after Jung; nobody has shown that one of them sells better. What it gives you is one motive to write from, and the quotes it was drawn from, so that you can disagree.',
        ownIs(scene),
        own(scene)?.confidence != null &&
          `The ${Math.round(own(scene)?.confidence ?? 0)} percent says how clearly your answers pointed there, no more.`,
      ),
  ],
  [
    /\bhow (was|is|were|did|do|does)\b.{0,30}\b(calculat\w+|work(ed)? (it )?out|decid\w+|determin\w+|chosen|found|find|measur\w+|arriv\w+|know|get)\b|\balgorithm\b|\bbased on what\b/,
    (scene) =>
      /\bruled\b/.test(scene.reading.text)
        ? ''
        : say(
            'From what you answered: about a hundred motifs, such as having no quarrel with anyone or stating a doubt, speak for or against each of the twelve; what you fear, refuse and dream of weighs more than what you sell. The result shows the quotes that decided, and what speaks against it.',
            ownIs(scene),
          ),
  ],
  [
    /\b(best|better|worst|rare|rarest|common|commonest|popular|successful)\b.*\barchetypes?\b|\barchetypes?\b.*\b(best|better than|rare|common|popular|successful|sells?)\b|\bcompetit\w+|\b(same|else).{0,20}\barchetype\b/,
    (scene) =>
      scene.reading.archetypes.length > 1
        ? ''
        : say(
            'None is better than another, and two competitors can share one: the archetype says why you do it, your X Factor what only you do. What costs customers is to sound like a different one each week.',
            ownIs(scene),
            scene.record.brief.topWords.xfactor !== '' &&
              `Your X Factor: ${quote(scene.record.brief.topWords.xfactor)}.`,
          ),
  ],
  [
    /\b(change|changes|evolve\w*|grow|shift\w*|switch)\b.*\b(over time|later|years?|one day|archetype|it|when)\b|\bforever\b|\bfor life\b|\bhave to (stick|stay|be|keep)\b|\bstuck with\b|\b(swap|pick|choose) (it|another|my own|a different)\b/,
    (scene) =>
      /\bhow\b.*\bapply|\bmean for\b/.test(scene.reading.text)
        ? ''
        : say(
            'It changes when the motive changes, and that is seldom: another owner, another reason to exist. New products or a new look do not do it. If it no longer fits, hold the interview again; the result before it is kept.',
            ownIs(scene),
          ),
  ],
  [
    /\bcustomers?\b.*\b(archetype|different|same|like)\b|\barchetype\b.*\b(of|for) (my|our|the) customers?\b/,
    (scene) => {
      const found = own(scene)
      return say(
        'The archetype is yours and not your customers’: people come to a brand for what they lack as often as for what they are.',
        found &&
          `${archetypes[found.primary].name} draws those who want to be met by somebody who ${archetypes[found.primary].does}.`,
      )
    },
  ],
]
