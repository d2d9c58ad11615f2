/** Questions about the own archetype, and about the twelve. */
import { type ArchetypeId, archetypeGroups, archetypes } from '#contract/archetypes.ts'
import { isAtOdds } from './archetype-tensions.ts'
import { byKind } from './method-by-kind.ts'
import { archetypeName, joinAnd, paragraphs, quote, say } from './quote-record.ts'
import { always, answerBy, type Rule, type Scene, weakSpots, whyLocked } from './scene.ts'

/** Which group lies across from which: the two axes of Mark and Pearson. */
const across = { stability: 'fulfilment', fulfilment: 'stability', belonging: 'mastery', mastery: 'belonging' } as const

const found = ({ record }: Scene) => record.archetype

const notYet = ({ record }: Scene) =>
  say(
    'Your archetype has not been found yet.',
    whyLocked('brand-archetype', record) ||
      'The interview finds it in at least 20 questions; you can stop and go on later.',
  )

const show = (scene: Scene) => {
  const own = found(scene)
  return own
    ? `Yours is ${archetypeName(own.primary)}${own.secondary === null ? '' : `, with ${archetypeName(own.secondary)} as the second`}.`
    : notYet(scene)
}

/** The description as a sentence about it. */
const character = (id: ArchetypeId) =>
  `It ${archetypes[id].description.charAt(0).toLowerCase()}${archetypes[id].description.slice(1)}`

const tellMotive = (id: ArchetypeId) =>
  `${archetypes[id].name} wants ${archetypes[id].wants} and dreads ${archetypes[id].dreads}. So it ${archetypes[id].does}. It speaks like this: ${archetypes[id].voice}.`

/** Whether it is the owner's own, as a sentence. */
function owned(id: ArchetypeId, scene: Scene): string {
  const own = found(scene)
  if (own?.primary === id)
    return `It is the one that the interview found for you${own.confidence === null ? '' : `, with ${Math.round(own.confidence)} percent confidence`}.`
  if (own?.secondary === id) return `It is your second one, beside ${archetypeName(own.primary)}.`
  if (own) return `Yours is ${archetypeName(own.primary)}.`
  return ''
}

function compare([a, b]: readonly ArchetypeId[], scene: Scene): string {
  if (a === undefined || b === undefined) return ''
  const [one, other] = [archetypes[a], archetypes[b]]
  const near =
    one.group === other.group
      ? `They are close: both belong to the group ‘${archetypeGroups[one.group]}’.`
      : `They come from different corners: ‘${archetypeGroups[one.group]}’ and ‘${archetypeGroups[other.group]}’.`
  return paragraphs(
    near,
    say(
      `${one.name} wants ${one.wants}; ${archetypeName(b)} wants ${other.wants}.`,
      `${one.name} dreads ${one.dreads}; ${archetypeName(b)}, ${other.dreads}.`,
      `And one hears it: ${one.voice}, against ${other.voice}.`,
    ),
    owned(a, scene),
  )
}

function explain(id: ArchetypeId, scene: Scene): string {
  const { motto, examples } = archetypes[id]
  const value = scene.record.coreValues.find(({ title }) => found(scene)?.primary === id && !isAtOdds(id, title))
  return paragraphs(
    say(`“${motto}”`, character(id), tellMotive(id)),
    say(
      `Brands that are often cited for it: ${joinAnd(examples)}.`,
      owned(id, scene),
      value && `Your value ${quote(value.title)} goes well with it.`,
    ),
  )
}

function tellVoice(id: ArchetypeId, scene: Scene): string {
  const { name, voice, does } = archetypes[id]
  const word = scene.record.brief.topWords.voice
  return say(
    `${name} speaks like this: ${voice}. It ${does}, and its sentences do the same.`,
    owned(id, scene),
    word !== '' &&
      found(scene)?.primary === id &&
      (isAtOdds(id, word)
        ? `Your word for the voice, ${quote(word)}, pulls the other way.`
        : `Your word for the voice is ${quote(word)}; keep both in mind when you write.`),
  )
}

function tellOwn(scene: Scene): string {
  const own = found(scene)
  if (!own) return notYet(scene)
  return paragraphs(
    say(
      `The interview found ${archetypeName(own.primary)}${own.confidence === null ? '' : `, with ${Math.round(own.confidence)} percent confidence`}${own.secondary ? `, and ${archetypeName(own.secondary)} as the second` : ''}.`,
      character(own.primary),
    ),
    say(tellMotive(own.primary)),
    weakSpots(scene, 'archetype', ''),
  )
}

/** The archetype that a message is about: the one that it names, else the own one. */
const meantBy = (scene: Scene) => scene.reading.archetypes[0] ?? found(scene)?.primary

const rules: readonly Rule[] = [
  [
    /\bopposites?\b|\bcontrary\b|\bfurthest\b|\bfarthest\b/,
    (scene) => {
      const id = meantBy(scene)
      if (id === undefined) return notYet(scene)
      const { group } = archetypes[id]
      const far = Object.values(archetypes)
        .filter((each) => each.group === across[group])
        .map(({ name }) => name)
      return say(
        `${archetypes[id].name} belongs to ‘${archetypeGroups[group]}’; across from it lies ‘${archetypeGroups[across[group]]}’: ${joinAnd(far)}.`,
        owned(id, scene),
      )
    },
  ],
  [
    /\bdisagree\b|\bnot agree\b|\bdon't (agree|like|see|think)\b|\b(is|are|feels?|seems?|sounds?) (not|n't|wrong)\b|\bdoesn't (feel|sound|fit)\b/,
    (scene) => {
      const own = found(scene)
      return own
        ? say(
            `Then trust your ear: ${archetypeName(own.primary)} is a reading of what you answered, not a verdict.`,
            own.secondary &&
              `Try ${archetypeName(own.secondary)} for size, which came second: it wants ${archetypes[own.secondary].wants}.`,
            'Look at the quotes under the result; if they do not speak for you, Start Over asks anew and keeps this one.',
          )
        : notYet(scene)
    },
  ],
  [
    /\bwhy (am i|are we|isn'?t it|is it) not\b|\bwhy not\b|\bwhy\b.*\b(rul|exclud)\w+\b/,
    (scene) => {
      const [named] = scene.reading.archetypes
      const own = found(scene)
      if (named === undefined || !own || own.primary === named) return ''
      const isOut = own.ruledOut.includes(archetypes[named].name)
      return say(
        isOut
          ? `Your answers spoke against ${archetypeName(named)}, so it was ruled out.`
          : `Your answers said more for ${archetypeName(own.primary)}: it was the nearest, not the only one.`,
        `${archetypes[named].name} wants ${archetypes[named].wants}; ${archetypeName(own.primary)} wants ${archetypes[own.primary].wants}.`,
        'The result shows the quotes that decided it.',
      )
    },
  ],
  [
    /\bavoid\b|\bnever\b|\bdos and don'?ts\b|\bmistakes?\b|\bdanger\w*|\btrap\w*|\brisks?\b|\bweakness\w*/,
    (scene) => {
      const id = meantBy(scene)
      return id === undefined
        ? ''
        : say(
            `${archetypes[id].name} dreads ${archetypes[id].dreads}. So leave out whatever leads there, in what you do and in how you sound: its voice is ${archetypes[id].voice}.`,
            owned(id, scene),
            weakSpots(scene, 'archetype', ''),
          )
    },
  ],
  [
    /\bstrengths?\b|\badvantages?\b|\bgood at\b|\bgifts?\b/,
    (scene) => {
      const id = meantBy(scene)
      return id === undefined
        ? ''
        : say(
            `What people get from ${archetypeName(id)}: it ${archetypes[id].does}, because it wants ${archetypes[id].wants}.`,
            character(id),
            owned(id, scene),
          )
    },
  ],
  [
    /\bwhy (should|do|would|bother|does)\b.*\b(bother|need|matter|important|useful|do|care)\b|\bwhat('?s| is) the (point|use)\b|\bwhat for\b/,
    (scene) =>
      /\bquestions?\b|\binterview\b/.test(scene.reading.text)
        ? ''
        : say(
            'Because people trust what behaves like one person. The archetype gives every text, picture and refusal the same motive, so that you need not decide each time anew how to sound; the website review measures against it.',
            found(scene) ? owned(found(scene)?.primary ?? 'sage', scene) : notYet(scene),
          ),
  ],
  [({ reading }) => reading.archetypes.length > 1, (scene) => compare(scene.reading.archetypes, scene)],
  [
    /\b(famous|well-known|similar|other|which|big|known|example)\b.*\bbrands\b|\bbrands (that are )?like\b|\bwho else\b/,
    (scene) => {
      const id = scene.reading.archetypes[0] ?? found(scene)?.primary
      return id === undefined
        ? notYet(scene)
        : say(
            `Brands that are often cited for ${archetypeName(id)}: ${joinAnd(archetypes[id].examples)}. Lists differ from one author to the next.`,
            owned(id, scene),
          )
    },
  ],
  [
    /\bruled? out\b|\bexclud\w+|\bnot (us|me)\b/,
    (scene) => {
      const own = found(scene)
      if (!own) return say('None yet.', notYet(scene))
      return own.ruledOut.length > 0
        ? say(
            `These were ruled out: ${joinAnd(own.ruledOut)}. Your answers spoke against them, not just for another.`,
            `What was left on top is ${archetypeName(own.primary)}.`,
          )
        : `None was ruled out: your answers spoke for ${archetypeName(own.primary)} without speaking clearly against any other.`
    },
  ],
  [
    /\b(how|what) (should|do|does|would|to|can)\b.{0,60}\b(talk|speak|sound|write|communicat\w+|say)\b|\bvoice\b|\btone\b/,
    (scene) => {
      const id = scene.reading.archetypes[0] ?? found(scene)?.primary
      return id === undefined ? '' : tellVoice(id, scene)
    },
  ],
  [
    /\b(again|redo|restart|start over|reset|retake|repeat|second time|change my (answers?|archetype|mind|result)|answers? (was|were) (wrong|rushed))\b/,
    ({ record }) =>
      whyLocked('brand-archetype', record) ||
      'Yes. On the archetype page, Start Over begins a new interview; the result before it is kept and can be brought back. Other days bring other stories, so a second run is worth more after some months than after an hour.',
  ],
  [
    /\bsure\b|\bconfiden\w+|\bcertain\w*|\bpercent\w*|\baccura\w+|\btrust\b|\bwrong\b/,
    (scene) =>
      say(
        tellOwn(scene),
        found(scene) !== null &&
          'Read it as a reading and not as a measurement: it is one honest way to describe your brand, drawn from what you answered.',
      ),
  ],
  [
    /\b(why|how) .{0,40}(many|20|twenty|long|so much)\b|\bquestions?\b|\bhow long\b|\binterview\b(?=.*\b(take|long|why|how)\b)/,
    (scene) =>
      say(
        'At least 20 questions, because one answer can point anywhere: what you fear, refuse and celebrate only tells something together, and each question is chosen by what is still open. Short stories tell more than adjectives.',
        found(scene) ? '' : notYet(scene),
      ),
  ],
  [
    /\bsecond(ary)?\b/,
    (scene) => {
      const second = found(scene)?.secondary
      return second ? explain(second, scene) : ''
    },
  ],
  [
    /\buse\b|\bapply\b|\bdo with\b|\bhelp (me|us)\b|\bin practice\b|\bmean for\b|\bmarketing\b|\bchange\b|\bsuits?\b|\bfits? (a|an|the|our|my)\b/,
    (scene) => {
      const own = found(scene)
      if (!own)
        return say(
          'It decides tone and choices: how you greet, what you refuse, which picture you take.',
          notYet(scene),
        )
      const [named = own.primary] = scene.reading.archetypes
      const { voice, wants, dreads } = archetypes[named]
      return say(
        named !== own.primary &&
          `Yours is ${archetypeName(own.primary)}; for ${archetypeName(named)} it goes like this.`,
        `Let it decide small things. Write like this: ${voice}. It wants ${wants}: promise that. It dreads ${dreads}: leave out whatever leads there.`,
        weakSpots(scene, 'archetype', ''),
      )
    },
  ],
  [
    ({ reading }) => reading.archetypes.length === 1,
    (scene) => scene.reading.archetypes.map((id) => explain(id, scene)).join(''),
  ],
  [
    /\bwhat (is|are|'s) (a|an|the)? ?(brand )?archetypes?\b|\btwelve\b|\b12\b|\bwhich archetypes? (are|exist)\b|\blist\b|\ball (the )?archetypes\b|\bwhere (do|does) .{0,20}come from\b|\bwhy (do|would|should) (i|we) need\b|\bpoint of\b|\bjung\w*/,
    (scene) =>
      say(
        `An archetype is one of twelve characters, each with a motive of its own, that gives everything you write one personality: ${joinAnd(Object.values(archetypes).map(({ name }) => name.replace(/^The /, '')))}. The idea is Mark and Pearson’s.`,
        found(scene) ? `Yours is ${archetypeName(found(scene)?.primary ?? 'sage')}.` : notYet(scene),
      ),
  ],
  byKind('archetype', show),
  [always, tellOwn],
]

export const answerArchetype = (scene: Scene) => answerBy(rules, scene)
